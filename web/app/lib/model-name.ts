import { useQuery } from '@tanstack/react-query'
import { orpc } from './api.ts'

/** How the model of this installation is called; undefined when the built-in writer is the only one. */
export function useModelName(): string | undefined {
  const { data } = useQuery({
    ...orpc.config.read.queryOptions(),
    // It changes when the server starts again.
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data && data.data.writer !== 'composer' ? data.data.writerName : undefined
}
