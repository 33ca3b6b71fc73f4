import type { IgnoredRule } from '@lettrine/contract/proofreading'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, orpc } from '../../lib/api/api.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { toast } from '../../ui/toast.ts'
import { ignoredRulesText as texts } from './ignored-rules.fr.ts'

const options = orpc.proofreading.ignoredRules.queryOptions()
const none: readonly IgnoredRule[] = []

/** The rules that the user ignores, in every letter and on every device. */
export function useIgnoredRules(): readonly IgnoredRule[] {
  const { data } = useQuery({ ...options, staleTime: 60_000 })
  return data?.data.rules ?? none
}

/** Ignores and restores rules: optimistic, rolled back when the server refuses. */
export function useRuleIgnoring() {
  const client = useQueryClient()
  const rulesNow = () => client.getQueryData(options.queryKey)?.data.rules ?? []
  const show = (rules: IgnoredRule[]) => client.setQueryData(options.queryKey, { data: { rules } })
  async function change(rules: IgnoredRule[]) {
    await client.cancelQueries({ queryKey: options.queryKey })
    const before = rulesNow()
    show(rules)
    return before
  }
  function refused(fault: Error, before: IgnoredRule[] | undefined) {
    if (before) show(before)
    toast.error({ title: fault instanceof ApiError ? fault.message : texts.failed })
  }
  const restoring = useMutation({
    mutationFn(rule: string) {
      const [family = '', name = ''] = rule.split('/')
      return api.proofreading.restoreRule({ family, name })
    },
    onMutate: (restored) => change(rulesNow().filter(({ rule }) => rule !== restored)),
    onError: (fault, _restored, before) => refused(fault, before),
    onSuccess: ({ data }) => show(data.rules),
  })
  const ignoring = useMutation({
    mutationFn: ({ rule }: IgnoredRule) => api.proofreading.ignoreRule({ rule }),
    onMutate: (added) => change([...rulesNow().filter(({ rule }) => rule !== added.rule), added]),
    onError: (fault, _added, before) => refused(fault, before),
    // Here and not where it is called: the card of the finding is closed by now.
    onSuccess({ data }, { rule, why }) {
      show(data.rules)
      toast.info({
        title: texts.ignored,
        message: why,
        action: { label: texts.undo, onClick: () => restoring.mutate(rule) },
      })
    },
  })
  return {
    ignore: (ignored: IgnoredRule) => ignoring.mutate(ignored),
    restore: (rule: string) => restoring.mutate(rule),
  }
}
