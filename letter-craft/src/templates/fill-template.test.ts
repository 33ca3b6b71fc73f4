import { describe, expect, it } from 'vitest'
import { testFrench } from '../../testing/french.ts'
import { proofread } from '../proofreading/proofread.ts'
import { type FieldName, type FieldValues, templateFields } from './fields.fr.ts'
import { type FillRequest, fillTemplate, saidInPlace } from './fill-template.ts'
import { parseTemplate } from './parse-template.ts'
import { findUnfilled, withPlainPlaces } from './unfilled.ts'

const { morphology } = testFrench()

function filled(text: string, fields: FieldValues = {}, request: Partial<FillRequest> = {}) {
  const { template, faults } = parseTemplate(text)
  if (!template) throw new Error(faults.map(({ message }) => message).join('\n'))
  return fillTemplate(template, { fields, tone: 'professional', civility: 'unknown', morphology, ...request })
}
const content = (...given: Parameters<typeof filled>) => filled(...given).content

describe('a field in its sentence', () => {
  it.each<[string, FieldName, string, string]>([
    ['équipe {{de entreprise}}', 'entreprise', 'Orange', 'équipe d’Orange'],
    ['équipe {{de entreprise}}', 'entreprise', 'mairie de Lyon', 'équipe de la mairie de Lyon'],
    [
      'équipe {{de entreprise}}',
      'entreprise',
      'Centre hospitalier du Mans',
      'équipe du centre hospitalier du Mans',
    ],
    ['travailler {{chez entreprise}}', 'entreprise', 'FLUNCH SAS', 'travailler chez Flunch'],
    ['écrire {{à entreprise}}', 'entreprise', 'garage Petit', 'écrire au garage Petit'],
    ['écrire {{à entreprise}}', 'entreprise', 'Les Pivoines', 'écrire à l’équipe Les Pivoines'],
    ['ce {{que entreprise}} fait', 'entreprise', 'Armor', 'ce qu’Armor fait'],
    ['{{entreprise}} ouvre', 'entreprise', 'mairie de Lyon', 'La mairie de Lyon ouvre'],
    ['un poste {{de poste}}', 'poste', 'Infirmier/Infirmière H/F', 'un poste d’infirmier'],
    ['candidate {{à poste}}', 'poste', 'Comptable (F/H)', 'candidate au poste de comptable'],
    ['{{le poste}}', 'poste', 'assistant', 'Le poste d’assistant'],
    ['vivre {{à ville}}', 'ville', 'Le Mans', 'vivre au Mans'],
    ['venir {{de ville}}', 'ville', 'Angers', 'venir d’Angers'],
    ['dans {{secteur}}', 'secteur', 'Restauration collective', 'dans la restauration collective'],
    ['métiers {{de secteur}}', 'secteur', 'le bâtiment', 'métiers du bâtiment'],
    ['pratique {{de competence1}}', 'competence1', 'gestion des stocks', 'pratique de la gestion des stocks'],
    ['maîtriser {{competence1}}', 'competence1', 'Excel', 'maîtriser Excel'],
    ['depuis {{annees}}', 'annees', '5 ans d’expérience', 'depuis cinq ans'],
    ['depuis {{annees}}', 'annees', '1', 'depuis un an'],
    ['depuis {{annees}}', 'annees', '18 mois', 'depuis 18\u00a0mois'],
    ['titulaire d’{{un diplome}}', 'diplome', 'Licence de droit', 'titulaire d’une licence de droit'],
    ['avec {{mon diplome}}', 'diplome', 'BTS MCO', 'avec mon BTS MCO'],
    [
      'entrer {{en formation}}'.replace('en ', 'à '),
      'formation',
      'Master Énergie',
      'entrer au master Énergie',
    ],
    ['étudier {{à ecole}}', 'ecole', 'lycée Colbert', 'étudier au lycée Colbert'],
    ['étudier {{à ecole}}', 'ecole', 'l’université de Nantes', 'étudier à l’université de Nantes'],
    ['à partir {{de dateDebut}}', 'dateDebut', '1 septembre 2026', 'à partir du 1er septembre 2026'],
    ['à partir {{de dateDebut}}', 'dateDebut', 'octobre', 'à partir d’octobre'],
    ['dès {{dateDebut}}', 'dateDebut', 'immédiatement', 'dès aujourd’hui'],
    ['commencer {{le dateDebut}}', 'dateDebut', 'avril 2027', 'commencer en avril 2027'],
    ['commencer {{le dateDebut}}', 'dateDebut', 'la rentrée', 'commencer à la rentrée'],
    ['commencer {{le dateDebut}}', 'dateDebut', '15/09/2026', 'commencer le 15 septembre 2026'],
    ['stage {{de duree}}', 'duree', 'Six mois', 'stage de six mois'],
    ['comme {{experience}}', 'experience', 'Vendeuse chez Zola.', 'comme vendeuse chez Zola'],
    ['{{realisation}}.', 'realisation', 'j’ai formé 4 apprentis.', 'J’ai formé 4 apprentis.'],
    [
      'Un fait : {{realisation}}.',
      'realisation',
      'J’ai formé 4 apprentis !',
      'Un fait\u00a0: j’ai formé 4 apprentis.',
    ],
  ])('%s with %s = %s', (text, field, value, expected) => {
    expect(
      content(text.startsWith('{') || text.startsWith('Un') ? text : `X ${text}`, { [field]: value }),
    ).toBe(text.startsWith('{') || text.startsWith('Un') ? expected : `X ${expected}`)
  })

  it('takes the feminine form for a woman', () => {
    expect(content('poste {{de poste}}', { poste: 'Infirmier / Infirmière' }, { gender: 'feminine' })).toBe(
      'poste d’infirmière',
    )
  })

  it('is a sentence even when only a note was given', () => {
    const text = content('{{realisation}}.', { realisation: 'mise en place d’un agenda partagé' })
    expect(text).toBe('Dans mon parcours, j’ai mis en place un agenda partagé.')
  })

  it('gets a frame when a note is no sentence', () => {
    expect(content('{{raison}}.', { raison: 'votre atelier de réparation' })).toMatch(
      /^Ce qui m’attire, c’est|^Une chose/u,
    )
  })

  it.each(Object.entries(templateFields))('%s: the example is rendered completely', (name, { example }) => {
    const said = content(`X {{${name}}}`, { [name]: example })
    const words = example.match(/\p{L}{3,}/gu) ?? []
    expect(words.filter((word) => !said.toLowerCase().includes(word.toLowerCase()))).toEqual([])
  })
})

describe('fields without value', () => {
  it('stays as a marker and is listed', () => {
    const text = 'Au sein {{de entreprise}}, {{poste}} {{de entreprise}}'
    expect(filled(text)).toMatchObject({ content: text, missing: ['entreprise', 'poste'] })
  })

  it('removes its optional passage, with the space around it', () => {
    const text =
      'Un poste[[ à {{ville}}]]. [[Dès {{dateDebut}}.]] Fin.\n\n[[{{raison}}.]]\n\n[[{{projet}}.]] Là.'
    expect(filled(text)).toEqual({
      content: 'Un poste. Fin.\n\nLà.',
      missing: [],
      omitted: ['ville', 'dateDebut', 'raison', 'projet'],
      asksGender: false,
    })
    expect(content(text, { ville: 'Arles', raison: 'Vous soignez' })).toBe(
      'Un poste à Arles. Fin.\n\nVous soignez.\n\nLà.',
    )
  })

  it('is reported once by the proofreader, which skips the text in braces', () => {
    const letter = content(
      '{{appel}},\n\nJ’écris au service {{de entreprise}}, {{realisation}}.\n\n{{formule}}',
    )
    const findings = proofread(letter, { language: 'fr' }).filter(({ severity }) => severity === 'error')
    expect(findings.map(({ rule, start, end }) => [rule, letter.slice(start, end)])).toEqual([
      ['placeholder', '{{de entreprise}}'],
      ['placeholder', '{{realisation}}'],
    ])
  })

  it('an open passage of a letter is a place to fill too', () => {
    const text = 'Bonjour,\n\n[[Dites votre projet.]]\n\nUn [lien](https://exemple.fr) reste.'
    expect(findUnfilled(text)).toEqual([
      { kind: 'open', start: 10, end: 33, text: '[[Dites votre projet.]]', question: 'Dites votre projet.' },
    ])
  })

  it('is found in the filled letter', () => {
    const text = 'Chez {{entreprise}}, {{de ville}}, {prêt|prête} {{inconnu}}'
    expect(findUnfilled(text)).toEqual([
      { kind: 'field', start: 5, end: 19, text: '{{entreprise}}', field: 'entreprise', particle: undefined },
      { kind: 'field', start: 21, end: 33, text: '{{de ville}}', field: 'ville', particle: 'de' },
      { kind: 'gender', start: 35, end: 47, text: '{prêt|prête}', masculine: 'prêt', feminine: 'prête' },
      { kind: 'field', start: 48, end: 59, text: '{{inconnu}}', field: undefined, particle: undefined },
    ])
  })
})

describe('a choice of gender', () => {
  it('follows the candidate’s gender', () => {
    expect(content('Je suis {prêt|prête}', {}, { gender: 'masculine' })).toBe('Je suis prêt')
    expect(content('Je suis {prêt|prête}', {}, { gender: 'feminine' })).toBe('Je suis prête')
  })
  it('takes its neutral form, or stays unfilled, when the gender is unknown', () => {
    expect(filled('{Ravi|Ravie|Avec joie}')).toMatchObject({ content: 'Avec joie', asksGender: false })
    expect(filled('{ravi|ravie}')).toMatchObject({ content: '{ravi|ravie}', asksGender: true })
  })
})

describe('formulas', () => {
  const letter = '{{appel}},\n\nBonjour.\n\n{{formule}}'
  it.each([
    [undefined, 'unknown', 'Madame, Monsieur'],
    [undefined, 'madame', 'Madame'],
    ['Camille Petit', 'monsieur', 'Monsieur'],
    ['la directrice des études', 'madame', 'Madame la Directrice des études'],
    ['Mme Delmas', 'unknown', 'Madame'],
    ['Monsieur le Maire', 'unknown', 'Monsieur le Maire'],
  ] as const)('%s, %s: the closing repeats «%s»', (destinataire, civility, address) => {
    const [opening, , closing] = content(letter, { destinataire }, { civility }).split('\n\n')
    expect(opening).toBe(`${address},`)
    expect(closing).toContain(`, ${address}, `)
  })
  it('are short in a casual letter', () => {
    expect(content(letter, {}, { tone: 'casual', civility: 'madame' })).toMatch(/^Bonjour Madame,\n/u)
  })
})

it.each([
  ['Je viens {{de entreprise}}', 'Orange', 'd’Orange'],
  ['{{realisation}}', 'j’ai tenu la caisse.', 'J’ai tenu la caisse'],
  ['Voici : {{raison}}', 'Vous réparez.', 'vous réparez'],
])('%j, answered %j, says «%s» in place', (text, value, said) => {
  const [place] = findUnfilled(text)
  if (place?.kind !== 'field' || !place.field) throw new Error('no field')
  const { field, particle, start } = place
  const asked = { field, particle, before: text.slice(0, start) }
  expect(saidInPlace(asked, value, { gender: undefined, morphology })).toBe(said)
})

it('is displayed without marks as long as places are unfilled', () => {
  expect(
    withPlainPlaces('Chez {{entreprise}}, {motivé|motivée}. [[Dites quoi.]] \\[\\[Et où.\\]\\] {{autre}}'),
  ).toBe('Chez [Entreprise ou organisme], [motivé ou motivée]. [Dites quoi] [Et où] [autre]')
})

it('is displayed without marks inside an optional passage too', () => {
  expect(withPlainPlaces('Bonjour.[[ Je connais {{competence3}}, et suis {prêt|prête}.]]')).toBe(
    'Bonjour.[Je connais (Un troisième savoir-faire), et suis (prêt ou prête)]',
  )
})
