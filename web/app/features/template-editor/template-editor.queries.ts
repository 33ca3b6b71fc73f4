import type { NewTemplate, Template, TemplateRequest } from '@lettrine/contract/templates'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, orpc } from '../../lib/api/api.ts'
import { useInvalidateAiUsage } from '../../shared/plans/ai-usage.ts'

/** One personal template, fetched once: a refetch must not overwrite the draft. */
export function useOwnTemplate(id: string) {
  return useQuery({
    ...orpc.templates.read.queryOptions({ input: { id } }),
    retry: false,
    refetchOnWindowFocus: false,
    staleTime: 0,
    gcTime: 0,
  })
}

/** Invalidates every list of templates. */
function useForgetTemplates(): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: orpc.templates.key() })
}

type Content = Omit<Required<NewTemplate>, 'id'>

/** Creates a template, or updates it when `version` is given. */
export function useSaveTemplate() {
  const onSuccess = useForgetTemplates()
  return useMutation({
    mutationFn: ({ id, version, content }: { id: string; version: number | undefined; content: Content }) =>
      version === undefined
        ? api.templates.create({ id, ...content })
        : api.templates.change({ id, version, ...content }),
    onSuccess,
  })
}

const actions = {
  submit: api.templates.submit,
  withdraw: api.templates.withdraw,
  duplicate: api.templates.duplicate,
} as const
export type VisibilityAction = keyof typeof actions

export function useTemplateAction(name: VisibilityAction) {
  const onSuccess = useForgetTemplates()
  return useMutation({ mutationFn: (id: string) => actions[name]({ id }), onSuccess })
}

export function useRemoveTemplate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.templates.remove({ id }),
    onSuccess: (_, id) => {
      client.removeQueries({ queryKey: orpc.templates.read.key({ input: { id } }) })
      void client.invalidateQueries({ queryKey: orpc.templates.key() })
    },
  })
}

export function useGenerateTemplate() {
  const forgetTemplates = useForgetTemplates()
  const forgetUsage = useInvalidateAiUsage()
  return useMutation({
    mutationFn: ({ request, signal }: { request: Partial<TemplateRequest>; signal: AbortSignal }) =>
      api.templates.generate({ jobTitle: '', ...request }, { signal }),
    onSuccess: forgetTemplates,
    onSettled: forgetUsage,
  })
}

type Shown = Parameters<typeof api.templates.previewDraft>[0]

/** Rendered page of the current text; no request without text. */
export function useTemplatePagePreview(shown: Shown | undefined) {
  return useQuery({
    ...orpc.templates.previewDraft.queryOptions({ input: shown ?? { template: '' } }),
    enabled: shown !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  })
}

export const usePendingTemplates = () => useQuery(orpc.templates.pending.queryOptions())

export type ModerationDecision = { template: Template; reason: string | undefined }

/** Publishes a submitted template, or refuses it with a reason. */
export function useModerationDecision() {
  const onSettled = useForgetTemplates()
  return useMutation({
    mutationFn: ({ template: { id, version }, reason }: ModerationDecision) =>
      reason === undefined
        ? api.templates.approve({ id, version })
        : api.templates.refuse({ id, version, reason }),
    onSettled,
  })
}
