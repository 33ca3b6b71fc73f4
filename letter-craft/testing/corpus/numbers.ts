import { type Case, faultyCases, hardNegatives } from './case.ts'

export const faultyNumbers: readonly Case[] = faultyCases('number-form', [
  ['Je porte des sacs de 25kg.', 'Je porte des sacs de 25\u00a0kg.'],
  ['Je prends le service à 8h30.', 'Je prends le service à 8\u00a0h\u00a030.'],
  ['J’ai saisi 12000 fiches.', 'J’ai saisi 12\u00a0000 fiches.'],
  ['Le site reçoit 150.000 visites par mois.', 'Le site reçoit 150\u00a0000 visites par mois.'],
  ['La salle compte 35,000 places.', 'La salle compte 35\u00a0000 places.'],
  ['Je suis libre dès le 1 mars.', 'Je suis libre dès le 1er mars.'],
  ['Je roule 300km par jour.', 'Je roule 300\u00a0km par jour.'],
])

export const cleanNumbers: readonly Case[] = hardNegatives('number-form', [
  'Je réponds à l’offre 123456 de lundi.',
  'J’habite au 12, rue des Pins, 69003 Lyon.',
  'La machine mesure 1,250\u00a0m et pèse 45\u00a0kg.',
  'Je suis joignable 24h/24 au 06\u00a012\u00a034\u00a056\u00a078.',
  'Je suis né le 11 mars et libre le 1er avril.',
  'J’ai suivi le module 3D2.',
])
