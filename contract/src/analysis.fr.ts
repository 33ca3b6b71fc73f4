import type { FallbackReason } from './fallback-reason.ts'

/** Why an analysis has no advice by a model; the measured part does not depend on it. */
export const adviceMessages = {
  unreachable: 'Le modèle est injoignable\u00a0: l’analyse s’en tient à ce qui se mesure.',
  refused: 'Le modèle a refusé la demande\u00a0: l’analyse s’en tient à ce qui se mesure.',
  overloaded: 'Le modèle est surchargé\u00a0: l’analyse s’en tient à ce qui se mesure.',
  timeout: 'Le modèle n’a pas répondu à temps\u00a0: l’analyse s’en tient à ce qui se mesure.',
  'cut-off': 'Le modèle s’est interrompu\u00a0: l’analyse s’en tient à ce qui se mesure.',
  unusable: 'Le modèle n’a rien ajouté d’utilisable\u00a0: l’analyse s’en tient à ce qui se mesure.',
  'plan-required':
    'Votre formule ne comprend pas l’avis d’un modèle\u00a0: l’analyse s’en tient à ce qui se mesure.',
  'quota-reached':
    'Vos appels au modèle sont épuisés pour ce mois\u00a0: l’analyse s’en tient à ce qui se mesure.',
} as const satisfies Record<FallbackReason, string>
