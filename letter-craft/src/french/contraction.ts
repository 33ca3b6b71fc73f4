import { elides, join } from './elision.ts'
import type { Reading } from './reading.ts'

/** «de» before a group with its article: «du suivi», «des relances», «de la vente», «de l’accueil», «d’une hausse». */
export function withDe(group: string): string {
  if (/^le\s/iu.test(group)) return `du ${group.slice(3)}`
  if (/^les\s/iu.test(group)) return `des ${group.slice(4)}`
  return join('de', group)
}

/** «les relances», «l’accueil», «la vente», «le suivi»: a group with the definite article of its noun. */
export const withArticle = (group: string, { gender, number }: Pick<Reading, 'gender' | 'number'>): string =>
  number === 'p' ? `les ${group}` : elides(group) ? `l’${group}` : `${gender === 'f' ? 'la' : 'le'} ${group}`

/** «à» before a group with its article: «au suivi», «aux relances», «à la vente», «à l’accueil». */
export function withA(group: string): string {
  if (/^le\s/iu.test(group)) return `au ${group.slice(3)}`
  if (/^les\s/iu.test(group)) return `aux ${group.slice(4)}`
  return `à ${group}`
}
