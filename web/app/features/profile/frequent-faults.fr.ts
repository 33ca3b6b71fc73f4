import { localDay } from '@lettrine/contract/day.fr'

export const frequentFaultsText = {
  title: 'Vos fautes fréquentes',
  lead: 'Les règles dont vous avez accepté une correction. Seuls leur nombre et la dernière date sont gardés, jamais le texte de vos lettres.',
  none: 'Rien pour l’instant. Quand vous acceptez la correction d’une faute de langue, sa règle est comptée ici.',
  times: (count: number) => `${count} fois`,
  last: (day: Date) => `La dernière fois le ${localDay(day)}`,
  practise: 'S’exercer',
  erase: 'Effacer',
  confirm: {
    title: 'Effacer vos fautes fréquentes\u202f?',
    description: 'Le compte de chaque règle repart de zéro. Vos lettres ne changent pas.',
    action: 'Effacer',
  },
  erased: 'Vos fautes fréquentes sont effacées.',
  failed: 'Vos fautes fréquentes n’ont pas pu être effacées.',
} as const
