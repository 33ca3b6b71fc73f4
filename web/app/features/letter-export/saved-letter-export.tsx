import type { Letter } from '@lettrine/contract/letters'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { LetterExport, type LetterExportProps } from './letter-export.tsx'
import { type CheckContext, type CheckPlace, findingsOf, pageCountOf, savedChecks } from './saved-checks.ts'

type SavedLetterExportProps = Omit<LetterExportProps, 'letterId' | 'wordCount' | 'checks' | 'onGo'> &
  CheckContext & {
    letter: Letter
    /** Opens the editor at the place of a check. */
    onGo: (place: CheckPlace) => void
  }

/** The export dialog of a letter that is not open in the editor: what it needs is read from the saved text. */
export function SavedLetterExport({ letter, accountName, ignored, onGo, ...props }: SavedLetterExportProps) {
  const { open, wordTarget } = props
  const key = [letter.id, letter.version]
  const { data: findings } = useQuery({
    queryKey: ['export-findings', ...key],
    queryFn: () => findingsOf(letter),
    enabled: open,
    retry: false,
  })
  const { data: pageCount } = useQuery({
    queryKey: ['export-pages', ...key, letter.page],
    queryFn: () => pageCountOf(letter),
    enabled: open,
    retry: false,
  })
  const { checks, placeOf } = useMemo(
    () => savedChecks(letter, { findings, pageCount }, { accountName, ignored, wordTarget }),
    [letter, findings, pageCount, accountName, ignored, wordTarget],
  )
  return (
    <LetterExport
      {...props}
      letterId={letter.id}
      wordCount={letter.wordCount}
      checks={open ? checks : []}
      onGo={(check) => onGo(placeOf(check))}
    />
  )
}
