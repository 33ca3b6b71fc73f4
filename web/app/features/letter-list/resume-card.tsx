import type { LetterSummary } from '@lettrine/contract/letters'
import { useQuery } from '@tanstack/react-query'
import { orpc } from '../../lib/api/api.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { listText as texts } from './letter-list.fr.ts'

/** The latest draft, displayed as its rendered first page. */
export function ResumeCard({ letter }: { letter: LetterSummary }) {
  const preview = useQuery({
    ...orpc.exports.preview.queryOptions({ input: { id: letter.id } }),
    queryKey: ['letter-preview', letter.id, letter.version],
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const page = preview.data?.data.pages[0]
  return (
    <aside className="resume" aria-labelledby="resume-title">
      <h2 id="resume-title">{texts.resume}</h2>
      <div className="resume-card">
        <div className="resume-page" aria-hidden="true">
          {page && <img src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(page)}`} alt="" />}
        </div>
        <div className="resume-text">
          <h3>{letter.title || texts.untitled}</h3>
          <p>
            {letter.company || texts.noCompany} · {texts.words(letter.wordCount)}
          </p>
          <ButtonLink to={`/dashboard/letters/${letter.id}/edit`} variant="tonal" prefetch="intent">
            {texts.resume}
          </ButtonLink>
        </div>
      </div>
    </aside>
  )
}
