import type { Letter } from '@lettrine/contract/letters'
import type { PageSetting } from '@lettrine/contract/page'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api, orpc } from '../../lib/api/api.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { toast } from '../../ui/toast.ts'
import { detailText as texts } from './letter-detail.fr.ts'

/** Page settings of the letter: displayed at once, saved in the background one after the other. */
export function usePageSetting({ id, version, page }: Letter) {
  const client = useQueryClient()
  const [chosen, setChosen] = useState(page)
  const known = useRef(version)
  const saving = useRef<Promise<void>>(Promise.resolve())

  async function save(next: PageSetting): Promise<void> {
    const { data } = await api.letters.save({ id, version: known.current, page: next })
    known.current = data.version
    await client.invalidateQueries({ queryKey: orpc.letters.key() })
  }

  return {
    page: chosen,
    onPageChange(next: PageSetting): void {
      setChosen(next)
      saving.current = saving.current.catch(() => undefined).then(() => save(next))
      saving.current.catch((fault: unknown) => {
        setChosen(page)
        toast.error({
          title: texts.pageNotSaved,
          ...(fault instanceof ApiError && { message: fault.message }),
        })
      })
    },
    /** Rejects when the last setting could not be saved. */
    prepare: (): Promise<void> => saving.current,
  }
}
