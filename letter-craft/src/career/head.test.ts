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
})
