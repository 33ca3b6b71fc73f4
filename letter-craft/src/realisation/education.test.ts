import { expect, it } from 'vitest'
import { testFrench } from '../../testing/french.ts'
import { diplomaForms } from './education.ts'

const { morphology } = testFrench()
const towns = new Map([
  ['rodez', 'Rodez'],
  ['moulin', 'Moulin'],
])

it.each([
  [
    'BTS Management des Unités Commerciales',
    'Lycée Mozart',
    'mon BTS Management des unités commerciales',
    'au lycée Mozart',
  ],
  ['BTS Tourisme', 'Marc Delmas', 'mon BTS Tourisme', undefined],
  ['Technicien supérieur en marketing', 'UBO', 'mon diplôme de technicien supérieur en marketing', 'à l’UBO'],
  [
    'Titre professionnel Conseiller en insertion',
    'GRETA du Lac',
    'mon titre professionnel de conseiller en insertion',
    'au GRETA du Lac',
  ],
  ['LICENCE Anglais', 'Université de Pau', 'ma licence d’anglais', 'à l’université de Pau'],
  [
    'Baccalauréat en Langues Etrangères',
    'Lycée Pasteur',
    'mon baccalauréat en langues étrangères',
    'au lycée Pasteur',
  ],
  ['Master 1 en droit', 'University of Ghana', 'mon master 1 en droit', '(University of Ghana)'],
  ['Développeuse web', 'M2i', 'ma formation de développeuse web', 'à M2i'],
  ['DEVELOPPEUR WEB ET WEB MOBILE', '', 'ma formation de développeur web et web mobile', undefined],
  [
    'TITRE PROFESSIONNEL DÉVELOPPEUR WEB formation de préqualification',
    '',
    'mon titre professionnel de développeur web',
    undefined,
  ],
  [
    'Titre professionnel - secrétaire assistante',
    '',
    'mon titre professionnel de secrétaire assistante',
    undefined,
  ],
  [
    'MBA Digital Branding and Business Cosmetics',
    '',
    'mon MBA « Digital Branding and Business Cosmetics »',
    undefined,
  ],
  ['Licence Sciences biologique', '', 'ma licence de sciences biologiques', undefined],
  ['BTS SIO - SLAM', '', 'mon BTS SIO (option SLAM)', undefined],
  ['Master I Relations internationales', '', 'mon master 1 de relations internationales', undefined],
  ['B.P.J.E.P.S AAN', '', 'mon BPJEPS AAN', undefined],
  [
    'Diplôme d’ingénieur CTI Cycle ingénieur spécialité Informatique',
    '',
    'mon diplôme d’ingénieur (spécialité informatique)',
    undefined,
  ],
  [
    'BTS GEMEAU option B',
    'Lycée Paul Bert Rodez',
    'mon BTS GEMEAU (option B)',
    'au lycée Paul Bert, à Rodez',
  ],
  [
    'Titre pro vendeuse conseil',
    'AFPA Rodez',
    'mon titre professionnel de vendeuse conseil',
    'à l’AFPA de Rodez',
  ],
  ['M1 droit fiscal', 'Lycée Jean Moulin', 'mon master 1 de droit fiscal', 'au lycée Jean Moulin'],
  ['DE ergothérapeute', 'LP Curie', 'mon diplôme d’État d’ergothérapeute', 'au lycée professionnel Curie'],
  ['BTS ERA 1ère année validée', 'Rodez', 'ma première année de BTS ERA', 'à Rodez'],
  ['Licence Histoire (L1)', 'Université de Pau', 'ma licence 1 d’histoire', 'à l’université de Pau'],
  ['DN MADE mention mode', 'Lycée Mozart', 'mon DN MADE', 'au lycée Mozart'],
  [
    'Titre pro secrétaire assistant Médico-Social',
    'AFPA Rodez',
    'mon titre professionnel de secrétaire assistant médico-social',
    'à l’AFPA de Rodez',
  ],
  ['BPREA apiculture', 'VAE', 'mon BPREA apiculture', undefined],
  [
    'Bachelor Universitaire de Technologie Informatique',
    'IUT de Lens',
    'mon BUT Informatique',
    'à l’IUT de Lens',
  ],
  ['Master 2 - banques et marchés', 'LEGTA', 'mon master 2 Banques et marchés', 'au LEGTA'],
  ['CAP cuisine', 'candidat libre', 'mon CAP cuisine', undefined],
  ['CAP cuisine', 'formation à distance', 'mon CAP cuisine', undefined],
  ['Ingénieur en mécanique', 'ENSI Caen', 'mon diplôme d’ingénieur en mécanique', 'à l’ENSI Caen'],
])('the diploma «%s» (%s) is «%s %s»', (diploma, school, my, at) => {
  const card = { diploma, field: '', school, place: '', from: '', to: '2019', status: 'obtained' as const }
  const forms = diplomaForms(card, morphology, towns)
  expect(forms).toMatchObject({ my, year: 2019 })
  expect(forms?.at).toBe(at)
})
