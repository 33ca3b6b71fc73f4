import { plainLetters } from '../french/plain-letters.ts'
import type { CardDoubt, EducationStatus, ReadEducation } from './career.ts'
import { type CutCard, cutCards, type DatedSegment, type HeadJudge, headLines } from './cut-cards.ts'
import { isDiploma, isSchool } from './diplomas.ts'
import { isPlace, takePlace } from './head.ts'
import { spansOf } from './jobs.ts'
import type { CareerLexicon } from './lexicon.ts'
import { joinedLines } from './tasks.ts'

type EducationHead = { diploma: string; school: string; place: string }

/** Diploma and school of a head, told apart by their words, else by their order. */
function readEducationHead(lines: readonly string[], lexicon: CareerLexicon): EducationHead {
  const places: string[] = []
  const parts: { text: string; line: number }[] = []
  for (const [line, text] of lines.entries()) {
    if (isPlace(text, lexicon)) {
      places.push(text)
      continue
    }
    for (const part of splitLine(text, lexicon)) parts.push({ text: part, line })
  }
  const diploma =
    parts.find(({ text }) => isDiploma(text)) ?? parts.find(({ text }) => !isSchool(text)) ?? parts[0]
  const others = parts.filter((part) => part !== diploma)
  const school =
    others.find(({ text }) => isSchool(text)) ??
    others.find(({ text, line }) => line !== diploma?.line && !isDiploma(text))
  let diplomaText = diploma?.text ?? ''
  for (const part of others)
    if (part !== school && part.line === diploma?.line && !isPlace(part.text, lexicon))
      diplomaText += `, ${part.text}`
  const cut = takePlace(school?.text ?? '', lexicon)
  const [schoolText, place] =
    cut.rest !== '' && cut.place !== '' ? [cut.rest, cut.place] : [school?.text ?? '', '']
  return {
    diploma: tidy(diplomaText),
    school: tidy(schoolText),
    place: tidy([place, ...places].filter(Boolean).join(', ')),
  }
}

const tidy = (text: string) =>
  text
    .replaceAll('\u0000', ' ')
    .replace(/^(?:obtenue?s?|validée?|en cours|promotion)(?:\s+en)?\s+/iu, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[\s,;:–—-]+|[\s,;:–—.-]+$/gu, '')

/** «BTS Commerce, Lycée Mozart» holds a diploma and a school; «Licence, option Droit» one diploma. */
function splitLine(text: string, lexicon: CareerLexicon): string[] {
  const pieces = text.split(
    /(\s+[-–—|•·/]+\s+|\s*[–—|•·]\s*|\s*,\s+|\s*:\s+|\s*\u0000\s*|\s+(?=(?:au|à l[’'a]\s?|à la)\s*(?:lyc[ée]e|coll[èe]ge|universit|[ée]cole|iut|cfa)))/iu,
  )
  const parts = [pieces[0] ?? '']
  for (let at = 2; at < pieces.length; at += 2) {
    const piece = pieces[at] ?? ''
    const before = parts.at(-1) ?? ''
    const turns = isSchool(piece) !== isSchool(before) || isDiploma(piece) !== isDiploma(before)
    if (turns && !(isSchool(before) && (isPlace(piece, lexicon) || !isDiploma(piece)))) parts.push(piece)
    else parts[parts.length - 1] = before + (pieces[at - 1] ?? ' ') + piece
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

const educationJudge = (lexicon: CareerLexicon): HeadJudge => ({
  score(lines) {
    if (lines.length === 0) return -2
    const diplomas = lines.filter(isDiploma).length
    const schools = lines.filter((line) => isSchool(line) && !isDiploma(line)).length
    return (
      (diplomas > 0 ? 3 : 0) +
      (schools > 0 || lines.some(isSchool) ? 2 : 0) -
      2.5 * Math.max(0, diplomas - 1) -
      Math.max(0, schools - 1)
    )
  },
  wants(lines, next) {
    if (isPlace(next.text, lexicon)) return lines.length > 0
    if (lines.length === 0) return true
    if (lines.length >= 3) return false
    const { diploma, school } = readEducationHead(lines, lexicon)
    if (!lines.some(isDiploma) && isDiploma(next.text)) return true
    if (!lines.some(isSchool) && isSchool(next.text) && !isDiploma(next.text)) return true
    return (
      (diploma === '' || school === '') &&
      next.text.length < 80 &&
      !isDiploma(next.text) &&
      !/[.:]$/u.test(next.text)
    )
  },
  begins: ({ text, rest }) => isDiploma(rest || text),
  beginsAnywhere: true,
  isWhole: () => false,
  refuses: () => false,
})

/** Diplomas with a date that stand where no heading announces them; the other lines come back. */
export function readEducationAmong(
  segments: readonly DatedSegment[],
  lexicon: CareerLexicon,
): { education: ReadEducation[]; rest: DatedSegment[] } {
  const { cards } = cutCards(segments, educationJudge(lexicon))
  const proven = cards.filter(({ head, anchor }) => {
    const lines = headLines(head)
    return anchor && lines.some(isDiploma) && lines.some(isSchool)
  })
  const taken = new Set(proven.flatMap(({ head }) => head))
  return {
    education: proven.map((card) => educationOf({ ...card, body: [] }, lexicon)),
    rest: segments.filter((segment) => !taken.has(segment)),
  }
}

/** The diplomas and courses of one part of a CV, and the lines that are on none of them. */
export function readEducation(
  segments: readonly DatedSegment[],
  lexicon: CareerLexicon,
): { education: ReadEducation[]; rest: DatedSegment[] } {
  const { cards, before } = cutCards(segments, educationJudge(lexicon))
  const education: ReadEducation[] = []
  let school = ''
  for (const card of cards) {
    const read = educationOf(card, lexicon)
    const last = education.at(-1)
    // «2021, DNA» above «obtenu à l’école des Beaux-Arts (2018-2022)»: one diploma, dated twice.
    if (last && last.school === '' && isDiploma(last.diploma) && !headLines(card.head).some(isDiploma)) {
      last.school = read.school || (isSchool(read.diploma) ? read.diploma : '')
      if (last.school !== '') {
        last.place ||= read.place
        last.from ||= read.from
        last.details.push(...joinedLines([...card.head, ...card.body]))
        last.sources.push(...read.sources)
        last.doubts = last.doubts.filter((doubt) => doubt !== 'school')
        continue
      }
    }
    // Several diplomas of one school: its name stands above the first.
    const schoolAbove = card.head.length > 0 && !card.head[0]?.period && isSchool(card.head[0]?.text ?? '')
    if (read.school !== '') school = schoolAbove ? read.school : ''
    else if (school !== '') read.school = school
    if (read.school === '' && !read.doubts.includes('school')) read.doubts.push('school')
    education.push(read)
  }
  return { education, rest: before }
}

const levels =
  /^((?:bac(?:calaur[ée]at)?(?:\s+(?:pro(?:fessionnel)?|technologique|g[ée]n[ée]ral|[A-Z]{1,5}\d?[A-Z]?))?|BTSA?|BUT|DUT|DEUST?|CAPA?|BEPA?|BPA?|BM|CQP|licence(?:\s+pro(?:fessionnelle)?)?|master(?:\s+[12])?|M[12]|L[123]|doctorat|MBA|bachelor|mast[èe]re|DEA|DESS|titre\s+(?:professionnel|pro|RNCP)|brevet(?:\s+professionnel)?))(?![\p{L}+])\s*(?:en\s+|de\s+|d’|:|-|–|,)?\s*(.*)$/iu

/** «BTS Commerce international» as a diploma and its field; one that is not known is kept whole. */
export function splitDiploma(text: string): { diploma: string; field: string } {
  const split = levels.exec(text)
  return { diploma: split?.[1] ?? text, field: split?.[2] ?? '' }
}

export function educationOf({ head, body, anchor }: CutCard, lexicon: CareerLexicon): ReadEducation {
  const { diploma, school, place } = readEducationHead(headLines(head), lexicon)
  const period = anchor?.period
  const words = plainLetters([...head, ...body].map(({ text }) => text).join(' '))
  const doubts: CardDoubt[] = []
  if (!isDiploma(diploma)) doubts.push('diploma')
  if (!period) doubts.push('dates')
  return {
    ...splitDiploma(diploma),
    school,
    place,
    from: period && period.from !== period.to ? period.from : '',
    to: period?.to ?? '',
    status: statusOf(words, period?.current ?? false),
    details: joinedLines(body),
    sources: spansOf([...head, ...body]),
    doubts,
  }
}

function statusOf(words: string, current: boolean): EducationStatus {
  if (
    /\((?:niveau|non obtenu|sans diplome)\)|\bniveau (?:bac|bep|cap|bts|licence|master|[1-6]|[iv]+)\b|\bnon (?:obtenue?|valide)|\bniveau$/u.test(
      words,
    )
  )
    return 'not-obtained'
  return current || /en cours|actuellement|en preparation|prevue? en|obtention prevue/u.test(words)
    ? 'in-progress'
    : 'obtained'
}
