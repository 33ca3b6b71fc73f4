/** The same output as `@react-router/dev/routes`, which only runs in Node. */
export type RouteConfigEntry = { path?: string; index?: boolean; file: string; children?: RouteConfigEntry[] }
export type RouteConfig = RouteConfigEntry[]

export const index = (file: string): RouteConfigEntry => ({ file, index: true })

export const layout = (file: string, children: RouteConfigEntry[]): RouteConfigEntry => ({ file, children })

export const route = (path: string, file: string, children?: RouteConfigEntry[]): RouteConfigEntry => ({
  path,
  file,
  ...(children ? { children } : {}),
})
