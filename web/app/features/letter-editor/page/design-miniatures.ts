import type { LetterPreview } from '@lettrine/contract/export'
import type { DraftLetter } from '@lettrine/contract/letters'
import { defaultPageSetting, PageDesign, type PageSetting } from '@lettrine/contract/page'
import type { Clock } from '../autosave/autosave.ports.ts'
import { imageOf } from './page-preview.state.ts'

/** The first page of the letter in each design, as an image; a design that is not rendered yet is missing. */
export type Miniatures = Partial<Record<PageDesign, string>>

/** Miniatures follow the text after a long pause: a design is rarely chosen while typing. */
const restMs = 1_500

/** Page settings in another design, which sets its own font, size and margins. */
export const inDesign = (page: PageSetting, design: PageDesign): PageSetting => ({
  ...page,
  design,
  fontFamily: null,
  fontSize: null,
  margins: null,
})

/** Renders the letter in the designs that are not chosen, one request at a time; a failed one keeps its last image. */
export function createDesignMiniatures(
  ask: (draft: DraftLetter) => Promise<Pick<LetterPreview, 'pages'>>,
  clock: Pick<Clock, 'after'>,
) {
  let state: Miniatures = {}
  let round = 0
  let cancel: () => void = () => {}
  const rendered = new Map<PageDesign, string>()
  const listeners = new Set<() => void>()

  async function render(draft: DraftLetter, current: number): Promise<void> {
    const page = draft.page ?? defaultPageSetting
    for (const design of PageDesign.options) {
      if (design === page.design) continue
      const wanted = { ...draft, page: inDesign(page, design) }
      const key = JSON.stringify(wanted)
      if (rendered.get(design) === key) continue
      const first = await ask(wanted).then(
        ({ pages }) => pages[0],
        // Offline or refused: the preview beside says so.
        () => undefined,
      )
      if (current !== round) return
      if (first === undefined) continue
      rendered.set(design, key)
      state = { ...state, [design]: imageOf(first) }
      for (const listener of listeners) listener()
    }
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Renders this draft after a pause; a newer draft replaces it. */
    want(draft: DraftLetter): void {
      const current = ++round
      cancel()
      cancel = clock.after(Object.keys(state).length > 0 ? restMs : 0, () => void render(draft, current))
    },
    stop(): void {
      round++
      cancel()
    },
  }
}
