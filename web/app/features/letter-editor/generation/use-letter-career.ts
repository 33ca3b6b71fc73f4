import { useEffect } from 'react'
import { useStoredCareer } from '../../../shared/career/stored-career.ts'
import { useLetterEditing } from '../letter-editing.tsx'
import type { LetterCareer } from './career-choice.tsx'

/** The career for the letter being edited; what the device knows of it until the server answers. */
export function useLetterCareer(): LetterCareer {
  const { memory, proofreading } = useLetterEditing()
  const { data, isError, refetch } = useStoredCareer()
  const stored = data?.data
  useEffect(() => {
    if (!stored) return
    memory.keepCareer(stored)
    // Claims of the letter are traced to its cards.
    proofreading.readAgain()
  }, [stored, memory, proofreading])
  return { career: stored ?? memory.career(), isFailed: isError, retry: () => void refetch() }
}
