import { signedIn } from '../../platform/http/api.ts'
import { readCareerText } from './read-career-text.ts'
import { readOwnCareer, saveCareer } from './save-career.ts'

const { get, put, read } = signedIn.career

export const careerRoutes = {
  get: get.handler(async ({ context }) => ({ data: await readOwnCareer(context, context.user.id) })),
  put: put.handler(async ({ input, context }) => ({
    data: await saveCareer(context, context.user.id, input),
  })),
  read: read.handler(async ({ input, context }) => ({
    data: await readCareerText(context, context.user.id, input.text),
  })),
}
