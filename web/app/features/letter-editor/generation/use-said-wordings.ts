import type { LineWording } from '@lettrine/contract/wording'
import { useQuery } from '@tanstack/react-query'
import { orpc } from '../../../lib/api/api.ts'
import { useAutosaveState } from '../letter-editing.tsx'
import type { Brief } from './generation.state.ts'
import { latestWordings, planRequest } from './letter-plan.state.ts'
import { isOwnWording } from './line-wordings.state.ts'

/** What the letter will say of the lines that the person words otherwise, by line: null where it cannot. */
export function useSaidWordings(
  brief: Brief,
  lines: readonly LineWording[],
): ReadonlyMap<string, string | null> {
  const request = planRequest(
    useAutosaveState((state) => state.draft),
    brief,
  )
  const own = Object.fromEntries(
    lines
      .filter((asked) => isOwnWording(brief.plan, asked))
      .map(({ line }) => [line, brief.plan.wordings[line] ?? '']),
  )
  const { data } = useQuery({
    ...orpc.generation.plan.queryOptions({
      input: { ...(request ?? { jobTitle: '' }), answers: { wordings: latestWordings(own) } },
    }),
    enabled: request !== undefined && Object.keys(own).length > 0,
  })
  return new Map(data?.data.wordings.map(({ line, said }) => [line, said]))
}
