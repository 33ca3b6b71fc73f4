import type { Concept } from './concept.ts'

/** Every concept, by its id. */
export const concepts: ReadonlyMap<string, Concept> = new Map()
