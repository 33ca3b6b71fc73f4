/** «a», «a et b», «a, b et c». */
export function enumerate(items: readonly string[], and = 'et'): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and} ${last}`
}
