import { dayInParis } from '@lettrine/contract/day.fr'
import { type Check, type CheckId, wordTolerance } from '@lettrine/letter-craft/sending/preflight'

const many = (count: number, one: string, more: string) => (count > 1 ? `${count} ${more}` : `Un ${one}`)
const words = (count: number) => `${count} ${count > 1 ? 'mots' : 'mot'}`

export type LineContext = { wordTarget: number; today: Date }

/** What a check says, when it is passed and when it is not. */
const lines: Record<
  CheckId,
  {
    passed: (check: Check, context: LineContext) => string
    open: (check: Check, context: LineContext) => string
  }
> = {
  text: { passed: () => 'Le texte est là', open: () => 'La lettre n’a pas encore de texte' },
  places: {
    passed: () => 'Aucun passage à compléter',
    open: ({ count }) => many(count, 'passage à compléter', 'passages à compléter'),
  },
  mistakes: {
    passed: () => 'Aucune faute trouvée. Le sens et la vérité restent à vérifier par vous.',
    open: ({ count }) =>
      count === 0
        ? 'L’orthographe et la grammaire n’ont pas pu être relues'
        : count > 1
          ? `${count} fautes à corriger`
          : 'Une faute à corriger',
  },
  facts: {
    passed: () => 'Chaque fait vient de vous ou de l’annonce',
    open: ({ count }) => many(count, 'fait à confirmer', 'faits à confirmer'),
  },
  sender: { passed: () => 'Votre nom et votre adresse', open: () => 'Votre adresse manque' },
  phone: { passed: () => 'Votre téléphone', open: () => 'Votre téléphone manque' },
  city: {
    passed: () => 'Votre ville',
    open: (_, { today }) => `Votre ville manque\u00a0: la lettre dira «\u00a0Le ${dayInParis(today)}\u00a0»`,
  },
  recipient: { passed: () => 'Le destinataire', open: () => 'L’entreprise et le destinataire manquent' },
  date: { passed: (_, { today }) => `Datée du ${dayInParis(today)}`, open: () => 'La date manque' },
  length: {
    passed: ({ count }) => words(count),
    open: ({ count }, { wordTarget }) =>
      `${words(count)}\u00a0: ${wordTarget - wordTolerance} à ${wordTarget + wordTolerance} conseillés`,
  },
  page: {
    passed: () => 'Une seule page',
    open: ({ count }) => `La lettre tient sur ${count} pages au lieu d’une`,
  },
}

const pending: Partial<Record<CheckId, string>> = {
  mistakes: 'Relecture en cours…',
  page: 'Mise en page en cours…',
}

export const preflightText = {
  list: 'À vérifier avant l’envoi',
  line: (check: Check, context: LineContext): string => {
    if (check.state === 'pending') return pending[check.id] ?? ''
    return lines[check.id][check.state === 'passed' ? 'passed' : 'open'](check, context)
  },
  states: { blocked: 'À compléter', error: 'À corriger', advice: 'Conseil', passed: 'Vérifié', pending: '' },
  passed: (count: number) => (count > 1 ? `${count} points vérifiés` : 'Un point vérifié'),
  summary: {
    blocked: 'Il manque du texte\u00a0: la lettre n’est pas encore prête.',
    error: 'Corrigez ces points avant d’envoyer la lettre.',
    advice: 'Rien n’empêche l’envoi. Voici ce qui peut encore être amélioré.',
    passed: 'Tout est en ordre. La lettre est prête.',
  },
} as const
