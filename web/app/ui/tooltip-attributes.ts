/** Attributes that give an element a tooltip; the element also needs an accessible name. */
export const tooltipAttributes = (label: string, keys?: string) => ({
  'data-tip': label,
  'data-tip-keys': keys,
})
