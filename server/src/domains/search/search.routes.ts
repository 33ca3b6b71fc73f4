import { signedIn } from '../../platform/http/api.ts'
import { searchLetters } from '../letters/index.ts'
import { searchTemplates } from '../templates/index.ts'

export const searchRoutes = {
  everywhere: signedIn.search.everywhere.handler(async ({ input: { q, limit }, context }) => {
    const { db, user } = context
    const [letters, templates] = await Promise.all([
      searchLetters(context, user.id, { words: q, limit }),
      searchTemplates(db, user.id, { words: q, limit }),
    ])
    return { data: { letters, templates } }
  }),
}
