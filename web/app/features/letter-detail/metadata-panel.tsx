import type { Letter } from '@lettrine/contract/letters'
import { countDistinctWords, measureLetter } from '@lettrine/letter-craft/text/measure'
import { useMemo } from 'react'
import { metadataText as say } from './letter-detail.fr.ts'
import { useStats } from './letter-detail.queries.ts'

/** Every figure and fact of a letter. */
export function MetadataPanel({ letter }: { letter: Letter }) {
  const stats = useStats(letter.id, 30).data?.data
  const measure = useMemo(() => measureLetter(letter.content), [letter.content])
  const distinct = useMemo(() => countDistinctWords(letter.content), [letter.content])
  const counted = (value: number | undefined) => (value === undefined ? say.none : say.count(value))
  return (
    <div className="detail-metadata">
      <Facts
        title={say.figures}
        facts={[
          [say.words, say.count(measure.wordCount)],
          [say.characters, say.count(measure.characterCount)],
          [say.paragraphs, say.count(measure.paragraphCount)],
          [say.reading, say.minutes(measure.readingMinutes)],
          [say.distinct, say.count(distinct)],
          [say.views, counted(stats?.totalViews)],
          [say.shares, counted(stats?.totalShares)],
        ]}
      />
      <Facts
        title={say.facts}
        facts={[
          [say.type, say.types[letter.type]],
          [say.language, say.languages[letter.language]],
          [say.company, letter.company],
          [say.jobTitle, letter.jobTitle],
          [say.recipient, [letter.recipient.name, letter.recipient.email].filter(Boolean).join(', ')],
          [say.reference, letter.reference],
          [say.created, say.on(letter.createdAt)],
          [say.modified, say.on(letter.updatedAt)],
          [say.version, say.count(letter.version)],
        ]}
      />
    </div>
  )
}

function Facts({
  title,
  facts,
}: {
  title: string
  facts: readonly (readonly [name: string, value: string])[]
}) {
  return (
    <section>
      <h2>{title}</h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || say.none}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
