import { describe, expect, it } from 'vitest'
import { templateMarks, templatePieces } from './template-marks.ts'

const shown = (text: string) =>
  templatePieces(text)
    .map((piece) => (typeof piece === 'string' ? piece : `<${piece.label}>`))
    .join('')

describe('marks of a template', () => {
  it.each([
    ['Je postule {{chez entreprise}}.', 'Je postule <chez Entreprise ou organisme>.'],
    ['{{appel}},', '<Formule d’appel>,'],
    ['{{raison}}', '<Pourquoi eux, en une phrase>'],
    ['Je suis {prêt|prête}.', 'Je suis <prêt / prête>.'],
    ['[[ Je connais {{competence1}}.]]', '<Facultatif> Je connais <Un savoir-faire ou un outil>.<fin>'],
    ['{{entrepris}} {{}}', '<entrepris> <…>'],
    ['\\{\\{entreprise}}', '\\{\\{entreprise}}'],
    ['{{entre\nprise}}', '{{entre\nprise}}'],
  ])('are displayed as questions: %j', (text, expected) => {
    expect(shown(text)).toBe(expected)
  })

  it('tell the field, the word before it, and where they are', () => {
    expect(templateMarks('Je vais {{à ville}}')).toEqual([
      { start: 8, end: 19, kind: 'field', field: 'ville', particle: 'à', label: 'à Ville du poste' },
    ])
  })
})
