/** Work that a note names by what is done, and the participle that says it: «baby-sitting» → «fait du baby-sitting». */
const activities: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/^baby-?sitting/iu, () => 'fait du baby-sitting'],
  [/^gardes? d’(?:enfants?|bébés?)/iu, () => 'gardé des enfants'],
  [/^gardes? d’animaux/iu, () => 'gardé des animaux'],
  [/^aide aux devoirs/iu, () => 'fait de l’aide aux devoirs'],
  [/^soutien scolaire/iu, () => 'donné du soutien scolaire'],
  [/^cours particuliers(?: d(?:e |’)\p{L}+)?/iu, (found) => `donné des ${found.toLowerCase()}`],
  [/^tutorat/iu, () => 'fait du tutorat'],
  [
    /^(?:ménages?|repassage|jardinage|bricolage|nettoyage)(?!\p{L})/iu,
    (found) => `fait du ${singular(found)}`,
  ],
  [/^animation/iu, () => 'fait de l’animation'],
  [/^vendanges/iu, () => 'fait les vendanges'],
  [/^cueillette(?: d(?:e |’|es )\p{L}+)?/iu, (found) => `fait la ${found.toLowerCase()}`],
  [/^inventaires?(?!\p{L})/iu, () => 'fait des inventaires'],
  [/^livraisons?(?: à domicile| de \p{L}+)?/iu, (found) => `fait des ${plural(found)}`],
  [/^(?:mise en rayon|plonge|caisse|manutention)(?!\p{L})/iu, (found) => `fait de la ${found.toLowerCase()}`],
  [/^accueil(?!\p{L})/iu, () => 'fait de l’accueil'],
  [/^distribution de \p{L}+/iu, (found) => `fait de la ${found.toLowerCase()}`],
]

const singular = (word: string) => word.toLowerCase().replace(/s$/u, '')
const plural = (text: string) => text.toLowerCase().replace(/^livraison(?!s)/u, 'livraisons')

/** What a note says was done, after «j’ai», and what the note adds; undefined when it names no such work. */
export function readActivity(note: string): { done: string; rest: string } | undefined {
  for (const [pattern, say] of activities) {
    const found = pattern.exec(note)?.[0]
    if (found) return { done: say(found), rest: note.slice(found.length) }
  }
  return undefined
}
