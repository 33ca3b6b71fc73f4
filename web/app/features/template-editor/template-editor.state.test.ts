import { NewTemplate, type Template } from '@lettrine/contract/templates'
import { templateFields } from '@lettrine/letter-craft/templates/fields.fr'
import { parseTemplate } from '@lettrine/letter-craft/templates/parse-template'
import { expect, test } from 'vitest'
import { templateEditorText } from './template-editor.fr.ts'
import { blankDraft, contentOf, draftOf, isSameDraft, palette } from './template-editor.state.ts'

const saved = {
  title: 'Fleuriste',
  template: '{{appel}},',
  description: '',
  type: 'job',
  difficulty: 'advanced',
  estimatedTime: 20,
  tags: ['fleurs', 'boutique'],
  industry: ['Commerce / Vente'],
} as const

test('an unchanged draft is sent as it was fetched', () => {
  expect(
    contentOf(draftOf({ ...saved, tags: [...saved.tags], industry: [...saved.industry] } as Template)),
  ).toEqual(saved)
})

test.each([
  ['fleurs , boutique,,', ['fleurs', 'boutique']],
  ['', []],
  ['vente, vente', ['vente']],
])('the list «%s» is %j', (typed, tags) => {
  expect(contentOf({ ...blankDraft('x'), tags: typed }).tags).toEqual(tags)
})

test.each(['', 'dix', '0', '-5', '500', '2,5'])(
  'a time of «%s» minutes is refused by the schema',
  (estimatedTime) => {
    const draft = { ...blankDraft('{{appel}}'), title: 'Titre', estimatedTime }
    const checked = NewTemplate.safeParse(contentOf(draft))
    expect(checked.error?.issues.map(({ path }) => path[0])).toEqual(['estimatedTime'])
  },
)

test('a change of any field makes the draft dirty', () => {
  const draft = blankDraft('x')
  expect(isSameDraft(draft, { ...draft })).toBe(true)
  for (const key of Object.keys(draft)) expect(isSameDraft(draft, { ...draft, [key]: 'autre' })).toBe(false)
})

test('every field of the language is in the palette once', () => {
  expect(Object.values(palette).flat().sort()).toEqual(Object.keys(templateFields).sort())
})

test('the initial text of a template and the fields of the palette are valid', () => {
  const { choice, optional } = templateEditorText.marks
  for (const text of [
    templateEditorText.firstText,
    choice.text,
    optional.text,
    choice.example,
    optional.example,
  ])
    expect(parseTemplate(text).faults).toBeUndefined()
})
