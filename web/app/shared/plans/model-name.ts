import { useQuery } from '@tanstack/react-query'
import { orpc } from '../../lib/api/api.ts'
import { useSession } from '../../lib/session/session.ts'
import { useSettings } from '../settings/settings.ts'

/** Name of the configured model; undefined when there is only the built-in writer. */
export function useConfiguredModel(): string | undefined {
  const { data } = useQuery({
    ...orpc.config.read.queryOptions(),
    // Constant until the server restarts.
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data && data.data.writer !== 'composer' ? data.data.writerName : undefined
}

/** The same, for users who allow it to read their data. */
export function useModelName(): string | undefined {
  const model = useConfiguredModel()
  const { user } = useSession()
  const { data } = useSettings(user?.id, { enabled: model !== undefined })
  return data?.allowsModel === false ? undefined : model
}
