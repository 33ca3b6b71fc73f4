/** Error messages for authors of templates. */
export const templateFaults = {
  unknownField: (name: string, close?: string) =>
    close === undefined
      ? `Le champ «\u00a0${name}\u00a0» n\u2019existe pas.`
      : `Le champ «\u00a0${name}\u00a0» n\u2019existe pas\u00a0: vouliez-vous dire «\u00a0${close}\u00a0»\u202f?`,
  unknownParticle: (particle: string) =>
    `«\u00a0${particle}\u00a0» ne peut pas précéder un champ. Mots possibles\u00a0: le, de, à, chez, que, un, mon.`,
  refusedParticle: (particle: string, field: string) =>
    `Le champ «\u00a0${field}\u00a0» ne se met pas après «\u00a0${particle}\u00a0».`,
  unclosedField: 'Il manque «\u00a0}}\u00a0» pour fermer ce champ.',
  unclosedChoice: 'Il manque «\u00a0}\u00a0» pour fermer ce choix.',
  unclosedOptional: 'Il manque «\u00a0]]\u00a0» pour fermer ce passage facultatif.',
  strayClosing: 'Cette fermeture ne répond à aucune ouverture.',
  choiceForms:
    'Un choix a deux formes, masculine puis féminine, et au plus une troisième, neutre\u00a0: {ravi|ravie}.',
  nestedOptional: 'Un passage facultatif ne peut pas en contenir un autre.',
  optionalWithoutField: 'Un passage facultatif contient au moins un champ, qui décide s\u2019il reste.',
} as const

export type FaultCode = keyof typeof templateFaults
