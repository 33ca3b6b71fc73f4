export { countLiveShares, exportOwnShares } from './own-shares.ts'
export { sharingRoutes } from './sharing.routes.ts'
