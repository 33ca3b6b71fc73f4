import { useQuery } from '@tanstack/react-query'
import { orpc } from '../../lib/api/api.ts'

export const voiceQuery = orpc.voice.get.queryOptions()

/** How the user writes, as it is stored. */
export const useVoice = () => useQuery({ ...voiceQuery, staleTime: 0 })
