import { describe, expect, it } from 'vitest'
import { allCases } from '../../testing/all-cases.ts'
import { readText } from '../../testing/read-text.ts'
import { readMarks, withMarks } from '../../testing/rule-cases.ts'
import { rules } from './proofread.ts'

const idsOfRules = [...new Set(rules.map(({ id }) => id))]
const casesOf = (id: string) => allCases.filter(({ rule }) => rule === id)

describe.each(idsOfRules.map((id) => [id, casesOf(id)] as const))('the rule %s', (id, groups) => {
  it('has five texts that it must find, and five that it must leave alone', () => {
    expect(groups.flatMap(({ breaks = [] }) => breaks).length).toBeGreaterThanOrEqual(5)
    expect(groups.flatMap(({ allows = [] }) => allows).length).toBeGreaterThanOrEqual(5)
  })
  it.each(groups.flatMap((group) => (group.breaks ?? []).map((example) => [example, group] as const)))(
    'marks %j',
    (example, group) => {
      const { text } = readMarks(example)
      const findings = readText(text, group)
      expect(withMarks(text, findings)).toBe(example)
      expect(new Set(findings.map(({ rule }) => rule))).toEqual(new Set([id]))
    },
  )
  it.each(groups.flatMap((group) => (group.allows ?? []).map((text) => [text, group] as const)))(
    'leaves %j',
    (text, group) => {
      expect(readText(text, group)).toEqual([])
    },
  )
})

it('belongs to a rule of the proofreader, each case', () => {
  expect(allCases.filter(({ rule }) => !idsOfRules.includes(rule)).map(({ rule }) => rule)).toEqual([])
})

it('finds the same faults with straight apostrophes', () => {
  const missed = allCases
    .filter(({ rule, language }) => rule !== 'typography' && language !== 'en')
    .flatMap((group) =>
      (group.breaks ?? [])
        .map((example) => readMarks(example).text.replaceAll('’', "'"))
        .filter((text) => !readText(text, group).some(({ rule }) => rule === group.rule)),
    )
  expect(missed).toEqual([])
})
