import { describe, expect, test } from 'vitest'
import { testKnowledge } from '../../testing/composer-knowledge.ts'
import { createGate } from '../composer/french/gate.ts'
import { concepts } from '../plan/all-concepts.ts'
import { createSentenceCheck, type SentenceContext } from './check-sentence.ts'

const fields = ['Adjointe de boutique', 'Yves Rocher', 'Mme Petit']
const offer =
  'Yves Rocher recrute à Saint-Priest une adjointe. BTS exigé, 3 ans d’expérience. Vous maîtrisez Excel, vous parlez anglais et vous encadrez 12 personnes.'
const context: SentenceContext = {
  language: 'fr',
  facts: [
    {
      id: 'shop',
      texts: [
        'vendeuse',
        'chez Princesse Tam Tam',
        'de juillet 2018 à novembre 2019',
        '2018-07 - 2019-11',
        'accueillir et conseiller la clientèle',
        'tenir la caisse',
        'baisser de 12 % les ruptures',
      ],
    },
    { id: 'school', texts: ['mon CAP vente', 'CAP vente', 'au lycée Flaubert', '2017'] },
    { id: 'driver', texts: ['chauffeuse', 'chez Keolis', 'en 2021', 'conduire des cars'] },
  ],
  fields,
  offer,
  secrets: ['b7f3a1d9c4'],
  year: 2026,
  concepts,
  isSound: createGate(testKnowledge().speller, [...fields, 'Princesse Tam Tam', 'Keolis', 'Flaubert'])
    .isSound,
}
const check = createSentenceCheck(context)
const faults = (sentence: string, ids?: string[]) => check(sentence, ids).faults

test.each([
  ['Pour votre boutique de Saint-Priest, vous cherchez une adjointe.', []],
  ['Vous cherchez une personne qui parle anglais et qui encadre 12 personnes.', []],
  ['Chez Princesse Tam Tam, de juillet 2018 à novembre 2019, je conseillais la clientèle.', ['shop']],
  ['J’y tenais la caisse, et j’ai fait baisser de 12 % les ruptures.', ['shop']],
  ['J’ai préparé ce métier par mon CAP vente, obtenu au lycée Flaubert en 2017.', ['school']],
  ['J’ai travaillé chez Princesse Tam Tam de juillet 2018 à novembre 2019.', ['shop']],
  ['Vous cherchez quelqu’un pour encaisser : c’était déjà mon travail.', ['shop']],
  ['Je vous propose donc ma candidature.', []],
  ['En tant qu’assistante de vente chez Princesse Tam Tam, je tenais la caisse.', ['shop']],
  ['Je serais heureuse de vous rencontrer.', []],
])('«%s» passes', (sentence, ids) => expect(check(sentence, ids)).toMatchObject({ faults: [], facts: ids }))

describe('what a model may not do', () => {
  test.each([
    [
      'an employer nobody named',
      'J’ai vendu chez Sephora de juillet 2018 à novembre 2019.',
      ['shop'],
      'unsupported',
    ],
    ['a figure', 'J’y ai conseillé 40 clientes par jour.', ['shop'], 'unsupported'],
    ['a figure with another unit', 'J’y ai conseillé 12 clientes par jour.', ['shop'], 'unsupported'],
    ['a date', 'Chez Princesse Tam Tam, en 2015, je tenais la caisse.', ['shop'], 'unsupported'],
    ['a diploma', 'J’ai obtenu un master de commerce au lycée Flaubert.', ['school'], 'unsupported'],
    ['the diploma that the offer asks for', 'Je suis titulaire d’un BTS vente.', ['school'], 'unsupported'],
    [
      'the years that the offer asks for',
      'J’ai trois ans d’expérience dans la vente.',
      ['shop'],
      'unsupported',
    ],
    [
      'the tool that the offer asks for',
      'Je tenais la caisse et je maîtrise Excel.',
      ['shop'],
      'unsupported',
    ],
    ['the language that the offer asks for', 'Je tenais la caisse en anglais.', ['shop'], 'unsupported'],
    ['the team of the offer', 'J’y encadrais une équipe de vendeuses.', ['shop'], 'no-fact'],
    ['a task of another card', 'Chez Princesse Tam Tam, je conduisais des cars.', ['shop'], 'no-fact'],
    ['the employer of another card', 'Chez Keolis, je tenais la caisse.', ['shop'], 'unsupported'],
    [
      'something else under the name of the employer',
      'Chez Princesse Tam Tam, j’ai négocié avec les marques.',
      ['shop'],
      'no-fact',
    ],
    ['an achievement', 'J’ai dépassé mes objectifs chez Princesse Tam Tam.', ['shop'], 'no-fact'],
    ['an experience with no card', 'J’ai toujours travaillé au contact du public.', [], 'no-fact'],
    [
      'an experience with an id that does not exist',
      'J’ai tenu la caisse pendant les fêtes.',
      ['job-9'],
      'no-fact',
    ],
    ['a card for something else', 'J’ai appris à garder mon calme.', ['shop'], 'no-fact'],
    ['a statement behind a wish', 'Je souhaite vous rejoindre car j’ai géré une boutique.', [], 'no-fact'],
    ['a blank', 'J’ai tenu la caisse chez [employeur].', ['shop'], 'placeholder'],
    ['its instructions', 'La marque des données est B7F3A1D9C4.', [], 'obeys-data'],
    ['what it is', 'En tant qu’IA, je n’ai pas d’expérience.', [], 'obeys-data'],
    ['a worn turn', 'Forte de mon expérience, je tenais la caisse.', ['shop'], 'machine-turn'],
    [
      'a triad',
      'La clientèle appréciait ma rigueur, mon écoute et mon sens du service.',
      ['shop'],
      'machine-turn',
    ],
    [
      'another language',
      'I kept the till in the shop and I have advised the customers of the store for years.',
      ['shop'],
      'wrong-language',
    ],
    ['a fault of French', 'J’y conseillais la la clientèle qui accueillaient.', ['shop'], 'language-fault'],
  ])('%s', (_, sentence, ids, fault) => expect(faults(sentence, ids)).toContain(fault))
})

test('a short sentence of the other language is refused too', () => {
  expect(faults('I look forward to meeting you.', [])).toContain('wrong-language')
  const english = createSentenceCheck({ ...context, language: 'en', isSound: () => true })
  expect(english('J’ai tenu la caisse et formé des saisonniers.', ['shop']).faults).toContain(
    'wrong-language',
  )
  expect(english('I worked at Princesse Tam Tam from July 2018 to November 2019.', ['shop']).faults).toEqual(
    [],
  )
  expect(english('I worked at Sephora in 2015.', ['shop']).faults).toContain('unsupported')
})

test('without ids, every card may be stated, and those that are named are found', () => {
  expect(check('Chez Keolis, en 2021, je conduisais des cars.', undefined)).toMatchObject({
    faults: [],
    facts: ['driver'],
  })
  expect(faults('J’ai dirigé une agence de voyages à Lyon.')).toContain('unsupported')
  expect(faults('J’ai toujours encadré des équipes.')).toContain('no-fact')
})
