import { describe, expect, it } from 'vitest'
import { testFrench } from '../../testing/french.ts'
import { asInfinitives } from './infinitive.ts'

const infinitives = (line: string) => asInfinitives(line, testFrench().morphology)

describe('a task as an infinitive', () => {
  it.each([
    ['Gestion des stocks', ['gérer les stocks']],
    ['Tri et distribution du courrier', ['trier et distribuer le courrier']],
    ['Accueil des patients et prise des rendez-vous', ['accueillir les patients', 'prendre les rendez-vous']],
    ['Encadrement d’une équipe de six saisonniers', ['encadrer une équipe de six saisonniers']],
    ['Management d’équipe', ['encadrer une équipe']],
    ['Mise en rayon des produits frais', ['mettre en rayon les produits frais']],
    ['Participation aux inventaires', ['participer aux inventaires']],
    ['Facturation', ['assurer la facturation']],
    ['Encaissement', ['assurer l’encaissement']],
    [
      'Tenue de la caisse (ouverture des comptes, remise des fonds)',
      ['tenir la caisse', 'ouvrir les comptes', 'remettre les fonds'],
    ],
    ['Préparer les commandes', ['préparer les commandes']],
    ['Se déplacer chez les clients', ['se déplacer chez les clients']],
    ['J’ai formé les nouveaux vendeurs', ['former les nouveaux vendeurs']],
    ['Je contribue aux projets de l’équipe', ['contribuer aux projets de l’équipe']],
    ['Accueille et conseille les clients', ['accueillir et conseiller les clients']],
    ['Géré un budget de 20 000 euros', ['gérer un budget de 20 000 euros']],
    ['Conduite de tracteur', ['conduire des tracteurs']],
    ['Pose de carrelage et de faïence murale', ['poser le carrelage et la faïence murale']],
    ['Pétrissage et façonnage des pains', ['pétrir et façonner les pains']],
    ['Dépannage chaudières gaz', ['dépanner les chaudières à gaz']],
    ['Vente robes, jupes et manteaux', ['vendre les robes, les jupes et les manteaux']],
    ['Entretien salle et terrasse', ['entretenir la salle et la terrasse']],
    ['Saisie factures clients', ['saisir les factures clients']],
    ['Mise à jour agenda du club', ['mettre à jour l’agenda du club']],
    ['Prise en charge de personnes désorientées', ['prendre en charge des personnes désorientées']],
    ['Service en salle', ['assurer le service en salle']],
  ])('«%s» is %j', (line, expected) => {
    expect(infinitives(line)).toEqual(expected)
  })

  it.each([
    'Régie en cours',
    'Cabinet de conseil spécialisé dans les achats',
    'Atelier de cuisine',
    'Équipe de cinq personnes',
    'Suis chargée de clientèle, je conseille',
    'Très bonne ambiance !',
    '',
  ])('«%s» is left as it is', (line) => {
    expect(infinitives(line)).toEqual([])
  })
})
