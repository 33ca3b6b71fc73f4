import { argueNotes } from '@lettrine/letter-craft/composer/argue-notes'
import { fillTemplate } from '@lettrine/letter-craft/templates/fill-template'
import { exampleFields } from '@lettrine/letter-craft/templates/known-fields'
import { parseTemplate } from '@lettrine/letter-craft/templates/parse-template'
import { describe, expect, test } from 'vitest'
import { testKnowledge } from '../../../../letter-craft/testing/composer-knowledge.ts'
import { exampleFacts } from './example-facts.fr.ts'
import { exampleText, isEssential, templateOfExample } from './example-facts.ts'
import { templateFromText } from './template-from-text.ts'

const types = ['job_application', 'scholarship', 'internship', 'motivation'] as const
const tones = ['professional', 'casual', 'enthusiastic', 'formal'] as const

function written(jobTitle: string, type: (typeof types)[number], tone: (typeof tones)[number], seed: number) {
  const { company, userProfile, interview } = exampleText
  const request = {
    jobTitle,
    company,
    profile: userProfile,
    interview,
    tone,
    type,
    now: { year: 2026, month: 11 },
  }
  return templateOfExample(argueNotes(request, seed, testKnowledge()).content, jobTitle)
}

describe.each(types)('the composer’s letter for %s', (type) => {
  test.each(tones)('in the tone %s becomes a template without traces of the example', (tone) => {
    for (let seed = 1; seed <= 8; seed++) {
      const text = written('Fleuriste', type, tone, seed)
      const { template, faults } = parseTemplate(text)
      expect(faults, text).toBeUndefined()
      expect(isEssential(text), text).toBe(true)
      expect(text).not.toMatch(new RegExp(exampleFacts.traces.join('|'), 'iu'))
      expect(text).toMatch(/^\{\{appel\}\},\n/)
      expect(text).toMatch(/\{\{formule\}\}$/)
      const filled = fillTemplate(template!, { fields: exampleFields, tone, civility: 'unknown' })
      expect(filled).toMatchObject({ missing: [], asksGender: false })
    }
  })
})

test('a job whose words are those of the example keeps its sentences', () => {
  const text = written('Vendeur en boutique', 'job_application', 'professional', 1)
  expect(text).toContain('vendeur en boutique')
  expect(text).toContain('{{à entreprise}}')
})

test('a job in two genders becomes a gendered choice', () => {
  const text = written('Infirmier/Infirmière', 'job_application', 'professional', 1)
  expect(text).toContain('{infirmier|infirmière|infirmier}')
})

test('sentences in which a model paraphrases the example are removed', () => {
  const letter =
    'Madame, Monsieur,\n\nVotre atelier me plaît. Korvanel répare tout.\n\nCinq ans de boutique m’ont formée.\n\nCordialement,'
  expect(templateOfExample(letter, 'Fleuriste')).toBe('{{appel}},\n\nVotre atelier me plaît.\n\n{{formule}}')
  expect(isEssential(templateOfExample(letter, 'Fleuriste'))).toBe(false)
})

test.each([
  ['Je rejoins d’Orion et Orion.', 'Je rejoins {{de entreprise}} et {{entreprise}}.'],
  ['Qu’Orion gagne, chez Orion.', '{{que entreprise}} gagne, {{chez entreprise}}.'],
  ['Orionis n’est pas Orion', 'Orionis n’est pas {{entreprise}}'],
  ['Une Orion reste une Orion.', 'Une Orion reste une Orion.'],
  ['Un texte avec {accolades}.', 'Un texte avec \\{accolades\\}.'],
])('%s becomes the template %s', (letter, template) => {
  expect(templateFromText(letter, [{ field: 'entreprise', words: 'Orion' }])).toBe(template)
})
