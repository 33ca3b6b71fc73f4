import type { PhraseGroup } from '../phrases.ts'
import type { Reason } from '../reasons.fr.ts'

/** Missing hyphens in questions, where a whole sentence leaves no doubt. */
export const hyphens: readonly PhraseGroup<Reason>[] = [
  {
    why: 'hyphen',
    phrases: [
      ['est ce (que|qu’)', 'est-ce $1', '(?:(?:^|[.!?…] |\\n)|qu’|comment |pourquoi |quand )'],
      [
        '(savez|avez|pouvez|êtes|recherchez|souhaitez|cherchez|voulez|pourriez|seriez|auriez) vous(?= [^.!?\\n]{3,90}\\?)',
        '$1-vous',
        '(?:^|[.!?…] |\\n)',
      ],
    ],
  },
]
