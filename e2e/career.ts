import type { Page } from '@playwright/test'
import { callApi } from './person.ts'

const florist = {
  title: 'Fleuriste',
  employer: 'Halle de Tours',
  from: '2019',
  to: '2022',
  tasks: ['tenir le rayon fleurs', 'composer les bouquets', 'conseiller la clientèle'],
  results: [{ text: 'former 4 saisonniers' }],
}

/** Gives somebody a confirmed career: a florist’s, unless other lists are given. */
export const giveCareer = (
  page: Page,
  token: string,
  lists: object = {
    jobs: [florist],
    education: [{ diploma: 'CAP', field: 'fleuriste', place: 'Tours', to: '2019' }],
  },
) =>
  callApi(page, token, 'PUT', '/career', {
    ...{ jobs: [], education: [], certificates: [], languages: [], tools: [], interests: [], unfiled: [] },
    ...lists,
    version: 0,
  })
