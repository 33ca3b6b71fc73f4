import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { orpc } from '../../lib/api/api.ts'

/** The report of the last `days` days; the previous report stays displayed while another one loads. */
export const useAnalyticsReport = (days: number) =>
  useQuery({
    ...orpc.analytics.report.queryOptions({ input: { days } }),
    placeholderData: keepPreviousData,
  })

/** Whether analytics is enabled on this installation; undefined while loading. */
export const useIsAnalyticsEnabled = (): boolean | undefined =>
  useQuery({ ...orpc.config.read.queryOptions(), staleTime: Number.POSITIVE_INFINITY }).data?.data.features
    .analytics
