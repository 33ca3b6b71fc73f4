import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { testFrench } from '../../../testing/french.ts'
import { readText } from '../../../testing/read-text.ts'
import { elides } from '../../french/elision.ts'
import { plainLetters, upperFirst } from '../../french/plain-letters.ts'
import { type Concept, type ConceptCases, isNamedIn } from '../concept.ts'
import { animalsCases } from './animals.cases.ts'
import { animals } from './animals.fr.ts'
import { buildingCases } from './building.cases.ts'
import { building } from './building.fr.ts'
import { buildingStudiesCases } from './building-studies.cases.ts'
import { buildingStudies } from './building-studies.fr.ts'
import { communicationCases } from './communication.cases.ts'
import { communication } from './communication.fr.ts'
import { farmingCases } from './farming.cases.ts'
import { farming } from './farming.fr.ts'
import { industryCases } from './industry.cases.ts'
import { industry } from './industry.fr.ts'
import { industryStudiesCases } from './industry-studies.cases.ts'
import { industryStudies } from './industry-studies.fr.ts'
import { informationTechnologyCases } from './information-technology.cases.ts'
import { informationTechnology } from './information-technology.fr.ts'
import { maintenanceCases } from './maintenance.cases.ts'
import { maintenance } from './maintenance.fr.ts'
import { manufacturingCases } from './manufacturing.cases.ts'
import { manufacturing } from './manufacturing.fr.ts'
import { transportCases } from './transport.cases.ts'
import { transport } from './transport.fr.ts'
import { vehicleRepairCases } from './vehicle-repair.cases.ts'
import { vehicleRepair } from './vehicle-repair.fr.ts'
import { warehouseCases } from './warehouse.cases.ts'
import { warehouse } from './warehouse.fr.ts'

const subjects: readonly (readonly [readonly Concept[], ConceptCases])[] = [
  [animals, animalsCases],
  [building, buildingCases],
  [buildingStudies, buildingStudiesCases],
  [communication, communicationCases],
  [farming, farmingCases],
  [industry, industryCases],
  [industryStudies, industryStudiesCases],
  [informationTechnology, informationTechnologyCases],
  [maintenance, maintenanceCases],
  [manufacturing, manufacturingCases],
  [transport, transportCases],
  [vehicleRepair, vehicleRepairCases],
  [warehouse, warehouseCases],
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

describe('the concepts of trades', () => {
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
