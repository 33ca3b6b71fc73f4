import { dayOfWeek } from '@lettrine/contract/day.fr'
import type { LetterVersion, VersionAuthor } from '@lettrine/contract/letters'
import { maxUnnamedVersions } from '@lettrine/contract/retention'
import { hourText } from '../../lib/text/hour.fr.ts'

const authors = {
  you: 'Par vous',
  writer: 'Rédacteur intégré',
  model: 'Modèle de langage',
  restore: 'Version restaurée',
  template: 'Tirée d’un modèle',
} as const satisfies Record<VersionAuthor, string>

const mots = (count: number) => (count > 1 ? `${count} mots` : `${count} mot`)

function change({ wordsAdded, wordsRemoved }: LetterVersion): string {
  const added = wordsAdded > 0 ? `+${mots(wordsAdded)}` : ''
  const removed = wordsRemoved > 0 ? `−${mots(wordsRemoved)}` : ''
  return [added, removed].filter(Boolean).join(', ') || 'mise en forme'
}

export const versionText = {
  open: 'Versions précédentes',
  title: 'Versions de cette lettre',
  intro: 'Choisissez une version pour la comparer, la nommer ou la restaurer.',
  kept: `Chaque changement du texte est gardé. Au-delà de ${maxUnnamedVersions} versions sans nom, les plus rapprochées sont supprimées\u202f; une version nommée est toujours gardée.`,
  loading: 'Chargement des versions…',
  failed: 'Les versions n’ont pas pu être chargées.',
  retry: 'Réessayer',
  none: 'Aucune version pour l’instant\u00a0: la première sera créée à votre premier enregistrement.',
  more: 'Versions plus anciennes',
  back: 'Toutes les versions',
  list: 'Versions, la plus récente d’abord',
  at: (iso: string) => `${dayOfWeek(new Date(iso))} à ${hourText(new Date(iso))}`,
  authors,
  change,
  compareWith: 'Comparer avec',
  today: 'la version actuelle',
  option: (version: LetterVersion, at: string) => (version.label ? `${version.label}, ${at}` : at),
  same: 'C’est la version actuelle.',
  sameAsOther: 'Les deux versions ont le même texte.',
  legend: 'Souligné\u00a0: le texte que cette version rétablirait. Barré\u00a0: celui qu’elle supprimerait.',
  legendOther: 'Souligné\u00a0: le texte propre à cette version. Barré\u00a0: celui propre à l’autre.',
  difference: 'Différences avec la version actuelle',
  differenceOther: 'Différences entre les deux versions',
  label: 'Nom de cette version',
  labelHint: 'Une version nommée est gardée telle quelle.',
  keepLabel: 'Nommer',
  named: 'Version nommée',
  nameFailed: 'La version n’a pas pu être nommée',
  restore: 'Restaurer cette version',
  restored: 'Version restaurée',
  restoreFailed: 'La version n’a pas pu être restaurée',
  undo: 'Annuler',
} as const
