import type { Letter } from '@lettrine/contract/letters'
import type { Finding } from '@lettrine/letter-craft/proofreading/finding'
import { type Check, type CheckId, preflight } from '@lettrine/letter-craft/sending/preflight'
import { findUnfilled } from '@lettrine/letter-craft/templates/unfilled'
import { api } from '../../lib/api/api.ts'

/** What the checks of a letter depend on beside its text. */
export type CheckContext = {
  /** Name of the account, which signs a letter without sender. */
  accountName: string
  /** Findings ignored for good on this device: rule, line feed, words. */
  ignored: readonly string[]
  wordTarget: number
}

/** Where a check leads to in the editor: words of the letter, or else a field or the page. */
export type CheckPlace = { quote: string } | { check: CheckId }

/** The server’s findings in a saved letter. */
export async function findingsOf(letter: Letter): Promise<readonly Finding[]> {
  const { content, language, company, jobTitle, recipient, type } = letter
  const context = { recipient: recipient.name, company, jobTitle, type }
  return (await api.proofreading.proofread({ content, language, context })).data.findings
}

export const pageCountOf = async ({ id }: Pick<Letter, 'id'>): Promise<number> =>
  (await api.exports.preview({ id })).data.pageCount

/**
 * The checks of a letter that is not open in the editor, and where each leads to.
 * @param findings - undefined until they are known, and so is the number of pages
 */
export function savedChecks(
  letter: Letter,
  found: { findings: readonly Finding[] | undefined; pageCount: number | undefined },
  { accountName, ignored, wordTarget }: CheckContext,
): { checks: readonly Check[]; placeOf: (check: CheckId) => CheckPlace } {
  const { content, recipient, company, sender } = letter
  const mistakes = found.findings
    ?.filter(({ severity }) => severity === 'error')
    .map(({ rule, start, end }) => ({ rule, quote: content.slice(start, end) }))
    .filter(({ rule, quote }) => rule !== 'placeholder' && !ignored.includes(`${rule}\n${quote}`))
  const checks = preflight({
    content,
    sender: { ...sender, name: sender.name || accountName },
    recipient,
    company,
    mistakes: mistakes?.length,
    isSpelled: true,
    // Traced in the editor only, where each can be confirmed.
    unconfirmedFacts: undefined,
    pageCount: found.pageCount,
    wordTarget,
  })
  const quotes: Partial<Record<CheckId, string | undefined>> = {
    places: findUnfilled(content)[0]?.text,
    mistakes: mistakes?.[0]?.quote,
  }
  return {
    checks,
    placeOf(check) {
      const quote = quotes[check]
      return quote === undefined ? { check } : { quote }
    },
  }
}
