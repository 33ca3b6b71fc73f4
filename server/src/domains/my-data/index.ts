export { archiveFinished } from './my-data.events.ts'
export { myDataJobHandlers, myDataJobs } from './my-data.jobs.ts'
export { register } from './register.ts'
export { sweepArchives } from './sweep-archives.ts'
