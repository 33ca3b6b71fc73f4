export { createLetter } from './create-letter.ts'
export { requireOwnLetter } from './letter-access.ts'
export { presentLetter } from './letters.presenter.ts'
export { letterRoutes } from './letters.routes.ts'
