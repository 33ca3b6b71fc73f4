import { explainedRules, ruleFamilies } from '@lettrine/letter-craft/proofreading/rules/explained-rules'
import { describe, expect, it } from 'vitest'
import { findRules, listedRule } from './rules-index.ts'

const rules = ruleFamilies.flatMap(explainedRules).map(listedRule)
const found = (query: string) => findRules(query, rules).map(({ family, name }) => `${family}/${name}`)

describe('the search of rules', () => {
  it('finds a rule by the words of its example first, without accents', () => {
    expect(found('PLUTOT')[0]).toBe('homophone/plutot-plus-tot')
    expect(found('amende')[0]).toBe('confusion/amande-amende')
  })

  it('finds a rule by words of its sentence, and by their beginning', () => {
    expect(found('subjonct')).toContain('conjugation/subjunctive')
  })

  it('requires every word', () => {
    expect(found('amende zeppelin')).toEqual([])
  })

  it('finds nothing without a word', () => {
    expect(found(' ?')).toEqual([])
  })
})
