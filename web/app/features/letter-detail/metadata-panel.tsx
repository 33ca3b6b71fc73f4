import type { Letter } from '@lettrine/contract/letters'
import { countDistinctWords, measureLetter } from '@lettrine/letter-craft/text/measure'
import { useMemo } from 'react'
import { typeNames } from '../../shared/letters/letter-names.fr.ts'
import { metadataText as texts } from './letter-detail.fr.ts'
import { useStats } from './letter-detail.queries.ts'

/** Metadata of a letter. */
export function MetadataPanel({ letter }: { letter: Letter }) {
  const stats = useStats(letter.id, 30).data?.data
  const measure = useMemo(() => measureLetter(letter.content), [letter.content])
  const distinct = useMemo(() => countDistinctWords(letter.content), [letter.content])
  const counted = (value: number | undefined) => (value === undefined ? texts.none : texts.count(value))
  return (
    <div className="detail-metadata">
      <Facts
        title={texts.figures}
        facts={[
          [texts.words, texts.count(measure.wordCount)],
          [texts.characters, texts.count(measure.characterCount)],
          [texts.paragraphs, texts.count(measure.paragraphCount)],
          [texts.reading, texts.minutes(measure.readingMinutes)],
          [texts.distinct, texts.count(distinct)],
          [texts.views, counted(stats?.totalViews)],
          [texts.shares, counted(stats?.totalShares)],
        ]}
      />
      <Facts
        title={texts.facts}
        facts={[
          [texts.type, typeNames[letter.type]],
          [texts.language, texts.languages[letter.language]],
          [texts.company, letter.company],
          [texts.jobTitle, letter.jobTitle],
          [texts.recipient, [letter.recipient.name, letter.recipient.email].filter(Boolean).join(', ')],
          [texts.reference, letter.reference],
          [texts.created, texts.on(letter.createdAt)],
          [texts.modified, texts.on(letter.updatedAt)],
          [texts.version, texts.count(letter.version)],
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
            <dd>{value || texts.none}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
