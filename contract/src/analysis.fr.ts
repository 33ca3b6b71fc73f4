import type { FallbackReason } from './fallback-reason.ts'

/** Why an analysis has no advice by a model; the measured part does not depend on it. */
export const adviceMessages = {
  unreachable: 'Le modèle est injoignable\u00a0: l’analyse est faite sans lui.',
  refused: 'Le modèle a refusé la demande\u00a0: l’analyse est faite sans lui.',
  overloaded: 'Le modèle est surchargé\u00a0: l’analyse est faite sans lui.',
  timeout: 'Le modèle n’a pas répondu à temps\u00a0: l’analyse est faite sans lui.',
  'cut-off': 'Le modèle s’est interrompu\u00a0: l’analyse est faite sans lui.',
  unusable: 'Le modèle n’a rien ajouté d’utilisable\u00a0: l’analyse est faite sans lui.',
  'plan-required': 'Votre formule ne comprend pas l’avis d’un modèle\u00a0: l’analyse est faite sans lui.',
  'quota-reached': 'Vos appels au modèle sont épuisés pour ce mois\u00a0: l’analyse est faite sans lui.',
} as const satisfies Record<FallbackReason, string>
