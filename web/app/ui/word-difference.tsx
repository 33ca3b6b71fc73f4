import './word-difference.css'
import { diffWordsWithSpace } from 'diff'

/** What goes and what comes, word by word. */
export function WordDifference({ before, after, label }: { before: string; after: string; label: string }) {
  return (
    <section className="word-difference" aria-label={label}>
      {diffWordsWithSpace(before, after).map(({ value, added, removed }, place) => {
        const Tag = added ? 'ins' : removed ? 'del' : 'span'
        return (
          // Parts have no other name than their place, and none moves.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Tag key={place}>{value}</Tag>
        )
      })}
    </section>
  )
}
