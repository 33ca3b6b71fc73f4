import { expect, it } from 'vitest'
import { testFrench } from '../../testing/french.ts'
import { readResult } from './result.ts'

const { morphology } = testFrench()

it.each([
  ['Absentéisme divisé par 3 en 2 ans', 'l’absentéisme a été divisé par trois en deux ans'],
  ['Stock de pièces réduit de 30 %', 'le stock de pièces a été réduit de 30 %'],
  ['recettes de la buvette triplées', 'les recettes de la buvette ont triplé'],
  ['Délai de réponse passé de 9 à 3 jours', 'le délai de réponse est passé de neuf à trois jours'],
  ['panier moyen passé de 22 à 31 €', 'le panier moyen est passé de 22 à 31 €'],
  ['Rotation du personnel : 40 % → 15 %', 'la rotation du personnel est passée de 40 % à 15 %'],
  ['Temps d’ouverture : 9 s => 1,2 s', 'le temps d’ouverture est passé de 9 secondes à 1,2 seconde'],
  ['relances : de 60 à 25 jours', 'les relances sont passées de 60 à 25 jours'],
  ['Hausse du CA de 8 %', 'le chiffre d’affaires a augmenté de 8 %'],
  ['Baisse de 15 % des retours', 'les retours ont baissé de 15 %'],
  [
    'Réduction du délai de traitement de 10 à 4 jours',
    'le délai de traitement est passé de dix à quatre jours',
  ],
  ['Fréquentation en hausse de 20 %', 'la fréquentation a augmenté de 20 %'],
  ['CA +15 %', 'le chiffre d’affaires a augmenté de 15 %'],
  ['Casse : - 30 %', 'la casse a baissé de 30 %'],
  ['+12 % de ventes en 2 ans', 'les ventes ont augmenté de 12 % en deux ans'],
  ['+ 150 adhérents en un an', 'j’ai gagné 150 adhérents en un an'],
  ['Taux de service : 98 %', 'le taux de service a atteint 98 %'],
  ['100 % de réussite au BEP en 2024', 'le taux de réussite au BEP a atteint 100 % en 2024'],
  ['Objectifs atteints à 115 %', 'les objectifs ont été atteints à 115 %'],
  ['Démarque ramenée de 4 à 3 %', 'la démarque a été ramenée de 4 à 3 %'],
  ['Cellules descendues de 400 à 250', 'les cellules sont descendues de 400 à 250'],
  ['Taux de rebut inférieur à 3 %', 'le taux de rebut était inférieur à 3 %'],
  ['110 % des objectifs en 2024', 'j’ai atteint 110 % des objectifs en 2024'],
  ['95 % des commandes livrées à temps', '95 % des commandes ont été livrées à temps'],
  ['3 élèves sur 4 admis en seconde', 'trois élèves sur quatre ont été admis en seconde'],
  ['14 familles relogées en un an', 'quatorze familles ont été relogées en un an'],
  ['Plus de 80 personnes relogées', 'plus de 80 personnes ont été relogées'],
  ['6 apprentis formés', 'j’ai formé six apprentis'],
  ['1 500 € collectés pour le Téléthon', 'j’ai collecté 1 500 € pour le Téléthon'],
  ['0 réclamation en 2 ans', 'je n’ai eu aucune réclamation en deux ans'],
  ['Zéro retard de livraison', 'je n’ai eu aucun retard de livraison'],
  ['meilleur vendeur du magasin en 2023', 'j’ai été la meilleure vendeuse du magasin en 2023'],
  ['Meilleur score d’accueil du réseau', 'j’ai obtenu le meilleur score d’accueil du réseau'],
  ['nommé salarié de l’année', 'j’ai été nommée salariée de l’année'],
  ['élue employée du mois 2 fois', 'j’ai été élue employée du mois deux fois'],
  ['Économie de 12 000 € par an', 'j’ai fait économiser 12 000 € par an'],
  ['Gain de 2h par semaine', 'j’ai fait gagner deux heures par semaine'],
  ['Réduit la casse de 20 %', 'j’ai réduit la casse de 20 %'],
  ['Doubler les ventes en ligne', 'j’ai doublé les ventes en ligne'],
  ['j’ai ouvert 3 points de vente', 'j’ai ouvert trois points de vente'],
  [
    'Création d’un tableau de suivi : retards divisés par 2',
    'j’ai créé un tableau de suivi : les retards ont été divisés par deux',
  ],
  ['Arrêts de ligne divisés par 2 (2022)', 'les arrêts de ligne ont été divisés par deux en 2022'],
])('tells «%s» with its figures', (written, told) => {
  expect(readResult(written, morphology, 'feminine')?.text).toBe(told)
})

it.each([
  'bonne ambiance',
  '300',
  'dossiers / mois : 300',
  'Équipe',
  'RAS',
  'Conformité RGPD',
  'ventes ++',
  'chantier école 12 classes livré à l’heure',
])('leaves out «%s», which it does not understand', (written) => {
  expect(readResult(written, morphology, 'feminine')).toBeUndefined()
})
