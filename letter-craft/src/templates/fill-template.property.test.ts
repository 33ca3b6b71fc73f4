import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { testFrench } from '../../testing/french.ts'
import { parseLetter } from '../text/parse.ts'
import { plainText } from '../text/plain-text.ts'
import { runsOf } from '../text/tree.ts'
import { type FieldName, type FieldValues, templateFields } from './fields.fr.ts'
import { type FillRequest, fillTemplate } from './fill-template.ts'
import { parseTemplate, templateText } from './parse-template.ts'
import type { Template } from './template.ts'

const names = Object.keys(templateFields) as FieldName[]
const words = fc.constantFrom(
  'Votre équipe',
  'grandit',
  'avec',
  'soin.',
  'Chaque jour',
  'compte,',
  'ici :',
  '\n\n',
)
const field = fc.constantFrom(...names).map((name) => `{{${name}}}`)
const company = fc.constantFrom('{{de entreprise}}', '{{chez entreprise}}', '{{à poste}}', '{{un diplome}}')
const choice = fc.constantFrom('{ravi|ravie}', '{prêt|prête|d’accord}')
const plain = fc.oneof({ weight: 3, arbitrary: words }, field, company, choice)
const optional = fc
  .tuple(fc.array(plain, { maxLength: 3 }), field)
  .map(([some, one]) => `[[${some.join(' ')} ${one}]]`)
const templates = fc
  .array(fc.oneof({ weight: 4, arbitrary: plain }, optional), { minLength: 1, maxLength: 14 })
  .map((parts) => `{{appel}},\n\n${parts.join(' ')}\n\n{{formule}}`)

const marks = fc.constantFrom(
  '{{',
  '}}',
  '[[',
  ']]',
  '{a|b}',
  '**',
  '_',
  '*',
  '<b>',
  '[a](b)',
  '- ',
  '1. ',
  '# ',
  '\n',
  '`',
  '\\',
  '~~',
  '&amp;',
)
const value = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc
    .array(fc.oneof(marks, fc.constantFrom('Orange', 'la gare', 'J’ai vendu', '12 %', 'H/F', ' ')), {
      maxLength: 6,
    })
    .map((parts) => parts.join('')),
)
const values: fc.Arbitrary<FieldValues> = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 12 })
const requests: fc.Arbitrary<FillRequest> = fc.record({
  fields: values,
  gender: fc.constantFrom(undefined, 'masculine' as const, 'feminine' as const),
  tone: fc.constantFrom('professional', 'casual', 'enthusiastic', 'formal'),
  civility: fc.constantFrom('madame', 'monsieur', 'unknown'),
  seed: fc.nat(50),
  morphology: fc.constant(testFrench().morphology),
})

function read(text: string): Template {
  const { template, faults } = parseTemplate(text)
  if (!template) throw new Error(`${text}: ${faults.map(({ message }) => message).join(' ')}`)
  return template
}

const bracesOf = (content: string) => content.replace(/\{\{[^{}]+\}\}|\{[^{}|]*(?:\|[^{}|]*){1,2}\}/gu, '')

it('filling never leaves half a brace', () => {
  fc.assert(
    fc.property(templates, requests, (text, request) => {
      const { content } = fillTemplate(read(text), request)
      expect(bracesOf(content)).not.toMatch(/[{}]|\[\[|\]\]/u)
    }),
  )
})

it('filling is idempotent', () => {
  fc.assert(
    fc.property(templates, requests, (text, request) => {
      const once = fillTemplate(read(text), request)
      const twice = fillTemplate(read(once.content), request)
      expect(twice.content).toBe(once.content)
      expect(twice.missing).toEqual(once.missing)
    }),
  )
})

it('any value is text, never markup', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), value, fc.boolean(), (name, given, opens) => {
      const { content } = fillTemplate(read(opens ? `{{${name}}}` : `Voici {{${name}}} ici.`), {
        fields: { [name]: given },
        tone: 'professional',
        civility: 'unknown',
        morphology: testFrench().morphology,
      })
      const { blocks } = parseLetter(content)
      expect(blocks.map(({ type }) => type)).toEqual(['paragraph'])
      const runs = blocks.flatMap((block) => (block.type === 'paragraph' ? runsOf(block.children) : []))
      expect(runs.filter((run) => run.type === 'break' || run.strong || run.emphasis)).toEqual([])
    }),
  )
})

it('the text of any letter can be a template', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.array(marks), (start, more) => {
      const letter = start + more.join(' ')
      const { template } = parseTemplate(templateText(letter))
      expect(template?.nodes.every(({ kind }) => kind === 'text')).toBe(true)
      expect(plainText(parseLetter(templateText(letter))).replace(/\s/gu, '')).toBe(
        plainText(parseLetter(letter)).replace(/\s/gu, ''),
      )
    }),
  )
})
