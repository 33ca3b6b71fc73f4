import { z } from 'zod'

const expected: Record<string, string> = {
  string: 'un texte',
  number: 'un nombre',
  int: 'un nombre entier',
  boolean: 'vrai ou faux',
  array: 'une liste',
  object: 'un objet',
}

const number = new Intl.NumberFormat('fr-FR')

/**
 * French sentences for the faults that a schema does not name itself. zod's own French locale reads badly,
 * so both ends install this one at start.
 */
export function installFrenchMessages(): void {
  z.config({
    customError: (issue) => {
      switch (issue.code) {
        case 'invalid_type':
          return issue.input === undefined
            ? 'Ce champ est requis.'
            : `Valeur inattendue\u00a0: ${expected[issue.expected] ?? 'une autre forme'} est attendu.`
        case 'invalid_value':
          return `Valeur inattendue\u00a0: choisissez parmi ${issue.values.map(String).join(', ')}.`
        case 'too_big':
          return `La valeur maximale est ${number.format(Number(issue.maximum))}.`
        case 'too_small':
          return `La valeur minimale est ${number.format(Number(issue.minimum))}.`
        case 'unrecognized_keys':
          return `Champ inconnu\u00a0: ${issue.keys.join(', ')}.`
        default:
          return 'Cette valeur n’est pas valide.'
      }
    },
  })
}
