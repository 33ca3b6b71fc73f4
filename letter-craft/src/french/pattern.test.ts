import { describe, expect, it } from 'vitest'
import { testFrench } from '../../testing/french.ts'
import type { PatternRule } from '../proofreading/rules/pattern-rule.ts'
import { indexPatterns, patternFaults } from '../proofreading/rules/pattern-rule.ts'
import { compilePattern, matchAt } from './pattern.ts'

const french = testFrench()
const rule: Omit<PatternRule, 'patterns'> = { id: 'a/b', why: '', source: '', breaks: [], allows: [] }

/** What a pattern proposes in a sentence, with the words it replaces. */
function proposed(pattern: string, text: string): [string, string | undefined][] {
  const sentence = french.parse(text)
  const index = indexPatterns([{ ...rule, patterns: [pattern] }])
  return [...patternFaults(index, { sentence, french })].map(({ fault: { first, last, fix } }) => [
    text.slice(sentence.words[first]?.start, sentence.words[last]?.end),
    fix,
  ])
}

describe('patterns', () => {
  it.each([
    ['[le VOWEL → l’$2]', 'Le arbre perd le haut.', [['Le arbre', 'L’arbre']]],
    ['[VERB !JOINED vous → $1-$2]', 'Pouvez vous, pouvez-vous ?', [['Pouvez vous', 'Pouvez-vous']]],
    ['!JOINED [est → et] CAPITAL', 'Luc est Zoé est une amie.', [['est', 'et']]],
    ['[la !NOUN* VERB* → l’$2]', 'Il la mange mais la porte.', [['la mange', 'l’mange']]],
    ['[à → a] (tort|PART)', 'Il à tort mais à raison.', [['à', 'a']]],
    [
      '(^|et) [mes → mais] (non|$)',
      'Mes non, et mes.',
      [
        ['Mes', 'Mais'],
        ['mes', 'mais'],
      ],
    ],
    ['en [Juin → juin]', 'Il naît en Juin.', [['Juin', 'juin']]],
    [
      '(il y|on) [à → a] (du|de la)',
      'Il y à du bruit, on à de la peine.',
      [
        ['à', 'a'],
        ['à', 'a'],
      ],
    ],
    ['[(à fin|affin) → afin] de', 'Il court à fin de gagner.', [['à fin', 'afin']]],
    ['[la → là] $', 'Il est la, dans la « cour ».', [['la', 'là']]],
    ['[à → a] PART:m*', 'Il à mangé à midi.', [['à', 'a']]],
  ])('%s in «%s»', (pattern, text, expected) => {
    expect(proposed(pattern, text)).toEqual(expected)
  })
  it('refuses a fault that nothing finds', () => {
    expect(() => proposed('[NOUN → $1]', 'Oui.')).toThrow('no form or lemma')
  })
})

/** The words that the pattern reports. */
function met(source: string, text: string): string[] {
  const pattern = compilePattern(source)
  const sentence = french.parse(text)
  return sentence.words.flatMap(({ index }) => {
    const found = matchAt(pattern, sentence, index)
    const [first, last] = [sentence.words[found?.first ?? -1], sentence.words[found?.last ?? -1]]
    return first && last ? [text.slice(first.start, last.end)] : []
  })
}

describe('a group of a pattern', () => {
  it('holds parts of speech and lemmas beside forms', () => {
    const source = '(très|<être>|NUM) [mur → mûr]'
    expect(met(source, 'Ce fruit est mur, ou très mur.')).toEqual(['mur', 'mur'])
    expect(met(source, 'Il y a deux mur ici.')).toEqual(['mur'])
    expect(met(source, 'Il monte sur un mur.')).toEqual([])
  })
  it('holds the start and the end of a clause', () => {
    const source = '(^|et) [cour → cours] (^|$|vite)'
    expect(met(source, 'Cour vite.')).toEqual(['Cour'])
    expect(met(source, 'Pars et cour.')).toEqual(['cour'])
    expect(met(source, 'Une cour.')).toEqual([])
    expect(met(source, 'Cour carrée.')).toEqual([])
  })
  it('holds elided words', () => {
    const source = "(NUM|l'|d'|$) [encre → ancre]"
    expect(met(source, 'On lève l’encre.')).toEqual(['encre'])
    expect(met("l' [encre → ancre]", 'On lève l’encre.')).toEqual(['encre'])
  })
  it('is refused before the next word, edges included', () => {
    const source = 'un [cour → cours] !(ADJ|$)'
    expect(met(source, 'Je suis un cour du soir.')).toEqual(['cour'])
    expect(met(source, 'Je suis un cour.')).toEqual([])
    expect(met(source, 'Je suis un cour gratuit.')).toEqual([])
  })
})
