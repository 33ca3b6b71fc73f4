import { type HTTPMethod, oc } from '@orpc/contract'

type RouteOptions = { successStatus?: number; description?: string }

/**
 * The heads of routes under one tag of the API documentation: method, path under `/v1`, one-line summary. Add `.input`
 * and `.output` to what they return.
 */
export function endpoints(tag: string) {
  const routesBy =
    (method: HTTPMethod) =>
    (path: `/${string}`, summary: string, options: RouteOptions = {}) =>
      oc.route({ method, path, summary, tags: [tag], ...options })
  return {
    get: routesBy('GET'),
    post: routesBy('POST'),
    put: routesBy('PUT'),
    patch: routesBy('PATCH'),
    delete: routesBy('DELETE'),
  }
}
