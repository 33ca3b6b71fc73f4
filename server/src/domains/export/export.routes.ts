import { ExportOptions } from '@lettrine/contract/export'
import { signedIn } from '../../platform/http/api.ts'
import { exportLetter, previewDraft, previewLetter } from './export-letter.ts'

const routes = signedIn.exporting

export const exportRoutes = {
  export: routes.export.handler(async ({ input, context }) => ({
    data: await exportLetter(context, context.user.id, input.id, input.options),
  })),
  download: routes.download.handler(async ({ input, context }) => ({
    data: await exportLetter(
      context,
      context.user.id,
      input.id,
      ExportOptions.parse({ format: input.format }),
    ),
  })),
  preview: routes.preview.handler(async ({ input, context }) => ({
    data: await previewLetter(context, context.user.id, input.id, input.options),
  })),
  previewDraft: routes.previewDraft.handler(async ({ input, context }) => ({
    data: await previewDraft(context, context.user.id, input.draft),
  })),
}
