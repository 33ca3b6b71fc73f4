/** The letters ticked, and the last one touched: where a range begins. */
export type Selection = { ids: ReadonlySet<string>; anchor: string | null }

export const noSelection: Selection = { ids: new Set(), anchor: null }

/**
 * Ticks or unticks a letter; with `range`, every letter shown from the last one touched to this one takes the state
 * that this one gets.
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

/** Ticks all that is shown; when all is ticked already, unticks everything. */
export function toggledAll({ ids }: Selection, shown: readonly string[]): Selection {
  const all = shown.length > 0 && shown.every((id) => ids.has(id))
  return all ? noSelection : { ids: new Set(shown), anchor: null }
}

/** What is ticked and still shown, in the order shown: nobody acts on letters they do not see. */
export const selectedAmong = <Row extends { id: string }>({ ids }: Selection, rows: readonly Row[]): Row[] =>
  rows.filter(({ id }) => ids.has(id))
