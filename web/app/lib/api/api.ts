import { data as contract } from 'virtual:contract-routes'
import { createORPCClient, ORPCError } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { noResponse, refusal } from './api-error.ts'
import { authorizedFetch } from './http.ts'

const link = new OpenAPILink(contract, {
  url: () => `${window.location.origin}/v1`,
  fetch: (request) => authorizedFetch(request),
  customErrorResponseBodyDecoder: (body, response) =>
    new ORPCError('REFUSED', { status: response.status, data: refusal(response.status, body) }),
  interceptors: [
    async ({ next }) => {
      try {
        return await next()
      } catch (fault) {
        throw asApiError(fault)
      }
    },
  ],
})

function asApiError(fault: unknown): unknown {
  if (fault instanceof ORPCError && fault.code === 'REFUSED') return fault.data
  if (fault instanceof TypeError) return noResponse(fault)
  return fault
}

/** The API client, typed by the contract. Every call rejects with `ApiError`. */
export const api: ContractRouterClient<typeof contract> = createORPCClient(link)

/** The same calls as TanStack Query options and keys. */
export const orpc = createTanstackQueryUtils(api)
