import { isScreenAwaited, loadAttempts, reloadForMissingFile } from './load-until-there.ts'

type RouteModules = Record<string, unknown>

/**
 * Takes the place of React Router’s function (`module-aliases.ts`), which reloads the page where a module does not
 * come: without the network, that ends in the error page of the browser, and what was on screen is lost.
 */
export async function loadRouteModule(
  { id, module }: { id: string; module: string },
  loaded: RouteModules,
): Promise<unknown> {
  for (let attempt = 1; ; attempt++) {
    if (id in loaded) return loaded[id]
    try {
      const routeModule: unknown = await import(/* @vite-ignore */ module)
      loaded[id] = routeModule
      return routeModule
    } catch (fault) {
      console.error(`route module ${module} did not load`, fault)
      await globalThis.lettrineConnected?.()
      if (attempt < loadAttempts) continue
      // The error screen offers to try again.
      if (isScreenAwaited() && !reloadForMissingFile()) throw fault
      return new Promise(() => {})
    }
  }
}
