import { describe, expect, it, test } from 'vitest'
import { letterFrom } from '../../testing/composer/letter-from.ts'
import { sampleOffers } from '../../testing/composer/sample-offers.ts'
import { samplePeople } from '../../testing/composer/sample-profiles.ts'
import { proofread } from '../proofreading/proofread.ts'
import { countWords } from '../text/measure.ts'
import { type RewriteIntent, rewritePassage } from './rewrite-passage.ts'

const proofs = ['De 2019 à 2023, j’ai encaissé 80\u00a0clients par jour chez Lidl.', 'J’ai le permis B.']
const rewrite = (passage: string, intent: RewriteIntent, language: 'fr' | 'en' = 'fr', seed = 1) =>
  rewritePassage({ passage, intent, language, address: 'Madame, Monsieur,', proofs, seed })

test.each<[RewriteIntent, string, string]>([
  [
    'shorter',
    'Je me permets de vous adresser ma candidature afin d’intégrer votre équipe.',
    'Je vous propose ma candidature pour intégrer votre équipe.',
  ],
  ['shorter', 'C’est donc avec un vif intérêt que je vous écris.', 'Je vous écris.'],
  ['shorter', 'Par ailleurs, je suis tout à fait en mesure de vous aider.', 'Je peux vous aider.'],
  ['shorter', 'afin de mieux servir vos clients', 'pour mieux servir vos clients'],
  [
    'formal',
    'J’adore ça, et votre équipe est super.',
    'J’apprécie beaucoup cela, et votre équipe est remarquable.',
  ],
  [
    'warmer',
    'Je reste à votre entière disposition pour un entretien.',
    'Ce serait un plaisir d’en parler avec vous.',
  ],
  [
    'concrete',
    'La caisse me plaît, et les clients aussi.',
    `La caisse me plaît, et les clients aussi. ${proofs[0]}`,
  ],
  ['other', 'Par ailleurs, vos plantes durent.', 'En outre, vos plantes durent.'],
])('%s: %s', (intent, passage, rewritten) => expect(rewrite(passage, intent)).toBe(rewritten))

test.each<[RewriteIntent, string, string]>([
  ['shorter', 'I am able to help in order to win.', 'I can help to win.'],
  ['formal', 'I’m glad that you don’t wait.', 'I am glad that you do not wait.'],
  ['warmer', 'I am interested in bread.', 'I am drawn to bread.'],
])('in English, %s: %s', (intent, passage, rewritten) =>
  expect(rewrite(passage, intent, 'en')).toBe(rewritten),
)

it('gives a closing formula another form, which keeps the address', () => {
  const formula = 'Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.'
  for (const intent of ['shorter', 'warmer', 'formal', 'other'] as const) {
    const other = rewrite(formula, intent)
    expect(other).not.toBe(formula)
    expect(other).toMatch(/Madame, Monsieur|Cordialement/u)
  }
  expect(countWords(rewrite(formula, 'shorter'))).toBeLessThan(countWords(formula))
})

it('fixes typography and certain errors too', () => {
  expect(rewrite("J'ai tenu la la caisse !", 'formal')).toBe('J’ai tenu la caisse\u202f!')
})

describe('text without a rewriting stays unchanged', () => {
  it.each(['shorter', 'warmer', 'formal', 'other'] as const)('%s', (intent) => {
    const passage = 'J’ai tenu la caisse du musée pendant deux ans.'
    expect(rewrite(passage, intent)).toBe(passage)
  })
  it('adds no fact when none is relevant or the passage has it', () => {
    const passage = 'Votre four à bois m’a surpris.'
    expect(rewrite(passage, 'concrete')).toBe(passage)
    expect(rewrite(proofs[0]!, 'concrete')).toBe(proofs[0])
  })
})

it('adds no claim and no error to any passage', () => {
  for (const [index, offer] of sampleOffers.slice(0, 8).entries()) {
    const person = samplePeople[index % samplePeople.length]!
    const request = { jobTitle: offer.title, company: offer.company, offer: offer.text, ...person }
    for (const language of ['fr', 'en'] as const) {
      const content = letterFrom(request, index, language)
      for (const passage of content.split('\n\n'))
        for (const intent of ['shorter', 'warmer', 'formal', 'other'] as const) {
          const rewritten = rewritePassage({
            passage,
            intent,
            language,
            address: 'Madame, Monsieur,',
            proofs: [],
            seed: index,
          })
          const numbers = (text: string) => text.match(/\d+/gu) ?? []
          expect(numbers(rewritten)).toEqual(numbers(passage))
          const errors = (text: string) =>
            proofread(text, { language }).filter(({ severity }) => severity === 'error').length
          expect(errors(rewritten), rewritten).toBeLessThanOrEqual(errors(passage))
          if (intent === 'shorter' && rewritten.length > 0)
            expect(countWords(rewritten), rewritten).toBeLessThanOrEqual(countWords(passage))
        }
    }
  }
})
