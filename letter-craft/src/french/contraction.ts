import { join } from './elision.ts'

/** «de» before a group with its article: «du suivi», «des relances», «de la vente», «de l’accueil», «d’une hausse». */
export function withDe(group: string): string {
  if (/^le\s/iu.test(group)) return `du ${group.slice(3)}`
  if (/^les\s/iu.test(group)) return `des ${group.slice(4)}`
  return join('de', group)
}

/** «à» before a group with its article: «au suivi», «aux relances», «à la vente», «à l’accueil». */
export function withA(group: string): string {
  if (/^le\s/iu.test(group)) return `au ${group.slice(3)}`
  if (/^les\s/iu.test(group)) return `aux ${group.slice(4)}`
  return `à ${group}`
}
