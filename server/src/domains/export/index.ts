export { exportRoutes } from './export.routes.ts'
export { layOutLetter, plainMarks } from './lay-out-letter.ts'
export { longDate } from './letter-page.ts'
