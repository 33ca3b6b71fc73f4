import { knownFaults } from './known-faults.fr.ts'

/** The known faults in a text, as LanguageTool reports them; offsets are UTF-16 units. */
export const matchesIn = (text: string, language: string): object[] =>
  knownFaults
    .filter((fault) => language.startsWith(fault.language))
    .flatMap(({ pattern, id, category, message, replacements }) =>
      [...text.matchAll(pattern)].map((found) => ({
        message,
        shortMessage: '',
        offset: found.index,
        length: found[0].length,
        replacements: replacements.map((value) => ({ value })),
        rule: { id, description: message, category: { id: category, name: category } },
      })),
    )
    .toSorted((one, other) => one.offset - other.offset)
