import type { Letter } from '@lettrine/contract/letters'
import { withPlainPlaces } from '@lettrine/letter-craft/templates/unfilled'
import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { parseAsStringLiteral, useQueryState } from 'nuqs'
import { LetterText } from '../../shared/letters/letter-text.tsx'
import { PageSheets } from '../../shared/page-settings/page-sheets.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { toast } from '../../ui/toast.ts'
import { detailText as texts } from './letter-detail.fr.ts'
import { previewOptions } from './letter-detail.queries.ts'

const viewNames = ['preview', 'source'] as const
const views = viewNames.map((value) => ({ value, label: texts.views[value] }))

/** Preview or text; kept in the address. */
export const useContentView = () =>
  useQueryState('view', parseAsStringLiteral(viewNames).withDefault('preview'))

/** The printed page, or the text as Markdown. */
export function ContentTab({ letter, editAddress }: { letter: Letter; editAddress: string }) {
  const [view, setView] = useContentView()
  const isEmpty = letter.content.trim() === ''
  if (isEmpty)
    return (
      <EmptyState action={<ButtonLink to={editAddress}>{texts.write}</ButtonLink>}>
        {texts.emptyLetter}
      </EmptyState>
    )
  return (
    <div className="detail-content">
      <SegmentedControl
        className="detail-views"
        label={texts.view}
        labelHidden
        options={views}
        value={view}
        onValueChange={(next) => void setView(next)}
      />
      {view === 'preview' ? <Preview letter={letter} /> : <Source content={letter.content} />}
    </div>
  )
}

function Preview({ letter }: { letter: Letter }) {
  const preview = useQuery(previewOptions(letter))
  const pages = preview.data?.data.pages
  if (preview.isError)
    return (
      <div role="alert" className="detail-failure">
        <p>{texts.previewFailed}</p>
        <Button variant="secondary" size="small" onClick={() => void preview.refetch()}>
          {texts.retry}
        </Button>
      </div>
    )
  return (
    <div className="detail-pages">
      {pages ? <PageSheets pages={pages} /> : <div className="detail-blank-page" aria-hidden="true" />}
      <div className="sr-only">
        <LetterText content={letter.content} language={letter.language} />
      </div>
    </div>
  )
}

function Source({ content: stored }: { content: string }) {
  const content = withPlainPlaces(stored)
  async function copy() {
    try {
      await navigator.clipboard.writeText(content)
      toast.success({ title: texts.copied })
    } catch {
      toast.error({ title: texts.copyFailed })
    }
  }
  return (
    <div className="detail-source">
      <Button variant="secondary" size="small" icon={<Copy size={16} />} onClick={() => void copy()}>
        {texts.copySource}
      </Button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled with the keyboard */}
      <pre tabIndex={0}>{content}</pre>
    </div>
  )
}
