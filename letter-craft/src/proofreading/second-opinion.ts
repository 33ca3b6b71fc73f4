type Stretch = { start: number; end: number }

/**
 * Our findings, then those of a second opinion in text order. A finding on a character that ours, or one of an earlier source, is
 * about is left out.
 */
export function withSecondOpinion<Found extends Stretch>(
  ours: readonly Found[],
  theirs: readonly Found[],
): Found[] {
  const kept: Found[] = []
  for (const finding of theirs) {
    const isTaken = (other: Stretch) => isShared(finding, other)
    if (!ours.some(isTaken) && !kept.some(isTaken)) kept.push(finding)
  }
  return [...ours, ...kept.sort((one, other) => one.start - other.start)]
}

const isShared = (one: Stretch, other: Stretch) => one.start < other.end && other.start < one.end
