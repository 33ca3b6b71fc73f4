import { signedIn } from '../../platform/http/api.ts'
import { requireOwnLetter } from '../letters/index.ts'
import { listAnalyses } from './analyses.repository.ts'
import { analyzeLetter } from './analyze-letter.ts'

export const analysisRoutes = {
  analyze: signedIn.analysis.analyze.handler(async ({ input, context, signal }) => ({
    data: await analyzeLetter(context, context.user.id, input, signal ?? new AbortController().signal),
  })),
  list: signedIn.analysis.list.handler(async ({ input, context }) => {
    const { id } = await requireOwnLetter(context.db, context.user.id, input.id)
    const rows = await listAnalyses(context.db, context.user.id, id)
    const analyses = rows.map(({ version, strength, competitiveness, createdAt }) => ({
      version,
      strength,
      competitiveness,
      createdAt: createdAt.toISOString(),
    }))
    return { data: { analyses } }
  }),
}
