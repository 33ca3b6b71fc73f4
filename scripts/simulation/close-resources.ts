export type CloseResource = () => Promise<unknown>

/**
 * Closes what was opened, the last first. One that fails keeps none of the others from being closed; the first fault is
 * thrown at the end.
 */
export async function closeResources(closers: CloseResource[]): Promise<void> {
  const faults: unknown[] = []
  for (let close = closers.pop(); close; close = closers.pop())
    await close().catch((fault: unknown) => faults.push(fault))
  if (faults.length > 0) throw faults[0]
}
