import { ReadCareer } from '@lettrine/contract/career'
import { limits } from '@lettrine/contract/limits'
import type { ReadCareer as Read, Span, Traced } from '@lettrine/letter-craft/career/career'

const cardLists = ['jobs', 'education', 'certificates', 'languages', 'tools', 'interests'] as const

/**
 * A career that was read, within the limits of a stored one. Long lines of a card are cut between sentences; a card that
 * still does not fit goes to `unfiled` with all its lines. Nothing is lost.
 */
export function fitLimits(read: Read): Read {
  const outside: Span[] = []
  const lists = cardLists.map((list) => {
    const { element } = ReadCareer.shape[list]
    const cards: readonly AnyCard[] = read[list]
    const fitting = cards.map(withShortLines).filter((card, at) => {
      const fits = at < limits.careerCards && element.safeParse(card).success
      if (!fits) outside.push(...card.sources)
      return fits
    })
    return [list, fitting]
  })
  const unfiled = [...read.unfiled, ...outside.map((span) => ({ ...span, kind: 'text' as const }))]
    .flatMap(({ kind, ...span }) =>
      cut(read.text.slice(span.start, span.end), limits.careerUnfiledLine).map(({ start, end }) => ({
        ...{ start: span.start + start, end: span.start + end },
        kind,
      })),
    )
    .sort((one, other) => one.start - other.start)
  return { ...read, ...(Object.fromEntries(lists) as Pick<Read, (typeof cardLists)[number]>), unfiled }
}

type AnyCard = Traced & { tasks?: string[]; details?: string[] }

function withShortLines(card: AnyCard): AnyCard {
  const short = (lines: string[]) => lines.flatMap((line) => piecesOf(line, limits.careerLine))
  return {
    ...card,
    ...(card.tasks && { tasks: short(card.tasks) }),
    ...(card.details && { details: short(card.details) }),
  }
}

const piecesOf = (text: string, longest: number) =>
  cut(text, longest).map(({ start, end }) => text.slice(start, end).trim())

/** The pieces of a text: cut after a sentence, else at a space, else anywhere; each as long as it may be. */
function cut(text: string, longest: number): Span[] {
  const pieces: Span[] = []
  let start = 0
  while (text.length - start > longest) {
    const head = text.slice(start, start + longest)
    const sentence = head.search(/[.;!?…]\s(?!.*[.;!?…]\s)/su)
    const space = head.search(/\s(?!.*\s)/su)
    const length = sentence > 0 ? sentence + 2 : space > 0 ? space + 1 : longest
    pieces.push({ start, end: start + length })
    start += length
  }
  return [...pieces, { start, end: text.length }]
}
