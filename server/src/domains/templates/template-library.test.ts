import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { industries as known } from '@lettrine/contract/profile.fr'
import type { Tone } from '@lettrine/letter-craft/composer/request'
import type { Finding, ProofreadContext } from '@lettrine/letter-craft/proofreading/finding'
import { proofread } from '@lettrine/letter-craft/proofreading/proofread'
import { createFrenchSpeller } from '@lettrine/letter-craft/spelling/speller'
import { type FieldValues, templateFields } from '@lettrine/letter-craft/templates/fields.fr'
import { type Civility, fillTemplate } from '@lettrine/letter-craft/templates/fill-template'
import { parseTemplate } from '@lettrine/letter-craft/templates/parse-template'
import { fieldsOf, type Template } from '@lettrine/letter-craft/templates/template'
import { findUnfilled } from '@lettrine/letter-craft/templates/unfilled'
import { countWords } from '@lettrine/letter-craft/text/measure'
import { fixTypography } from '@lettrine/letter-craft/typography/fix'
import { describe, expect, it } from 'vitest'
import { testFrench } from '../../../../letter-craft/testing/french.ts'
import { bySize } from '../../../../scripts/test-size.ts'
import { fieldValues } from '../../../testing/templates/field-values.ts'
import { readTemplateFile, type TemplateFile } from './read-template-file.ts'

const { morphology } = testFrench()

const paths = globSync('server/templates/*/*.md').sort()
const library = paths.map((path) => ({ path, ...readLibraryFile(path) }))

function readLibraryFile(path: string): TemplateFile & { template: Template } {
  try {
    const file = readTemplateFile(readFileSync(path, 'utf8'))
    const { template } = parseTemplate(file.text)
    if (!template) throw new Error('no template')
    return { ...file, template }
  } catch (cause) {
    throw new Error(path, { cause })
  }
}

const genders = [undefined, 'masculine', 'feminine'] as const
const tones: readonly Tone[] = ['professional', 'casual', 'enthusiastic', 'formal']
const recipients: readonly { civility: Civility; destinataire?: string }[] = [
  { civility: 'unknown', destinataire: 'Camille Petit' },
  { civility: 'madame' },
  { civility: 'monsieur', destinataire: 'M. Delmas' },
  { civility: 'madame', destinataire: 'la directrice des services' },
]
const letterTypes = {
  job: 'job_application',
  internship: 'internship',
  scholarship: 'scholarship',
  custom: 'motivation',
} as const satisfies Record<TemplateFile['type'], ProofreadContext['type']>

type Gender = (typeof genders)[number]
type Given = { fields: FieldValues; gender: Gender; tone: Tone; civility: Civility }

/**
 * Every gender × tone × recipient, or in a quick run a third of them in which each gender, tone and recipient occurs.
 * The sets of values take turns, and each meets every gender.
 */
function requestsWith(sets: readonly FieldValues[]): Given[] {
  const all = genders.flatMap((gender) =>
    tones.flatMap((tone) => recipients.map((recipient) => ({ gender, tone, ...recipient }))),
  )
  const step = bySize(3, 1)
  const chosen = all.filter((_, index) => (index + Math.floor(index / 16)) % step === 0)
  return chosen.map(({ destinataire, ...request }, index) => ({
    ...request,
    // Four tones by four recipients: shifted by row, so that each set meets every tone and recipient.
    fields: { ...sets[(index + Math.floor(index / 4)) % sets.length], destinataire },
  }))
}

const contextOf = (file: TemplateFile, { fields, gender }: Given): ProofreadContext => ({
  ...(gender && { candidateGender: gender }),
  ...(fields.entreprise && { company: fields.entreprise }),
  ...(fields.poste && { jobTitle: fields.poste }),
  ...(fields.destinataire && { recipient: fields.destinataire }),
  type: letterTypes[file.type],
})

/** Proofreading findings in every distinct letter of these requests. */
function marks(
  file: (typeof library)[number],
  requests: readonly Given[],
  isFault: (finding: Finding) => boolean,
): string[] {
  const letters = new Map<string, Given>()
  for (const request of requests)
    letters.set(fillTemplate(file.template, { ...request, morphology }).content, request)
  const found = [...letters].flatMap(([content, request]) =>
    proofread(content, { language: 'fr', context: contextOf(file, request) })
      .filter(isFault)
      .map(({ rule, start, end }) => `${rule}: ${content.slice(Math.max(0, start - 30), end + 15)}`),
  )
  return [...new Set(found)]
}

const isGrave = ({ severity }: Finding) => severity !== 'advice'
const isError = ({ severity, rule }: Finding) => severity === 'error' && rule !== 'placeholder'

describe('the library', () => {
  it('covers every type, industry and difficulty, with a third premium', () => {
    const premium = library.filter(({ isPremium }) => isPremium).length
    expect(library.length).toBeGreaterThanOrEqual(60)
    expect(new Set(library.flatMap(({ industries }) => industries))).toEqual(new Set(known))
    expect(new Set(library.map(({ difficulty }) => difficulty)).size).toBe(3)
    expect(premium / library.length).toBeGreaterThan(0.25)
    expect(premium / library.length).toBeLessThan(0.45)
  })

  it.each(library)('$path has valid metadata', ({ path, type, title, description, text }) => {
    expect(basename(dirname(path))).toBe(type)
    for (const words of [title, description]) expect(fixTypography(words, 'fr')).toBe(words)
    expect(proofread(description, { language: 'fr' }).filter(isGrave)).toEqual([])
    expect(text).toMatch(/^\{\{appel\}\},\n\n[\s\S]+\n\n\{\{formule\}\}$/u)
  })

  it('has no title twice', () => {
    expect(new Set(library.map(({ title }) => title)).size).toBe(library.length)
  })
})

describe('the example of a template', () => {
  it.each(library)('$path is one of its own: it fills all fields without a fault', (file) => {
    const fields = new Set(fieldsOf(file.template).map(({ field }) => field))
    expect(Object.keys(file.examples).toSorted()).toEqual(
      [...fields].filter((name) => name !== 'destinataire').toSorted(),
    )
    const examples = genders.map((gender) => ({
      fields: file.examples,
      ...{ gender, tone: 'professional' as const, civility: 'unknown' as const },
    }))
    expect(marks(file, examples, isGrave)).toEqual([])
    for (const value of Object.values(file.examples)) expect(fixTypography(value ?? '', 'fr')).toBe(value)
  })

  it('names the post of the title', () => {
    const examples = library.filter(({ examples }) => examples.poste).map(({ examples }) => examples.poste)
    expect(new Set(examples).size).toBeGreaterThan(examples.length * 0.9)
  })
})

describe('every letter of the library passes the proofreader', () => {
  it.each(library)('$path, all fields filled: no error and no warning', (file) => {
    expect(marks(file, requestsWith(fieldValues), isGrave)).toEqual([])
  })

  it.each(library)('$path, only company and job, or nothing: no error', (file) => {
    const some = fieldValues.map(({ entreprise, poste }) => ({ entreprise, poste }))
    expect(marks(file, [...requestsWith(some), ...requestsWith([{}])], isError)).toEqual([])
  })

  it('fails for a preposition outside the braces or a missing gender', () => {
    const [file] = library
    const { template } = parseTemplate('{{appel}},\n\nJe suis motivé, à l’école de {{ville}}.\n\n{{formule}}')
    if (!file || !template) throw new Error('nothing to prove')
    const found = marks({ ...file, template }, requestsWith(fieldValues), isGrave).join('\n')
    expect(found).toContain('elision: ')
    expect(found).toContain('gender-agreement: ')
  })

  const speller = createFrenchSpeller(testFrench())
  it.each(library)('$path is spelled correctly', (file) => {
    const [fields] = fieldValues
    const accepted = Object.values(fields ?? {})
    const wrong = genders.flatMap((gender) => {
      const { content } = fillTemplate(file.template, {
        fields: fields ?? {},
        gender,
        tone: 'formal',
        civility: 'unknown',
        morphology,
      })
      return proofread(content, { language: 'fr', spelling: { speller, accepted } })
        .filter(
          ({ rule, severity }) => rule.startsWith('spelling') || (severity === 'error' && rule.includes('/')),
        )
        .map(({ start, end }) => content.slice(start, end))
    })
    expect(wrong).toEqual([])
  })
})

describe('every letter of the library is complete', () => {
  it.each(library)('$path: complete without the gender, 180 to 330 words, typeset', (file) => {
    for (const fields of fieldValues) {
      for (const gender of genders) {
        const { content, missing, asksGender } = fillTemplate(file.template, {
          fields,
          gender,
          tone: 'professional',
          civility: 'unknown',
          morphology,
        })
        expect(findUnfilled(content)).toEqual([])
        expect({ missing, asksGender }).toEqual({ missing: [], asksGender: false })
        expect(countWords(content)).toBeGreaterThanOrEqual(180)
        expect(countWords(content)).toBeLessThanOrEqual(330)
      }
    }
    expect(fixTypography(file.text, 'fr')).toBe(file.text)
  })

  it.each(library)(
    '$path puts whole sentences between stops, and small words inside the braces',
    ({ text }) => {
      const sentences = /\{\{(?:raison|realisation|situation|projet|besoin)\}\}/u.source
      expect(text).not.toMatch(new RegExp(`${sentences}(?!\\.)`, 'u'))
      expect(text).not.toMatch(new RegExp(`[^.?!:\\s\\u00a0\\]]\\]{0,2}\\s+(?:\\[\\[)?${sentences}`, 'u'))
      expect(text).not.toMatch(/(?<=[\s[])(?:à|de|du|le|la|que|chez) \{\{/u)
    },
  )

  it.each(library)('$path requires an achievement, and works without optional fields', (file) => {
    const required = fieldsOf(file.template).flatMap(({ field, optional }) => (optional ? [] : field))
    expect(required.filter((field) => ['realisation', 'situation'].includes(field))).not.toEqual([])
    // Facts of neither offer nor profile must be typed.
    const typed = required.filter((field) => templateFields[field].source === 'user')
    expect(typed.length).toBeLessThanOrEqual(6)
  })
})

describe('no two letters of the library share', () => {
  const wordsOf = (text: string) =>
    text
      .replace(/\{\{(?:appel|formule)\}\}/gu, '\n')
      .replace(/\[\[|\]\]/gu, '')
      .toLowerCase()
      .match(/\{\{[^}]*\}\}|\{[^}]*\}|[\p{L}\p{N}]+/gu) ?? []

  it('eight consecutive words', () => {
    const seen = new Map<string, string>()
    const twice: string[] = []
    for (const { path, text } of library) {
      const words = wordsOf(text)
      for (let at = 0; at + 8 <= words.length; at++) {
        const run = words.slice(at, at + 8).join(' ')
        const other = seen.get(run)
        if (other !== undefined && other !== path) twice.push(`${path}, ${other}: ${run}`)
        seen.set(run, path)
      }
    }
    expect(twice).toEqual([])
  })

  it('their opening', () => {
    const hooks = library.map(({ text }) => wordsOf(text).slice(0, 3).join(' '))
    expect(hooks.filter((hook, index) => hooks.indexOf(hook) !== index)).toEqual([])
  })

  it('the opening of a paragraph', () => {
    const openings = library.flatMap(({ path, text }) =>
      text
        .split('\n\n')
        .slice(1, -1)
        .map((paragraph) => ({ path, opening: wordsOf(paragraph).slice(0, 5).join(' ') })),
    )
    const known = new Map<string, string>()
    const twice = openings.filter(({ path, opening }) => {
      const other = known.get(opening)
      known.set(opening, path)
      return other !== undefined && opening.split(' ').length === 5 && !/^\{/u.test(opening)
    })
    expect(twice).toEqual([])
  })
})
