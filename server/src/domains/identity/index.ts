export { buildTokenReader, type TokenReader } from './access-token.ts'
export { type Auth, buildAuth } from './auth.ts'
export { type IdentityDeps, registerIdentityRoutes } from './identity.routes.ts'
export { users } from './identity.tables.ts'
