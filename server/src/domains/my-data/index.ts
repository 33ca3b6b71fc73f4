export { archiveSettled } from './my-data.events.ts'
export { myDataJobs, myDataWorks } from './my-data.jobs.ts'
export { register } from './register.ts'
export { sweepArchives } from './sweep-archives.ts'
