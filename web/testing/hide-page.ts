/** As when one goes to another tab: analytics events that wait are sent. */
export async function hidePage(): Promise<void> {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
  Reflect.deleteProperty(document, 'visibilityState')
  await new Promise((resolve) => requestAnimationFrame(resolve))
}
