import { plainLetters } from '../french/plain-letters.ts'

/** Beginnings of the telling words of a text. */
const stemsOf = (text: string): string[] =>
  plainLetters(text)
    .split(/[^a-z\d]+/u)
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 4))

/** How much of a line its tasks say again, from 0 to 1. */
export function shareTold(line: string, said: readonly string[]): number {
  const asked = stemsOf(line.replace(/\([^()]*\)?/gu, ' '))
  const told = new Set(stemsOf(said.join(' ')))
  return asked.length === 0 ? 1 : asked.filter((stem) => told.has(stem)).length / asked.length
}

/** Signs of a line that was read through: each costs as much as it has misled. */
const signs: readonly (readonly [RegExp, number])[] = [
  [/^s’occuper /u, 0.8],
  [/^s’occuper .*(?:, | et d)/u, 0.7],
  [/^assurer (?:l[ae]s? |l’)\p{L}+$/u, 0.6],
  // Initials, but in a bracket, where they are a detail.
  [/^[^(]*(?<![\p{L}\d])\p{Lu}{2,}/u, 0.4],
  [/ (?:selon|lors|auprès|suite|type) /u, 0.4],
  [/\(/u, 0.4],
  // «lors d’éventement professionnel»: a noun without its article.
  [
    / lors d(?:e |’)(?!une? |l[ae]s? |l’|cet?t?e? |ces |son |sa |ses |leurs? |plusieurs |\p{L}+[sxz](?!\p{L}))\p{Ll}/u,
    2,
  ],
  // Nouns behind a comma without their article.
  [/ (?:l[ae]s? |l’|des )[^,(]+, (?!l[ae]s? |l’|d[eu’]|et |\p{L}+(?:er|ir|re) )\p{Ll}/u, 0.9],
]

const lineSigns: readonly (readonly [RegExp, number])[] = [
  [/[/+&]/u, 0.5],
  [/ : /u, 0.3],
  // A telegram: no word of grammar between its nouns.
  [/^(?!.* (?:d[eu]s?|la|les?|en|à|aux?|sur|avec|pour) |.*[’'])(?:\S+ ){2,}\S+$/iu, 0.6],
]

/**
 * How unsure a task is: 0 for one that its line says in so many words, 2 and more for a guess. `said` are all the tasks of
 * the line.
 */
export function taskDoubt(line: string, said: readonly string[], task: string): number {
  const lost = Math.max(0, 0.75 - shareTold(line, said)) * 2.5
  const long = task.split(' ').length > longTask ? 0.4 : 0
  const weigh = (text: string, list: typeof signs) =>
    list.reduce((sum, [sign, cost]) => sum + (sign.test(text) ? cost : 0), 0)
  return lost + long + weigh(task, signs) + weigh(line, lineSigns)
}

const longTask = 12
