export { countLiveShares, exportOwnShares } from './own-shares.ts'
export { type SharedLetterViewed, sharedLetterDownloaded, sharedLetterOpened } from './sharing.events.ts'
export { sharingRoutes } from './sharing.routes.ts'
