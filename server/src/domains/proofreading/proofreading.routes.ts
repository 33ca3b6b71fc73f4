import { proofread, summarize } from '@lettrine/letter-craft/proofreading/proofread'
import { signedIn } from '../../platform/http/api.ts'

export const proofreadingRoutes = {
  proofread: signedIn.proofreading.proofread.handler(({ input: { content, language, context } }) => {
    const findings = proofread(content, { language, ...(context && { context }) })
    return { data: { findings, summary: summarize(findings) } }
  }),
}
