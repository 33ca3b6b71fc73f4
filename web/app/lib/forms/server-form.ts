import './validation.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useCallback, useEffect, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { z } from 'zod'

const debounceMs = 300

/**
 * A form validated by `schema`, then sent; when the server refuses, `refusal` holds its message until the next edit
 * or attempt.
 * @param along fields whose validity depends on the one being edited
 */
export function useServerForm<Values extends FieldValues>(
  schema: z.ZodType<Values, Values>,
  {
    defaultValues,
    send,
    along = () => [],
    onInvalid = () => {},
  }: {
    defaultValues: DefaultValues<Values>
    send: (values: Values) => Promise<void>
    along?: (field: FieldPath<Values>, values: Values) => FieldPath<Values>[]
    /** Called when the values were invalid. */
    onInvalid?: () => void
  },
) {
  const [refusal, setRefusal] = useState<string>()
  const form = useForm<Values, unknown, Values>({
    resolver: zodResolver(schema),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    defaultValues,
  })
  const checkSoon = useLiveValidation(form)
  const dismiss = () => setRefusal(undefined)
  return {
    form,
    refusal,
    dismiss,
    /** `form.register`, with validation after an edit. */
    register: (field: FieldPath<Values>) =>
      form.register(field, {
        onChange: () => {
          dismiss()
          checkSoon(field, along(field, form.getValues()))
        },
      }),
    submit: form.handleSubmit(async (values) => {
      dismiss()
      try {
        await send(values)
      } catch (fault) {
        setRefusal((fault as Error).message)
      }
    }, onInvalid),
  }
}

/**
 * Validates a field 300 ms after its last edit: its error disappears at once and comes back only if it still applies
 * after the pause.
 */
function useLiveValidation<Values extends FieldValues>(form: UseFormReturn<Values, unknown, Values>) {
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const pending = timers.current
    return () => {
      for (const timer of pending.values()) clearTimeout(timer)
    }
  }, [])
  return useCallback(
    (field: FieldPath<Values>, along: FieldPath<Values>[]) => {
      form.clearErrors(field)
      clearTimeout(timers.current.get(field))
      const check = () => void form.trigger([field, ...along])
      timers.current.set(field, setTimeout(check, debounceMs))
    },
    [form],
  )
}
