import { describe, expect, it } from 'vitest'
import { parseTemplate, templateText } from './parse-template.ts'
import { fieldsOf, type Template } from './template.ts'

function read(text: string): Template {
  const { template, faults } = parseTemplate(text)
  if (!template) throw new Error(faults.map(({ message }) => message).join('\n'))
  return template
}

const codes = (text: string) => parseTemplate(text).faults?.map(({ code }) => code) ?? []

describe('reading a template', () => {
  it('finds fields, particles, choices, optional passages and computed fields', () => {
    const { nodes } = read('{{appel}}, {{de entreprise}} {ravi|ravie} [[à {{ville}}]]')
    expect(nodes.map(({ kind }) => kind)).toEqual([
      'computed',
      'text',
      'field',
      'text',
      'gender',
      'text',
      'optional',
    ])
    expect(nodes[2]).toMatchObject({ field: 'entreprise', particle: 'de', start: 11, end: 28 })
    expect(nodes[4]).toMatchObject({ masculine: 'ravi', feminine: 'ravie', neutral: undefined })
  })

  it.each([
    ['{{durée}}', 'duree', undefined],
    ['{{ DateDebut }}', 'dateDebut', undefined],
    ['{{d’entreprise}}', 'entreprise', 'de'],
    ["{{l'ecole}}", 'ecole', 'le'],
    ['{{du diplôme}}', 'diplome', 'de'],
    ['{{au poste}}', 'poste', 'à'],
    ['{{qu’entreprise}}', 'entreprise', 'que'],
    ['{{une formation}}', 'formation', 'un'],
  ])('parses %s leniently', (text, field, particle) => {
    expect(read(text).nodes).toEqual([{ kind: 'field', field, particle, start: 0, end: text.length }])
  })

  it.each([
    ['{{entreprize}}', 'unknownField'],
    ['{{vers entreprise}}', 'unknownParticle'],
    ['{{chez ville}}', 'refusedParticle'],
    ['{{entreprise', 'unclosedField'],
    ['{{entreprise\n}}', 'unclosedField'],
    ['{ravi|ravie', 'unclosedChoice'],
    ['{ravi}', 'choiceForms'],
    ['{a|b|c|d}', 'choiceForms'],
    ['[[à {{ville}}', 'unclosedOptional'],
    ['[[à {{ville}} [[non]]', 'nestedOptional'],
    ['[[toujours]]', 'optionalWithoutField'],
    ['à {{ville}}]]', 'strayClosing'],
    ['poste}}', 'strayClosing'],
    ['poste}', 'strayClosing'],
  ])('%s is a syntax error: %s', (text, code) => {
    expect(codes(text)).toContain(code)
  })

  it('reports the position of an error and a suggestion', () => {
    expect(parseTemplate('Le {{entreprize}}.').faults).toEqual([
      {
        code: 'unknownField',
        start: 3,
        end: 17,
        message: expect.stringContaining('vouliez-vous dire «\u00a0entreprise\u00a0»'),
      },
    ])
  })

  it('leaves escaped marks and single brackets as text', () => {
    expect(codes('\\{ravi\\} [note] \\[[')).toEqual([])
    expect(codes(templateText('un {objet} et [[deux]] {{trois}}'))).toEqual([])
  })

  it('tells a hundred faults of a text at most', () => {
    const { faults } = parseTemplate('[[nom]] '.repeat(6_250))
    expect(faults).toHaveLength(100)
    expect(faults?.at(-1)).toMatchObject({ code: 'optionalWithoutField', start: 99 * 8 })
    expect(parseTemplate('[['.repeat(200)).faults).toHaveLength(100)
  })
})

describe('the fields of a template', () => {
  it('are listed once, optional where the letter is complete without them', () => {
    expect(fieldsOf(read('{{poste}} [[à {{ville}} chez {{entreprise}}]] {{de entreprise}}'))).toEqual([
      { field: 'poste', optional: false },
      { field: 'ville', optional: true },
      { field: 'entreprise', optional: false },
    ])
  })
})
