import { certificateWithArticle } from '../realisation/credentials.ts'
import type { Need } from './need.ts'

const diplomas: readonly (readonly [highest: number, group: string])[] = [
  [2, 'le brevet des collèges'],
  [3, 'un CAP ou un BEP'],
  [4, 'le baccalauréat'],
  [5, 'un diplôme de niveau bac\u00a0+\u00a02'],
  [6, 'un diplôme de niveau bac\u00a0+\u00a03'],
  [7, 'un diplôme de niveau bac\u00a0+\u00a05'],
]

/** What completes «vous cherchez»: «quelqu’un pour tenir la caisse», «quelqu’un qui ait le permis B». */
export function soughtPerson({ kind, label, level = 0 }: Pick<Need, 'kind' | 'label' | 'level'>): string {
  switch (kind) {
    case 'task':
      return `quelqu’un pour ${label}`
    case 'licence':
      return `quelqu’un qui ait ${certificateWithArticle(label) ?? `le ${label}`}`
    case 'diploma':
      return `quelqu’un qui ait ${diplomas.find(([highest]) => level <= highest)?.[1] ?? 'un doctorat'}`
    case 'language':
      return `quelqu’un qui parle ${label.startsWith('langue') ? `la ${label}` : label}`
    case 'tool':
      return `quelqu’un qui utilise ${label}`
  }
}
