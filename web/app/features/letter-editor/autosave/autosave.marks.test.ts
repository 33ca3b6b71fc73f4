import { expect, test } from 'vitest'
import { draftWith, fakeClock, fakeDevice, fakeServer } from '../../../../testing/autosave.ts'
import { createAutosave } from './autosave.engine.ts'

function begin() {
  const { clock, advance } = fakeClock()
  const { server, marks } = fakeServer()
  const session = createAutosave(
    {
      userId: 'ines',
      tabId: 'tab',
      server,
      drafts: fakeDevice().drafts,
      clock,
      newId: () => 'copy',
    },
    { letterId: 'letter', exists: false, version: 0, draft: draftWith() },
  )
  return { session, advance, marks }
}

test('an automatic save is marked as such, a requested one is not', async () => {
  const { session, advance, marks } = begin()
  session.edit({ content: 'Un' })
  await advance(3_000)
  session.edit({ content: 'Un deux' })
  session.saveNow()
  await advance(100)
  expect(marks).toEqual([{ autosave: true }, { autosave: false }])
})

test('a generated text is attributed once', async () => {
  const { session, advance, marks } = begin()
  session.edit({ content: 'Un' })
  await advance(3_000)
  session.attributeNextSave('restore')
  session.edit({ content: 'Zéro' })
  session.flush()
  await advance(100)
  session.edit({ content: 'Zéro un' })
  await advance(3_000)
  expect(marks).toEqual([{ autosave: true }, { autosave: false, author: 'restore' }, { autosave: true }])
})
