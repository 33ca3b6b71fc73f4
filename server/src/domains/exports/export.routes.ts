import { signedIn } from '../../platform/http/api.ts'
import { requireOwnLetter } from '../letters/index.ts'
import { exportLetter, previewDraft, previewLetter } from './export-letter.ts'
import { presentKeptExport } from './kept-exports.presenter.ts'
import { listKeptExports } from './kept-exports.repository.ts'
import { requireOwnKeptExport } from './require-own-kept-export.ts'
import { markSent, prepareSending } from './sending-kit.ts'

const routes = signedIn.exports

export const exportRoutes = {
  export: routes.export.handler(async ({ input, context }) => ({
    data: await exportLetter(context, context.user.id, input.id, input.options),
  })),
  download: routes.download.handler(async ({ input, context }) => ({
    data: await exportLetter(context, context.user.id, input.id, { format: input.format }),
  })),
  preview: routes.preview.handler(async ({ input, context }) => ({
    data: await previewLetter(context, context.user.id, input.id, input.options),
  })),
  previewDraft: routes.previewDraft.handler(async ({ input, context }) => ({
    data: await previewDraft(context, context.user.id, input.draft),
  })),
}

export const keptExportRoutes = {
  list: signedIn.keptExports.list.handler(async ({ input, context }) => {
    const letter = await requireOwnLetter(context.db, context.user.id, input.id)
    const { rows, nextCursor } = await listKeptExports(context.db, letter, input)
    return { data: { copies: rows.map(presentKeptExport), nextCursor } }
  }),
  read: signedIn.keptExports.read.handler(async ({ input, context }) => {
    const copy = await requireOwnKeptExport(context.db, context.user.id, input.id, input.copyId)
    return { data: { ...presentKeptExport(copy), blob: copy.bytes.toString('base64') } }
  }),
}

export const sendingRoutes = {
  prepare: signedIn.sending.prepare.handler(async ({ input, context }) => ({
    data: (await prepareSending(context, context.user.id, input.id)).kit,
  })),
  markSent: signedIn.sending.markSent.handler(async ({ input, context }) => ({
    data: presentKeptExport(await markSent(context, context.user.id, input.id, input.options)),
  })),
}
