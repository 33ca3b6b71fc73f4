import type { Database } from '../../platform/database/database.ts'
import { notificationMessages as texts, notificationTitles as titles } from './notifications.fr.ts'
import { type NotifyDeps, notifyUser } from './notify-user.ts'
import { pages } from './pages.ts'

/** Notifies that an archive is ready until `expiresAt`, or failed. */
export const notifyArchiveFinished =
  (deps: NotifyDeps) =>
  (
    tx: Database,
    { userId, exportId, expiresAt }: { userId: string; exportId: string; expiresAt: Date | null },
  ): Promise<void> =>
    notifyUser(tx, deps, userId, {
      key: `archive ${exportId}`,
      data: {},
      ...(expiresAt
        ? {
            type: 'export_ready',
            title: titles.archiveReady,
            message: texts.archiveReady(expiresAt),
            action: pages.archive,
          }
        : {
            type: 'export_failed',
            title: titles.archiveFailed,
            message: texts.archiveFailed,
            action: pages.anotherArchive,
          }),
    })
