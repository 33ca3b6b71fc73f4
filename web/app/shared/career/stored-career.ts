import { useQuery, useQueryClient } from '@tanstack/react-query'
import { orpc } from '../../lib/api/api.ts'

/** The career of the signed-in user as it is stored; screens that are opened again ask for it again. */
export const useStoredCareer = () => useQuery({ ...orpc.career.get.queryOptions(), staleTime: 0 })

export function useReadCareerAgain(): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: orpc.career.key() })
}
