export { countLiveShares, exportOwnShares } from './own-shares.ts'
export { type SharedLetterSeen, sharedLetterDownloaded, sharedLetterOpened } from './sharing.events.ts'
export { sharingRoutes } from './sharing.routes.ts'
