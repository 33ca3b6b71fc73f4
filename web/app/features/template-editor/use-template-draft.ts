import '../../lib/forms/validation.ts'
import { NewTemplate, Template } from '@lettrine/contract/templates'
import { parseTemplate } from '@lettrine/letter-craft/templates/parse-template'
import { useEffect, useMemo, useState } from 'react'
import { z } from 'zod'
import { ApiError } from '../../lib/api/api-error.ts'
import { readCached, removeCached, writeCached } from '../../lib/device/device-cache.ts'
import { toast } from '../../ui/toast.ts'
import { templateEditorText as texts } from './template-editor.fr.ts'
import { useSaveTemplate } from './template-editor.queries.ts'
import { blankDraft, contentOf, draftOf, isSameDraft, TemplateDraft } from './template-editor.state.ts'

export type FieldErrors = { readonly [field in keyof TemplateDraft]?: string | undefined }

const storeDelayMs = 400

/** The draft and the version it is based on; the device stores what is typed, so that leaving loses nothing. */
function useStoredDraft(userId: string, template: Template | undefined) {
  const cacheName = `template/${template?.id ?? 'new'}`
  const [base, setBase] = useState(() => ({
    draft: template ? draftOf(template) : blankDraft(texts.firstText),
    version: template?.version,
  }))
  const [stored] = useState(() =>
    readCached(userId, cacheName, (value) => TemplateDraft.safeParse(value).data),
  )
  const [restoredAt, setRestoredAt] = useState(
    stored && !isSameDraft(stored.value, base.draft) ? stored.at : undefined,
  )
  const [draft, setDraft] = useState(restoredAt && stored ? stored.value : base.draft)
  const isDirty = !isSameDraft(draft, base.draft)

  useEffect(() => {
    if (!isDirty) return removeCached(userId, cacheName)
    const timer = setTimeout(() => writeCached(userId, cacheName, draft, new Date()), storeDelayMs)
    return () => clearTimeout(timer)
  }, [userId, cacheName, draft, isDirty])

  const removeStored = () => removeCached(userId, cacheName)
  return { base, setBase, draft, setDraft, restoredAt, setRestoredAt, isDirty, removeStored }
}

/**
 * A template being edited: the draft, the server’s version, and a copy on this device so that leaving loses nothing.
 */
export function useTemplateDraft({
  userId,
  template,
  newId,
  onSaved,
}: {
  userId: string
  /** Undefined for a new template. */
  template: Template | undefined
  /** Id of a new template: sending it twice creates one. */
  newId: string
  onSaved: (template: Template) => void
}) {
  const { base, setBase, draft, setDraft, restoredAt, setRestoredAt, isDirty, removeStored } = useStoredDraft(
    userId,
    template,
  )
  const [errors, setErrors] = useState<FieldErrors>({})
  const [conflict, setConflict] = useState<Template>()
  const save = useSaveTemplate()
  const faults = useMemo(() => parseTemplate(draft.template).faults ?? [], [draft.template])

  function change(patch: Partial<TemplateDraft>) {
    setDraft((current) => ({ ...current, ...patch }))
    setErrors((current) => ({
      ...current,
      ...Object.fromEntries(Object.keys(patch).map((key) => [key, undefined])),
    }))
  }

  function take(theirs: Template) {
    setBase({ draft: draftOf(theirs), version: theirs.version })
    setDraft(draftOf(theirs))
    setConflict(undefined)
    setRestoredAt(undefined)
  }

  /** Saves the draft; false when it has errors to fix first. */
  function send(version = base.version): boolean {
    const content = NewTemplate.safeParse(contentOf(draft))
    if (!content.success) setErrors(errorsOf(content.error))
    if (!content.success || faults.length > 0) {
      toast.error({ title: texts.saveFailed, message: texts.mend })
      return false
    }
    save.mutate(
      { id: template?.id ?? newId, version, content: content.data },
      {
        onSuccess: ({ data }) => {
          removeStored()
          setConflict(undefined)
          setRestoredAt(undefined)
          setBase({ draft: draftOf(data), version: data.version })
          // Text typed meanwhile stays.
          setDraft((current) => (isSameDraft(current, draft) ? draftOf(data) : current))
          toast.success({ title: template ? texts.saved : texts.created })
          onSaved(data)
        },
        onError: (fault) => {
          const theirs = conflicting(fault)
          if (theirs) setConflict(theirs)
          else
            toast.error({
              title: texts.saveFailed,
              ...(fault instanceof ApiError && { message: fault.message }),
            })
        },
      },
    )
    return true
  }

  return {
    draft,
    errors,
    faults,
    isDirty,
    isSaving: save.isPending,
    restoredAt,
    hasConflict: conflict !== undefined,
    change,
    send: () => send(),
    /** Discards the draft for the server’s version. */
    discard: () => {
      setDraft(base.draft)
      setErrors({})
      setRestoredAt(undefined)
    },
    keepMine: () => send(conflict?.version),
    takeTheirs: () => conflict && take(conflict),
  }
}

function errorsOf(error: z.ZodError): FieldErrors {
  const entries = error.issues.map(({ path, message }) => [String(path[0]), message] as const)
  // The first error of a field wins.
  return Object.fromEntries(entries.reverse())
}

function conflicting(fault: unknown): Template | undefined {
  if (!(fault instanceof ApiError) || fault.code !== 'TEMPLATE_VERSION_CONFLICT') return undefined
  return z.object({ template: Template }).safeParse(fault.details).data?.template
}
