import { describe, expect, it } from 'vitest'
import { testKnowledge } from '../../testing/composer-knowledge.ts'
import type { Notes } from './read-notes.ts'
import { sayLine } from './say-line.ts'
import { sayNotes } from './say-notes.ts'

const say = (notes: Notes) => sayNotes(notes, { year: 2026, month: 11 }, testKnowledge())
const plain = (text: string) => text.replace(/[\u00a0\u202f]/gu, ' ')

describe('sayNotes', () => {
  it('tells a job in one sentence, with its employer', () => {
    const [sentence, ...others] = say({ experience: 'Vendeuse, Leroy Merlin, 2019-2023', gender: 'feminine' })
    expect(others).toEqual([])
    expect(sentence).toMatch(/vendeuse/u)
    expect(sentence).toMatch(/chez Leroy Merlin.*\.$/iu)
    expect(sentence).toMatch(/2019/u)
  })

  it('tells what was done there', () => {
    const experience = 'Vendeuse chez Leroy Merlin, 2019-2023\n- Conseiller les clients\n- Tenir la caisse'
    expect(say({ experience, gender: 'feminine' })[0]).toMatch(/conseill.*caisse/u)
  })

  it('keeps the person’s own sentences', () => {
    expect(say({ experience: 'J’ai formé 4 saisonniers à la caisse.' }).map(plain)).toEqual([
      'J’ai formé 4 saisonniers à la caisse.',
    ])
  })

  it('tells diplomas, languages, licences and achievements', () => {
    const notes = {
      education: 'BTS Comptabilité et gestion, lycée Mozart, 2019',
      skills: ['Anglais B2', 'Permis B', 'dynamique', 'Excel'],
      achievements: ['Formé 2 apprentis', 'Hausse des ventes'],
    }
    expect(say(notes).map(plain)).toEqual([
      'J’ai formé deux apprentis.',
      'J’ai obtenu mon BTS Comptabilité et gestion en 2019 au lycée Mozart.',
      'Je parle anglais (niveau B2).',
      'J’ai le permis B.',
    ])
  })

  it('says nothing of nothing', () => {
    expect(say({})).toEqual([])
    expect(say({ experience: '12/03 ???', achievements: ['x'] })).toEqual([])
  })
})

describe('sayLine', () => {
  it.each([
    ['J’ai tenu la caisse pendant deux ans', 'J’ai tenu la caisse pendant deux ans.'],
    ['Anglais : courant', 'Je parle couramment anglais.'],
    ['Espagnol (B2)', 'Je parle espagnol (niveau B2).'],
    ['CACES 3', 'J’ai le CACES 3.'],
    ['Anglais A1', undefined],
    ['Excel avancé', undefined],
    ['Vendeuse, Leroy Merlin, 2019-2023', undefined],
    ['', undefined],
  ])('%j', (line, sentence) => {
    const said = sayLine(line)
    expect(said === undefined ? undefined : plain(said)).toBe(sentence)
  })
})
