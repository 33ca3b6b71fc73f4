export { register } from './register.ts'
export { beginLetter, writeLetter } from './write-letter.ts'
