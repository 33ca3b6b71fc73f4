import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../scripts/test-size.ts'
import { fixTypography } from './fix.ts'

const shown = (text: string) => text.replaceAll('\u00a0', '~').replaceAll('\u202f', '^')

describe('French typography (~ is U+00A0, ^ is U+202F)', () => {
  it.each([
    ['Bonjour !', 'Bonjour^!'],
    ['Bonjour!', 'Bonjour^!'],
    ['Vraiment ?!', 'Vraiment^?!'],
    ['oui!!! non??', 'oui^! non^?'],
    ['Objet: candidature', 'Objet~: candidature'],
    ['**Objet :** poste', '**Objet~:** poste'],
    ['un "beau" poste', 'un «~beau~» poste'],
    ['un “beau” poste', 'un «~beau~» poste'],
    ["l'offre d'emploi", 'l’offre d’emploi'],
    ['12% et 30 € et 2k€', '12~% et 30~€ et 2~k€'],
    ['10 000 clients', '10~000 clients'],
    ['06 12 34 56 78', '06 12 34 56 78'],
    ['Mr Dupont et Mme Petit', 'M.~Dupont et Mme~Petit'],
    ['à 14:30, voir https://a.fr/b?c=d;e', 'à 14:30, voir https://a.fr/b?c=d;e'],
    ['jean@ex.fr ; suite', 'jean@ex.fr^; suite'],
    ['deux  espaces , puis .', 'deux espaces, puis.'],
    ['attendre...', 'attendre…'],
    [
      "le coeur de l'oeuvre, main-d'oeuvre, Oeuvres, voeux, noeud",
      'le cœur de l’œuvre, main-d’œuvre, Œuvres, vœux, nœud',
    ],
    ['coexister, moelle, coefficient', 'coexister, moelle, coefficient'],
    ["Etat et A l'aise", 'État et À l’aise'],
    ['vers .NET et C++', 'vers .NET et C++'],
    ['35 h sur 3 km', '35~h sur 3~km'],
    ['fin de ligne  \nsuite', 'fin de ligne  \nsuite'],
    ['( essai )', '(essai)'],
    ['AT&amp;T', 'AT&amp;T'],
  ])('%j → %j', (before, after) => {
    expect(shown(fixTypography(before, 'fr'))).toBe(after)
  })
})

describe('English typography', () => {
  it.each([
    ['I\'m "here" !', 'I’m “here”!'],
    ['Skills : 12 %', 'Skills: 12%'],
    ["the clients' needs", 'the clients’ needs'],
  ])('%j → %j', (before, after) => {
    expect(fixTypography(before, 'en')).toBe(after)
  })
})

const token = fc.constantFrom(
  'mot',
  'l',
  "'",
  '"',
  ' ',
  '  ',
  '\n',
  '!',
  '?',
  ';',
  ':',
  '«',
  '»',
  '%',
  '€',
  '12',
  '000',
  '.',
  '...',
  '…',
  ',',
  '(',
  ')',
  'oe',
  'uvre',
  'Mr',
  'Mme',
  'Petit',
  '\u00a0',
  '\u202f',
  '**',
  'A ',
  'Etat',
  'la ',
  '“',
  '”',
  '14:30',
  'a@b.fr',
  'https://x.fr',
  'h',
  '’',
  '\\',
  '&',
  '[',
  ']',
)

it.each(['fr', 'en'] as const)('is idempotent in %s', (language) => {
  fc.assert(
    fc.property(fc.array(token, { maxLength: 14 }), (tokens) => {
      const once = fixTypography(tokens.join(''), language)
      expect(shown(fixTypography(once, language))).toBe(shown(once))
    }),
    propertyRuns(800, 4_000),
  )
})
