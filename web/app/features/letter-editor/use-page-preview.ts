import type { ExportOptions } from '@lettrine/contract/export'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { orpc } from '../../lib/api.ts'
import { useAutosaveState, useLetterEditing } from './letter-editing.tsx'
import { pageOptionsFrom } from './page-preview.state.ts'

const settleMs = 600

function useSettled<Value>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}

/** How the page is set: remembered on the device, the same for the preview and the export. */
export function usePageOptions() {
  const { memory } = useLetterEditing()
  const [options, setOptions] = useState(() => pageOptionsFrom(memory.page()))
  function change(next: ExportOptions) {
    setOptions(next)
    memory.keepPage(next)
  }
  return [options, change] as const
}

/** The page as it will print, a little after each saving; the last one stays until the next is there. */
export function usePagePreview(options: ExportOptions) {
  const id = useAutosaveState((state) => state.letterId)
  const version = useAutosaveState((state) => state.version)
  const asked = useSettled(`${id} ${version} ${JSON.stringify(options)}`, version <= 1 ? 0 : settleMs)
  return useQuery({
    ...orpc.exporting.preview.queryOptions({ input: { id, options } }),
    queryKey: ['letter-preview', asked],
    enabled: version > 0,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: 1,
  })
}
