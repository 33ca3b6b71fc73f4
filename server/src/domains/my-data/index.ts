export { registerArchiveRoute } from './archive-route.ts'
export { myDataJobs, myDataWorks } from './my-data.jobs.ts'
export { myDataRoutes } from './my-data.routes.ts'
export { sweepArchives } from './sweep-archives.ts'
