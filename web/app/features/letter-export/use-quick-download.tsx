import type { Check, CheckId } from '@lettrine/letter-craft/sending/preflight'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { api } from '../../lib/api/api.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { saveBase64 } from '../../lib/api/file-download.ts'
import { loadUntilThere } from '../../lib/react/load-until-there.ts'
import { toast } from '../../ui/toast.ts'
import { quickDownloadText as texts } from './quick-download.fr.ts'
import type { CheckContext, CheckPlace } from './saved-checks.ts'

// The checks and their sheet are fetched with the first download.
const loadChecks = async () => ({
  ...(await import('./saved-checks.ts')),
  ...(await import('@lettrine/letter-craft/sending/preflight')),
})
const QuickDownloadSheet = lazy(() =>
  loadUntilThere(() =>
    import('./quick-download-sheet.tsx').then(({ QuickDownloadSheet }) => ({ default: QuickDownloadSheet })),
  ),
)

type Held = {
  letterId: string
  checks: readonly Check[]
  placeOf: (check: CheckId) => CheckPlace
  wordTarget: number
}

/**
 * The PDF of a saved letter in one press; where the letter has mistakes or open places, they are displayed first.
 * `sheet` must be rendered once.
 */
export function useQuickDownload(
  loadContext: () => Promise<CheckContext>,
  onGo: (letterId: string, place: CheckPlace) => void,
) {
  const [held, setHeld] = useState<Held>()
  const failed = (fault: unknown) =>
    toast.error({ title: texts.failed, ...(fault instanceof ApiError && { message: fault.message }) })
  const download = useMutation({
    mutationFn: (id: string) => api.exports.download({ id, format: 'pdf' }),
    onSuccess: ({ data }) => {
      saveBase64(data.blob, data.fileName, data.mediaType)
      setHeld(undefined)
    },
    onError: failed,
  })
  const check = useMutation({
    mutationFn: async (id: string) => {
      const { findingsOf, pageCountOf, savedChecks, verdictOf } = await loadChecks()
      const { data: letter } = await api.letters.read({ id })
      const [findings, pageCount] = await Promise.all([findingsOf(letter), pageCountOf(letter)])
      const context = await loadContext()
      const found = savedChecks(letter, { findings, pageCount }, context)
      return { ...found, wordTarget: context.wordTarget, verdict: verdictOf(found.checks) }
    },
    onSuccess: ({ verdict, ...found }, letterId) => {
      if (verdict === 'passed' || verdict === 'advice') download.mutate(letterId)
      else setHeld({ letterId, ...found })
    },
    onError: failed,
  })
  return {
    /** The letter that is being checked or downloaded. */
    downloading: check.isPending ? check.variables : download.isPending ? download.variables : undefined,
    download: (letterId: string) => check.mutate(letterId),
    sheet: held && (
      <Suspense>
        <QuickDownloadSheet
          checks={held.checks}
          wordTarget={held.wordTarget}
          busy={download.isPending}
          onGo={(id) => onGo(held.letterId, held.placeOf(id))}
          onDownload={() => download.mutate(held.letterId)}
          onClose={() => setHeld(undefined)}
        />
      </Suspense>
    ),
  }
}
