import { describe, expect, it } from 'vitest'
import { testCareerLexicon } from '../../testing/career.ts'
import { readHead } from './head.ts'

const head = (...lines: string[]) => readHead(lines, testCareerLexicon())

describe('the head of a job', () => {
  it('has an employer that a village has its name in common with', () => {
    expect(head('Serveuse, Les Vignes')).toMatchObject({ employer: 'Les Vignes', place: '' })
    expect(head('Serveur - Les Pins - Nantes')).toMatchObject({ employer: 'Les Pins', place: 'Nantes' })
    expect(head('Tonnelier', 'Sadirac, Langoiran')).toMatchObject({ employer: 'Sadirac', place: 'Langoiran' })
  })

  it('has no employer where a town, and its department or country, stand behind the title', () => {
    expect(head('Serveur, Le Havre')).toMatchObject({ employer: '', place: 'Le Havre' })
    expect(head('Serveur, Sadirac, Gironde')).toMatchObject({ employer: '', place: 'Sadirac, Gironde' })
    expect(head('Serveur', 'Rodez, France')).toMatchObject({ employer: '', place: 'Rodez, France' })
  })

  it('has the title that stands in brackets behind the employer', () => {
    expect(head('Lidl (employée de caisse), Rennes')).toMatchObject({
      title: 'employée de caisse',
      employer: 'Lidl',
      place: 'Rennes',
    })
    expect(head('Vendeuse (caisse, conseil), Jardiland')).toMatchObject({
      title: 'Vendeuse (caisse, conseil)',
      employer: 'Jardiland',
    })
    expect(head('Ana Prat (préparation des décors)').title).not.toBe('préparation des décors')
  })

  it('has an employer that no mark parts from the title', () => {
    expect(head('Infirmière CHU Brest')).toMatchObject({ title: 'Infirmière', employer: 'CHU Brest' })
    expect(head('Agent d’accueil Mairie de Vitré')).toMatchObject({
      title: 'Agent d’accueil',
      employer: 'Mairie de Vitré',
    })
    expect(head('Agent d’accueil de la Mairie').title).toBe('Agent d’accueil de la Mairie')
    expect(head('Stage auprès d’Anne Bel, ergothérapeute CHRU Trousseau')).toMatchObject({
      title: 'Stage auprès d’Anne Bel, ergothérapeute',
      employer: 'CHRU Trousseau',
    })
  })

  it('has a status of independence for an employer', () => {
    expect(head('Chauffeur : Transport de meubles', 'Travailleur indépendant')).toMatchObject({
      title: 'Chauffeur : Transport de meubles',
      employer: 'Travailleur indépendant',
    })
  })

  it('has a temporary agency for an employer, beside the word for such work', () => {
    expect(head('Intérim (tri, manutention) – Adecco – Rennes')).toMatchObject({
      title: 'Intérim (tri, manutention)',
      employer: 'Adecco',
    })
  })

  it('is read from a sentence in the first person', () => {
    expect(head('j’ai travaillé comme maçon chez Bouygues à Nantes')).toMatchObject({
      title: 'maçon',
      employer: 'Bouygues',
      place: 'Nantes',
    })
  })

  it('keeps no half of a bracket that held a duration', () => {
    expect(head('Stage développeur – Labo Vega – Lannion ()').place).toBe('Lannion')
    expect(head('Stage développeur – Labo Vega )').employer).toBe('Labo Vega')
  })

  it.each([
    ['Commis de cuisine, Auberge des Trois Fontaines', ''],
    ['Commis de cuisine, Auberge des Trois Fontaines, Aix-les-Bains', 'Aix-les-Bains'],
    ['Commis de cuisine, Brasserie du Vieux Pont, Chambéry', 'Chambéry'],
    ['Commis de cuisine, Auberge Sadirac, Bordeaux', 'Bordeaux'],
  ])('keeps the last word of a name that a village has, too: %s', (line, place) => {
    const employer = line.split(', ')[1]
    expect(head(line)).toMatchObject({ employer, place })
  })

  it('cuts a village off a name whose department alone follows', () => {
    expect(head('Vendeuse, Carrefour Market Sadirac, Gironde')).toMatchObject({
      employer: 'Carrefour Market',
      place: 'Sadirac, Gironde',
    })
  })

  it('keeps a village that is part of a name', () => {
    expect(head('Directrice adjointe Collège privé Saint-Louis').employer).toBe('Collège privé Saint-Louis')
  })
})
