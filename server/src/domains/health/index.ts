export { readServiceFigures } from './read-figures.ts'
export { register } from './register.ts'
