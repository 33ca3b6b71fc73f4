import { periodIn } from '@lettrine/letter-craft/career/dates'

/** «mars 2021», «03/2021», «2021» → `2021-03`, `2021`; blank stays blank; undefined when it is no date. */
export function monthFrom(text: string): string | undefined {
  if (text.trim() === '') return ''
  return periodIn(text)?.from
}
