import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { orpc } from '../../lib/api/api.ts'

/** What was counted in the last `days` days; the period before stays in sight until it is known. */
export const useAnalyticsReport = (days: number) =>
  useQuery({
    ...orpc.analytics.report.queryOptions({ input: { days } }),
    placeholderData: keepPreviousData,
  })

/** Whether anything is counted on this installation; undefined until it is known. */
export const useIsAnalyticsEnabled = (): boolean | undefined =>
  useQuery({ ...orpc.config.read.queryOptions(), staleTime: Number.POSITIVE_INFINITY }).data?.data.features
    .analytics
