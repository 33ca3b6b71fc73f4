import { describe, expect, it } from 'vitest'
import { readTemplateFile } from './read-template-file.ts'

const head = {
  title: 'Accueil : une première lettre',
  description: 'Pour un poste d’accueil, quand on débute et que l’on veut aller droit au but.',
  type: 'job',
  industries: 'Autre, Commerce / Vente',
  tags: 'accueil, débutant',
  difficulty: 'beginner',
  premium: 'no',
  featured: 'yes',
  design: 'sobre',
  minutes: '10',
  'example raison': 'Vous ouvrez le dimanche',
}

const file = (changes: Partial<Record<keyof typeof head, string>> = {}, body = '{{appel}},\n\n{{raison}}.') =>
  `---\n${Object.entries({ ...head, ...changes })
    .map(([key, value]) => `${key}: ${value}`)
    .join('\n')}\n---\n${body}\n`

describe('a file of the library', () => {
  it('is parsed to a template and its text', () => {
    expect(readTemplateFile(file())).toEqual({
      title: 'Accueil : une première lettre',
      description: head.description,
      type: 'job',
      industries: ['Autre', 'Commerce / Vente'],
      tags: ['accueil', 'débutant'],
      difficulty: 'beginner',
      isPremium: false,
      isFeatured: true,
      estimatedTime: 10,
      design: 'sobre',
      examples: { raison: 'Vous ouvrez le dimanche' },
      text: '{{appel}},\n\n{{raison}}.',
    })
  })

  it.each([
    ['an unknown industry', file({ industries: 'Astrologie' })],
    ['an unknown type', file({ type: 'poem' })],
    ['an unknown design', file({ design: 'gothique' })],
    ['an example of an unknown field', file().replace('example raison', 'example reason')],
    ['a long description', file({ description: 'x'.repeat(301) })],
    ['a time that is not a number', file({ minutes: 'dix' })],
    ['an unknown key', file().replace('tags:', 'labels:')],
    ['a line without a key', file().replace('type: job', 'job')],
    ['no header', '{{appel}},'],
    ['a syntax error in its text', file({}, 'Au poste {{postte}}')],
  ])('is refused with %s', (_, source) => {
    expect(() => readTemplateFile(source)).toThrow()
  })
})
