import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { testFrench } from '../../../testing/french.ts'
import { readText } from '../../../testing/read-text.ts'
import { elides } from '../../french/elision.ts'
import { plainLetters, upperFirst } from '../../french/plain-letters.ts'
import { type Concept, type ConceptCases, isNamedIn } from '../concept.ts'
import { accountingCases } from './accounting.cases.ts'
import { accounting } from './accounting.fr.ts'
import { bankingCases } from './banking.cases.ts'
import { banking } from './banking.fr.ts'
import { beautyCases } from './beauty.cases.ts'
import { beauty } from './beauty.fr.ts'
import { careCases } from './care.cases.ts'
import { care } from './care.fr.ts'
import { cleaningSecurityCases } from './cleaning-security.cases.ts'
import { cleaningSecurity } from './cleaning-security.fr.ts'
import { craftsCases } from './crafts.cases.ts'
import { crafts } from './crafts.fr.ts'
import { educationCases } from './education.cases.ts'
import { education } from './education.fr.ts'
import { everywhereCases } from './everywhere.cases.ts'
import { everywhere } from './everywhere.fr.ts'
import { everywhereExchangesCases } from './everywhere-exchanges.cases.ts'
import { everywhereExchanges } from './everywhere-exchanges.fr.ts'
import { foodTradesCases } from './food-trades.cases.ts'
import { foodTrades } from './food-trades.fr.ts'
import { healthCases } from './health.cases.ts'
import { health } from './health.fr.ts'
import { moreHealth } from './health-more.fr.ts'
import { hospitalityCases } from './hospitality.cases.ts'
import { hospitality } from './hospitality.fr.ts'
import { humanResourcesCases } from './human-resources.cases.ts'
import { humanResources } from './human-resources.fr.ts'
import { lawCultureCases } from './law-culture.cases.ts'
import { lawCulture } from './law-culture.fr.ts'
import { leisureCases } from './leisure.cases.ts'
import { leisure } from './leisure.fr.ts'
import { managementCases } from './management.cases.ts'
import { management } from './management.fr.ts'
import { officeCases } from './office.cases.ts'
import { office } from './office.fr.ts'
import { retailCases } from './retail.cases.ts'
import { retail } from './retail.fr.ts'
import { salesMarketingCases } from './sales-marketing.cases.ts'
import { salesMarketing } from './sales-marketing.fr.ts'
import { showsSportCases } from './shows-sport.cases.ts'
import { showsSport } from './shows-sport.fr.ts'
import { socialWorkCases } from './social-work.cases.ts'
import { socialWork } from './social-work.fr.ts'

const subjects: readonly (readonly [readonly Concept[], ConceptCases])[] = [
  [accounting, accountingCases],
  [banking, bankingCases],
  [crafts, craftsCases],
  [showsSport, showsSportCases],
  [lawCulture, lawCultureCases],
  [beauty, beautyCases],
  [care, careCases],
  [cleaningSecurity, cleaningSecurityCases],
  [education, educationCases],
  [everywhere, everywhereCases],
  [everywhereExchanges, everywhereExchangesCases],
  [foodTrades, foodTradesCases],
  [[...health, ...moreHealth], healthCases],
  [hospitality, hospitalityCases],
  [humanResources, humanResourcesCases],
  [leisure, leisureCases],
  [management, managementCases],
  [office, officeCases],
  [retail, retailCases],
  [salesMarketing, salesMarketingCases],
  [socialWork, socialWorkCases],
]
const concepts = subjects.flatMap(([group]) => group)
const cases: ConceptCases = Object.assign({}, ...subjects.map(([, group]) => group))

const { morphology } = testFrench()

const register = new URL('../../../data/occupations/occupations.tsv', import.meta.url)
const codes = readFileSync(register, 'utf8')
  .split('\n')
  .map((line) => line.split('\t')[0] ?? '')

/** «parler» with «de»: «de parler», «d’accueillir». */
const withDe = (words: string) => (elides(words) ? `d’${words}` : `de ${words}`)

const errorsIn = (sentence: string) =>
  readText(sentence)
    .filter(({ severity }) => severity === 'error')
    .map(({ rule, message }) => `${sentence} ${rule}: ${message}`)

describe('the concepts of services', () => {
  it('have ids of their own', () => {
    const ids = concepts.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('stand near concepts that exist, and never near themselves', () => {
    const ids = new Set(concepts.map(({ id }) => id))
    const lost = concepts.flatMap(({ id, near }) => near.filter((other) => other === id || !ids.has(other)))
    expect(lost).toEqual([])
  })

  it('belong to occupations of the register', () => {
    const lost = concepts.flatMap(({ id, occupations }) =>
      occupations.filter((code) => !codes.some((one) => one.startsWith(code))).map((code) => `${id} ${code}`),
    )
    expect(lost).toEqual([])
  })

  it('have cases, and no case stands without its concept', () => {
    expect(Object.keys(cases).sort()).toEqual(concepts.map(({ id }) => id).sort())
    const few = Object.entries(cases).filter(([, { names }]) => names.length < 2)
    expect(few.map(([id]) => id)).toEqual([])
  })

  it('begin with an infinitive', () => {
    const lost = concepts.flatMap(({ does }) =>
      does.filter((phrase) => {
        const verb = phrase.split(' ')[0] ?? ''
        return !morphology.readings(verb).some(({ tense }) => tense === 'infinitive')
      }),
    )
    expect(lost).toEqual([])
  })
})

describe.each(concepts.map((concept) => [concept.id, concept] as const))('%s', (id, concept) => {
  const { does, noun } = concept
  it('is found in its own words', () => {
    const missed = [...does, noun].filter((words) => !isNamedIn(concept, plainLetters(words)))
    expect(missed).toEqual([])
  })

  it('is found in lines of offers', () => {
    const missed = cases[id]?.names.filter((line) => !isNamedIn(concept, plainLetters(line)))
    expect(missed).toEqual([])
  })

  it('is not found in lines that only look like it', () => {
    const wrong = cases[id]?.not?.filter((line) => isNamedIn(concept, plainLetters(line)))
    expect(wrong ?? []).toEqual([])
  })

  it('reads well in the sentences of a letter', () => {
    const sentences = [
      ...does.flatMap((words) => [
        `Vous cherchez quelqu’un pour ${words}.`,
        `Le poste demande ${withDe(words)}.`,
        `J’ai appris à ${words}.`,
      ]),
      `${upperFirst(noun)} est mon quotidien.`,
    ]
    expect(sentences.flatMap(errorsIn)).toEqual([])
  })
})
