export { exportRoutes } from './export.routes.ts'
export { exportLetter, previewLetter } from './export-letter.ts'
export { letterPage, longDate } from './letter-page.ts'
