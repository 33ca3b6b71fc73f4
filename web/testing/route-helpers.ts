/** The same output as `@react-router/dev/routes`, which only runs in Node. */
export type RouteConfigEntry = { path?: string; index?: boolean; file: string; children?: RouteConfigEntry[] }
/** @public Used through an alias. */
export type RouteConfig = RouteConfigEntry[]

/** @public Used through an alias. */
export const index = (file: string): RouteConfigEntry => ({ file, index: true })

/** @public Used through an alias. */
export const layout = (file: string, children: RouteConfigEntry[]): RouteConfigEntry => ({ file, children })

/** @public Used through an alias. */
export const route = (path: string, file: string, children?: RouteConfigEntry[]): RouteConfigEntry => ({
  path,
  file,
  ...(children ? { children } : {}),
})
