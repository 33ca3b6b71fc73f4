import { type FoundPeriod, isDateAlone, periodsIn, withoutDurations, withoutPeriods } from './dates.ts'
import type { PlacedSegment } from './sections.ts'

/** A segment with the period that dates a card, if it holds one. */
export type DatedSegment = PlacedSegment & {
  period: FoundPeriod | undefined
  /** Its text without the period. */
  rest: string
}

/** The lines of one card: those of its head, and those below. */
export type CutCard = {
  head: DatedSegment[]
  body: DatedSegment[]
  /** The line that dates it; undefined for a card without a date. */
  anchor: DatedSegment | undefined
  /** The heading above it. */
  heading: string
}

const maxHeadLength = 120
const maxBefore = 3
const maxAfter = 4
const maxHeadText = 160
// A date beyond this place of a line is told in passing.
const leadingWithin = 4
// A card without a date is rare: where the cut makes one, its lines more likely belong to the next date.
const undatedPenalty = 2.5

/** Finds the dates that begin or end a line; dates told in the middle of a sentence are not periods of a card. */
export function dateSegments(segments: readonly PlacedSegment[]): DatedSegment[] {
  const dated: DatedSegment[] = []
  for (const segment of segments) {
    const last = dated.at(-1)
    const isWish = last !== undefined && /(?<!\p{L})(?:dès|à partir d\S*)\s+\p{L}+$/iu.test(last.text)
    const period = segment.heading || isWish ? undefined : cardPeriod(segment.text)
    if (last?.period && period && joinsRange(last, segment, period)) {
      last.period = { ...last.period, to: period.to || period.from, current: period.current, open: false }
      dated.push({ ...segment, period: undefined, rest: '' })
      continue
    }
    const before = dated.at(-2)
    if (before?.period && period && segment.row - before.row <= 2 && joinsRange(before, segment, period)) {
      before.period = { ...before.period, to: period.to || period.from, current: period.current, open: false }
      dated.push({ ...segment, period: undefined, rest: '' })
      continue
    }
    dated.push({ ...segment, period, rest: period ? withoutPeriods(segment.text) : segment.text })
  }
  return dated
}

// «Avril 2025 –» above «Juin 2025», or «Septembre 2025» above «– Juillet 2026».
const joinsRange = (before: DatedSegment, segment: PlacedSegment, period: FoundPeriod): boolean =>
  before.period !== undefined &&
  isDateAlone(segment.text) &&
  !period.current &&
  before.period.from === before.period.to &&
  (before.period.open || (segment.bullet && isDateAlone(before.text)))

// «Obtenu en 2007 au lycée…», «Session 2019».
const datedBy =
  /^(?:saison|obtenue?s?|valid[ée]e?|promotion|promo|session|mention\s+[\p{L}-]+(?:\s+bien)?|dipl[ôo]m[ée]e?)\s*,?\s*$/iu

// «Recherche un stage dès avril 2025» tells a wish, «encours réduit de 30 % en 2018» a result.
const wishedFrom =
  /(?:(?<!\p{L})(?:dès|à partir d\p{L}*|jusqu\p{L}*|avant|recherche|disponible)[’']?|%.*)\s*(?:en\s*)?$/iu

function cardPeriod(text: string): FoundPeriod | undefined {
  const periods = periodsIn(text)
  const [first] = periods
  const last = periods.at(-1)
  if (!first || !last || wishedFrom.test(text.slice(0, last.start))) return undefined
  if (first.start <= leadingWithin || datedBy.test(text.slice(0, first.start))) return first
  if (/^[\s).,:;–—-]*(?:\([^()]{0,30}\))?[\s).,:;–—-]*$/u.test(text.slice(last.end))) {
    const open = /\(\s*$/u.test(text.slice(0, last.start))
    const tied = /(?:[-–—,:|·]|\s{2,}|\t)\s*$/u.test(text.slice(0, last.start))
    return open || tied || text.length <= 70 ? last : undefined
  }
  // «Vendeuse (2019-2021) chez Zara», «Vendeuse, 2019-2021, Zara».
  const around = `${text.slice(0, first.start).slice(-2)}${text.slice(first.end).slice(0, 2)}`
  return text.length <= 120 && /[(),:|–-]/u.test(around) ? first : undefined
}

const label =
  /^(?:missions?|t[âa]ches?|activit[ée]s?|r[ôo]le|responsabilit[ée]s|r[ée]sultats?|environnement|projets?)(?:\s+(?:principales?|techniques?|confi[ée]es|effectu[ée]es|r[ée]alis[ée]s))?\s*:/iu

/** Whether a line may stand in the head of a card. */
const maySitInHead = ({ text, bullet, heading }: DatedSegment): boolean =>
  !heading &&
  !bullet &&
  text.length <= maxHeadLength &&
  !/(?:;|[^.].{58,}[^.]\.)$/u.test(text) &&
  !(text.endsWith(':') && (label.test(text) || text.length > 40)) &&
  !/^(?:et|ou|de|des|du|pour|dans|sur|avec|puis)\s/u.test(text)

/** A line that a sentence goes on from. */
export const unfinished =
  /\s(?:de|d’|du|des|la|le|les|l’|et|à|au|aux|en|pour|sur|avec|dans|par|un|une|nos|ses|leurs?)$/iu

/** Whether a line goes on with what the line before began. */
export function continues(
  before: DatedSegment | undefined,
  { text, bullet, column, period }: DatedSegment,
): boolean {
  if (!before || bullet || before.column !== column || (period && period.start <= leadingWithin)) return false
  if (endsOpen.test(before.text)) return true
  if (!/^[\p{Ll}(]/u.test(text) || /[.!?:;]$/u.test(before.text)) return false
  // «Norauto» above «astreintes»: a line that had room for the next word ends what it says.
  return before.full || /\([^()]*$/u.test(before.text) || goesOn.test(text)
}

const endsOpen =
  /(?:[,(–-]|\s(?:de|d’|du|des|la|le|les|l’|et|ou|à|au|aux|en|pour|sur|avec|dans|par|un|une|sans|ses|leur))$/iu

/** Whether the words on either side of the line break belong together. */
const isTied = (before: DatedSegment | undefined, { text }: DatedSegment): boolean =>
  (before !== undefined && endsOpen.test(before.text)) || goesOn.test(text)

const goesOn =
  /^(?:\(|(?:de|du|des|la|le|les|et|ou|à|au|aux|en|pour|sur|avec|dans|par|chez|sans|un|une|dont|ainsi|puis|comme|qui|que|où)\s|[dlq][’'])/u

/** How well the lines of a head read as one; the parser of jobs and that of diplomas each has its own. */
export type HeadJudge = {
  /** Points of the head lines (texts without dates) of one card. */
  score: (lines: readonly string[]) => number
  /** Whether the head lacks something that a further line may hold. */
  wants: (lines: readonly string[], next: DatedSegment) => boolean
  /** Whether nothing is missing in the lines of a head. */
  isWhole: (lines: readonly string[]) => boolean
  /** Whether a line begins a card by its own words. */
  begins: (segment: DatedSegment) => boolean
  /** Whether a line that `begins` needs no task above it to begin a card without a date. */
  beginsAnywhere: boolean
  /** Whether a line belongs below a head, by its own words. */
  refuses: (segment: DatedSegment) => boolean
}

/**
 * Cuts the lines of one part of a CV into cards. The number of head lines above the date is a habit of the CV: each
 * number is tried, and the one whose heads read best is kept, for all runs between headings unless a run reads much
 * better with its own.
 */
export function cutCards(
  segments: readonly DatedSegment[],
  judge: HeadJudge,
): { cards: CutCard[]; before: DatedSegment[] } {
  const runs = runsOf(segments).map((run) =>
    Array.from({ length: maxBefore + 1 }, (_, above) => {
      const cut = cutWith(run, judge, above)
      return { ...cut, score: scoreOf(cut, run, above, judge) }
    }),
  )
  const totals = Array.from({ length: maxBefore + 1 }, (_, above) =>
    runs.reduce((sum, cuts) => sum + (cuts[above]?.score ?? 0), 0),
  )
  const habit = totals.indexOf(Math.max(...totals))
  const chosen = runs.map((cuts) =>
    cuts.reduce(
      (best, cut, above) => {
        const own = cut.score + (above === habit ? 1 : 0)
        return own > best.score + 0.01 ? { ...cut, score: own } : best
      },
      { ...(cuts[0] as (typeof cuts)[number]), score: (cuts[0]?.score ?? 0) + (habit === 0 ? 1 : 0) },
    ),
  )
  return {
    cards: chosen.flatMap(({ cards }) => withLateDates(cards)),
    before: chosen.flatMap(({ before }) => before),
  }
}

/** Lines between headings; each run begins with its heading, if it has one. */
function runsOf(segments: readonly DatedSegment[]): DatedSegment[][] {
  const runs: DatedSegment[][] = []
  for (const segment of segments)
    if (segment.heading || runs.length === 0) runs.push([segment])
    else runs.at(-1)?.push(segment)
  return runs
}

/** A date alone that no line follows dates the card before it, if that one has none: its column was read later. */
function withLateDates(cards: readonly CutCard[]): CutCard[] {
  const dated: CutCard[] = []
  for (let at = 0; at < cards.length; at++) {
    const card = cards[at] as CutCard
    const last = dated.at(-1)
    const next = cards[at + 1]
    if (last && next && !last.anchor && isBetween(card, next)) {
      const [date, ...below] = card.head
      dated[dated.length - 1] = {
        ...last,
        head: [...last.head, ...(date ? [date] : [])],
        anchor: card.anchor,
      }
      dated.push({ ...next, head: [...below, ...next.head] })
      at++
    } else if (last && !last.anchor && headLines(card.head).length === 0 && card.body.length === 0)
      dated[dated.length - 1] = { ...last, head: [...last.head, ...card.head], anchor: card.anchor }
    else dated.push(card)
  }
  return dated
}

/** Whether a date stands alone between blank lines, and the head below it has its own. */
function isBetween({ head, body, anchor }: CutCard, next: CutCard): boolean {
  const [date, first] = head
  const last = head.at(-1)
  const [own] = next.head
  return (
    body.length === 0 &&
    date !== undefined &&
    date === anchor &&
    isDateAlone(date.text) &&
    date.apart &&
    first?.apart === true &&
    head.slice(2).every(({ apart }) => !apart) &&
    own !== undefined &&
    own === next.anchor &&
    isDateAlone(own.text) &&
    !own.apart &&
    own.row === (last?.row ?? 0) + 1
  )
}

function cutWith(segments: readonly DatedSegment[], judge: HeadJudge, above: number) {
  const cards: CutCard[] = []
  const before: DatedSegment[] = []
  const starts = startsOf(segments, judge, above)
  const heading = segments[0]?.heading ? segments[0].text : ''
  let card: CutCard | undefined
  let headEnd = -1
  const open = (head: DatedSegment[], anchor: DatedSegment | undefined, end: number) => {
    card = { head, body: [], anchor, heading }
    cards.push(card)
    headEnd = end
  }
  for (let at = 0; at < segments.length; at++) {
    const segment = segments[at] as DatedSegment
    const anchor = starts.get(at)
    if (anchor !== undefined) {
      open(segments.slice(at, anchor + 1), segments[anchor], anchor)
      at = anchor
    } else if (segment.heading) before.push(segment)
    else if (!card) {
      if (startsUndated(segment, judge)) open([segment], undefined, at)
      else before.push(segment)
    } else if (goesInHead(card, segments, at, headEnd, judge)) {
      card.head.push(segment)
      headEnd = at
    } else if (startsNext(card, segments, at, judge)) open([segment], undefined, at)
    else card.body.push(segment)
  }
  return { cards, before }
}

/** Where the card of each date begins, when up to `above` lines stand above it: from first line to date. */
function startsOf(
  segments: readonly DatedSegment[],
  judge: HeadJudge,
  above: number,
): ReadonlyMap<number, number> {
  const starts = new Map<number, number>()
  let floor = 0
  for (const [anchor, { period, text }] of segments.entries()) {
    if (!period || isInSentence(segments, anchor, text)) continue
    let start = anchor
    while (start > floor && anchor - start < above && joinsAbove(segments, start, anchor, judge)) start--
    starts.set(start, anchor)
    floor = anchor + 1
  }
  return starts
}

function goesInHead(
  { head, body }: CutCard,
  segments: readonly DatedSegment[],
  at: number,
  headEnd: number,
  judge: HeadJudge,
): boolean {
  const segment = segments[at] as DatedSegment
  if (at > headEnd + 1 || body.length > 0 || head.length > maxAfter) return false
  const lines = headLines(head)
  if (continues(segments[at - 1], segment) && !judge.begins(segment) && lines.join(' ').length < maxHeadText)
    return isTied(segments[at - 1], segment) || !judge.isWhole(lines)
  const fits = maySitInHead(segment) || (judge.beginsAnywhere && judge.begins(segment))
  return fits && judge.wants(lines, segment)
}

/** Whether a line below a card begins another one that no date announces. */
function startsNext(
  { head, body, anchor }: CutCard,
  segments: readonly DatedSegment[],
  at: number,
  judge: HeadJudge,
): boolean {
  const segment = segments[at] as DatedSegment
  if (!startsUndated(segment, judge)) return false
  // In notes of a line each, another title is another job; elsewhere it is mostly a task.
  if (body.length === 0)
    return (
      anchor !== undefined &&
      head.length === 1 &&
      segments.every(({ heading, bullet }) => !heading && !bullet)
    )
  if (continues(segments[at - 1], segment)) return false
  return judge.beginsAnywhere || body.some(({ bullet, text }) => bullet || text.length > 60)
}

function joinsAbove(
  segments: readonly DatedSegment[],
  start: number,
  anchor: number,
  judge: HeadJudge,
): boolean {
  const line = segments[start - 1] as DatedSegment
  const [below, dated] = [segments[start] as DatedSegment, segments[anchor] as DatedSegment]
  if (line.period || line.column !== dated.column || !maySitInHead(line) || judge.refuses(line)) return false
  // What lies two blank lines above belongs to something else.
  if (below.apart && below.row - line.row > 3) return false
  return !continues(segments[start - 2], line) || !/^\p{Ll}|[.]$/u.test(line.text)
}

// A year within the lines of a task dates no card.
function isInSentence(segments: readonly DatedSegment[], at: number, text: string): boolean {
  const segment = segments[at] as DatedSegment
  if (segment.period && segment.period.start <= leadingWithin) return false
  const bullets = segments.filter(({ bullet }) => bullet).length
  if (
    segment.bullet &&
    bullets < segments.length * 0.9 &&
    segments.some(({ period, bullet }) => period && !bullet)
  )
    return true
  return text.length > 140
}

const startsUndated = (segment: DatedSegment, judge: HeadJudge): boolean =>
  maySitInHead(segment) &&
  !/[.]$/u.test(segment.text) &&
  segment.text.length <= 90 &&
  judge.begins(segment) &&
  !judge.refuses(segment)

/** The texts of a head without dates; a line that goes on with another is one with it. */
export function headLines(head: readonly DatedSegment[]): string[] {
  const lines: string[] = []
  let before: DatedSegment | undefined
  for (const segment of head) {
    const rest = withoutDurations(segment.rest)
    if (rest !== '') {
      const joined =
        before &&
        before.rest !== '' &&
        (/^\p{Ll}/u.test(rest) || unfinished.test(before.rest)) &&
        continues(before, segment)
      const last = lines.at(-1)
      if (joined && last !== undefined)
        lines[lines.length - 1] = last.endsWith('-') ? last + rest : `${last} ${rest}`
      else lines.push(rest)
    }
    before = segment
  }
  return lines
}

function scoreOf(
  { cards, before }: { cards: readonly CutCard[]; before: readonly DatedSegment[] },
  run: readonly DatedSegment[],
  above: number,
  judge: HeadJudge,
): number {
  let score = 0
  // How many lines stand between the heading and the first date is the best evidence there is.
  const lines = run.filter(({ heading }) => !heading)
  const first = lines.findIndex(({ period }) => period !== undefined)
  if (first >= 0 && first <= maxBefore && lines.slice(0, first).every(maySitInHead))
    score += first === above ? 2 : first < above ? -1 : -2
  for (const { head, body, anchor } of cards) {
    score += judge.score(headLines(head)) - (anchor ? 0 : undatedPenalty)
    if (head[0]?.apart) score += 0.3
    for (const segment of head.slice(1)) if (segment.apart && !segment.period) score -= 0.4
    for (const segment of body) if (maySitInHead(segment) && judge.begins(segment)) score -= 1.5
    const last = body.at(-1)
    const bulleted = body.some(({ bullet }) => bullet)
    if (last && !last.bullet && bulleted && maySitInHead(last) && last.text.length < 60) score -= 1
  }
  for (const segment of before) if (!segment.heading && judge.begins(segment)) score -= 1.5
  return score
}
