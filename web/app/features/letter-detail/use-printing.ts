import type { Letter } from '@lettrine/contract/letters'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { ApiError } from '../../lib/api/api-error.ts'
import { toast } from '../../ui/toast.ts'
import { detailText as texts } from './letter-detail.fr.ts'
import { previewOptions } from './letter-detail.queries.ts'

/** Prints the preview, once its pages are rendered. */
export function usePrinting({ id, version, content }: Letter, showPage: () => void): () => void {
  const client = useQueryClient()
  return useCallback(() => {
    async function print() {
      if (content.trim() === '') {
        toast.info({ title: texts.emptyLetter })
        return
      }
      try {
        await client.ensureQueryData(previewOptions({ id, version }))
      } catch (fault) {
        toast.error({
          title: texts.previewFailed,
          ...(fault instanceof ApiError && { message: fault.message }),
        })
        return
      }
      showPage()
      const images = await drawnPages()
      await Promise.all(images.map((image) => image.decode()))
      window.print()
    }
    void print()
  }, [client, id, version, content, showPage])
}

/** Resolves with the page images once they are in the document. */
async function drawnPages(): Promise<HTMLImageElement[]> {
  for (;;) {
    const images = [...document.querySelectorAll<HTMLImageElement>('.page-sheets img')]
    if (images.length > 0) return images
    await new Promise(requestAnimationFrame)
  }
}
