import type { Career } from '@lettrine/contract/career'

export const emptyCareer: Career = {
  ...{ jobs: [], education: [], certificates: [], languages: [], tools: [], interests: [], unfiled: [] },
  ...{ version: 0, updatedAt: null },
}

/** The id of the card with this number. */
export const cardId = (number: number) => `0199c000-0000-7000-8000-${String(number).padStart(12, '0')}`

export const aJob = (
  number: number,
  fields: Partial<Career['jobs'][number]> = {},
): Career['jobs'][number] => ({
  ...{ id: cardId(number), confirmed: true, kind: 'employment', title: 'Caissière', employer: 'Carrefour' },
  ...{ employerKind: '', place: '', from: '2019', to: '2021', current: false, tasks: [], results: [] },
  ...fields,
})

/** Two confirmed jobs, the older one first, one to be confirmed, a diploma, a licence, a language and a tool. */
export const aCareer = (fields: Partial<Career> = {}): Career => ({
  ...emptyCareer,
  jobs: [
    aJob(1),
    aJob(2, { title: 'Fleuriste', employer: 'Les Lices', from: '2022', to: '', current: true }),
    aJob(3, { title: 'Vendeuse', employer: 'Etam', from: '2017', to: '2018', confirmed: false }),
  ],
  education: [
    {
      ...{ id: cardId(4), confirmed: true, diploma: 'CAP', field: 'fleuriste', school: 'Tours', place: '' },
      ...{ from: '', to: '2016', status: 'obtained', details: [] },
    },
  ],
  certificates: [{ id: cardId(5), confirmed: true, name: 'Permis B', year: '' }],
  languages: [{ id: cardId(6), confirmed: true, name: 'Anglais', level: '', cefr: 'B1' }],
  tools: [{ id: cardId(7), confirmed: true, name: 'Excel' }],
  version: 1,
  ...fields,
})
