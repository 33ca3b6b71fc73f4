import type { Tone } from '../request.ts'

/** What stands above the signature, to a reader with and without a name. */
export const closings: Readonly<Record<Tone, Readonly<Record<'named' | 'unnamed', readonly string[]>>>> = {
  professional: { named: ['Yours sincerely,'], unnamed: ['Yours faithfully,'] },
  formal: { named: ['Yours sincerely,'], unnamed: ['Yours faithfully,'] },
  casual: { named: ['Kind regards,', 'Best wishes,'], unnamed: ['Kind regards,'] },
  enthusiastic: { named: ['Yours sincerely,', 'With kind regards,'], unnamed: ['Yours faithfully,'] },
}
