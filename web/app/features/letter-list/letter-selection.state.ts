/** Selected letters, and the last one toggled, where a range starts. */
export type Selection = { ids: ReadonlySet<string>; anchor: string | null }

export const noSelection: Selection = { ids: new Set(), anchor: null }

/**
 * Toggles a letter; with `range`, every displayed letter from the last one toggled to this one takes the state of
 * this one.
 */
export function toggled(
  { ids, anchor }: Selection,
  id: string,
  range: boolean,
  shown: readonly string[],
): Selection {
  const next = new Set(ids)
  const from = range && anchor !== null ? shown.indexOf(anchor) : -1
  const to = shown.indexOf(id)
  const touched = from === -1 || to === -1 ? [id] : shown.slice(Math.min(from, to), Math.max(from, to) + 1)
  const ticks = !ids.has(id)
  for (const one of touched) {
    if (ticks) next.add(one)
    else next.delete(one)
  }
  return { ids: next, anchor: id }
}

/** Selects all displayed letters; when all are selected already, deselects everything. */
export function toggledAll({ ids }: Selection, shown: readonly string[]): Selection {
  const all = shown.length > 0 && shown.every((id) => ids.has(id))
  return all ? noSelection : { ids: new Set(shown), anchor: null }
}

/** The selected letters that are displayed, in display order: actions never apply to letters out of sight. */
export const selectedAmong = <Row extends { id: string }>({ ids }: Selection, rows: readonly Row[]): Row[] =>
  rows.filter(({ id }) => ids.has(id))
