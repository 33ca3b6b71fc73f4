/**
 * Runs at the end of a page that was made ahead, in place of React: the page is read as it is, and its code is fetched
 * when somebody does something with it, 6 seconds after the page is there, or at once where the address or a session
 * has more to say. A button pressed meanwhile is pressed again once it works, and what was typed is told again.
 *
 * It goes into the page as text (`late-start.ts`): everything it needs must be inside.
 */
export function deferHydration(): void {
  const signs = [
    'pointermove',
    'pointerdown',
    'touchstart',
    'wheel',
    'scroll',
    'keydown',
    'focusin',
    'hashchange',
  ]
  const pressable = 'button, label, [role="switch"]'
  let pressed: HTMLElement | undefined
  let isAsleep = true

  function start() {
    if (!isAsleep) return
    isAsleep = false
    for (const sign of signs) removeEventListener(sign, start, true)
    const held = document.getElementById('late-start')
    for (const href of held?.dataset.modules?.split(' ') ?? []) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[data-href]'))
      sheet.setAttribute('href', sheet.dataset.href ?? '')
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = held?.textContent ?? ''
    document.head.append(script)
  }

  function hold(event: Event) {
    const held = event.target instanceof Element && event.target.closest<HTMLElement>(pressable)
    if (!held) return
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed = held
    start()
  }

  /** React has taken the text of a field for its first one: seen empty, then filled, it is a change. */
  function tellAgain(field: HTMLInputElement) {
    const typed = field.value
    if (typed === '') return
    field.value = ''
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }

  function awake() {
    removeEventListener('click', hold, true)
    document.documentElement.dataset.awake = ''
    for (const field of document.querySelectorAll('input')) tellAgain(field)
    if (pressed?.isConnected) pressed.click()
  }

  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true })
  addEventListener('click', hold, true)
  addEventListener('lettrine-awake', awake, { once: true })
  // Whoever only looks sees the letter write itself, too.
  addEventListener('load', () => setTimeout(start, 6_000))
  // The cookie comes with a session (`request-guards.ts` of the server).
  if (location.search || location.hash || document.cookie.includes('XSRF-TOKEN=')) start()
}
