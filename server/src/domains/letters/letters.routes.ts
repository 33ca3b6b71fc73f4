import { failure } from '../../platform/failure.ts'
import { signedIn } from '../../platform/http/api.ts'
import { binLetters, eraseLetters, setArchived } from './bin.repository.ts'
import { createLetter } from './create-letter.ts'
import { duplicateLetter } from './duplicate-letter.ts'
import { requireOwnLetter } from './letter-access.ts'
import { readBin, restoreFromBin } from './letter-bin.ts'
import { presentBinned, presentLetter, presentSummary, presentVersion } from './letters.presenter.ts'
import { listLetters, toggleBookmark } from './letters.repository.ts'
import { nameVersion } from './name-version.ts'
import { saveLetter } from './save-letter.ts'
import { listVersions } from './versions.repository.ts'

const routes = signedIn.letters

export const letterRoutes = {
  list: routes.list.handler(async ({ input, context }) => {
    const now = context.clock()
    const { rows, nextCursor } = await listLetters(context.db, context.user.id, input, now)
    return { data: { letters: rows.map((row) => presentSummary(row, now)), nextCursor } }
  }),
  create: routes.create.handler(async ({ input, context }) => ({
    data: presentLetter(await createLetter(context, context.user.id, input), context.clock()),
  })),
  read: routes.read.handler(async ({ input, context }) => ({
    data: presentLetter(await requireOwnLetter(context.db, context.user.id, input.id), context.clock()),
  })),
  save: routes.save.handler(async ({ input, context }) => ({
    data: presentLetter(await saveLetter(context, context.user.id, input), context.clock()),
  })),
  remove: routes.remove.handler(async ({ input, context }) => {
    await binLetters(context.db, context.user.id, [input.id], context.clock())
    return { data: { id: input.id } }
  }),
  bin: routes.bin.handler(async ({ input, context }) => {
    const { rows, nextCursor } = await readBin(context, context.user.id, input)
    return { data: { letters: rows.map((row) => presentBinned(row, context.clock())), nextCursor } }
  }),
  removeMany: routes.removeMany.handler(async ({ input, context }) => {
    await binLetters(context.db, context.user.id, input.ids, context.clock())
    return { data: { ids: input.ids } }
  }),
  restoreMany: routes.restoreMany.handler(async ({ input, context }) => {
    await restoreFromBin(context, context.user.id, input.ids)
    return { data: { ids: input.ids } }
  }),
  eraseMany: routes.eraseMany.handler(async ({ input, context }) => {
    await eraseLetters(context.db, context.user.id, input.ids)
    return { data: { ids: input.ids } }
  }),
  archiveMany: routes.archiveMany.handler(async ({ input, context }) => {
    await setArchived(context.db, context.user.id, input.ids, input.archived)
    return { data: { ids: input.ids } }
  }),
  clone: routes.clone.handler(async ({ input, context }) => ({
    data: presentLetter(await duplicateLetter(context, context.user.id, input.id), context.clock()),
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
  labelVersion: routes.labelVersion.handler(async ({ input, context }) => ({
    data: presentVersion(await nameVersion(context.db, context.user.id, input)),
  })),
}
