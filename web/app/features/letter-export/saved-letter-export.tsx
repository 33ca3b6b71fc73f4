import type { Letter } from '@lettrine/contract/letters'
import { type Check, type CheckId, preflight } from '@lettrine/letter-craft/sending/preflight'
import { findUnfilled } from '@lettrine/letter-craft/templates/unfilled'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../lib/api/api.ts'
import { LetterExport, type LetterExportProps } from './letter-export.tsx'

type SavedLetterExportProps = Omit<LetterExportProps, 'letterId' | 'wordCount' | 'checks' | 'onGo'> & {
  letter: Letter
  /** Name of the account, which signs a letter without sender. */
  accountName: string
  /** Findings ignored for good on this device: rule, line feed, words. */
  ignored: readonly string[]
  /** Opens the editor at the place of a check: words of the letter, or else a field or the page. */
  onGo: (place: { quote: string } | { check: CheckId }) => void
}

/** The export dialog of a letter that is not open in the editor: what it needs is read from the saved text. */
export function SavedLetterExport({ letter, accountName, ignored, onGo, ...props }: SavedLetterExportProps) {
  const { checks, firstMistake } = useSavedChecks(letter, props, accountName, ignored)
  function goTo(check: CheckId) {
    const quotes: Partial<Record<CheckId, string | undefined>> = {
      places: findUnfilled(letter.content)[0]?.text,
      mistakes: firstMistake,
    }
    const quote = quotes[check]
    onGo(quote === undefined ? { check } : { quote })
  }
  return (
    <LetterExport {...props} letterId={letter.id} wordCount={letter.wordCount} checks={checks} onGo={goTo} />
  )
}

function useSavedChecks(
  letter: Letter,
  { open, wordTarget }: Pick<LetterExportProps, 'open' | 'wordTarget'>,
  accountName: string,
  ignored: readonly string[],
): { checks: readonly Check[]; firstMistake: string | undefined } {
  const { id, version, content, language, company, jobTitle, recipient, type, sender } = letter
  const key = [id, version]
  const findings = useQuery({
    queryKey: ['export-findings', ...key],
    queryFn: async () => {
      const context = { recipient: recipient.name, company, jobTitle, type }
      return (await api.proofreading.proofread({ content, language, context })).data.findings
    },
    enabled: open,
    retry: false,
  })
  const pages = useQuery({
    queryKey: ['export-pages', ...key, letter.page],
    queryFn: async () => (await api.exports.preview({ id })).data.pageCount,
    enabled: open,
    retry: false,
  })
  return useMemo(() => {
    if (!open) return { checks: [], firstMistake: undefined }
    const mistakes = findings.data
      ?.filter(({ severity }) => severity === 'error')
      .map(({ rule, start, end }) => ({ rule, quote: content.slice(start, end) }))
      .filter(({ rule, quote }) => !ignored.includes(`${rule}\n${quote}`))
    const checks = preflight({
      content,
      sender: { ...sender, name: sender.name || accountName },
      recipient,
      company,
      mistakes: mistakes?.length,
      isSpelled: true,
      // Traced in the editor only, where each can be confirmed.
      unconfirmedFacts: undefined,
      pageCount: pages.data,
      wordTarget,
    })
    return { checks, firstMistake: mistakes?.[0]?.quote }
  }, [open, content, sender, accountName, recipient, company, findings.data, ignored, pages.data, wordTarget])
}
