import { newLetterPath } from '../../shared/letters/new-letter-path.ts'
import { useConfiguredModel } from '../../shared/plans/model-name.ts'
import './template-library.css'
import './template-library-narrow.css'
import { maxTemplatesListed, type Template } from '@lettrine/contract/templates'
import { Plus, Sparkles } from 'lucide-react'
import { memo, type ReactNode, useCallback, useState } from 'react'
import { countEvent } from '../../lib/analytics/analytics.ts'
import { useCountedSearch } from '../../lib/analytics/use-counted-search.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { useDelayedFlag } from '../../lib/react/use-delayed-flag.ts'
import { QuotaIcon } from '../../shared/letter-quota/quota-icon.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { AdvancedFilters } from './advanced-filters.tsx'
import { useOverview, useTemplateStats, useTemplates } from './library.queries.ts'
import { isFiltered, type LibraryView } from './library.state.ts'
import { LibrarySections } from './library-sections.tsx'
import { LibraryTools } from './library-tools.tsx'
import { NoTemplate } from './no-template.tsx'
import { libraryText as texts } from './template-library.fr.ts'
import { TemplatePreview } from './template-preview.tsx'
import { TemplateResults } from './template-results.tsx'
import { useLibraryView, usePreviewedTemplate } from './use-library-view.ts'

export type LibraryNavigation = {
  /** Opens the dialog that generates a template. */
  onGenerate: () => void
  /** Opens moderation; absent for users who are not administrators. */
  moderation?: ReactNode
  /** Further actions in the preview. */
  previewActions: (template: Template) => ReactNode
}

/** Template library: search, filters, sorting, preview, use. */
export function TemplateLibrary({ navigation }: { navigation: LibraryNavigation }) {
  const [view, setView] = useLibraryView()
  const [openedId, setOpenedId] = usePreviewedTemplate()
  const change = useCallback(
    (patch: Partial<LibraryView>) => {
      if (patch.type && patch.type !== 'all') countEvent({ name: 'category_selected', category: patch.type })
      setView(patch)
    },
    [setView],
  )
  const preview = useCallback((template: Template) => void setOpenedId(template.id), [setOpenedId])
  const closePreview = useCallback(() => void setOpenedId(null), [setOpenedId])
  return (
    <>
      <LibraryHead navigation={navigation} />
      <LibraryStats />
      <LibraryTools
        search={view.search}
        type={view.type}
        sort={view.sort}
        mode={view.view}
        onChange={change}
      />
      <div className="library-columns">
        <AdvancedFilters view={view} onChange={change} />
        <div className="library-main">
          <Found view={view} onChange={change} onPreview={preview} onGenerate={navigation.onGenerate} />
        </div>
      </div>
      <TemplatePreview
        templateId={openedId ?? undefined}
        onClose={closePreview}
        actions={navigation.previewActions}
      />
    </>
  )
}

const LibraryHead = memo(function LibraryHead({ navigation }: { navigation: LibraryNavigation }) {
  const stats = useTemplateStats().data?.data
  const hasModel = useConfiguredModel() !== undefined
  return (
    <PageHead
      title={texts.title}
      lead={
        <p className="library-lead">
          {stats
            ? texts.lead({
                total: stats.totalTemplates,
                premium: stats.premiumTemplates,
                ai: stats.aiGeneratedTemplates,
                featured: stats.featuredTemplates,
              })
            : '\u00a0'}
        </p>
      }
    >
      <div className="library-head-actions library-head-top">
        {navigation.moderation}
        <Button variant="secondary" icon={<Sparkles size={18} />} onClick={navigation.onGenerate}>
          {texts.generate(hasModel)}
        </Button>
        <ButtonLink to={newLetterPath} icon={<QuotaIcon icon={Plus} />}>
          {texts.newLetter}
        </ButtonLink>
      </div>
    </PageHead>
  )
})

type FoundProps = {
  view: LibraryView
  onChange: (patch: Partial<LibraryView>) => void
  onPreview: (template: Template) => void
}
type Answer = ReturnType<typeof useTemplates>

/** Results, active filters, and the sections below them. */
const Found = memo(function Found({ onGenerate, ...props }: FoundProps & { onGenerate: () => void }) {
  const answer = useTemplates(props.view)
  const isSlow = useDelayedFlag(answer.isPlaceholderData)
  // Chips and count change together with the results, unless these take too long.
  const shown = useFrozenWhile(props.view, answer.isPlaceholderData && !isSlow)
  // Requested now, so that the sections below appear together.
  const isOverviewPending = useOverview().isPending
  const found = answer.isPlaceholderData ? undefined : answer.data?.data.total
  useCountedSearch('template_search', props.view.search, found)
  return (
    <>
      <ActiveFilters view={shown} total={answer.data?.data.total} onChange={props.onChange} />
      <Results {...props} answer={answer} isSlow={isSlow} />
      {/* Rendered once the height above is known, so that it does not move under a finger. */}
      {!answer.isPending && !isOverviewPending && (
        <>
          <div className="library-sections" hidden={isFiltered(shown)}>
            <LibrarySections onChange={props.onChange} onPreview={props.onPreview} />
          </div>
          <ClosingCall onGenerate={onGenerate} />
        </>
      )}
    </>
  )
})

/** A value as it was when holding started, for as long as it lasts. */
function useFrozenWhile<Value>(value: Value, isFrozen: boolean): Value {
  const [held, setHeld] = useState(value)
  if (!isFrozen && held !== value) setHeld(value)
  return isFrozen ? held : value
}

/** Shown at the end of the list: generate a template instead. */
const ClosingCall = memo(function ClosingCall({ onGenerate }: { onGenerate: () => void }) {
  const hasModel = useConfiguredModel() !== undefined
  return (
    <section className="library-closing">
      <h2>{texts.closing}</h2>
      <p>{texts.closingLead}</p>
      <div className="library-head-actions">
        <Button variant="secondary" icon={<Sparkles size={18} />} onClick={onGenerate}>
          {texts.generate(hasModel)}
        </Button>
        <ButtonLink to="/dashboard/templates/new" variant="secondary">
          {texts.create}
        </ButtonLink>
      </div>
    </section>
  )
})

const figures = [
  'totalTemplates',
  'premiumTemplates',
  'publicTemplates',
  'myTemplates',
  'aiGeneratedTemplates',
  'featuredTemplates',
  'bookmarkedTemplates',
] as const

const LibraryStats = memo(function LibraryStats() {
  const stats = useTemplateStats().data?.data
  const hasModel = useConfiguredModel() !== undefined
  // Without a model, only templates that an earlier one wrote.
  const shown = figures.filter(
    (name) => name !== 'aiGeneratedTemplates' || hasModel || (stats?.aiGeneratedTemplates ?? 0) > 0,
  )
  return (
    <dl className="library-stats" aria-label={texts.stats.label}>
      {shown.map((name) => (
        <div key={name}>
          <dt>{texts.stats[name]}</dt>
          <dd>{stats ? texts.count(stats[name]) : '\u00a0'}</dd>
        </div>
      ))}
    </dl>
  )
})

function Results({
  view,
  answer: found,
  isSlow,
  onChange,
  onPreview,
}: FoundProps & { answer: Answer; isSlow: boolean }) {
  const list = found.data?.data
  if (found.isError && !list)
    return (
      <Banner
        tone="danger"
        action={
          <span className="library-again">
            <Button variant="secondary" size="small" onClick={() => void found.refetch()}>
              {texts.retry}
            </Button>
            <Button variant="ghost" size="small" onClick={() => window.location.reload()}>
              {texts.refresh}
            </Button>
          </span>
        }
      >
        <strong>{texts.failedTitle}</strong>
        {found.error instanceof ApiError && <p>{found.error.message}</p>}
      </Banner>
    )
  if (!list)
    return (
      <p role="status" className="library-loading">
        <Spinner />
        {texts.loading}
      </p>
    )
  if (list.templates.length === 0) return <NoTemplate view={view} onChange={onChange} />
  return (
    <section aria-label={texts.found(list.total)} aria-busy={isSlow || undefined}>
      <h2 className="sr-only">{texts.results}</h2>
      <TemplateResults templates={list.templates} mode={view.view} onPreview={onPreview} />
      {list.total > maxTemplatesListed && <p className="library-note">{texts.firstFifty}</p>}
    </section>
  )
}
