import { elides } from '../../../french/elision.ts'
import { askedLanguagePredicate, isFluent } from '../../../realisation/credentials.ts'
import { enumerate } from '../../enumerate.ts'
import type { LetterFacts } from '../letter-facts.ts'

/** Languages that many employers can use, in trades where one meets people from abroad; others are told where asked. */
const ofBusiness = /^(?:anglais|allemand|espagnol|italien|chinois|langue des signes)/iu
const amongForeigners = /^(?:D14|G1[13-57-8]|L1|M16|M17|N2|N3)/u
/** Trades whose texts are in English. */
const inEnglishTexts = /^(?:E1|H1|M14|M18)/u

/** The language that is asked for, or those that many employers can use, as a predicate of «je». */
export function languageOf({ plan, facts }: LetterFacts) {
  const asked = plan.pairs.filter(({ need }) => need.kind === 'language')
  const [wanted] = asked
  const wantedFacts = asked.flatMap(({ proofs }) => proofs[0]?.fact ?? [])
  const score = englishScore(facts)
  const isScored = (name: string): boolean => /^anglais/iu.test(name) && Number(score ?? 0) >= goodScore
  // «Anglais souhaité», told as a task.
  const isEnglishWanted = plan.needs.needs.some(({ id }) => id === 'speak-english')
  const known = wanted
    ? facts.languages.filter(
        (one) =>
          wantedFacts.includes(one.id) ||
          (ofBusiness.test(one.name) && isFluent(one) && !plan.silenced.has(one.id)),
      )
    : facts.languages.filter(
        (one) =>
          !plan.silenced.has(one.id) &&
          ofBusiness.test(one.name) &&
          ((isEnglishWanted && /^anglais/iu.test(one.name)) ||
            plan.needs.welcomesLanguages ||
            amongForeigners.test(plan.needs.code ?? '') ||
            (/^anglais/iu.test(one.name) && inEnglishTexts.test(plan.needs.code ?? ''))) &&
          (isFluent(one) ||
            isUseful(one) ||
            isScored(one.name) ||
            (isEnglishWanted && /^anglais/iu.test(one.name))),
      )
  const said = known.flatMap((one) => {
    const predicate = askedLanguagePredicate(one)
    const points = score !== undefined && /^anglais/iu.test(one.name) ? ` (${score} points au TOEIC)` : ''
    return predicate === undefined ? [] : { id: one.id, predicate: predicate + points }
  })
  return { wanted, known, speaks: spokenTogether(said, wantedFacts) }
}

const fluently = 'parle couramment '

/** «parle couramment allemand et anglais», «parle couramment l’italien et connais l’anglais (niveau B2)» */
function spokenTogether(
  said: readonly { readonly id: string; readonly predicate: string }[],
  wanted: readonly string[],
): string | undefined {
  const isFluentIn = ({ predicate }: { predicate: string }): boolean => predicate.startsWith(fluently)
  const fluent = said.filter(isFluentIn).map(({ predicate }) => predicate.slice(fluently.length))
  const asked = said.find(({ id }) => id === wanted[0])
  // The one that is asked for, else the one of which a certificate or one’s work tells the level.
  const other =
    asked && !isFluentIn(asked)
      ? asked
      : said.find((one) => !isFluentIn(one) && /TOEIC|professionnel/u.test(one.predicate))
  if (fluent.length === 0) {
    const [one, two] = said.filter(({ id, predicate }) => wanted.includes(id) && / \(niveau/u.test(predicate))
    if (!one || !two) return (other ?? said[0])?.predicate
    const both = `${one.predicate} et ${two.predicate.replace(/^parle /u, '')}`
    // «anglais et italien (niveau B2)»
    return both.replace(/ (\(niveau [^()]*\)) et (\p{L}+) \1$/u, ' et $2 $1')
  }
  const second = other && /^parle (.+)$/u.exec(other.predicate)?.[1]
  if (other && second === undefined) return other.predicate
  return second
    ? `${fluently}${enumerate(fluent.map(theLanguage))} et connais ${theLanguage(second)}`
    : fluently + enumerate(fluent)
}

/** «l’anglais (niveau B2)», «la langue des signes» */
export const theLanguage = (language: string): string =>
  /^langue /u.test(language) ? `la ${language}` : elides(language) ? `l’${language}` : `le ${language}`

/** «parle également couramment anglais»: «aussi couramment» would compare. */
export const alsoSpeaks = (speaks: string) => ({
  speaksEqually: speaks.replace(/^\p{L}+/u, '$& également'),
})

/** A level that serves beside customers from abroad. */
const isUseful = ({ cefr, level }: LetterFacts['facts']['languages'][number]): boolean =>
  /^(?:B2|C[12])/u.test(cefr) || /^(?:B2|C[12])/u.test(level)

/** Points of a TOEIC that tell of somebody who works in English. */
const goodScore = 785
/** The points of a TOEIC, wherever the person has written them. */
const englishScore = ({ languages, education }: LetterFacts['facts']): string | undefined =>
  /toeic\D{0,20}(\d{3})(?!\d)/iu.exec(
    [...languages.map(({ name, level }) => `${name} ${level}`), ...education.map(({ said }) => said)].join(
      '\n',
    ),
  )?.[1]
