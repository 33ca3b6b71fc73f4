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
 * A form checked by `schema`, then sent; when the server refuses, `refusal` holds its sentence until the next
 * edit or try.
 * @param along fields whose verdict depends on the one being edited
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
    /** Told when what was to be sent did not pass. */
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
    /** `form.register`, with the check that follows an edit. */
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
 * Checks a field 300 ms after it was last edited: its error goes away at once and comes back only if it still
 * stands when the typing pauses.
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
