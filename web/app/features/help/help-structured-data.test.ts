import { expect, it } from 'vitest'
import { helpQuestions } from '../../shared/help/help.ts'
import { faqStructuredData } from './help-structured-data.ts'

it('lists every question once, with a plain-text answer', () => {
  const { mainEntity } = faqStructuredData(helpQuestions)
  expect(mainEntity.map(({ name }) => name)).toEqual(helpQuestions.map(({ question }) => question))
  const texts = mainEntity.map(({ acceptedAnswer }) => acceptedAnswer.text)
  expect(texts.filter((text) => text === '' || /[`<>]|\]\(/.test(text))).toEqual([])
})

it('numbers steps', () => {
  const [first] = faqStructuredData([
    {
      id: 'a',
      topic: 'page',
      question: 'Q',
      keywords: [],
      answer: ['Un.', { steps: ['[Deux](/help)', '`F8`'] }],
    },
  ]).mainEntity
  expect(first?.acceptedAnswer.text).toBe('Un.\n\n1. Deux\n2. F8')
})
