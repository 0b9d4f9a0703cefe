import { useApp } from './app-context.ts'
import type { Surroundings } from './surroundings.ts'

export function useWords(): Surroundings['words'] {
  return useApp().surroundings.words
}
