import { hourText } from './letter-editor.fr.ts'

const day = new Intl.DateTimeFormat('fr-FR', { weekday: 'long', day: 'numeric', month: 'long' })

export const versionText = {
  open: 'Versions précédentes',
  title: 'Versions de cette lettre',
  intro:
    'Chaque enregistrement qui change le texte en garde une copie. Choisissez-en une pour la comparer au texte d’aujourd’hui.',
  loading: 'Chargement des versions…',
  failed: 'Les versions n’ont pas pu être chargées.',
  retry: 'Réessayer',
  none: 'Aucune version pour l’instant\u00a0: la première naît avec votre premier texte enregistré.',
  more: 'Versions plus anciennes',
  list: 'Versions, la plus récente d’abord',
  at: (iso: string) => `${day.format(new Date(iso))} à ${hourText(new Date(iso))}`,
  words: (words: number) => (words > 1 ? `${words} mots` : `${words} mot`),
  same: 'C’est le texte d’aujourd’hui.',
  legend: 'En bleu, ce que cette version remettrait\u202f; barré, ce qu’elle retirerait.',
  difference: 'Différences avec le texte d’aujourd’hui',
  restore: 'Restaurer cette version',
  restored: 'Version restaurée',
  undo: 'Annuler',
} as const
