export { exportOwnWords } from './personal-words.repository.ts'
export { proofreadLetter } from './proofread-letter.ts'
export { proofreadingRoutes } from './proofreading.routes.ts'
export { loadSpeller } from './spellers.ts'
