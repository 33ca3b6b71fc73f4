export { countLiveShares, exportOwnShares } from './own-shares.ts'
export { register } from './register.ts'
export { type SharedLetterViewed, sharedLetterDownloaded, sharedLetterOpened } from './sharing.events.ts'
