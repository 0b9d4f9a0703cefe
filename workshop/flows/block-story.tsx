import type { StoryObj } from '@storybook/react-vite'
import type { BlockName, BlockProps } from '../../flows/catalogue.ts'
import type { Action, Person } from './action.ts'
import { controlsOfBlock, type Edits } from './controls.ts'
import { FlowStory, untilArrived } from './FlowStory.tsx'
import type { Plan } from './plan.ts'

/** The circumstances in which a story shows a block: the customer, earlier actions, and the screen around the block. */
export interface Scene {
  readonly person?: Person
  /** True if the customer has not logged in. */
  readonly isStranger?: true
  readonly actions?: readonly Action[]
  /** True if the answers to the block's reads never arrive. */
  readonly isHeld?: true
  /** Before the story ends, the customer looks at the block for this long. */
  readonly waitsMs?: number
  readonly header?: 'brand' | 'title' | 'hero'
  /** Shows the block in the modal that opens when `login.requestCode` ends with this outcome. */
  readonly inModalFor?: 'refused'
  readonly globals?: StoryObj['globals']
  readonly parameters?: StoryObj['parameters']
  readonly play?: StoryObj['play']
}

const words = {
  brand: 'Recarrega',
  back: 'Voltar',
  dismiss: 'Fechar',
  loading: 'Carregando',
  soon: 'Falta pouco',
  noNetwork: 'Confira sua internet e tente de novo.',
  offline: 'Você está sem internet.',
  code: 'Código {code}',
  loadFailed: 'Não conseguimos carregar esta parte.',
  tryAgain: 'Tentar novamente',
  newVersion: 'Há uma versão nova',
  update: 'Atualizar',
  preview: 'Prévia: {title}. Só você vê.',
  noPreview: 'Esta prévia não existe.',
  endPreview: 'Encerrar prévia',
}

const asking = { run: 'login.requestCode', outcomes: { sent: 'stay', refused: 'modal:tells', unreachable: 'stay' } }

/**
 * Returns a flow of one step with a single block. The block therefore has facts, reads and an engine, as in any flow.
 */
function configOf(block: BlockName, props: object, { header = 'title', inModalFor }: Scene): unknown {
  const nodes = [{ id: 'it', block, ...props }]
  return {
    id: 'block',
    title: 'Um bloco',
    layout: 'classic',
    channels: [],
    start: 'here',
    guards: {},
    always: {},
    words,
    panel: { label: 'Sobre a Recarrega', headline: ['Recarga na hora.'], lead: ['Pix ou cartão.'] },
    steps: {
      here: {
        path: '/',
        access: 'anyone',
        title: 'Um bloco',
        header,
        blocks: inModalFor ? [] : nodes,
        on: { ask: asking },
      },
    },
    modals: inModalFor ? { tells: { title: 'Um aviso', blocks: nodes } } : {},
  }
}

function planOf({ person = 'ana', isStranger, actions = [], isHeld, waitsMs = 0, inModalFor }: Scene): Plan {
  const inModal = inModalFor !== undefined
  return {
    name: 'block',
    exportName: 'block',
    pointer: inModal ? 'modals/tells' : 'steps/here',
    person,
    isCustomer: isStranger !== true,
    behind: null,
    actions,
    step: 'here',
    events: inModal ? ['ask'] : [],
    isHeld: isHeld === true,
    waitsMs,
    expected: {
      step: 'here',
      modal: inModal ? 'tells' : null,
      code: inModal ? '207' : null,
      where: inModal ? 'modal' : 'nowhere',
      guards: [],
    },
  }
}

/** Returns a story of one block in its own app. The story's controls come from the block's schema. */
export function blockStory<K extends BlockName>(block: K, props: BlockProps[K], scene: Scene = {}): StoryObj<Edits> {
  const config = configOf(block, props, scene)
  const plan = planOf(scene)
  const toEdits = (args: Edits): Edits =>
    Object.fromEntries(Object.entries(args).map(([name, value]) => [`it.${name}`, value]))
  return {
    args: { ...props },
    argTypes: controlsOfBlock(block),
    parameters: { layout: 'fullscreen', ...scene.parameters },
    ...(scene.globals === undefined ? {} : { globals: scene.globals }),
    render: args => <FlowStory config={config} plan={plan} edits={toEdits(args)} />,
    play: async context => {
      await untilArrived(context.canvasElement)
      await scene.play?.(context)
    },
  }
}
