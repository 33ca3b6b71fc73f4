import { expect, it } from 'vitest'
import { withWholeWords } from './shorthand.fr.ts'

it.each([
  ['coffrage trad. et banches', 'coffrage traditionnel et banches'],
  ['trans. écrites et orales', 'transmissions écrites et orales'],
  ['remplace le chef pdt congés', 'remplace le chef pendant les congés'],
  ['gestion pdt le gala', 'gestion pendant le gala'],
  ['chargée de com', 'chargée de communication'],
  ['gest. cdes clts + relances fourn.', 'gestion commandes clients + relances fournisseurs'],
  ['accueil physique et tél.', 'accueil physique et téléphonique'],
  ['équipe de 3 gars', 'équipe de 3 personnes'],
  ['entretien du matos, vérif. des voiles', 'entretien du matériel, vérification des voiles'],
  ['aide aux courriers et CV', 'aide aux courriers et aux CV'],
  ['aide aux repas et aux devoirs', 'aide aux repas et aux devoirs'],
  ['aide aux devoirs et surveillance', 'aide aux devoirs et surveillance'],
  // Words that only begin alike stay.
  ['installation des comptoirs', 'installation des comptoirs'],
  ['tradition orale, transport, climat', 'tradition orale, transport, climat'],
])('«%s» is «%s»', (line, whole) => {
  expect(withWholeWords(line)).toBe(whole)
})
