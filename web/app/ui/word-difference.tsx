import './word-difference.css'
import { wordChanges } from './word-changes.ts'

const tags = { same: 'span', gone: 'del', come: 'ins' } as const

/** Word-by-word difference of two texts. */
export function WordDifference({ before, after, label }: { before: string; after: string; label: string }) {
  return (
    <section className="word-difference" aria-label={label}>
      {wordChanges(before, after).map(({ kind, text }, place) => {
        const Tag = tags[kind]
        return (
          // Parts have no other identity than their index, and none moves.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Tag key={place}>{text}</Tag>
        )
      })}
    </section>
  )
}
