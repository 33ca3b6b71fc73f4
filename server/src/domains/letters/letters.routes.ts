import { failure } from '../../platform/failure.ts'
import { signedIn } from '../../platform/http/api.ts'
import { cloneLetter } from './clone-letter.ts'
import { createLetter } from './create-letter.ts'
import { requireOwnLetter } from './letter-access.ts'
import { presentLetter, presentSummary, presentVersion } from './letters.presenter.ts'
import { deleteLetter, listLetters, listVersions, toggleBookmark } from './letters.repository.ts'
import { saveLetter } from './save-letter.ts'

const routes = signedIn.letters

export const letterRoutes = {
  list: routes.list.handler(async ({ input, context }) => {
    const { rows, nextCursor } = await listLetters(context.db, context.user.id, input)
    return { data: { letters: rows.map(presentSummary), nextCursor } }
  }),
  create: routes.create.handler(async ({ input, context }) => ({
    data: presentLetter(await createLetter(context, context.user.id, input)),
  })),
  read: routes.read.handler(async ({ input, context }) => ({
    data: presentLetter(await requireOwnLetter(context.db, context.user.id, input.id)),
  })),
  save: routes.save.handler(async ({ input, context }) => ({
    data: presentLetter(await saveLetter(context, context.user.id, input)),
  })),
  remove: routes.remove.handler(async ({ input, context }) => {
    if (!(await deleteLetter(context.db, context.user.id, input.id))) throw failure('LETTER_NOT_FOUND')
    return { data: { id: input.id } }
  }),
  clone: routes.clone.handler(async ({ input, context }) => ({
    data: presentLetter(await cloneLetter(context, context.user.id, input.id)),
  })),
  toggleBookmark: routes.toggleBookmark.handler(async ({ input, context }) => {
    const isBookmarked = await toggleBookmark(context.db, context.user.id, input.id)
    if (isBookmarked === undefined) throw failure('LETTER_NOT_FOUND')
    return { data: { isBookmarked } }
  }),
  versions: routes.versions.handler(async ({ input, context }) => {
    const letter = await requireOwnLetter(context.db, context.user.id, input.id)
    const { rows, nextCursor } = await listVersions(context.db, letter, input)
    return { data: { versions: rows.map(presentVersion), nextCursor } }
  }),
}
