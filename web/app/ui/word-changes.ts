import { diffWordsWithSpace } from 'diff'

export type WordChange = { kind: 'same' | 'gone' | 'come'; text: string }

/** What goes and what comes between two texts; changes with only a space between them are one change. */
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
      // A space, but no break between paragraphs, may lie inside one change.
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
