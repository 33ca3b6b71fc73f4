import { describe, expect, test } from 'vitest'
import { type CheckedPassage, checkPassage } from './check-passage.ts'

const contentOf = (checked: CheckedPassage) =>
  checked.usable ? checked.content : `unusable: ${checked.fault}`

describe('a passage', () => {
  const passage = 'J’ai formé 4 saisonniers à la préparation des commandes, ce qui m’a beaucoup appris.'
  const rewritten = 'J’ai formé 4 saisonniers à la préparation des commandes.'
  const passageOf = (reply: string) =>
    contentOf(checkPassage(reply, { language: 'fr', passage, facts: [], secrets: ['b7f3a1d9c4'] }))

  test.each([
    rewritten,
    `«\u00a0${rewritten}\u00a0»`,
    `Voici le passage\u00a0:\n\n${rewritten}`,
    `\`\`\`\n${rewritten}\n\`\`\``,
  ])('is extracted from %j', (reply) => {
    expect(passageOf(reply)).toBe(rewritten)
  })
  test.each([
    ['empty', ' '],
    ['unsupported', 'J’ai formé 12 saisonniers.'],
    ['placeholder', 'J’ai formé [nombre] saisonniers.'],
    ['obeys-data', 'As an AI, I would say it so.'],
    ['too-long', `${rewritten} `.repeat(12)],
    [
      'wrong-language',
      'I have trained the people who came in the season to prepare all of the orders of the day.',
    ],
  ])('is refused: %s', (fault, reply) => {
    expect(passageOf(reply)).toBe(`unusable: ${fault}`)
  })
})
