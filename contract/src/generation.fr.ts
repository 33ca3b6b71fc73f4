import type { FallbackReason } from './fallback-reason.ts'

export const generationMessages = {
  jobAndCompanyRequired:
    'Veuillez remplir au moins le titre du poste et l’entreprise pour générer une lettre.',
} as const

/** French messages shown when the composer wrote instead of the model. */
export const fallbackMessages = {
  unreachable: 'Le service d’écriture est injoignable\u00a0: le rédacteur intégré a pris le relais.',
  refused: 'Le service d’écriture a refusé la demande\u00a0: le rédacteur intégré a pris le relais.',
  overloaded: 'Le service d’écriture est surchargé\u00a0: le rédacteur intégré a pris le relais.',
  timeout: 'Le service d’écriture n’a pas répondu à temps\u00a0: le rédacteur intégré a pris le relais.',
  'cut-off': 'Le service d’écriture s’est interrompu\u00a0: le rédacteur intégré a pris le relais.',
  unusable:
    'Le service d’écriture n’a pas rendu un texte utilisable\u00a0: le rédacteur intégré a pris le relais.',
  'plan-required':
    'Votre formule ne comprend pas l’écriture par un modèle\u00a0: le rédacteur intégré a pris le relais.',
  'quota-reached':
    'Vos appels au modèle sont épuisés pour ce mois\u00a0: le rédacteur intégré a pris le relais.',
} as const satisfies Record<FallbackReason, string>
