export { plans } from './catalogue.ts'
