import { describe, expect, it } from 'vitest'
import { helpTexts } from './features/help/help.fr.ts'
import { helpGuides } from './features/help/help-guides.fr.ts'
import { familyTexts, rulesTexts } from './features/help/rules/rules.fr.ts'
import { privacyTexts, termsTexts } from './features/legal/legal.fr.ts'
import { tipsTexts } from './features/tips/tips.fr.ts'
import { pathsIn } from './lib/text/rich-text.ts'
import { helpQuestions, helpTopics } from './shared/help/help.ts'

const pages = {
  help: helpTexts,
  rules: rulesTexts,
  ...familyTexts,
  tips: tipsTexts,
  terms: termsTexts,
  privacy: privacyTexts,
}
const legal = [termsTexts, privacyTexts]

describe('the public pages', () => {
  it.each(Object.entries(pages))('%s: its title and its description fit where they are shown', (_, page) => {
    expect(page.metaTitle.length).toBeLessThanOrEqual(70)
    expect(page.description.length).toBeLessThanOrEqual(160)
    expect(page.description.length).toBeGreaterThan(80)
  })

  it.each(legal)('$path: each anchor is its own', ({ sections }) => {
    const anchors = sections.map(({ id }) => id)
    expect(new Set(anchors).size).toBe(anchors.length)
  })

  it('link to existing anchors only', () => {
    const anchors = new Set([
      ...[...helpQuestions, ...helpTopics, ...helpGuides].map(({ id }) => `/help#${id}`),
      ...legal.flatMap(({ path, sections }) => sections.map(({ id }) => `${path}#${id}`)),
    ])
    const named = [
      ...helpQuestions.flatMap(({ answer }) => pathsIn(answer)),
      ...legal.flatMap(({ sections }) => sections.flatMap(({ blocks }) => pathsIn(blocks))),
    ].filter((path) => path.includes('#'))
    expect(named.length).toBeGreaterThan(2)
    expect(named.filter((path) => !anchors.has(path))).toEqual([])
  })

  it.each(legal)('$path: rows are as wide as their table', ({ sections }) => {
    const tables = sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (typeof block === 'object' && 'table' in block ? [block.table] : [])),
    )
    for (const { columns, rows } of tables)
      expect(rows.filter((row) => row.length !== columns.length)).toEqual([])
  })
})
