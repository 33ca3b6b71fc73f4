import { describe, expect, it } from 'vitest'
import { findHelp, isOneEditAway } from './find-help.ts'
import { helpPath, helpQuestions, helpTopics } from './help.ts'

const found = (query: string) => findHelp(query, helpQuestions).map(({ id }) => id)

describe('the help', () => {
  it('answers thirty questions or more, each under an anchor of its own', () => {
    const anchors = [...helpQuestions.map(({ id }) => id), ...helpTopics.map(({ id }) => id)]
    expect(helpQuestions.length).toBeGreaterThanOrEqual(30)
    expect(new Set(anchors).size).toBe(anchors.length)
    expect(anchors.filter((id) => !/^[a-z]+(?:-[a-z]+)*$/.test(id))).toEqual([])
    expect(helpPath('corbeille')).toBe('/help#corbeille')
  })

  it('has questions in every topic, and an answer to each', () => {
    for (const { id } of helpTopics)
      expect(helpQuestions.filter(({ topic }) => topic === id).length).toBeGreaterThan(2)
    expect(
      helpQuestions.filter(({ answer, keywords }) => answer.length === 0 || keywords.length === 0),
    ).toEqual([])
  })
})

describe('findHelp', () => {
  it('puts what the question says before keywords, and keywords before the answer', () => {
    expect(found('corbeille')[0]).toBe('corbeille')
    expect(found('résilier')[0]).toBe('resilier')
    expect(found('rembours')[0]).toBe('remboursement')
    expect(found('mot de passe')).toContain('mot-de-passe-oublie')
    expect(found('facture')[0]).toBe('recus')
  })

  it('heeds neither accents nor case, and reads the beginning of a word', () => {
    expect(found('RESILIER')).toEqual(found('résilier'))
    expect(found('dictionn')).toContain('dictionnaire')
  })

  it('forgives one fault in a word of five letters or more', () => {
    for (const faulty of ['remboursment', 'rembuorsement', 'remboursememt'])
      expect(found(faulty)[0]).toBe('remboursement')
    expect(found('pdg')).toEqual([])
  })

  it('wants every word that tells, and heeds none that does not', () => {
    expect(found('comment supprimer mon compte')[0]).toBe('supprimer-mon-compte')
    expect(found('corbeille zeppelin')).toEqual([])
  })

  it('finds nothing for nothing', () => {
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
