export { register } from './register.ts'
export { writeLetter } from './write-letter.ts'
