import { StandardBracketNotationSerializer } from '@orpc/openapi-client/standard'
import type { FastifyRequest } from 'fastify'

const brackets = new StandardBracketNotationSerializer()

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * What a procedure is asked: the query of a GET, else the body, and the parts of the path, which win over a field of the
 * same name.
 */
export function procedureInput({ method, raw, body, params }: FastifyRequest): unknown {
  const given = method === 'GET' ? queryOf(raw.url ?? '') : body
  const named = params as Record<string, string>
  if (Object.keys(named).length === 0) return given
  return isObject(given) ? { ...given, ...named } : named
}

/** The query of an address; `ids[0]=a&ids[1]=b` is a list. */
function queryOf(url: string): unknown {
  const at = url.indexOf('?')
  return at < 0 ? {} : brackets.deserialize([...new URLSearchParams(url.slice(at + 1))])
}
