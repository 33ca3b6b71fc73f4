import type { Database } from '../../platform/database/database.ts'
import { notificationMessages as texts, notificationTitles as titles } from './notifications.fr.ts'
import { pages } from './pages.ts'
import { type TellDeps, tellUser } from './tell-user.ts'

/** Tells that an archive is ready, until `expiresAt`, or that there is none. */
export const tellOfArchive =
  (deps: TellDeps) =>
  (
    tx: Database,
    { userId, exportId, expiresAt }: { userId: string; exportId: string; expiresAt: Date | null },
  ): Promise<void> =>
    tellUser(tx, deps, userId, {
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
