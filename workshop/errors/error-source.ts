import { fileURLToPath } from 'node:url'
import type { Message } from '../../runtime/engine/state.ts'
import { flowNamed } from '../flows/read-flows.ts'
import { storyEntries } from '../flows/story-entries.ts'
import { storyParts, surroundingParts } from '../keys/story-parts.ts'
import type { StorySource } from '../story-source.ts'
import { ERRORS_FILE, type ErrorFile, errorFiles, MODULE, readErrors } from './list-errors.ts'

const CATALOGUE = fileURLToPath(new URL('../../flow-configs/shared/errors.json', import.meta.url))
const CSF = fileURLToPath(new URL('error-csf.tsx', import.meta.url))
const RECIPE_STORY = fileURLToPath(new URL('../error-recipes/RecipeStory.tsx', import.meta.url))
const data = (value: unknown) => JSON.stringify(value)

/** The stories of the error catalogue, with a title for each code. */
export const errorSource: StorySource = {
  test: ERRORS_FILE,
  list: path =>
    errorFiles(readErrors(path)).flatMap(file => [
      ...storyEntries([file], 'error', {
        isRepeated: ({ message, cardType }) => hasRecipe(file, message, cardType),
      }),
      ...storyEntries([{ ...file, plans: file.recipes.map(({ plan }) => plan) }], 'error'),
    ]),
  modules: [MODULE],
  write(module, watch) {
    watch(CATALOGUE)
    const file = errorFiles(readErrors(CATALOGUE)).find(one => one.module === module)
    return file && codeFor(file)
  },
  parts(module) {
    const file = errorFiles(readErrors(CATALOGUE)).find(one => one.module === module)
    const { config } = flowNamed('web')
    return (
      file &&
      new Map([
        ...file.plans.map(plan => [plan.exportName, surroundingParts(config, plan)] as const),
        ...file.recipes.map(({ plan }) => [plan.exportName, storyParts(config, plan)] as const),
      ])
    )
  },
}

/** Whether a recipe can make the operator answer with this message. */
function hasRecipe({ recipes }: ErrorFile, { about }: Message, cardType: string): boolean {
  return cardType === 'credit' && recipes.some(one => one.about === about)
}

function codeFor({ id, title, plans, recipes }: ErrorFile): string {
  return [
    `import { errorStory } from ${data(CSF)}`,
    `import { recipeStory } from ${data(RECIPE_STORY)}`,
    `export default { id: ${data(id)}, title: ${data(title)} }`,
    ...plans.map(plan => `export const ${plan.exportName} = errorStory(${data(plan)})`),
    ...recipes.map(one => `export const ${one.plan.exportName} = recipeStory(${data(one)})`),
  ].join('\n')
}
