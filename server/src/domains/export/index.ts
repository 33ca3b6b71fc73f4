export { exportRoutes } from './export.routes.ts'
export { layOutLetter, pdfOf, plainMarks } from './lay-out-letter.ts'
export { longDate } from './letter-page.ts'
