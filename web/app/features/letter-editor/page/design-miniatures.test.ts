import { type DraftLetter, DraftLetter as DraftLetterSchema } from '@lettrine/contract/letters'
import { defaultPageSetting } from '@lettrine/contract/page'
import { expect, test } from 'vitest'
import { createDesignMiniatures } from './design-miniatures.ts'

const letter = (content: string, page = defaultPageSetting): DraftLetter =>
  DraftLetterSchema.parse({ content, page })

/** A renderer whose pauses end when the test says so. */
function opened(refused: string[] = []) {
  const asked: string[] = []
  const pauses: (() => void)[] = []
  const miniatures = createDesignMiniatures(
    async ({ content, page }) => {
      asked.push(`${page?.design} ${content}`)
      if (refused.includes(page?.design ?? '')) throw new Error('refused')
      return { pages: [`<svg>${page?.design} ${page?.fontSize} ${content}</svg>`] }
    },
    {
      after(_, callback) {
        let cancelled = false
        pauses.push(() => cancelled || callback())
        return () => {
          cancelled = true
        }
      },
    },
  )
  const rest = async () => {
    for (const end of pauses.splice(0)) end()
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  }
  return { miniatures, asked, rest }
}

test('the letter is rendered in each design that is not chosen, with the font of that design', async () => {
  const { miniatures, asked, rest } = opened()
  miniatures.want(letter('Un', { ...defaultPageSetting, fontSize: 14 }))
  await rest()
  expect(asked).toEqual(['moderne Un', 'sobre Un', 'elegant Un', 'compact Un'])
  expect(decodeURIComponent(miniatures.getState().sobre ?? '')).toContain('<svg>sobre null Un</svg>')
  expect(miniatures.getState().classique).toBeUndefined()
})

test('only the last draft before a pause is rendered, and another choice renders only what is missing', async () => {
  const { miniatures, asked, rest } = opened()
  miniatures.want(letter('Un'))
  miniatures.want(letter('Deux'))
  await rest()
  expect(asked).toHaveLength(4)
  expect(asked[0]).toBe('moderne Deux')
  miniatures.want(letter('Deux', { ...defaultPageSetting, design: 'sobre' }))
  await rest()
  expect(asked.slice(4)).toEqual(['classique Deux'])
})

test('a design that is refused does not stop the others', async () => {
  const { miniatures, rest } = opened(['moderne'])
  miniatures.want(letter('Un'))
  await rest()
  expect(Object.keys(miniatures.getState())).toEqual(['sobre', 'elegant', 'compact'])
})
