import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the migrated database that test files clone. */
    templateDatabaseUrl: string
  }
}
