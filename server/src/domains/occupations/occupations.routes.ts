import { failure } from '../../platform/failure.ts'
import { signedIn } from '../../platform/http/api.ts'
import { loadOccupations } from '../../platform/knowledge/load-occupations.ts'

const { search, read } = signedIn.occupations

export const occupationRoutes = {
  search: search.handler(async ({ input }) => ({
    data: { items: (await loadOccupations()).search(input.search, input.limit) },
  })),
  read: read.handler(async ({ input }) => {
    const occupation = (await loadOccupations()).find(input.code)
    if (!occupation) throw failure('NOT_FOUND')
    return { data: occupation }
  }),
}
