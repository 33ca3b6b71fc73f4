import { NewLetter } from '@lettrine/contract/letters'
import { designStyles } from '@lettrine/contract/page'
import { expect, test } from 'vitest'
import { fakeClock } from '../../../../testing/autosave.ts'
import { createPageRenderer } from './page-drawing.ts'

const draft = (content: string) => NewLetter.parse({ content })
const preview = (text: string) => ({
  pages: [text],
  head: [],
  pageCount: 1,
  fill: 0,
  fit: null,
  style: { design: 'classique' as const, spacing: 1, ...designStyles.classique },
})

/** A fake server whose answers the test controls. */
function slowServer() {
  const waiting: { content: string; answer: () => void; fail: () => void }[] = []
  const ask = ({ content }: { content: string }) =>
    new Promise<ReturnType<typeof preview>>((resolve, reject) => {
      waiting.push({
        content,
        answer: () => resolve(preview(content)),
        fail: () => reject(new Error('panne')),
      })
    })
  return { waiting, ask }
}

function open() {
  const { clock, advance, rest } = fakeClock()
  const server = slowServer()
  const drawing = createPageRenderer(server.ask, (fault) => (fault as Error).message, clock)
  const shown = () => drawing.getState().preview?.pages[0]
  return { ...server, drawing, advance, rest, shown }
}

test('only the newest draft is requested while an answer is pending', async () => {
  const { drawing, advance, rest, waiting, shown } = open()
  drawing.want(draft('un'))
  await advance(50)
  drawing.want(draft('deux'))
  await advance(50)
  drawing.want(draft('trois'))
  await advance(50)
  expect(waiting.map(({ content }) => content)).toEqual(['un'])
  waiting[0]?.answer()
  await rest()
  expect(shown()).toBe('un')
  expect(waiting.map(({ content }) => content)).toEqual(['un', 'trois'])
  waiting[1]?.answer()
  await rest()
  expect(shown()).toBe('trois')
})

test('requests are debounced while typing', async () => {
  const { drawing, advance, rest, waiting } = open()
  drawing.want(draft('a'))
  await advance(0)
  waiting[0]?.answer()
  await rest()
  for (const text of ['ab', 'abc', 'abcd']) {
    drawing.want(draft(text))
    await advance(20)
  }
  expect(waiting).toHaveLength(1)
  await advance(40)
  expect(waiting.at(-1)?.content).toBe('abcd')
})

test('a failure keeps the last page with an error, and the next page clears it', async () => {
  const { drawing, advance, rest, waiting, shown } = open()
  drawing.want(draft('un'))
  await advance(0)
  waiting[0]?.answer()
  await rest()
  drawing.want(draft('deux'))
  await advance(50)
  waiting[1]?.fail()
  await rest()
  expect([shown(), drawing.getState().failure]).toEqual(['un', 'panne'])
  drawing.retry()
  waiting[2]?.answer()
  await rest()
  expect([shown(), drawing.getState().failure]).toEqual(['deux', null])
})

test('the same draft is rendered once', async () => {
  const { drawing, advance, waiting } = open()
  drawing.want(draft('un'))
  await advance(50)
  waiting[0]?.answer()
  drawing.want(draft('un'))
  await advance(50)
  expect(waiting).toHaveLength(1)
})
