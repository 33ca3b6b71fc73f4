import type { ConceptCases } from '../concept.ts'

export const maintenanceCases: ConceptCases = {
  'maintain-buildings': {
    names: ['Agent d’entretien du bâtiment', 'petits travaux de réparation', 'maintenance des bâtiments'],
    not: ['nettoyage des bureaux'],
  },
}
