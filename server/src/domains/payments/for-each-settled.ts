/**
 * Runs `act` for each item in sequence; a failing item does not stop the others. Errors are thrown at the end as an
 * `AggregateError`.
 */
export async function forEachSettled<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
): Promise<void> {
  const faults: unknown[] = []
  for (const item of items)
    try {
      await act(item)
    } catch (fault) {
      faults.push(fault)
    }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} of ${items.length} failed`)
}
