import { describe, expect, it } from 'vitest'
import { fixTypography } from '../../typography/fix.ts'
import { explainedRules, findRule, ruleFamilies } from './explained-rules.ts'
import { allRules } from './grammar-rules.ts'

const all = ruleFamilies.flatMap(explainedRules)

describe('explained rules', () => {
  it('are all the rules, each in its family', () => {
    expect(all.map(({ id }) => id).toSorted()).toEqual(allRules.map(({ id }) => id).toSorted())
    expect(all.filter(({ id, family, name }) => id !== `${family}/${name}`)).toEqual([])
  })

  it('have two corrected examples and two correct sentences', () => {
    expect(all.filter(({ wrong, right }) => wrong.length !== 2 || right.length !== 2)).toEqual([])
    expect(all.flatMap(({ wrong }) => wrong).filter(({ fault, fix }) => fault === fix)).toEqual([])
  })

  it('are typeset', () => {
    const texts = all.flatMap(({ why, source, right }) => [why, source, ...right])
    expect(texts.filter((text) => fixTypography(text, 'fr') !== text)).toEqual([])
  })

  it('are found by their id', () => {
    expect(findRule('homophone/a-has')?.id).toBe('homophone/a-has')
    expect(findRule('spelling')).toBeUndefined()
  })
})
