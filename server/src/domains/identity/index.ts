export { buildTokenReader, type TokenReader } from './access-token.ts'
export { buildAuth } from './auth.ts'
export { type IdentityDeps, registerIdentityRoutes } from './identity.routes.ts'
export { users } from './identity.tables.ts'
