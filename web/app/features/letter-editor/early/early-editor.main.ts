import type { Letter } from '@lettrine/contract/letters'
import type { Profile } from '@lettrine/contract/profile'
import { connectionEvent, isConnectionCut } from '../../../lib/api/connection.ts'
import { type EarlyRecord, earlyKey } from '../../../lib/api/early-letter.ts'
import { documentFromMarkdown, markdownFromDocument } from '../surface/letter-document.ts'
import { surfaceText } from '../surface/surface.fr.ts'
import { earlyEditorText as texts } from './early-editor.fr.ts'
import { caretIn, elementsOf, readDocument } from './early-text.ts'

// A program of its own, without the application: one reads and writes a letter with it while the application, a
// hundred times its size, is on its way on a slow network. The editor takes the text over (`use-early-text.ts`).

/** As long as the splash screen stays; see `splash-gate.tsx`. */
const splashMs = 1500

const [, letterId] = /^\/dashboard\/letters\/([\w-]{36})\/edit$/.exec(location.pathname) ?? []
// One is led to a step of a new letter, to a sentence or to a field: the editor knows the way.
const usr = (history.state as { usr?: object | null } | null)?.usr ?? {}
const isLedElsewhere = /[?&]step=/.test(location.search) || 'quote' in usr || 'check' in usr
if (letterId && !isLedElsewhere) void open(letterId)

async function open(id: string): Promise<void> {
  const early = globalThis.lettrineEarly
  const [profile, letter] = await Promise.all([early?.profile, early?.letter, styles()])
  const splash = new Promise((resolve) => setTimeout(resolve, splashMs - performance.now()))
  const [isKept] = await Promise.all([
    isOnDevice(id),
    document.fonts.load('1em "Newsreader Variable"'),
    splash,
  ])
  const hasEditor = document.querySelector('.letter-surface') !== null
  if (profile && letter && !isKept && !hasEditor && isPlain(letter.data.content))
    show(profile.data, letter.data)
}

/** The styles of the screen, which its page names ahead; React adds its own. */
async function styles(): Promise<unknown> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=style]')].map(
    (preload) => {
      const link = document.createElement('link')
      link.rel = 'stylesheet'
      link.href = preload.href
      link.dataset.early = ''
      return link
    },
  )
  const loaded = links.map((link) => new Promise((resolve) => link.addEventListener('load', resolve)))
  document.head.append(...links)
  return Promise.all(loaded)
}

/** Places to fill are shown as questions, which takes the editor. */
const isPlain = (content: string) => !/\[\[|\{\{/.test(content)

/** Whether a tab left a text of this letter on the device: the editor compares it with the stored letter. */
async function isOnDevice(id: string): Promise<boolean> {
  const isStored = (key: string) => /^lettrine\.(?:draft|early)\//.test(key) && key.includes(`/${id}`)
  if (Object.keys(localStorage).some(isStored)) return true
  const found = await new Promise<IDBValidKey[]>((resolve) => {
    const request = indexedDB.open('lettrine')
    // There is no such database: it must not come to be without its store.
    request.onupgradeneeded = () => request.transaction?.abort()
    request.onerror = () => resolve([])
    request.onsuccess = () => {
      const keys = request.result.transaction('drafts').objectStore('drafts').getAllKeys()
      keys.onsuccess = () => resolve(keys.result)
      keys.onerror = () => resolve([])
    }
  })
  return found.some((key) => String(key).includes(`/${id}/`))
}

function show(user: Profile, letter: Letter): void {
  const { page, sheet, surface, tellState } = pageOf(letter)
  const stored = markdownFromDocument(documentFromMarkdown(letter.content))
  const key = earlyKey(user.id, letter.id)
  let isComposing = false
  let whenComposed: (() => void) | undefined

  const content = () => markdownFromDocument(readDocument(surface).document)

  surface.addEventListener('input', () => {
    surface.querySelector('.is-editor-empty')?.classList.remove('is-editor-empty')
    try {
      localStorage.setItem(
        key,
        JSON.stringify({ letter, content: content(), at: Date.now() } satisfies EarlyRecord),
      )
    } catch {
      // Full or forbidden: the text lives in this page.
    }
  })
  surface.addEventListener('compositionstart', () => {
    isComposing = true
  })
  surface.addEventListener('compositionend', () => {
    isComposing = false
    // After the input event that follows.
    setTimeout(() => isComposing || whenComposed?.())
  })
  for (const type of ['paste', 'drop'] as const)
    surface.addEventListener(type, (event) => {
      const data = event instanceof DragEvent ? event.dataTransfer : event.clipboardData
      event.preventDefault()
      document.execCommand('insertText', false, data?.getData('text/plain') ?? '')
    })

  addEventListener(connectionEvent, tellState)

  function leave() {
    removeEventListener(connectionEvent, tellState)
    page.remove()
    for (const link of document.querySelectorAll('link[data-early]')) link.remove()
    globalThis.lettrineEarlyPage = undefined
  }

  document.execCommand('defaultParagraphSeparator', false, 'p')
  document.body.append(page)
  globalThis.lettrineEarlyPage = {
    letterId: letter.id,
    leave,
    handOver(take) {
      const now = () => {
        const { document: read, lines } = readDocument(surface)
        const { anchorNode, anchorOffset } = getSelection() ?? { anchorNode: null, anchorOffset: 0 }
        const isFocused = surface.contains(document.activeElement)
        take({
          document: read,
          isEdited: markdownFromDocument(read) !== stored,
          caret: isFocused && anchorNode ? caretIn(lines, anchorNode, anchorOffset) : undefined,
          scrollTop: sheet.scrollTop,
        })
        leave()
        localStorage.removeItem(key)
      }
      if (isComposing) whenComposed = now
      else now()
      return () => {
        whenComposed = undefined
      }
    },
  }
}

const arrow =
  '<svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="m12 19-7-7 7-7M19 12H5"/></svg>'

/** The editor without its tools, in the same places. */
function pageOf(letter: Letter) {
  const page = element('div', 'editor early-editor', { 'data-part': 'write' })
  const header = element('header', 'editor-header')
  const back = element('a', 'editor-back', { href: '/dashboard/letters', 'aria-label': texts.back })
  back.innerHTML = arrow
  const name = element('div', 'editor-name')
  const title = element('h1', 'editor-title', { 'data-value': letter.title })
  title.textContent = letter.title
  const state = element('p', 'save-state', { role: 'status' })
  const notice = element('p', 'early-notice', { role: 'status' })
  const tellState = () => {
    state.textContent = isConnectionCut() ? '' : texts.opening
    notice.textContent = isConnectionCut() ? texts.offline : ''
  }
  tellState()
  name.append(title, state)
  header.append(back, name)

  const columns = element('div', 'editor-columns')
  const text = element('div', 'editor-text')
  const fields = element('div', 'letter-fields')
  const summary = element('div', 'letter-fields-summary')
  const to = [letter.recipient.name, letter.company].filter((part) => part.trim() !== '').join(', ')
  summary.textContent = to && `${texts.to} ${to}`
  fields.append(summary)
  const sheet = element('div', 'letter-sheet')
  const measure = element('div', 'letter-measure')
  const surface = element('div', 'letter-surface', {
    contenteditable: 'true',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': surfaceText.label,
    lang: letter.language,
    spellcheck: 'true',
  })
  const { content = [] } = documentFromMarkdown(letter.content)
  surface.append(...content.map((node) => elementsOf(node as Parameters<typeof elementsOf>[0])))
  if (letter.content.trim() === '') {
    const first = surface.firstElementChild as HTMLElement
    first.className = 'is-editor-empty'
    first.dataset.placeholder = surfaceText.placeholder
  }
  measure.append(surface)
  sheet.append(measure)
  text.append(fields, element('div', 'letter-toolbar'), sheet, element('div', 'editor-footer'))
  columns.append(element('div', 'editor-tools'), text, element('div', 'editor-page'))
  page.append(header, columns, element('div', 'editor-tabs'), notice)
  return { page, sheet, surface, tellState }
}

function element(
  tag: string,
  className: string,
  attributes: Readonly<Record<string, string>> = {},
): HTMLElement {
  const made = document.createElement(tag)
  made.className = className
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  return made
}
