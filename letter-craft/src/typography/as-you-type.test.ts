import { describe, expect, it } from 'vitest'
import { typeset } from './as-you-type.ts'
import { fixTypography } from './fix.ts'

/** Types a text character by character. */
function typed(text: string, language: 'fr' | 'en' = 'fr'): string {
  let line = ''
  for (const character of text) {
    const { drop, insert } = typeset(line, character, language) ?? { drop: 0, insert: character }
    line = line.slice(0, line.length - drop) + insert
  }
  return line
}

describe('typeset', () => {
  it.each([
    ["J'ai vu l'annonce", 'J’ai vu l’annonce'],
    ['Vraiment ?', 'Vraiment\u202f?'],
    ['Vraiment?', 'Vraiment\u202f?'],
    ['Voici : un fait ; un autre !', 'Voici\u00a0: un fait\u202f; un autre\u202f!'],
    ['elle dit "bonjour" puis part', 'elle dit «\u00a0bonjour\u00a0» puis part'],
    ['et puis...', 'et puis…'],
    ['12 % ou 5€', '12\u00a0% ou 5\u00a0€'],
    ['Mme Petit et M. Roux', 'Mme\u00a0Petit et M.\u00a0Roux'],
    ['elle dit " bonjour "', 'elle dit «\u00a0bonjour\u00a0»'],
    ['à 14:30', 'à 14:30'],
    ['https://exemple.org/?a=1;b', 'https://exemple.org/?a=1;b'],
    ['ines@exemple.org', 'ines@exemple.org'],
    ['La promo :', 'La promo\u00a0:'],
  ])('%j becomes %j', (text, expected) => {
    expect(typed(text)).toBe(expected)
  })
  it('only changes apostrophes and ellipses in English', () => {
    expect(typed('It\'s "fine" ; really... yes?', 'en')).toBe('It’s "fine" ; really… yes?')
  })
  it.each([
    'Elle a dit "oui" : c\'est fait ! Et vous ?',
    'Un gain de 12 % en 2 ans ; 5 € de plus...',
    "M. Petit m'a répondu : « Venez ! »",
  ])('typed text needs no further fixing: %j', (text) => {
    const line = typed(text)
    expect(fixTypography(line, 'fr').replace(/\u00a0(?=ans)/u, ' ')).toBe(line.replace(/\u00a0(?=ans)/u, ' '))
  })
})
