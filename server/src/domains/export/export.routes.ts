import { ExportOptions } from '@lettrine/contract/export'
import { signedIn } from '../../platform/http/api.ts'
import { exportLetter, previewLetter } from './export-letter.ts'

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
}
