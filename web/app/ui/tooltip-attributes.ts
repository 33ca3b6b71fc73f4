/** Attributes that give an element a tooltip; it must carry the same name for those who do not see it. */
export const tooltipAttributes = (label: string, keys?: string) => ({
  'data-tip': label,
  'data-tip-keys': keys,
})
