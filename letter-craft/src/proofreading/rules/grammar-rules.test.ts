import { describe, expect, it } from 'vitest'
import { testFrench } from '../../../testing/french.ts'
import { compilePattern, spelledOut } from '../../french/pattern.ts'
import { readExample } from './grammar-rule.ts'
import { type AnyRule, allRules, faultsOf } from './grammar-rules.ts'

const french = testFrench()
const reported = (rule: AnyRule, text: string) => {
  const sentence = french.parse(text)
  return [...faultsOf(rule, { sentence, french })].map(({ first, last, fix, suggestions }) => {
    const [start = 0, end = 0] = [sentence.words[first]?.start, sentence.words[last]?.end]
    return { start, end, fixes: fix === undefined ? (suggestions ?? []) : [fix] }
  })
}

describe.each(allRules.map((rule) => [rule.id, rule] as const))('%s', (_, rule) => {
  it('has five examples of each kind, a reason and a source', () => {
    expect(rule.breaks.length).toBeGreaterThanOrEqual(5)
    expect(rule.allows.length).toBeGreaterThanOrEqual(5)
    expect(rule.why).toMatch(/^[\p{Lu}«].+\.$/u)
    expect(rule.source).not.toBe('')
  })
  it.each(rule.breaks)('finds %s', (example) => {
    const { text, start, end, fix } = readExample(example)
    const met = reported(rule, text).filter((one) => one.start < end && one.end > start)
    expect(met).not.toEqual([])
    if (fix !== '') {
      const right = text.slice(0, start) + fix + text.slice(end)
      expect(
        met.flatMap((one) => one.fixes.map((by) => text.slice(0, one.start) + by + text.slice(one.end))),
      ).toContain(right)
    }
  })
  it.each(rule.allows)('leaves %s', (example) => {
    expect(reported(rule, example)).toEqual([])
  })
})

it('has patterns that are well formed', () => {
  for (const rule of allRules)
    if ('patterns' in rule)
      for (const pattern of rule.patterns.flatMap(spelledOut))
        expect(() => compilePattern(pattern)).not.toThrow()
})

it('gives each rule its own identifier', () => {
  const ids = allRules.map(({ id }) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})
