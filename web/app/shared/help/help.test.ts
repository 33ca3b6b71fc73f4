import { describe, expect, it } from 'vitest'
import { findHelp, isOneEditAway } from './find-help.ts'
import { helpPath, helpQuestions, helpTopics } from './help.ts'

const found = (query: string) => findHelp(query, helpQuestions).map(({ id }) => id)

describe('the help', () => {
  it('has at least thirty questions, each with a unique anchor', () => {
    const anchors = [...helpQuestions.map(({ id }) => id), ...helpTopics.map(({ id }) => id)]
    expect(helpQuestions.length).toBeGreaterThanOrEqual(30)
    expect(new Set(anchors).size).toBe(anchors.length)
    expect(anchors.filter((id) => !/^[a-z]+(?:-[a-z]+)*$/.test(id))).toEqual([])
    expect(helpPath('corbeille')).toBe('/help#corbeille')
  })

  it('has questions in every topic, each with an answer', () => {
    for (const { id } of helpTopics)
      expect(helpQuestions.filter(({ topic }) => topic === id).length).toBeGreaterThan(2)
    expect(
      helpQuestions.filter(({ answer, keywords }) => answer.length === 0 || keywords.length === 0),
    ).toEqual([])
  })
})

describe('findHelp', () => {
  it('ranks matches in the question before keywords, and keywords before the answer', () => {
    expect(found('corbeille')[0]).toBe('corbeille')
    expect(found('résilier')[0]).toBe('resilier')
    expect(found('rembours')[0]).toBe('remboursement')
    expect(found('mot de passe')).toContain('mot-de-passe-oublie')
    expect(found('facture')[0]).toBe('recus')
  })

  it('ignores accents and case, and matches prefixes', () => {
    expect(found('RESILIER')).toEqual(found('résilier'))
    expect(found('dictionn')).toContain('dictionnaire')
  })

  it('tolerates one typing error in a word of five letters or more', () => {
    for (const faulty of ['remboursment', 'rembuorsement', 'remboursememt'])
      expect(found(faulty)[0]).toBe('remboursement')
    expect(found('pdg')).toEqual([])
  })

  it('requires every significant word, and ignores common ones', () => {
    expect(found('comment supprimer mon compte')[0]).toBe('supprimer-mon-compte')
    expect(found('corbeille zeppelin')).toEqual([])
  })

  it('finds nothing for an empty query', () => {
    expect(found('')).toEqual([])
    expect(found(' ? ')).toEqual([])
  })
})

describe('isOneEditAway', () => {
  it.each([
    ['lettre', 'lettre', true],
    ['lettre', 'letre', true],
    ['lettre', 'lettres', true],
    ['lettre', 'lettra', true],
    ['lettre', 'lettér', false],
    ['lettre', 'letter', true],
    ['lettre', 'litre', false],
    ['lettre', 'ltetre', true],
  ])('%s and %s: %s', (one, other, expected) => {
    expect(isOneEditAway(one, other)).toBe(expected)
    expect(isOneEditAway(other, one)).toBe(expected)
  })
})
