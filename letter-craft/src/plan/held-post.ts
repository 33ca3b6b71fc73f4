import type { EmployerForms } from '../realisation/employer-forms.ts'
import { ownFirm } from '../realisation/job-employer.ts'
import type { TitleForms } from '../realisation/job-title.ts'
import { withWholeWords } from '../realisation/shorthand.fr.ts'
import type { PersonGender } from '../realisation/verb-phrase.ts'
import { withAccents } from '../realisation/with-accents.ts'
import { asPattern } from '../text/as-pattern.ts'
import {
  founder,
  saysOnlyStatus,
  soundTitle,
  withoutKindOf,
  withoutStatus,
  withStatus,
} from './fact-title.ts'
import type { FactDeps, JobCard } from './facts.ts'

/** «Présidente d’association», at an association that is named, is its «présidente». */
const titleAt = ({ title: written, employer, current }: JobCard): string => {
  // «Bénévole puis trésorière»: who one is today.
  const title =
    current && /^(?:bénévole|membre|adhérente?) /iu.test(written)
      ? written.replace(/^.* puis (?=\p{L})/iu, '')
      : written
  return /^(?:l’)?(?:association|amicale|club|comité|ape|apel|amap|fcpe|peep|bde|mjc)(?!\p{L})/iu.test(
    employer,
  )
    ? title.replace(/ (?:de l[’']|d[’'])association(?: .*)?$/iu, '')
    : title
}

const officeHeld = /^(?:vice-)?(?:président|trésori|secrétaire général|administrat(?:eur|rice) bénévole)/u

/** Who somebody was at a house, and the house where the title does not name it: «associée de Lav’Express» was at no other. */
export function heldPost(
  card: JobCard,
  house: EmployerForms | undefined,
  gender: PersonGender,
  deps: FactDeps,
): { readonly title?: TitleForms; readonly employer?: EmployerForms } {
  const named = /^en intérim/u.test(house?.at ?? '')
    ? titleAt(card).replace(/ (?:en |d[’'])?int[ée]rim(?:aire)?$/iu, '')
    : titleAt(card)
  // «Vendeuse Sephora», at Sephora.
  const ofHouse = new RegExp(` ${asPattern(card.employer.trim())}(?= ?\\(|$)`, 'iu')
  const own = (card.employer.trim() === '' ? named : named.replace(ofHouse, '')).replace(
    /(?<=^(?:infirmi(?:er|ère)|aide-soignante?|ambulanci(?:er|ère))) (?:D\.? ?E\.?|diplômée? d[’']état)$/iu,
    '',
  )
  const held = withStatus(
    soundTitle(
      withAccents(withWholeWords(own).replace(/^(stage) PFMP(?: .*)?$/iu, '$1'), deps.morphology),
      gender,
      deps,
    ),
    card,
  )
  // «présidente bénévole du festival»: of a house, and not at it.
  const isOffice = held !== undefined && house?.of !== undefined && officeHeld.test(held.title)
  // «ingénieure indépendante», «à mon compte»; «vendeur en boulangerie», «à la boulangerie Cazals»: one says it.
  const alone =
    held && house?.at === 'à mon compte'
      ? saysOnlyStatus.test(held.title)
        ? undefined
        : withoutStatus(held)
      : held && withoutKindOf(held, house?.at)
  const firm = alone?.isPerson ? ownFirm({ ...card, title: alone.title }) : undefined
  const title = isOffice
    ? { ...held, title: `${held.title} ${house.of}` }
    : alone && firm !== undefined
      ? { ...alone, title: `${alone.title} ${firm}` }
      : alone
  // «fondatrice et gérante à mon compte»: who founds a firm works for nobody else.
  const isFounder = house?.at === 'à mon compte' && founder.test(alone?.title ?? '')
  const isOwn = isOffice || isFounder || firm !== undefined
  return { ...(title && { title }), ...(house && !isOwn && { employer: house }) }
}
