import { diffWordsWithSpace } from 'diff'

export type WordChange = { kind: 'same' | 'gone' | 'come'; text: string }

/** Deleted and inserted words between two texts; changes separated by a space only are one change. */
export function wordChanges(before: string, after: string): WordChange[] {
  const changes: WordChange[] = []
  let gone = ''
  let come = ''
  let space = ''
  function settle() {
    if (gone !== '') changes.push({ kind: 'gone', text: gone })
    if (come !== '') changes.push({ kind: 'come', text: come })
    if (space !== '') changes.push({ kind: 'same', text: space })
    gone = come = space = ''
  }
  for (const { value, added, removed } of diffWordsWithSpace(before, after)) {
    if (!added && !removed) {
      // A space, but no paragraph break, may be inside one change.
      if ((gone !== '' || come !== '') && /^[^\S\n]+$/u.test(value)) {
        space += value
        continue
      }
      settle()
      changes.push({ kind: 'same', text: value })
      continue
    }
    gone += space + (removed ? value : '')
    come += space + (added ? value : '')
    space = ''
  }
  settle()
  return changes
}
