import { useCallback, useEffect, useRef } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

const debounceMs = 300

/**
 * Checks a field 300 ms after it was last edited: its error goes away at once and comes back only if it still
 * stands when the typing pauses.
 * @returns what to call when a field changes; `along` are fields whose verdict depends on it
 */
export function useLiveValidation<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const pending = timers.current
    return () => {
      for (const timer of pending.values()) clearTimeout(timer)
    }
  }, [])
  return useCallback(
    (field: FieldPath<Values>, along: FieldPath<Values>[] = []) => {
      form.clearErrors(field)
      clearTimeout(timers.current.get(field))
      const check = () => void form.trigger([field, ...along])
      timers.current.set(field, setTimeout(check, debounceMs))
    },
    [form],
  )
}
