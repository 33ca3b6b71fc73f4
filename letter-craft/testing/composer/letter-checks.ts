import { readSkills } from '../../src/composer/material.ts'
import type { ComposeRequest } from '../../src/composer/request.ts'
import { openingOf } from '../../src/composer/writer.ts'
import { plainLetters } from '../../src/french/plain-letters.ts'
import { cleanCompanyName } from '../../src/offers/clean-company-name.ts'
import { cleanJobTitle } from '../../src/offers/clean-job-title.ts'
import { countWords } from '../../src/text/measure.ts'
import { fixTypography } from '../../src/typography/fix.ts'

/** Checks of a composed letter in English; each returns short descriptions of its faults. For tests only. */
export type LetterCheck = (content: string, request: ComposeRequest) => string[]

const paragraphsOf = (content: string) => content.split('\n\n')
const bodyOf = (content: string) => paragraphsOf(content).slice(1, -1)
const sentencesOf = (text: string) => text.split(/(?<=[.!?…])\s+(?=[\p{Lu}«“+\d])/u)
const inputs = new WeakMap<ComposeRequest, string>()
/** All inputs of the request except instructions, with curly apostrophes. */
function inputsOf(request: ComposeRequest): string {
  const known = inputs.get(request)
  if (known !== undefined) return known
  const given = JSON.stringify({ ...request, instructions: '' })
    .replace(/\\n/gu, ' ')
    .replaceAll("'", '’')
  inputs.set(request, given)
  return given
}
const found = (pattern: RegExp, text: string, name: string) =>
  [...text.matchAll(pattern)].map((match) => `${name}: ${match[0]}`)

export const noPlaceholder: LetterCheck = (content) =>
  found(
    /\[[^\]]*\]|\{\{?|\}\}?|XXX|undefined|null|\(e\)|\(s\)|\bH\/F\b|\bF\/H\b|[·](?:e|ne)\b|https?:|<\/?\w+>/giu,
    content,
    'placeholder',
  )

const legal =
  /(?<![\p{L}\d&’.-])(?:SARL|SASU|SAS|SA|EURL|EIRL|SELARL|SCI|SCOP|SCIC|SNC|GIE|GmbH|Ltd|Inc)(?![\p{L}\d’-])/gu

/** «chez Dupont SARL» is legal wording; «SAS» alone may be the software, when it is among the skills. */
export const omitsLegalForm: LetterCheck = (content, request) =>
  found(legal, content, 'legal form').filter(
    (fault) => !request.profile?.skills?.some((skill) => fault.endsWith(` ${skill}`)),
  )

/** Education in progress is not claimed as a degree. */
export const claimsNoUnfinishedDiploma: LetterCheck = (content, request) => {
  const unfinished = (request.profile?.education ?? '')
    .split(/\n/u)
    .filter((line) => /en cours|en préparation|année|prépare|prévu|20(?:2[6-9]|[3-9]\d)/iu.test(line))
    .flatMap(
      (line) =>
        line
          .match(/\p{L}{3,}/gu)
          ?.slice(0, 2)
          .join(' ') ?? [],
    )
  const held = content.match(/I hold[^.]*\./giu) ?? []
  return held
    .filter((sentence) => unfinished.some((studies) => sentence.includes(studies)))
    .map((text) => `unfinished: ${text}`)
}

/** Each skill usable in English appears: all its words are there. */
export const mentionsEverySkill: LetterCheck = (content, request) => {
  const said = plainLetters(content)
  return readSkills(request.profile?.skills ?? [])
    .filter((skill) =>
      (plainLetters(skill).match(/[\p{L}\d]{2,}/gu) ?? []).some((word) => !said.includes(word)),
    )
    .map((skill) => `skill: ${skill}`)
}

/** One generated «: » in a paragraph is fine, two read as a form. */
export const limitsColons: LetterCheck = (content, request) => {
  const given = inputsOf(request).toLowerCase()
  return bodyOf(content)
    .filter((paragraph) => {
      const mine = sentencesOf(paragraph).filter((sentence) => {
        const [before = '', after] = sentence.toLowerCase().split('\u00a0:')
        return after !== undefined && !given.includes(before.slice(-20))
      })
      return mine.length > 1
    })
    .map((paragraph) => `colons: ${paragraph}`)
}

export const correctTypography: LetterCheck = (content) =>
  fixTypography(content, 'en') === content ? [] : ['typography']

export const mentionsJobTitle: LetterCheck = (content, request) => {
  const flat = content.toLowerCase().replace(/\s/gu, ' ')
  const company = cleanCompanyName(request.company).toLowerCase()
  const job = cleanJobTitle(request.jobTitle, request.profile?.gender).toLowerCase()
  const title = request.jobTitle.toLowerCase()
  const jobNamed = [job, title, job.replace(/^(?:apprentie?|alternante?) /u, '')].some((name) =>
    flat.includes(name),
  )
  return [...(flat.includes(company) ? [] : [`company: ${company}`]), ...(jobNamed ? [] : [`job: ${job}`])]
}

export const inventsNoNumber: LetterCheck = (content, request) => {
  const known = inputsOf(request)
  return (content.match(/\d+/gu) ?? [])
    .filter((number) => !known.includes(number))
    .map((number) => `number: ${number}`)
}

const ours = new Set(
  'Madame Monsieur CV Dear Sir Madam Ms Mr Dr Hiring Manager I January February March April May June July August September October November December B'.split(
    ' ',
  ),
)
/** A capital inside a sentence is a name of an employer, tool or place, which must be in the request. */
export const inventsNoName: LetterCheck = (content, request) => {
  const known = plainLetters(inputsOf(request))
  return bodyOf(content)
    .flatMap(sentencesOf)
    .flatMap((sentence) => sentence.match(/(?<=[\s’(])\p{Lu}[\p{L}\d+#.&]*/gu) ?? [])
    .map((name) => name.replace(/[.]+$/u, ''))
    .filter((name) => !ours.has(name) && !known.includes(plainLetters(name)))
    .map((name) => `name: ${name}`)
}

export const closingMatchesOpening: LetterCheck = (content) => {
  const [opening = '', ...rest] = paragraphsOf(content)
  if (!/,$/u.test(opening)) return ['opening comma']
  const mismatch = /Manager|Sir or Madam/u.test(opening) ? /sincerely/iu : /faithfully/iu
  return mismatch.test(rest.at(-1) ?? '') ? ['closing mismatch'] : []
}

export const variesSentences: LetterCheck = (content, request) => {
  const given = inputsOf(request).toLowerCase()
  const mine = bodyOf(content).flatMap(sentencesOf)
  const own = mine.filter(
    (sentence) =>
      !given.includes(
        sentence
          .toLowerCase()
          .replace(/^[^,]*, /u, '')
          .replace(/[.!?…\u00a0\u202f]+$/u, '')
          .slice(0, 40),
      ),
  )
  const openings = own.map(openingOf)
  const repeated = openings.filter((opening, index) => openings.indexOf(opening) !== index)
  return [
    ...repeated.map((opening) => `opening twice: ${opening}`),
    ...own
      .filter((sentence) => !sentence.includes('\u00a0:') && countWords(sentence) > 30)
      .map((sentence) => `long: ${sentence}`),
    ...(countWords(content) > 400 ? ['too long'] : []),
  ]
}

export const letterChecks: readonly LetterCheck[] = [
  noPlaceholder,
  correctTypography,
  mentionsJobTitle,
  inventsNoNumber,
  inventsNoName,
  closingMatchesOpening,
  variesSentences,
  omitsLegalForm,
  claimsNoUnfinishedDiploma,
  mentionsEverySkill,
  limitsColons,
]

export const faults: LetterCheck = (content, request) =>
  letterChecks.flatMap((check) => check(content, request))
