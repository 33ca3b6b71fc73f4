import type { Page } from '@playwright/test'
import { callApi } from './person.ts'

const jobs = [
  {
    ...{ title: 'Fleuriste', employer: 'Halle de Tours', from: '2019', to: '2022' },
    tasks: ['tenir le rayon fleurs', 'composer les bouquets', 'conseiller la clientèle'],
    results: [{ text: 'J’ai formé 4 saisonniers.' }],
  },
  {
    ...{ title: 'Vendeuse', employer: 'Jardin des Lices', from: '2017', to: '2019' },
    tasks: ['tenir la caisse', 'mettre en rayon'],
  },
]

/** Gives somebody the confirmed career of a florist. */
export const giveCareer = (page: Page, token: string) =>
  callApi(page, token, 'PUT', '/career', {
    jobs,
    education: [{ diploma: 'CAP', field: 'fleuriste', place: 'Tours', to: '2019' }],
    tools: [{ name: 'Excel' }, { name: 'Canva' }],
    ...{ certificates: [], languages: [], interests: [], unfiled: [] },
    version: 0,
  })
