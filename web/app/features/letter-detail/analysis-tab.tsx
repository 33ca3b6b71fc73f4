import type { AnalysisRequest, LetterAnalysis } from '@lettrine/contract/analysis'
import type { Letter } from '@lettrine/contract/letters'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Gauge } from 'lucide-react'
import { api, orpc } from '../../lib/api/api.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { AnalysisReport } from '../../shared/analysis-report/analysis-report.tsx'
import { useLacks } from '../../shared/plans/entitlements.ts'
import { planLockText } from '../../shared/plans/plan-lock.fr.ts'
import { PlanLock } from '../../shared/plans/plan-lock.tsx'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { detailAnalysisText as texts } from './letter-detail.fr.ts'

/** The candidate’s profile and answers, which the scores take into account. */
export type AboutWriter = Pick<AnalysisRequest, 'userProfile' | 'interview'>

/** Analysis of a letter and the statistics of its versions, for plans that include it. */
export function AnalysisTab({
  letter,
  about,
  onSee,
}: {
  letter: Letter
  about: (letter: Letter) => AboutWriter
  onSee: (quote: string) => void
}) {
  const client = useQueryClient()
  const listOptions = orpc.analysis.list.queryOptions({ input: { id: letter.id } })
  const scores = useQuery(listOptions).data?.data.analyses ?? []
  const analysis = useMutation({
    mutationFn: async (): Promise<LetterAnalysis> => {
      const { data } = await api.analysis.analyze({ id: letter.id, ...about(letter), withModel: false })
      return data
    },
    onSuccess: () => client.invalidateQueries({ queryKey: listOptions.queryKey }),
  })
  const { data: shown, error, isPending } = analysis
  const isLocked = useLacks('analysis') || (error instanceof ApiError && error.code === 'PLAN_REQUIRED')
  if (isLocked) return <PlanLock>{planLockText.analysis}</PlanLock>
  const earlier = shown && scores.find(({ version }) => version < shown.version)
  return (
    <div className="detail-analysis">
      <h2 className="sr-only">{texts.title}</h2>
      {!shown && !isPending && <p className="muted">{texts.intro}</p>}
      {isPending && (
        <p role="status" className="detail-status">
          <Spinner />
          {texts.running}
        </p>
      )}
      {error && <p role="alert">{error instanceof ApiError ? error.message : texts.failed}</p>}
      {shown && <AnalysisReport analysis={shown} earlier={earlier} model={undefined} onSee={onSee} />}
      {!isPending && (
        <Button variant="tonal" icon={<Gauge size={18} />} onClick={() => analysis.mutate()}>
          {shown ? texts.again : texts.start}
        </Button>
      )}
      {scores.length > 0 && <Progress scores={scores} />}
    </div>
  )
}

type Scores = { version: number; strength: number; competitiveness: number; createdAt: string }

function Progress({ scores }: { scores: readonly Scores[] }) {
  return (
    <table className="detail-progress">
      <caption>{texts.progress}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.version}</th>
          <th scope="col">{texts.date}</th>
          <th scope="col">{texts.strength}</th>
          <th scope="col">{texts.competitiveness}</th>
        </tr>
      </thead>
      <tbody>
        {scores.map(({ version, strength, competitiveness, createdAt }) => (
          <tr key={version}>
            <th scope="row">{version}</th>
            <td>{texts.at(createdAt)}</td>
            <td>{strength}</td>
            <td>{competitiveness}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
