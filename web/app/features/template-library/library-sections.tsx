import type { Template, TemplateOverview } from '@lettrine/contract/templates'
import { memo, type ReactNode } from 'react'
import { templateTypeNames } from '../../shared/templates/template-names.fr.ts'
import { Button } from '../../ui/button.tsx'
import { LazyCardList } from './lazy-card-list.tsx'
import { useOverview } from './library.queries.ts'
import type { LibraryView } from './library.state.ts'
import { libraryText as texts } from './template-library.fr.ts'

type SectionProps = {
  onChange: (patch: Partial<LibraryView>) => void
  onPreview: (template: Template) => void
}

// Gold, silver, bronze.
const medals = 3

/** Featured and popular templates and categories, displayed without a filter. */
export const LibrarySections = memo(function LibrarySections({ onChange, onPreview }: SectionProps) {
  const overview = useOverview().data?.data
  if (!overview) return null
  const { featured, popular, categories } = overview
  return (
    <>
      {featured.length > 0 && (
        <Section title={texts.featured} more={texts.allFeatured} onMore={() => onChange({ featured: true })}>
          <LazyCardList templates={featured} mode="grid" onPreview={onPreview} />
        </Section>
      )}
      {popular.length > 0 && (
        <Section title={texts.popular} more={texts.allPopular} onMore={() => onChange({ sort: 'useCount' })}>
          <LazyCardList templates={popular} mode="grid" ranks={medals} onPreview={onPreview} />
        </Section>
      )}
      <section className="library-section">
        <h2>{texts.categories}</h2>
        <ul className="library-categories">
          {categories.map((category) => (
            <li key={category.type}>
              <Category category={category} onChoose={() => onChange({ type: category.type })} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
})

function Section({
  title,
  more,
  onMore,
  children,
}: {
  title: string
  more: string
  onMore: () => void
  children: ReactNode
}) {
  return (
    <section className="library-section">
      <header>
        <h2>{title}</h2>
        <Button variant="ghost" size="small" onClick={onMore}>
          {more}
        </Button>
      </header>
      {children}
    </section>
  )
}

function Category({
  category: { type, count, rating, mostUsed },
  onChoose,
}: {
  category: TemplateOverview['categories'][number]
  onChoose: () => void
}) {
  return (
    <button type="button" className="library-category" onClick={onChoose}>
      <strong>{templateTypeNames[type]}</strong>
      <span>{texts.categoryCount(count)}</span>
      <span>{texts.categoryRating(rating)}</span>
      {mostUsed.length > 0 && (
        <span className="library-used">{mostUsed.map(({ title }) => title).join(', ')}</span>
      )}
    </button>
  )
}
