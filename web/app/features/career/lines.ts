import { limits } from '@lettrine/contract/limits'

/** The lines of a field that holds one item a line, without bullets and blanks. */
export const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim().replace(/^[-–•*]\s*/u, ''))
    .filter(Boolean)
    .slice(0, limits.careerLines)
