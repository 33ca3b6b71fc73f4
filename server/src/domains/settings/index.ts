export { register } from './register.ts'
export { allowsModel, findSettings } from './settings.repository.ts'
