import { expect, it } from 'vitest'
import { testCareerLexicon } from '../../testing/career.ts'
import { testFrench } from '../../testing/french.ts'
import { titleForms } from './job-title.ts'
import { tellingBracket } from './post-wording.ts'

const { morphology } = testFrench()
const { titleHeads } = testCareerLexicon()

it.each([
  ['Gérant bar tabac', 'masculine', 'gérant de bar-tabac'],
  ['Gérante salon coiffure', 'feminine', 'gérante de salon de coiffure'],
  ['Cariste 3-5', 'masculine', 'cariste'],
  ['Data Analyst', 'feminine', 'data analyst'],
  ['Directeur General', 'masculine', 'directeur général'],
  ['President Directeur General', 'feminine', 'présidente-directrice générale'],
  ['Responsable plateforme transport', 'feminine', 'responsable de plateforme de transport'],
  ['Plombier N2P1', 'masculine', 'plombier'],
  ['Agent de tri CDD', 'masculine', 'agent de tri'],
  ['serveur saison', 'masculine', 'serveur saisonnier'],
  ['3e vendeur', 'feminine', 'troisième vendeuse'],
  ['2ème de cuisine', 'feminine', 'seconde de cuisine'],
  ['1er vendeur', 'feminine', 'première vendeuse'],
  ['Apprenti puis charpentier', 'masculine', 'apprenti puis charpentier'],
  ['Responsable accueil bénévoles', 'feminine', 'responsable de l’accueil des bénévoles'],
  ['Responsable buvette', 'masculine', 'responsable de la buvette'],
  ['Responsable communication', 'feminine', 'responsable communication'],
  ['Préparateur commandes', 'masculine', 'préparateur de commandes'],
  ['Employé libre-service', 'feminine', 'employée de libre-service'],
  ['Vendeur rayon jardin', 'masculine', 'vendeur au rayon jardin'],
  ['Aide comptable', 'feminine', 'aide-comptable'],
  ['Bartender', 'feminine', 'barmaid'],
  ['Infirmier diplômé d’État', 'feminine', 'infirmière diplômée d’État'],
  ['Accompagnant éducatif et social', 'feminine', 'accompagnante éducative et sociale'],
  ['Stagiaire BTS tourisme', 'masculine', 'stagiaire en BTS tourisme'],
  ['Secrétaire comptable', 'feminine', 'secrétaire comptable'],
  ['ATSEM', 'feminine', 'ATSEM'],
] as const)('names the post «%s» (%s) as «%s»', (written, gender, told) => {
  expect(titleForms(written, gender, morphology, titleHeads)).toMatchObject({ title: told, isPerson: true })
})

it('keeps a bracket that says what the post was, and no other', () => {
  expect(tellingBracket('Agente d’école (ATSEM remplaçante)')).toBe('ATSEM remplaçante')
  expect(tellingBracket('Mécanicien (sous-officier)')).toBe('sous-officier')
  expect(tellingBracket('Vendeuse (job d’été)')).toBeUndefined()
})

it('names an internship after the diploma that it belongs to', () => {
  expect(titleForms('Stage bac pro', 'masculine', morphology, titleHeads)).toMatchObject({
    title: 'stage de bac pro',
    isPerson: false,
  })
})
