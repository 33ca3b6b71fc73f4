import { contract } from '@lettrine/contract/contract'
import type { Schema } from './generate-value.ts'

export type Parameter = { name: string; in: 'path' | 'query'; required?: boolean; schema: Schema }

export type Route = {
  method: string
  /** «/letters/{id}» */
  path: string
  /** «letters.save» */
  name: string
  parameters: Parameter[]
  body?: Schema
  /** Of its answer, where the contract has none. */
  output?: OutputSchema
}

type Operation = {
  operationId: string
  parameters?: Parameter[]
  requestBody?: { content: { 'application/json'?: { schema: Schema } } }
}

/** The routes of the OpenAPI document that a product serves. */
export async function readRoutes(url: string): Promise<Route[]> {
  const document = (await (await fetch(`${url}/v1/openapi.json`)).json()) as {
    paths: Record<string, Record<string, Operation>>
  }
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId, parameters = [], requestBody }]) => {
      const body = requestBody?.content['application/json']?.schema
      return { method: method.toUpperCase(), path, name: operationId, parameters, ...(body && { body }) }
    }),
  )
}

type OutputSchema = { safeParse: (value: unknown) => { success: boolean; error?: Error } }
type Described = { '~orpc': { outputSchema?: OutputSchema } }

/** What is wrong with the body of a successful answer; undefined when it is as documented. */
export function faultOfAnswer({ name, output }: Route, body: unknown): string | undefined {
  const [group = '', procedure = ''] = name.split('.')
  const described = (contract as unknown as Record<string, Record<string, Described>>)[group]?.[procedure]
  if (!described && !output) return 'no such procedure in the contract'
  const checked = (output ?? described?.['~orpc'].outputSchema)?.safeParse(body)
  return checked && !checked.success ? String(checked.error?.message).slice(0, 300) : undefined
}
