import { upperFirst } from '../french/plain-letters.ts'
import { dutyLines } from '../offers/duty-lines.ts'
import { resolveInclusive } from '../offers/inclusive.ts'
import type { Requirement } from '../offers/read-requirements.ts'
import type { RequirementKind } from '../offers/requirement-words.fr.ts'
import { conceptsOf, coverage } from './concepts.ts'

/** A duty or requirement of an offer that a letter may answer. */
export type Point = {
  text: string
  need: 'duty' | 'must' | 'nice'
  kind: RequirementKind | 'duty'
}

const mostDuties = 4
const mostQualities = 2
const most = 9
const longest = 90

/**
 * The points of an offer that a letter should answer: a few duties, then mandatory, then optional requirements;
 * `text` is the original offer. Limited, because a letter cannot answer forty lines; qualities come last, because
 * they are shown rather than answered.
 */
export function pointsOf(
  offer: { duties: readonly { text: string }[]; requirements: readonly Requirement[] },
  text: string,
): Point[] {
  const duties = withoutRepeats(
    [...dutyLines(text), ...offer.duties.map((duty) => duty.text)].map(
      (duty): Point => ({ text: upperFirst(duty), need: 'duty', kind: 'duty' }),
    ),
  ).slice(0, mostDuties)
  const asked = (need: 'must' | 'nice', isQuality: boolean) =>
    offer.requirements
      .filter(
        (one) => one.need === need && (one.kind === 'quality') === isQuality && one.text.length <= longest,
      )
      .filter(({ text }) => !dependent.test(text) && saysSomething(text))
      .map(({ text, kind }): Point => ({ text: readable(text), need, kind }))
  const points = withoutRepeats([
    ...asked('must', false),
    ...duties,
    ...asked('nice', false),
    ...asked('must', true).slice(0, mostQualities),
  ]).slice(0, most)
  return points.sort((one, other) => order[one.need] - order[other.need])
}

function withoutRepeats(points: readonly Point[]): Point[] {
  const kept: Point[] = []
  for (const point of points) if (!kept.some((known) => isSame(known, point))) kept.push(point)
  return kept
}

const saysSomething = (text: string) => [...conceptsOf(text).values()].some((weight) => weight >= 1)

/** «Dans le secteur automobile» refers to words that were cut off. */
const dependent = /^(?:dans|en|de|du|des|d’|pour|sur|avec|chez|à|au|aux|par|ou|et|qui|que|dont)(?![\p{L}])/iu

const readable = (text: string) =>
  upperFirst(
    resolveInclusive(text)
      .replace(/[\s?!.:;,]+$/u, '')
      .replace(/(?<!\p{L})\p{Lu}{6,}(?!\p{L})/gu, (word) => word.toLowerCase()),
  )

const order = { duty: 0, must: 1, nice: 2 } as const satisfies Record<Point['need'], number>

function isSame(one: Point, other: Point): boolean {
  if (one.kind !== other.kind && one.need !== 'duty' && other.need !== 'duty') return false
  const [a, b] = [conceptsOf(one.text), conceptsOf(other.text)]
  return coverage(a, b).share > 0.8 || coverage(b, a).share > 0.8
}
