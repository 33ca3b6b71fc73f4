import { useQuery } from '@tanstack/react-query'
import { orpc } from '../../lib/api/api.ts'
import { useSession } from '../../lib/session/session.ts'
import { useSettings } from '../settings/settings.ts'

/** How the model of this installation is called; undefined when the built-in writer is the only one. */
export function useConfiguredModel(): string | undefined {
  const { data } = useQuery({
    ...orpc.config.read.queryOptions(),
    // It changes when the server starts again.
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data && data.data.writer !== 'composer' ? data.data.writerName : undefined
}

/** The same, for who lets it read what is theirs. */
export function useModelName(): string | undefined {
  const model = useConfiguredModel()
  const { user } = useSession()
  const { data } = useSettings(user?.id, { enabled: model !== undefined })
  return data?.allowsModel === false ? undefined : model
}
