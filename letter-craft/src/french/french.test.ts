import { describe, expect, it } from 'vitest'
import { testFrench } from '../../testing/french.ts'
import { withA, withDe } from './contraction.ts'
import { join } from './elision.ts'
import {
  infinitiveOf,
  infinitiveOfForm,
  infinitiveOfParticiple,
  isPerson,
  nounOf,
  withDefinite,
  withIndefinite,
} from './word-forms.ts'

const { morphology } = testFrench()

describe('elision', () => {
  it.each([
    ['de', 'Orange', 'd’Orange'],
    ['de', 'infirmier', 'd’infirmier'],
    ['de', 'hôte', 'd’hôte'],
    ['de', 'hôtesse', 'd’hôtesse'],
    ['le', 'haut débit', 'le haut débit'],
    ['le', 'hangar', 'le hangar'],
    ['de', 'Hermès', 'd’Hermès'],
    ['la', 'hausse', 'la hausse'],
    ['de', 'onze', 'de onze'],
    ['que', 'oui', 'que oui'],
    ['je', 'y vais', 'j’y vais'],
    ['de', 'yaourts', 'de yaourts'],
    ['je', 'ai', 'j’ai'],
    ['si', 'il faut', 's’il faut'],
    ['si', 'elle', 'si elle'],
    ['que', 'il', 'qu’il'],
    ['ne', 'a', 'n’a'],
    ['de', 'EDF', 'd’EDF'],
    ['de', 'SNCF', 'd’SNCF'],
    ['de', 'MAIF', 'de MAIF'],
    ['de', 'TISF', 'de TISF'],
    ['de', 'IBODE', 'd’IBODE'],
    ['de', 'ingénieur', 'd’ingénieur'],
    ['de', 'LVMH', 'd’LVMH'],
    ['de', 'ouvrier', 'd’ouvrier'],
    ['de', '11 personnes', 'de 11 personnes'],
    ['de', 'Éducateur', 'd’Éducateur'],
    ['de', 'huissier', 'd’huissier'],
    ['de', 'UI', 'de UI'],
  ])('%s + %s', (particle, word, expected) => {
    expect(join(particle, word)).toBe(expected)
  })
})

describe('contraction and articles', () => {
  it.each([
    ['suivi des commandes', 'du suivi des commandes', 'au suivi des commandes'],
    ['relances', 'des relances', 'aux relances'],
    ['gestion', 'de la gestion', 'à la gestion'],
    ['accueil', 'de l’accueil', 'à l’accueil'],
    ['hausse', 'de la hausse', 'à la hausse'],
  ])('%s', (group, de, a) => {
    expect(withDe(withDefinite(morphology, group) ?? '')).toBe(de)
    expect(withA(withDefinite(morphology, group) ?? '')).toBe(a)
  })
  it('is undefined for unknown words', () => {
    expect(withDefinite(morphology, 'zorglub des stocks')).toBeUndefined()
    expect(withIndefinite(morphology, 'hausse de 12 %')).toBe('une hausse de 12 %')
    expect(withIndefinite(morphology, 'gain de temps')).toBe('un gain de temps')
  })
})

describe('nouns', () => {
  it('have a gender where all their readings agree', () => {
    expect(nounOf(morphology, 'Etude')).toEqual({ gender: 'f', plural: false })
    expect(nounOf(morphology, 'poste')).toEqual({ gender: undefined, plural: false })
    expect(nounOf(morphology, 'relances')).toEqual({ gender: 'f', plural: true })
  })
  it('are no names of letters, numbers or pronouns', () => {
    for (const word of ['j', 'zéro', 'moi']) expect(nounOf(morphology, word), word).toBeUndefined()
  })
  it('of persons have both genders', () => {
    expect(['vendeuse', 'secrétaire'].map((word) => isPerson(morphology, word))).toEqual([true, true])
    expect(['stock', 'gestion'].map((word) => isPerson(morphology, word))).toEqual([false, false])
  })
  it('are unknown without the dictionary', () => {
    expect(nounOf(undefined, 'gestion')).toBeUndefined()
    expect(withDefinite(undefined, 'gestion des stocks')).toBeUndefined()
  })
})

describe('verbs', () => {
  it.each([
    ['Gère', 'gérer'],
    ['assurez', 'assurer'],
    ['contribuerez', 'contribuer'],
    ['suit', 'suivre'],
    ['accueillerez', 'accueillir'],
    ['établissez', 'établir'],
    ['emploie', 'employer'],
    ['nettoie', 'nettoyer'],
    ['stock', undefined],
  ])('%s', (form, verb) => {
    expect(infinitiveOfForm(morphology, form)).toBe(verb)
  })
  it('reads infinitives without their accents and refuses nouns in -er', () => {
    expect(infinitiveOf(morphology, 'Elaborer')).toBe('élaborer')
    expect(infinitiveOf(morphology, 'Atelier')).toBeUndefined()
    expect(infinitiveOfParticiple(morphology, 'Formé')).toBe('former')
  })
})
