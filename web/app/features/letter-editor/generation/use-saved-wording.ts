import type { Career } from '@lettrine/contract/career'
import type { LineWording } from '@lettrine/contract/wording'
import { useState } from 'react'
import { useChangeCareer } from '../../../shared/career/change-career.ts'
import { toast } from '../../../ui/toast.ts'
import { lineWordingsText as texts } from './line-wordings.fr.ts'
import { withTypedLine, withWordedLine } from './line-wordings.state.ts'

class LineGone extends Error {}

/** Saves a wording on the card of its line, so that every letter says it so, and undoes that. */
export function useSavedWording(asked: LineWording) {
  const changeCareer = useChangeCareer()
  /** What the card says since it was saved here. */
  const [saved, setSaved] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  async function change(changed: (career: Career) => ReturnType<typeof withWordedLine>, next?: string) {
    setSaving(true)
    try {
      await changeCareer((career) => {
        const document = changed(career)
        if (!document) throw new LineGone()
        return document
      })
      setSaved(next)
    } catch (fault) {
      toast.error({ title: fault instanceof LineGone ? texts.gone : texts.saveFailed })
    } finally {
      setSaving(false)
    }
  }
  return {
    isSaved: saved !== undefined,
    isSaving,
    save: (wording: string) => change((career) => withWordedLine(career, asked, wording), wording),
    undo: () => change((career) => withTypedLine(career, asked, saved ?? '')),
  }
}
