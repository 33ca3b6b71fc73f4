import { Editor } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { expect, onTestFinished, test, vi } from 'vitest'
import { drawFindings, findingElement, findingsPlugin } from './findings-plugin.ts'
import type { DisplayedFinding } from './proofreading.store.ts'

const finding = (id: string): DisplayedFinding => ({
  id,
  rule: 'spelling',
  severity: 'error',
  start: 0,
  end: 7,
  message: '',
  quote: 'acceuil',
})

function openText(hover: (id: string | null) => void) {
  const element = document.body.appendChild(document.createElement('div'))
  const editor = new Editor({ element, extensions: [StarterKit], content: '<p>acceuil soigné</p>' })
  editor.registerPlugin(findingsPlugin({ open: () => {}, hover }))
  onTestFinished(() => {
    editor.destroy()
    element.remove()
  })
  const read = (id: string) =>
    editor.view.dispatch(drawFindings(editor.state.tr, [{ finding: finding(id), from: 1, to: 8 }]))
  return { read }
}

/** The pointer comes over the words of a finding and rests there. */
function rest(id: string) {
  const words = findingElement(finding(id))!
  const { left, top, width, height } = words.getBoundingClientRect()
  words.dispatchEvent(
    new PointerEvent('pointerover', {
      pointerType: 'mouse',
      bubbles: true,
      clientX: left + width / 2,
      clientY: top + height / 2,
    }),
  )
}

test('a reading that ends while the pointer rests on a finding does not lose its card', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const hover = vi.fn()
  const { read } = openText(hover)
  read('1-0')
  rest('1-0')
  vi.advanceTimersByTime(399)
  expect(hover).not.toHaveBeenCalled()
  read('2-0')
  vi.advanceTimersByTime(1)
  expect(hover.mock.calls).toEqual([['2-0']])
})
