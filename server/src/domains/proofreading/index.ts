export { exportOwnWords } from './personal-words.repository.ts'
export { proofreadLetter } from './proofread-letter.ts'
export { register } from './register.ts'
export { loadSpeller } from './spellers.ts'
