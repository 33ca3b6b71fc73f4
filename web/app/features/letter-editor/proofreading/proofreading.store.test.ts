import { expect, it } from 'vitest'
import { type Correction, createProofreading, type DisplayedFinding } from './proofreading.store.ts'

const finding = (id: string, quote: string, fix?: string): DisplayedFinding => ({
  id,
  quote,
  rule: 'cliche',
  severity: 'advice',
  start: 0,
  end: 1,
  message: '',
  ...(fix !== undefined && { fix }),
})

function setUp() {
  let kept: readonly string[] = []
  const replaced: Correction[][] = []
  const undone: number[] = []
  let isLast = true
  const open = () => {
    const proofreading = createProofreading({
      ignored: () => kept,
      keepIgnored: (keys) => {
        kept = keys
      },
    })
    proofreading.attach({
      reveal: () => {},
      draw: () => {},
      focus: () => {},
      readAgain: () => {},
      replace(changes) {
        replaced.push([...changes])
        return { isLast: () => isLast, undo: () => undone.push(changes.length) }
      },
    })
    return proofreading
  }
  const typeOn = () => {
    isLast = false
  }
  return { open, replaced, undone, typeOn }
}

const ids = ({ getState }: ReturnType<typeof createProofreading>) => getState().findings.map(({ id }) => id)

it('a finding ignored once is hidden in this letter, one ignored permanently in all', () => {
  const { open } = setUp()
  const first = open()
  first.show([finding('1', 'vif intérêt'), finding('2', 'leader'), finding('3', 'dynamique')])
  first.ignore('1')
  first.ignore('2', true)
  expect(ids(first)).toEqual(['3'])
  first.show([finding('4', 'vif intérêt'), finding('5', 'leader'), finding('6', 'dynamique')])
  expect(ids(first)).toEqual(['6'])
  const second = open()
  second.show([finding('7', 'vif intérêt'), finding('8', 'leader')])
  expect(ids(second)).toEqual(['7'])
})

it('steps through the findings and wraps around', () => {
  const proofreading = setUp().open()
  proofreading.step(1)
  expect(proofreading.getState().active).toBeNull()
  proofreading.show([finding('1', 'a'), finding('2', 'b')])
  const steps = ([1, 1, 1, -1] as const).map((by) => {
    proofreading.step(by)
    return proofreading.getState().active
  })
  expect(steps).toEqual(['1', '2', '1', '2'])
})

it('applies all certain corrections, and only those', () => {
  const { open, replaced } = setUp()
  const proofreading = open()
  proofreading.show([finding('1', 'a', 'b'), finding('2', 'c'), finding('3', 'd', '')])
  proofreading.replaceAll()
  expect(replaced).toEqual([
    [
      { id: '1', text: 'b' },
      { id: '3', text: '' },
    ],
  ])
})

it('applies the chosen suggestion', () => {
  const { open, replaced } = setUp()
  const proofreading = open()
  proofreading.show([finding('1', 'entrprise')])
  proofreading.replace('1', 'entreprise')
  proofreading.replace('1')
  expect(replaced).toEqual([[{ id: '1', text: 'entreprise' }]])
})

it('hovering opens a card, but not while a clicked one is open', () => {
  const proofreading = setUp().open()
  const active = () => proofreading.getState().active
  proofreading.show([finding('1', 'a'), finding('2', 'b')])
  proofreading.hover('1')
  expect(active()).toBe('1')
  proofreading.hover(null)
  expect(active()).toBeNull()
  proofreading.open('2')
  proofreading.hover('1')
  proofreading.hover(null)
  expect(active()).toBe('2')
})

it('keeps the card open across readings, on the nearest occurrence of its words', () => {
  const proofreading = setUp().open()
  proofreading.show([finding('1', 'a'), { ...finding('2', 'a'), start: 40 }])
  proofreading.open('2')
  proofreading.show([finding('3', 'a'), { ...finding('4', 'a'), start: 38 }])
  expect(proofreading.getState().active).toBe('4')
})

it('closes the card of a removed finding', () => {
  const proofreading = setUp().open()
  proofreading.show([finding('1', 'a')])
  proofreading.open('1')
  proofreading.show([])
  expect(proofreading.getState().active).toBeNull()
})

const space = (id: string): DisplayedFinding => ({ ...finding(id, ' :', '\u00a0:'), rule: 'typography' })
const ligature = (id: string): DisplayedFinding => ({ ...finding(id, 'coeur', 'cœur'), rule: 'typography' })

it('spaces and apostrophes are corrected together, apart from the remarks, and undone until the text changes', () => {
  const { open, replaced, undone, typeOn } = setUp()
  const proofreading = open()
  proofreading.show([space('1'), ligature('2'), space('3')], 100)
  expect(replaced).toEqual([])
  proofreading.replaceAll()
  expect(replaced).toEqual([[{ id: '2', text: 'cœur' }]])
  proofreading.correctSpacing()
  expect(replaced[1]?.map(({ id }) => id)).toEqual(['1', '3'])
  proofreading.show([], 100)
  expect(proofreading.getState().corrected).toBe(2)
  proofreading.undoSpacing()
  expect(undone).toEqual([2])
  expect(proofreading.getState().corrected).toBeNull()
  proofreading.show([space('1'), space('3')], 100)
  proofreading.correctSpacing()
  typeOn()
  proofreading.show([], 101)
  expect(proofreading.getState().corrected).toBeNull()
})

it('spaces and apostrophes of a pasted text are corrected at once, those of an opened or typed one are not', () => {
  const { open, replaced } = setUp()
  const proofreading = open()
  proofreading.show([space('1')], 900)
  proofreading.show([space('1')], 901)
  expect(replaced).toEqual([])
  proofreading.show([space('1'), space('2')], 1_200)
  expect(replaced).toHaveLength(1)
  // Undone by hand: they are not corrected again.
  proofreading.show([space('1'), space('2')], 1_200)
  expect(replaced).toHaveLength(1)
})
