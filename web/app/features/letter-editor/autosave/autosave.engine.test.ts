import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../../../scripts/test-size.ts'
import { draftWith, fakeClock, fakeDevice, fakeServer, type Network } from '../../../../testing/autosave.ts'
import { type Autosave, createAutosave } from './autosave.engine.ts'
import type { Clock, DeviceDrafts, LetterServer } from './autosave.ports.ts'
import { openLetter } from './autosave.recovery.ts'
import { firstFault, saveStatus } from './autosave.state.ts'

const userId = 'ines'

function setUp() {
  const time = fakeClock()
  const net = fakeServer()
  const device = fakeDevice()
  let tabs = 0
  let ids = 0

  async function open(letterId: string): Promise<Autosave> {
    const tabId = `tab-${++tabs}`
    const [stored] = (await device.drafts.orphans(userId)).filter((record) => record.letterId === letterId)
    const opening = openLetter(letterId, net.letters.get(letterId) ?? null, stored)
    device.alive.add(tabId)
    const session = createAutosave(
      {
        userId,
        tabId,
        ...mortal(tabId),
        newId: () => `copy-${++ids}`,
        recoveredFrom: stored,
      },
      opening?.start ?? { letterId, exists: false, version: 0, draft: draftWith() },
    )
    if (opening?.compareWith) session.compareWith(opening.compareWith)
    return session
  }

  /** What a tab can reach; nothing any more once it has crashed. */
  function mortal(tabId: string) {
    const alive = () => device.alive.has(tabId)
    const never = new Promise<never>(() => {})
    const server: LetterServer = {
      create: (...call) => (alive() ? net.server.create(...call) : never),
      save: (...call) => (alive() ? net.server.save(...call) : never),
      saveOnLeave: (...call) => net.server.saveOnLeave(...call),
    }
    const drafts: DeviceDrafts = {
      ...device.drafts,
      write: (record) => (alive() ? device.drafts.write(record) : never),
      remove: (record) => (alive() ? device.drafts.remove(record) : never),
    }
    const clock: Clock = {
      now: time.clock.now,
      after: (ms, callback) => time.clock.after(ms, () => alive() && callback()),
    }
    return { server, drafts, clock }
  }

  /** The tab crashes: its timers never fire again. */
  function crash() {
    device.alive.clear()
  }
  return { ...time, ...net, device, open, crash }
}

describe('autosave', () => {
  it('a letter beyond the quota stays on the device, is not resent while typing, and is saved once the quota allows', async () => {
    const { open, advance, letters, become, device, marks, crash } = setUp()
    become('full')
    const tab = await open('a')
    tab.edit({ content: 'Madame,' })
    await advance(10_000)
    expect(tab.getState().obstacle?.kind).toBe('full')
    expect(saveStatus(tab.getState())).toBe('blocked')
    tab.edit({ content: 'Madame, je connais vos vignerons.' })
    await advance(60_000)
    expect(marks).toHaveLength(1)
    expect([...device.stored.values()].map(({ draft }) => draft.content)).toEqual([
      'Madame, je connais vos vignerons.',
    ])
    crash()
    const later = await open('a')
    await advance(10_000)
    expect(later.getState().draft.content).toBe('Madame, je connais vos vignerons.')
    expect(later.getState().obstacle?.kind).toBe('full')
    become('fine')
    later.retryNow()
    await advance(3_000)
    expect(letters.get('a')?.draft.content).toBe('Madame, je connais vos vignerons.')
    expect(saveStatus(later.getState())).toBe('saved')
    expect(device.stored.size).toBe(0)
  })

  it('creates on the first change, two seconds after the last one, once', async () => {
    const { open, advance, letters, seen } = setUp()
    const tab = await open('a')
    await advance(10_000)
    expect(letters.size).toBe(0)
    tab.edit({ content: 'Mad' })
    await advance(1_500)
    tab.edit({ content: 'Madame,' })
    await advance(1_900)
    expect(saveStatus(tab.getState())).toBe('unsaved')
    await advance(200)
    expect(letters.get('a')?.draft.content).toBe('Madame,')
    expect(saveStatus(tab.getState())).toBe('saved')
    expect(seen).toEqual(['Madame,'])
  })

  it('a deferred letter is not sent until its writer saves it', async () => {
    const { open, advance, letters, device } = setUp()
    const tab = await open('a')
    tab.defer(true)
    tab.edit({ content: 'Essai' })
    await advance(60_000)
    tab.flush()
    await advance(60_000)
    expect(letters.size).toBe(0)
    expect(device.stored.size).toBe(1)
    tab.saveNow()
    await advance(300)
    expect(letters.get('a')?.draft.content).toBe('Essai')
  })

  it('saves what it can when a field is refused, and says which one was not', async () => {
    const { open, advance, letters, device } = setUp()
    const tab = await open('a')
    tab.edit({ content: 'x'.repeat(50_001), company: 'Les Pivoines' })
    await advance(3_000)
    expect(letters.get('a')?.draft).toMatchObject({ content: '', company: 'Les Pivoines' })
    expect(saveStatus(tab.getState())).toBe('unsaved')
    expect(firstFault(tab.getState())?.field).toBe('content')
    expect([...device.stored.values()].map((record) => record.draft.content.length)).toEqual([50_001])
    tab.edit({ content: 'Madame,' })
    await advance(3_000)
    expect(firstFault(tab.getState())).toBeNull()
    expect(saveStatus(tab.getState())).toBe('saved')
  })

  it('saves during continuous typing', async () => {
    const { open, advance, letters } = setUp()
    const tab = await open('a')
    for (let second = 0; second < 12; second++) {
      tab.edit({ content: `Mot ${second}` })
      await advance(1_000)
    }
    expect(letters.get('a')).toBeDefined()
  })

  it('keeps the text on the device until the server has it', async () => {
    const { open, advance, device, become } = setUp()
    const tab = await open('a')
    become('lostRequest')
    tab.edit({ content: 'Madame,' })
    await advance(300)
    expect([...device.stored.values()].map((record) => record.draft.content)).toEqual(['Madame,'])
    await advance(5_000)
    expect(saveStatus(tab.getState())).toBe('offline')
    become('fine')
    tab.setOnline(true)
    await advance(0)
    expect(saveStatus(tab.getState())).toBe('saved')
    expect(device.stored.size).toBe(0)
  })

  it('recovers the text after a crash', async () => {
    const { open, advance, crash, letters } = setUp()
    const tab = await open('a')
    tab.edit({ content: 'Perdu ?' })
    await advance(300)
    crash()
    const again = await open('a')
    expect(again.getState().draft.content).toBe('Perdu ?')
    await advance(3_000)
    expect(letters.get('a')?.draft.content).toBe('Perdu ?')
  })

  it('stores the last keystrokes when the page closes', async () => {
    const { open, crash, device } = setUp()
    const tab = await open('a')
    tab.pullFrom(() => ({ content: 'À l’instant' }))
    tab.beforeUnload()
    crash()
    expect((await device.drafts.orphans(userId))[0]?.draft.content).toBe('À l’instant')
  })

  it('recognises its own text after a lost answer, without conflict', async () => {
    const { open, advance, become, letters } = setUp()
    const tab = await open('a')
    tab.edit({ content: 'Un' })
    await advance(2_500)
    become('lostAnswer')
    tab.edit({ content: 'Un deux' })
    await advance(2_500)
    tab.edit({ content: 'Un deux trois' })
    become('fine')
    await advance(10_000)
    expect(tab.getState().obstacle).toBeNull()
    expect(letters.get('a')?.draft.content).toBe('Un deux trois')
  })

  it('merges changes of other fields made elsewhere', async () => {
    const { open, advance, elsewhere, letters } = setUp()
    const tab = await open('a')
    tab.edit({ content: 'Un' })
    await advance(2_500)
    elsewhere('a', { company: 'Ateliers Morvan' })
    tab.edit({ content: 'Un deux' })
    await advance(2_500)
    await advance(2_500)
    expect(letters.get('a')?.draft).toMatchObject({ content: 'Un deux', company: 'Ateliers Morvan' })
  })

  async function disputed() {
    const here = setUp()
    const tab = await here.open('a')
    tab.edit({ content: 'Un' })
    await here.advance(2_500)
    here.elsewhere('a', { content: 'Autre' })
    tab.edit({ content: 'Mien' })
    await here.advance(2_500)
    expect(tab.getState().obstacle?.kind).toBe('conflict')
    return { ...here, tab }
  }

  it('asks which text to keep, and saves mine over theirs', async () => {
    const { tab, advance, letters } = await disputed()
    tab.keepMine()
    await advance(100)
    expect(letters.get('a')?.draft.content).toBe('Mien')
  })

  it('takes theirs and displays it', async () => {
    const { tab, advance, letters } = await disputed()
    const { contentEpoch } = tab.getState()
    tab.takeTheirs()
    await advance(5_000)
    expect(tab.getState().draft.content).toBe('Autre')
    expect(tab.getState().contentEpoch).toBe(contentEpoch + 1)
    expect(letters.get('a')?.draft.content).toBe('Autre')
  })

  it('keeps both, even when the answer to the creation of the copy is lost', async () => {
    const { tab, become, letters } = await disputed()
    become('lostAnswer')
    expect((await tab.keepBoth((title) => `${title} (copie)`)).kind).toBe('unreachable')
    expect(tab.getState().obstacle?.kind).toBe('conflict')
    become('fine')
    await tab.keepBoth((title) => `${title} (copie)`)
    expect([...letters.values()].map(({ draft }) => draft.content).sort()).toEqual(['Autre', 'Mien'])
  })

  it('sends every field except an invalid one', async () => {
    const { open, advance, letters, device } = setUp()
    const tab = await open('a')
    tab.edit({ content: 'Texte', recipient: { name: 'Mme Delmas', email: 'c.delmas@', address: [] } })
    await advance(2_500)
    expect(letters.get('a')?.draft).toMatchObject({
      content: 'Texte',
      recipient: { name: 'Mme Delmas', email: '' },
    })
    expect(saveStatus(tab.getState())).toBe('unsaved')
    expect(device.stored.size).toBe(1)
  })

  it('keeps the text when the session ends, and continues after sign-in', async () => {
    const { open, advance, become, letters } = setUp()
    const tab = await open('a')
    become('session')
    tab.edit({ content: 'Texte' })
    await advance(60_000)
    expect(tab.getState().obstacle?.kind).toBe('session')
    become('fine')
    tab.retryNow()
    await advance(10)
    expect(letters.get('a')?.draft.content).toBe('Texte')
  })

  it('saves a letter deleted elsewhere as a new one', async () => {
    const { open, advance, letters, device } = setUp()
    const tab = await open('a')
    tab.edit({ content: 'Un' })
    await advance(2_500)
    letters.delete('a')
    tab.edit({ content: 'Un deux' })
    await advance(2_500)
    expect(tab.getState().obstacle?.kind).toBe('deleted')
    tab.saveAsNew()
    await advance(300)
    expect(letters.get('copy-1')?.draft.content).toBe('Un deux')
    expect(device.stored.size).toBe(0)
  })
})

type Step =
  | { do: 'type'; field: 'content' | 'company' }
  | { do: 'wait'; ms: number }
  | { do: 'network'; network: Network }
  | { do: 'elsewhere' }
  | { do: 'crash' | 'close' | 'hide' }
  | { do: 'choose'; choice: 'mine' | 'theirs' | 'both' }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('type' as const), field: fc.constantFrom('content', 'company') }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(300, 1_000, 2_100, 9_000, 65_000),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('network' as const),
      network: fc.constantFrom<Network>('fine', 'lostRequest', 'lostAnswer', 'broken', 'session'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('elsewhere' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('crash' as const, 'close' as const, 'hide' as const) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('choose' as const), choice: fc.constantFrom('mine', 'both') }),
  },
)

describe('any sequence of failures', () => {
  it('the last text is on the server or on the device, and reaches the server in the end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const here = setUp()
        let tab = await here.open('a')
        let typed = 0
        let last = ''
        /** Text written elsewhere must survive too. */
        const foreign: string[] = []

        const reopen = async () => {
          here.crash()
          tab = await here.open('a')
          await here.rest()
        }
        const isKept = async () => {
          if (last === '') return true
          const everywhere = [
            ...here.seen,
            ...[...here.device.stored.values(), ...here.device.instant.values()].map(
              ({ draft }) => draft.content,
            ),
          ]
          return everywhere.includes(last)
        }

        for (const current of steps) {
          if (current.do === 'type' && current.field === 'content') {
            last = `texte ${++typed}`
            tab.edit({ content: last })
            await here.advance(300)
          } else if (current.do === 'type') tab.edit({ company: `société ${++typed}` })
          else if (current.do === 'wait') await here.advance(current.ms)
          else if (current.do === 'network') here.become(current.network)
          else if (current.do === 'elsewhere' && here.letters.has('a')) {
            foreign.push(`ailleurs ${++typed}`)
            here.elsewhere('a', { content: `ailleurs ${typed}` })
          } else if (current.do === 'choose') {
            if (current.choice === 'mine') tab.keepMine()
            else if (tab.getState().obstacle?.kind === 'conflict') await tab.keepBoth((title) => title)
          } else if (current.do === 'hide') tab.beforeUnload()
          else if (current.do === 'close') {
            tab.beforeUnload()
            await reopen()
          } else if (current.do === 'crash') await reopen()
          expect(await isKept()).toBe(true)
        }

        here.become('fine')
        tab.retryNow()
        tab.setOnline(true)
        for (let round = 0; round < 4; round++) {
          await here.advance(70_000)
          if (tab.getState().obstacle?.kind === 'conflict') await tab.keepBoth((title) => title)
        }
        expect(tab.getState().obstacle).toBeNull()
        for (const text of [...foreign, ...(last ? [last] : [])]) expect(here.seen).toContain(text)
        expect(here.device.stored.size).toBe(0)
      }),
      propertyRuns(100, 400),
    )
  }, 60_000)
})
