import type { Catalogue } from '../../runtime/compiler/catalogue.ts'
import { compareEditions } from '../../runtime/compiler/diff/differences.ts'
import { type Edition, readEdition } from '../../runtime/compiler/diff/edition.ts'
import type { Sentence } from '../../runtime/compiler/diff/fold.ts'
import type { Source } from '../../runtime/compiler/json-tree.ts'
import { type Configs, type TouchedStory, touchedStories } from './touched-stories.ts'

export interface ToldChange extends Sentence {
  readonly stories: readonly TouchedStory[]
}

export interface Changes {
  /**
   * At most seven sentences. The most important sentence comes first. If nothing changes for any customer, the list is
   * empty.
   */
  readonly short: readonly ToldChange[]
  readonly all: readonly ToldChange[]
}

/** Compares two sets of config sources. Returns the changes for customers, and the stories that show each change. */
export function changesOf(former: readonly Source[], latter: readonly Source[], catalogue: Catalogue): Changes {
  const [before, after] = [readEdition(former), readEdition(latter)]
  const { sentences, all } = compareEditions(before, after, catalogue)
  const stories = touchedStories(configsOf(before), configsOf(after))
  const told = (sentence: Sentence): ToldChange => ({ ...sentence, stories: stories(sentence) })
  return { short: sentences.map(told), all: all.map(told) }
}

/**
 * Returns the complete configs of all flows, and of all variants' arms. The keys are the workshop's names for flows:
 * `web`, `web~december`.
 */
function configsOf({ flows, variants }: Edition): Configs {
  const arms = [...variants.values()].flatMap(variant => [...variant.arms.values()])
  return new Map([...flows, ...arms.map(config => [String(config.id), config] as const)])
}
