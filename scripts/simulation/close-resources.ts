export type CloseResource = () => Promise<unknown>

/**
 * Closes resources in reverse order, all of them even when one fails; throws the first error at the end.
 */
export async function closeResources(closers: CloseResource[]): Promise<void> {
  const faults: unknown[] = []
  for (let close = closers.pop(); close; close = closers.pop())
    await close().catch((fault: unknown) => faults.push(fault))
  if (faults.length > 0) throw faults[0]
}
