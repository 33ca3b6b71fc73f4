import type { LetterType } from '@lettrine/letter-craft/composer/request'

/** An invented person, as the page shows them; `sample-careers.fr.ts` has the facts of their letter. */
export type SamplePerson = {
  id: string
  /** Label in the choice of three people. */
  label: string
  name: string
  jobTitle: string
  type: LetterType
  sender: readonly string[]
  recipient: readonly string[]
  place: string
  reference?: string
  /** Their own words in the letter, which the page highlights. */
  figure: string
}

/** People and companies are invented. */
export const samplePeople = [
  {
    id: 'communication',
    label: 'Chargée de communication',
    name: 'Inès Carpentier',
    jobTitle: 'Chargée de communication',
    type: 'job_application',
    sender: ['14 rue des Tables-Claudiennes', '69001 LYON', 'ines.carpentier@example.org'],
    recipient: ['Ateliers Morvan', 'À l’attention de Mme\u00a0Delmas', '8 quai Saint-Vincent', '69001 LYON'],
    place: 'Lyon',
    reference: 'AM-2611',
    figure: '6 800 abonnés',
  },
  {
    id: 'warehouse',
    label: 'Cariste',
    name: 'Karim Benali',
    jobTitle: 'Cariste',
    type: 'job_application',
    sender: ['27 allée des Sorbiers', '59000 LILLE', 'karim.benali@example.org'],
    recipient: ['Entrepôts Vauban', 'Service du personnel', '3 rue du Port', '59000 LILLE'],
    place: 'Lille',
    figure: 'seize camions par jour',
  },
  {
    id: 'internship',
    label: 'Stage en biologie',
    name: 'Jeanne Le Bihan',
    jobTitle: 'Technicienne de laboratoire',
    type: 'internship',
    sender: ['5 rue Saint-Melaine', '35000 RENNES', 'jeanne.lebihan@example.org'],
    recipient: [
      'Laboratoire Armor Santé',
      'À l’attention de M.\u00a0Rivoal',
      '12 rue du Courtil',
      '35700 RENNES',
    ],
    place: 'Rennes',
    figure: '200 lames',
  },
] as const satisfies readonly SamplePerson[]

export type SamplePersonId = (typeof samplePeople)[number]['id']
