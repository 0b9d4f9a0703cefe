import { listOf, objectOf } from '../../../runtime/compiler/diff/json.ts'
import type { Json } from '../../../runtime/compiler/json-tree.ts'
import type { Authored } from '../authored.ts'
import { set, swap } from '../mutant.ts'
import type { MutationClass } from '../mutation-class.ts'
import { pick } from '../pick.ts'
import { entries } from '../sites.ts'

/** Returns a mutation class that replaces the value of a flow's key by other values. */
function flowKey(
  name: string,
  about: string,
  key: string,
  others: (authored: Authored, now: Json | undefined) => readonly (Json | undefined)[],
): MutationClass {
  return {
    name,
    about,
    mutate: authored =>
      authored.kind === 'flow'
        ? others(authored, authored.json[key])
            .filter(other => other !== authored.json[key])
            .map(other => set([key], authored.json[key], other))
        : [],
  }
}

const stepIds = ({ whole }: Authored) => Object.keys(objectOf(whole.steps))

export const frameClasses: readonly MutationClass[] = [
  flowKey('start-other', 'A flow begins with another step.', 'start', authored => [
    ...pick(stepIds(authored), 4, authored.file),
    'logins',
  ]),
  flowKey('start-removed', 'A flow does not say where it begins.', 'start', (_, now) =>
    now === undefined ? [] : [undefined],
  ),
  flowKey('extends-other', 'A flow extends another one, or none.', 'extends', ({ flows, flow }, now) =>
    now === undefined ? ['lightblue'] : [undefined, 'webs', flow, ...pick([...flows.keys()], 2, flow)],
  ),
  flowKey('flow-renamed', 'A flow has another id.', 'id', ({ flows, flow }, now) => [
    `${now}-new`,
    undefined,
    ...pick(
      [...flows.keys()].filter(id => id !== flow),
      1,
      flow,
    ),
  ]),
  flowKey('channels-other', 'A flow serves other channels.', 'channels', (_, now) => [
    undefined,
    [],
    [...listOf(now), 'whatsapp_web'],
    [...listOf(now), 'api'],
    [...listOf(now), 'ura'],
    listOf(now).slice(1),
    [...listOf(now), 'Web'],
  ]),
  flowKey('channel-path-other', 'The addresses of a flow have another channel.', 'channelPath', () => [
    undefined,
    null,
    'web',
    'whatsapp',
    'Web',
    'nobody',
  ]),
  flowKey('layout-other', 'A flow is drawn in another layout.', 'layout', ({ catalogue }) => [
    undefined,
    ...catalogue.layouts,
    'classics',
  ]),
  flowKey('menu-removed', 'A flow has no menu.', 'menu', () => [undefined, null]),
  flowKey('panel-removed', 'A flow has no panel.', 'panel', () => [undefined, null]),
  flowKey('journeys-other', 'A journey is listed twice, not at all, or in another order.', 'journeys', (_, now) => {
    const journeys = listOf(now)
    return now === undefined
      ? []
      : [
          undefined,
          [...journeys].reverse(),
          [...journeys, 'entry'],
          [...journeys, 'natal'],
          ...journeys.map(name => journeys.filter(other => other !== name)),
        ]
  }),
  {
    name: 'word-other',
    about: 'A word of the frame is removed, or another one.',
    mutate: ({ json, kind }) => {
      const words = kind === 'flow' ? entries(json.words) : []
      return words.flatMap(([name, text], at) => {
        const next = words[at + 1]
        return [
          set(['words', name], text, undefined),
          set(['words', name], text, `${text} {recharge.value:money}`),
          ...(next
            ? [swap({ path: ['words', name], before: text }, { path: ['words', next[0]], before: next[1] })]
            : []),
        ]
      })
    },
  },
]
