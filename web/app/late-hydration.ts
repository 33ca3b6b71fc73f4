/**
 * Delays hydration of a prerendered page: fetches the code of the page at the first interaction, 6 seconds after the
 * load event, or at once when the address has a query or a hash, or a session may exist. A click before that is
 * repeated once the page is hydrated, and what was typed is dispatched again as input.
 *
 * `inline-late-hydration.ts` writes this function into the page as text: it may not refer to anything outside itself.
 */
export function deferHydration(): void {
  const interactions = [
    'pointermove',
    'pointerdown',
    'touchstart',
    'wheel',
    'scroll',
    'keydown',
    'focusin',
    'hashchange',
  ]
  const clickable = 'button, label, [role="switch"]'
  let clicked: HTMLElement | undefined
  let isStarted = false

  function start() {
    if (isStarted) return
    isStarted = true
    for (const interaction of interactions) removeEventListener(interaction, start, true)
    const entry = document.getElementById('late-hydration')
    for (const href of entry?.dataset.modules?.split(' ') ?? []) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[data-href]'))
      sheet.setAttribute('href', sheet.dataset.href ?? '')
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = entry?.textContent ?? ''
    document.head.append(script)
  }

  function deferClick(event: Event) {
    const target = event.target instanceof Element && event.target.closest<HTMLElement>(clickable)
    if (!target) return
    event.preventDefault()
    event.stopImmediatePropagation()
    clicked = target
    start()
  }

  /** React takes the text of a field as its initial value: only a value set after an empty one is a change. */
  function replayInput(field: HTMLInputElement) {
    const typed = field.value
    if (typed === '') return
    field.value = ''
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }

  function onHydrated() {
    removeEventListener('click', deferClick, true)
    document.documentElement.dataset.hydrated = ''
    for (const field of document.querySelectorAll('input')) replayInput(field)
    if (clicked?.isConnected) clicked.click()
  }

  for (const interaction of interactions)
    addEventListener(interaction, start, { capture: true, passive: true })
  addEventListener('click', deferClick, true)
  addEventListener('lettrine-hydrated', onHydrated, { once: true })
  // Also without any interaction: the home page then shows a letter being written.
  addEventListener('load', () => setTimeout(start, 6_000))
  // The cookie is set with a session (`request-guards.ts` of the server).
  if (location.search || location.hash || document.cookie.includes('XSRF-TOKEN=')) start()
}
