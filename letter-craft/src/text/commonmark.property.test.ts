import fc from 'fast-check'
import type { Nodes, PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { expect, test } from 'vitest'
import { propertyRuns } from '../../../scripts/test-size.ts'
import { countLetterWords, measureLetter } from './measure.ts'
import { parseLetter } from './parse.ts'
import { tidyRuns } from './tidy-runs.ts'
import { type Block, inlinesOf, type ListItem, type Run } from './tree.ts'

/** What a reference parser of CommonMark has and letters have not. */
const outsideTheSubset = [
  'autolink',
  'blockQuote',
  'codeFenced',
  'codeIndented',
  'codeText',
  'definition',
  'headingAtx',
  'htmlFlow',
  'htmlText',
  'labelEnd',
  'labelStartImage',
  'labelStartLink',
  'setextUnderline',
  'thematicBreak',
]

const referenceTree = (markdown: string) => ({
  blocks: fromMarkdown(markdown, {
    extensions: [{ disable: { null: outsideTheSubset } }],
  }).children.flatMap(blocksOf),
})

function blocksOf(node: RootContent): Block[] {
  if (node.type === 'list') {
    const items = node.children.flatMap(itemsOf)
    const ordered = node.ordered === true
    return items.length === 0
      ? []
      : [{ type: 'list', ordered, start: ordered ? (node.start ?? 1) : 1, items }]
  }
  if (node.type !== 'paragraph') return []
  const children = inlinesOf(tidyRuns(node.children.flatMap((child) => runsOf(child))))
  return children.length === 0 ? [] : [{ type: 'paragraph', children }]
}

function itemsOf(node: Nodes): ListItem[] {
  if (node.type !== 'listItem') return []
  const own = node.children
    .flatMap((child) => (child.type === 'paragraph' ? [child] : []))
    .flatMap(({ children }, index): Run[] => [
      ...(index > 0 ? [{ type: 'break' } as const] : []),
      ...children.flatMap((inline) => runsOf(inline)),
    ])
  const nested = node.children.flatMap((child) =>
    child.type === 'list' ? child.children.flatMap(itemsOf) : [],
  )
  const children = inlinesOf(tidyRuns(own))
  return children.length === 0 ? nested : [{ children }, ...nested]
}

function runsOf(node: PhrasingContent, strong = false, emphasis = false): Run[] {
  if (node.type === 'break') return [{ type: 'break' }]
  if (node.type === 'strong') return node.children.flatMap((child) => runsOf(child, true, emphasis))
  if (node.type === 'emphasis') return node.children.flatMap((child) => runsOf(child, strong, true))
  if (node.type !== 'text') return []
  return node.value
    .split('\n')
    .flatMap((value, index): Run[] => [
      ...(index > 0 ? [{ type: 'break' } as const] : []),
      { type: 'text', value, strong, emphasis },
    ])
}

const words = [
  'mot',
  'é',
  '😀',
  '»',
  '(',
  '…',
  '€',
  '"',
  ':',
  '\u00a0',
  '\u202f!',
  '#',
  '> ',
  '|',
  '`',
  '<b>',
]
const emphasis = ['*', '**', '***', '_', '__', 'a', 'b', ' ', '.', '\\', '\n']
const lists = ['- ', '-', '* ', '+ ', '1. ', '2. ', '12) ', 'a', ' ', '  ', '   ', '\t', '\n', '\n\n']
const signs = ['[', '](', '&amp;', '&#10;', '&#0;', '&#xe9;', '&nbsp;', '&', ';', '~~', '---', '===']

const textOf = (tokens: readonly string[]) =>
  fc.array(fc.constantFrom(...tokens), { maxLength: 25 }).map((found) => found.join(''))

test('letters are read as a reference parser of CommonMark reads them', () => {
  fc.assert(
    fc.property(
      fc.oneof(textOf(emphasis), textOf(lists), textOf([...words, ...emphasis, ...lists, ...signs])),
      (markdown) => {
        expect(parseLetter(markdown)).toEqual(referenceTree(markdown))
      },
    ),
    propertyRuns(1_000, 20_000),
  )
})

test('the words of a letter are counted without its tree', () => {
  const figures = ['1', '000', '\u202f', '\u00a0', '**', '*', ' ', '\ufeff', '\0', '&nbsp;', '\\']
  fc.assert(
    fc.property(
      fc.oneof(textOf(figures), textOf([...words, ...emphasis, ...lists, ...signs, ...figures])),
      (markdown) => {
        expect(countLetterWords(markdown)).toBe(measureLetter(markdown).wordCount)
      },
    ),
    propertyRuns(1_000, 20_000),
  )
})

test('lists deeper than anyone writes are text, and nothing is lost', () => {
  const tree = parseLetter(`${'- '.repeat(40)}mot`)
  expect(tree.blocks).toEqual([
    {
      type: 'list',
      ordered: false,
      start: 1,
      items: [{ children: [{ type: 'text', value: `${'- '.repeat(8)}mot` }] }],
    },
  ])
})
