import { expect, it } from 'vitest'
import { aPair, aPlan } from '../../../../testing/plan-fixtures.ts'
import { locateSentences, type SentenceLink, sentenceAt, sentenceLinks } from './sentence-links.state.ts'

const first = 'Chez Carrefour, j’ai tenu la caisse pendant deux ans.'
const second = 'Aux Lices, je compose les bouquets\u00a0; je les vends aussi.'
const wish = 'Vos pivoines me plaisent.'
const linkOf = (text: string, facts: string[] = [], needs: string[] = []): SentenceLink => ({
  ...{ text, facts, needs },
})
const links = [
  linkOf(wish),
  linkOf(first, ['till'], ['tenir la caisse']),
  linkOf(second, ['florist'], ['composer des bouquets']),
]
const letter = `Madame,\n\n${wish} ${first}\n\n${second}\n\nVeuillez agréer mes salutations.`
const told = (content: string) =>
  locateSentences(content, links).map(({ text, facts, isChanged }) => [
    text,
    isChanged ? 'changed' : facts[0],
  ])

it('takes the text, the cards and the needs of each sentence from its place in the letter', () => {
  const content = `Madame,\n\n${wish} **Chez Carrefour**, j’ai tenu la caisse.`
  const start = content.indexOf('**')
  const plan = aPlan({ pairs: [aPair('keep-till', 'tenir la caisse', [])] })
  const facts = [
    { start: content.indexOf(wish), end: start - 1, facts: [], needs: [] },
    { start, end: content.length, facts: ['till', 'till'], needs: ['keep-till', 'unheard-of'] },
  ]
  expect(sentenceLinks({ content, facts, plan })).toEqual([
    linkOf(wish),
    linkOf('Chez Carrefour, j’ai tenu la caisse.', ['till'], ['tenir la caisse']),
  ])
  expect(sentenceLinks({ content })).toEqual([])
})

it('finds each sentence wherever it stands', () => {
  const whole = [
    [wish, undefined],
    [first, 'till'],
    [second, 'florist'],
  ]
  expect(told(letter)).toEqual(whole)
  expect(told(`Bonjour,\n\nUne phrase à moi.\n\n${letter.replace('Madame,', 'Monsieur,')}`)).toEqual(whole)
  expect(told(letter.replace(first, `${first} Une autre.`))).toEqual(whole)
  expect(told(letter.replace('Carrefour', '**Carrefour**'))).toEqual(whole)
  expect(told(`${second}\n\n- ${wish}\n- ${first}`)).toEqual([whole[2], whole[0], whole[1]])
  const respaced = letter.replace('bouquets\u00a0;', 'bouquets ;').replace('j’ai', "j'ai")
  expect(told(respaced).map(([, link]) => link)).toEqual([undefined, 'till', 'florist'])
})

it.each([
  ['a word', first.replace('deux', 'trois')],
  ['its end', `${first.slice(0, -1)}, à Brest.`],
  ['its beginning', `Je le redis\u00a0: ${first}`],
  ['its last point', first.slice(0, -1)],
  ['an abbreviation', first.replace('Carrefour', 'M. Carrefour')],
])('a sentence changed by hand loses its link: %s', (_, changed) => {
  const now = locateSentences(letter.replace(first, changed), links)
  expect(now.filter(({ isChanged }) => isChanged)).toHaveLength(1)
  const one = now.find(({ isChanged }) => isChanged)!
  expect(changed).toContain(one.text)
  expect(one).toMatchObject({ facts: [], needs: [] })
  expect(now.filter(({ facts }) => facts.length > 0).map(({ text }) => text)).toEqual([second])
})

it('leaves out sentences that were removed, and letters written otherwise', () => {
  expect(told(letter.replace(first, ''))).toEqual([
    [wish, undefined],
    [second, 'florist'],
  ])
  expect(told('Madame,\n\nAprès une école de commerce, la vente en ligne m’a retenue dix ans.')).toEqual([])
  expect(told('')).toEqual([])
})

it('a sentence without a fact has no link to lose', () => {
  expect(told(letter.replace(wish, 'Vos pivoines rouges me plaisent.')).map(([, link]) => link)).toEqual([
    'till',
    'florist',
  ])
})

it('of two sentences that stand alike, each is taken once', () => {
  const twice = [linkOf(first, ['till']), linkOf(first, ['other'])]
  expect(locateSentences(`${first} ${first}`, twice).map(({ facts }) => facts[0])).toEqual(['till', 'other'])
  expect(locateSentences(first, twice).map(({ facts }) => facts[0])).toEqual(['till'])
})

it('tells in which sentence the caret stands', () => {
  const sentences = locateSentences(letter, links)
  const block = `${wish} ${first}`
  expect(sentenceAt(sentences, { block, offset: 0 })).toBe(0)
  expect(sentenceAt(sentences, { block, offset: wish.length })).toBe(0)
  expect(sentenceAt(sentences, { block, offset: wish.length + 1 })).toBe(1)
  expect(sentenceAt(sentences, { block: 'Madame,', offset: 3 })).toBe(-1)
  expect(sentenceAt(sentences, undefined)).toBe(-1)
})
