import { leadIns } from './fr/interview.fr.ts'
import type { SeededRandom } from './seeded-random.ts'
import { openingOf, opensWithFirstPerson, type Sentence } from './writer.ts'

/**
 * Limits sentences that start with «je» to a third: the user’s own sentences keep their words, and only get a
 * lead-in («Concrètement, j’ai…»). First sentences of paragraphs are changed first.
 */
export function balanceFirstPerson(
  paragraphs: readonly Sentence[][],
  closing: string,
  random: SeededRandom,
): Sentence[][] {
  const balanced = paragraphs.map((paragraph) => [...paragraph])
  const used = new Set(balanced.flat().map((sentence) => openingOf(sentence.text)))
  const total = balanced.flat().length + 1
  const excess = () =>
    balanced.flat().filter((sentence) => opensWithFirstPerson(sentence.text, 'fr')).length +
    (opensWithFirstPerson(closing, 'fr') ? 1 : 0) -
    Math.floor(total / 3)
  const places = balanced.flatMap((paragraph, row) => paragraph.map((_, column) => ({ row, column })))
  // Openings of paragraphs first, then the sentences that follow another «je».
  const order = [...places].sort((one, other) => weight(balanced, other) - weight(balanced, one))
  for (const { row, column } of order) {
    if (excess() <= 0) break
    const sentence = balanced[row]?.[column]
    // «De plus, je suis disponible…» would not continue the previous sentence.
    if (sentence && /disponib|commencer|préavis/iu.test(sentence.text)) continue
    if (!sentence || sentence.own || !opensWithFirstPerson(sentence.text, 'fr')) continue
    const kinds =
      column > 0
        ? leadIns.any
        : row === 0
          ? leadIns.why
          : row === balanced.length - 1
            ? leadIns.fit
            : leadIns.proof
    const lead = random
      .shuffle(kinds)
      .find(
        (words) =>
          !used.has(openingOf(`${words} ${lowered(sentence.text)}`)) &&
          ![...used].some((opening) => opening.startsWith(openingOf(words))),
      )
    if (!lead) continue
    const text = `${lead} ${lowered(sentence.text)}`
    used.add(openingOf(text))
    const line = balanced[row]
    if (line) line[column] = { ...sentence, text }
  }
  return balanced
}

function weight(paragraphs: readonly Sentence[][], { row, column }: { row: number; column: number }): number {
  const before = paragraphs[row]?.[column - 1]
  return (column === 0 ? 2 : 0) + (before && opensWithFirstPerson(before.text, 'fr') ? 1 : 0) - row / 100
}

const lowered = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1)
