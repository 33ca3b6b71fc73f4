import { asPattern } from '../text/as-pattern.ts'
import { knownTools } from './tools.fr.ts'

export type FoundTool = { tool: string; start: number; end: number }

/** A long name is found in any letters; a short one, a word too, as it is written or in capitals. */
const isLong = (tool: string): boolean => tool.length > 5
const spellingsOf = (tool: string): string =>
  isLong(tool) ? asPattern(tool) : `${asPattern(tool)}|${asPattern(tool.toUpperCase())}`

const patterns = knownTools.map(
  (tool) =>
    [
      tool,
      tool.toLowerCase(),
      new RegExp(`(?<![\\p{L}\\d])(?:${spellingsOf(tool)})(?![\\p{L}\\d+#])`, isLong(tool) ? 'giu' : 'gu'),
    ] as const,
)

/** Positions of known tools in a text, in the order of the list; UTF-16 offsets. */
export function findTools(text: string): FoundTool[] {
  const lower = text.toLowerCase()
  return patterns
    .filter(([, word]) => lower.includes(word))
    .flatMap(([tool, , pattern]) =>
      [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
        tool,
        start: index,
        end: index + found.length,
      })),
    )
}

/** Known tools in a text, in our spelling. */
export const toolsIn = (text: string): string[] => [...new Set(findTools(text).map(({ tool }) => tool))]
