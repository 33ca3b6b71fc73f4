import type { Case } from './case.ts'

const at = (company: string) => ({ company }) as const
const wrong = (text: string, company: string): Case => ({
  text,
  rules: ['wrong-company'],
  context: at(company),
})
const right = (text: string, company: string): Case => ({
  text,
  rules: [],
  nearRule: 'wrong-company',
  context: at(company),
})

const internship = (first: string): Case => ({
  text: `Madame,\n\n${first} Vos projets me plaisent. Je code depuis le lycée. Je viendrai vous voir.\n\nJe vous prie d’agréer, Madame, mes salutations distinguées.`,
  rules: [],
  context: { type: 'internship' },
})
const undated = (first: string): Case => ({ ...internship(first), rules: ['internship-dates'] })
const dated = (first: string): Case => ({ ...internship(first), nearRule: 'internship-dates' })

export const faultyCompanies: readonly Case[] = [
  wrong('Je souhaite rejoindre Carrefour dès le mois de mai.', 'Monoprix'),
  wrong('C’est avec joie que je postule chez Orange.', 'Bouygues'),
  wrong('Votre société Veolia traite l’eau de ma ville.', 'Suez'),
  wrong('Je veux travailler chez Decathlon.', 'Go Sport'),
  wrong('Les valeurs de Danone me parlent.', 'Lactalis'),
  wrong('Mon projet est d’intégrer Airbus en mai.', 'Dassault Aviation'),
  undated('Je cherche un stage de développeur chez vous.'),
  undated('Un stage dans votre studio serait une chance.'),
  undated('Votre studio accueille des stagiaires, et je veux en être.'),
  {
    ...undated('Je cherche un contrat d’apprentissage dans votre studio.'),
    context: { type: 'job_application' },
  },
]

export const cleanCompanies: readonly Case[] = [
  right('Mon expérience chez Carrefour m’a formé.', 'Monoprix'),
  right('Je souhaite rejoindre Monoprix dès le mois de mai.', 'MONOPRIX SA'),
  right('Avant de rejoindre Orange, j’ai étudié à Lyon.', 'Bouygues'),
  right('Je souhaite rejoindre Lyon et votre équipe.', 'Suez'),
  right('Au sein de Danone, j’ai mené trois projets.', 'Lactalis'),
  right('Je veux travailler chez Ateliers Morvan.', 'Morvan'),
  right('J’ai servi deux ans au sein du Crédit Mutuel.', 'BNP Paribas'),
  dated('Je cherche un stage de deux mois chez vous.'),
  dated('Je cherche un stage du 3 mars au 30 juin.'),
  dated('Un stage d’été dans votre studio serait une chance.'),
  {
    ...dated('Je cherche un contrat d’apprentissage, au rythme de trois semaines chez vous.'),
    context: { type: 'job_application' },
  },
]
