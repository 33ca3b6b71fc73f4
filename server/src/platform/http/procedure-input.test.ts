import type { FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { procedureInput } from './procedure-input.ts'

const asked = (method: string, url: string, params: object = {}, body?: unknown) =>
  procedureInput({ method, raw: { url }, params, body } as unknown as FastifyRequest)

describe('the input of a procedure', () => {
  it('is the query of a GET, with its lists', () => {
    expect(asked('GET', '/v1/letters?search=a%20b+c&ids[0]=x&ids[1]=y')).toEqual({
      search: 'a b c',
      ids: ['x', 'y'],
    })
    expect(asked('GET', '/v1/letters')).toEqual({})
  })

  it('is the body of other methods, whatever their query', () => {
    expect(asked('POST', '/v1/letters?title=other', {}, { title: 'mine' })).toEqual({ title: 'mine' })
    expect(asked('POST', '/v1/letters', {}, [1])).toEqual([1])
  })

  it('has the parts of the path, which win over a field of the same name', () => {
    expect(asked('GET', '/v1/letters/1?id=2&limit=3', { id: '1' })).toEqual({ id: '1', limit: '3' })
    expect(asked('PUT', '/v1/letters/1', { id: '1' }, { id: '2', title: 'mine' })).toEqual({
      id: '1',
      title: 'mine',
    })
  })

  it('is the path alone where the body is no object', () => {
    for (const body of [undefined, null, 'text', [1]])
      expect(asked('POST', '/v1/letters/1/clone', { id: '1' }, body)).toEqual({ id: '1' })
  })

  it('takes no prototype from a query', () => {
    const input = asked('GET', '/v1/letters?__proto__[isAdmin]=1&a=1') as { isAdmin?: unknown }
    expect(input.isAdmin).toBeUndefined()
    expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined()
  })
})
