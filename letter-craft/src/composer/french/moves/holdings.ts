import { withDe } from '../../../french/contraction.ts'
import type { Morphology } from '../../../french/morphology.ts'
import { plainLetters } from '../../../french/plain-letters.ts'
import { isWished } from '../../../plan/hard-condition.ts'
import type { Need } from '../../../plan/need.ts'
import type { Plan } from '../../../plan/plan.ts'
import { certificateWithArticle } from '../../../realisation/credentials.ts'
import { hasBareSubject } from '../../../realisation/well-formed.ts'
import { type Frame, only, type Sentence } from '../../draft.ts'
import { enumerate } from '../../enumerate.ts'
import type { LetterFacts } from '../letter-facts.ts'
import * as parts from '../parts.fr.ts'
import { addsRightly } from './education.ts'
import { alsoSpeaks, languageOf } from './languages.ts'
import type { Progress } from './progress.ts'
import { distinct, toolsAndLanguages } from './tools-and-languages.ts'

/** «le permis B et une voiture» → «du permis B et d’une voiture» */
const withDeEach = (held: string): string => withDe(held).replace(/ et (?=une? )/u, ' et d’')

const maxHeld = 3

/** A certificate within a sentence; undefined for «la formation stérilisation» and «l’agrément ministère», which lack a word. */
function certificateIn(morphology: Morphology, name: string): string | undefined {
  const told = certificateWithArticle(name, (word) => morphology.readings(word).length > 0)
  return told === undefined || hasBareSubject(told, morphology) ? undefined : told
}

export function holdings(progress: Progress): Sentence[] {
  progress.named = undefined
  progress.dated = undefined
  progress.isProved = false
  const { letter, scribe, spoken } = progress
  const { plan, facts, slots } = letter
  const answered = (kind: Need['kind']) =>
    plan.pairs.filter(({ need }) => need.kind === kind && !spoken.has(need.id))
  const out: Sentence[] = []
  const asked = answered('licence').flatMap(({ need, proofs: found }) => {
    const card = facts.certificates.find(({ id }) => id === found[0]?.fact)
    const name = card && certificateIn(letter.morphology, card.name)
    // A task has told it: «préparer des commandes (CACES 1 et 3)».
    const isTold = card !== undefined && progress.words.includes(plainLetters(card.name))
    return card && name && !isTold ? [{ id: card.id, name, need: need.id }] : []
  })
  for (const { id, name } of facts.certificates) {
    const shown = plan.named.has(id) ? certificateIn(letter.morphology, name) : undefined
    if (shown && !asked.some((one) => one.id === id)) asked.push({ id, name: shown, need: '' })
  }
  const standingOf = (name: string): number => standing.find(([shape]) => shape.test(name))?.[1] ?? 0
  // First aid is part of what a nurse or an ambulance driver has learnt.
  const isWithin = (name: string): boolean =>
    /^(?:PSC|AFPS|AFCPSAM)/u.test(name) && facts.certificates.some((one) => /^AFGSU/u.test(one.name))
  const answersOffer = (name: string): boolean =>
    certifying.some(([certificate, asked]) => certificate.test(name) && asked.test(plan.needs.text))
  const worthOf = (name: string): number =>
    plan.needs.relevance.of(name) + standingOf(name) + (answersOffer(name) ? answeredWorth : 0)
  const own =
    asked.length > 0
      ? []
      : facts.certificates
          .filter(
            ({ id, name }) =>
              !plan.silenced.has(id) &&
              !isOfElsewhere(name, plan) &&
              // What was learnt in English, or in a club, tells something where it bears on the post.
              (!isBeside.test(name) || plan.needs.relevance.of(name) >= bearingBeside) &&
              (!ofBathing.test(name) || besideWater.test(plan.needs.text)) &&
              // First aid is of trades in which one looks after others.
              (withPeople.test(plan.needs.code ?? '') || !firstAid.test(name)) &&
              (letter.fullness === 'all' ||
                ((plan.needs.isMobile || !/^pe?r?mis/iu.test(name)) &&
                  // Spelling and software are of offices.
                  (/^M/u.test(plan.needs.code ?? '') ||
                    answersOffer(name) ||
                    !certifying.some(([certificate]) => certificate.test(name))))),
          )
          .sort((one, other) => worthOf(other.name) - worthOf(one.name))
          .flatMap(({ id, name }) => {
            const shown = certificateIn(letter.morphology, name)
            return shown && !isWithin(name) ? [{ id, name: shown, need: undefined }] : []
          })
  const able = distinct<Held>(asked.length > 0 ? asked : own).slice(0, maxHeld)
  // One holds a certificate; a training, one has followed.
  const held = permitsTogether(
    able.filter(({ name }) => !isTraining(name)),
    facts.certificates,
  )
  const trained = able.filter(({ name }) => isTraining(name))
  const both = held.length > 0 ? spokenToo(progress, held) : undefined
  if (both) return [both, ...sayTrainings(progress, trained), ...toolsAndLanguages(progress, false)]
  if (held.length > 0) {
    const fits = (frame: Frame): boolean =>
      addsRightly(frame, progress) &&
      // Nobody obtains a car.
      !(held.some(({ name }) => hasCar.test(name)) && /obtenu|titulaire|passé/u.test(frame))
    const filled = {
      ...slots,
      held: enumerate(held.flatMap(({ name }) => name.split(hasCar))),
      ...(held.every(({ name }) => passed.test(name)) && {
        passed: enumerate(held.map(({ name }) => name)),
      }),
      deheld: enumerate(held.map(({ name }) => withDeEach(name))),
    }
    const source = { facts: held.map(({ id }) => id), needs: held.flatMap(({ need }) => need || []) }
    // Of the licences that one holds together, they ask for one.
    const areAllAsked =
      plan.needs.isPosted &&
      held.every(({ need, name }) => {
        const label = plan.needs.needs.find(({ id }) => id === need)?.label
        // What is «un plus» is not demanded.
        return label !== undefined && !name.startsWith('les permis ') && !isWished(label, plan.needs.text)
      })
    // What one drives with answers where they say that one travels.
    const isToTravel =
      plan.needs.isPosted && plan.needs.travels && held.every(({ name }) => toDrive.test(name))
    const ties = areAllAsked ? parts.askedHoldings : isToTravel ? parts.travelHoldings : []
    const tied = progress.isHoldingTied ? undefined : scribe.say(ties.filter(fits), filled, source)
    const plain = asked.length > 0 ? parts.holdings : parts.otherHoldings
    const said = tied ? { ...tied, isTied: true } : scribe.say(plain.filter(fits), filled, source)
    if (tied) progress.isHoldingTied = true
    if (said) {
      out.push(said)
      for (const { need } of held) if (need) spoken.add(need)
    }
  }
  out.push(...sayTrainings(progress, trained), ...toolsAndLanguages(progress, !progress.isLanguageSaid))
  return out
}

/** «le permis B et un véhicule» */
const hasCar = / et (?=une? )/u

const toDrive = /^les? permis [AB](?!\p{L})/u

/** What one passes: certificates that end in an examination; a licence to drive, one has. */
const passed = /^(?:les? (?:CACES|BAFA|BAFD|BNSSA|PSC|SST|TOEIC|code|certificat)|la FIMO)(?!\p{L})/u

/** Whether a certificate is of the trade that somebody leaves, and says nothing to who reads. */
const isOfElsewhere = (name: string, { situation, needs }: Plan): boolean =>
  situation === 'change-of-occupation' &&
  !/^permis/iu.test(name) &&
  needs.relevance.of(name) < bearing &&
  !certifying.some(([certificate]) => certificate.test(name)) &&
  needs.code !== undefined &&
  !ofCare.test(needs.code)
const bearing = 0.15
const isBeside =
  /(?<!\p{L})(?:of|and|to|the|introduction|fundamentals|functions|course|certified|foundations?)(?!\p{L})|brevet d[’']?\s?initiation|^brevet initiation/iu
const bearingBeside = 0.4
/** Who watches over bathers, and where it tells something. */
const ofBathing = /BNSSA|sauvetage aquatique/iu
const besideWater = /baignade|piscine|nautique|aquatique|plage|nageu|enfant|jeunes|sport|secour/iu
const ofCare = /^(?:A14|G12|J|K1[1-3]|K170|K2[156])/u

const withPeople = /^(?:A14|F|G1[2-6]|H|I|J|K(?!2603|2[23])|L14)/u
const firstAid = /^(?:PSC|AFPS|PSE|AFCPSAM|BNSSA)/u

/** What a certificate tells anybody: what the State grants is what one is known by; old or narrow initials tell little. */
const standing: readonly (readonly [RegExp, number])[] = [
  [/dipl[ôo]me d.[ée]tat|^DE[AIS]/iu, 3],
  [/dipl[ôo]me|titre pro/iu, 2],
  [/^AFGSU|^SST(?!\p{L})|sauveteur.*travail/iu, 1.6],
  [/^BNSSA/iu, 1.6],
  [/^PSC ?1/iu, 1.2],
  [/brevet|certificat|titre/iu, 1],
]

/** Certificates of spelling and of software, and the words of an offer that they answer. */
const certifying: readonly (readonly [certificate: RegExp, asked: RegExp])[] = [
  [
    /voltaire/iu,
    /orthograph|rédactionnel|rédaction|à\s+l.écrit(?!\p{L})|expression écrite|écrite? et orale?/iu,
  ],
  [/(?<!\p{L})haccp(?!\p{L})/iu, /cuisin|restaur|repas|alimentaire|hygiène|boulang|boucher|traiteur/iu],
  [/(?<!\p{L})(?:pix|tosa|icdl|pcie)(?!\p{L})/iu, /informatique|bureautique|numérique|pack office/iu],
]
const answeredWorth = 3

const isTraining = (name: string): boolean => /^(?:la|une) formation(?!\p{L})/u.test(name)

/** «J’ai suivi la formation HACCP.» */
const sayTrainings = ({ letter, scribe }: Progress, trained: readonly Held[]): Sentence[] =>
  trained.length === 0
    ? []
    : only(
        scribe.say(
          parts.trainings,
          { ...letter.slots, held: enumerate(trained.map(({ name }) => name)) },
          { facts: trained.map(({ id }) => id), needs: trained.flatMap(({ need }) => need || []) },
        ),
      )

type Held = { id: string; name: string; need: string | undefined }

/** «le permis B» of who has more of them is «les permis B, C et BE». */
function permitsTogether(held: readonly Held[], all: LetterFacts['facts']['certificates']): Held[] {
  const letters = all.flatMap(({ name }) => /^permis ([A-D]1?E?|BE|EB|EC)$/u.exec(name)?.[1] ?? [])
  const first = held.findIndex(({ name }) => name.startsWith('le permis '))
  if (letters.length < 2 || first < 0) return [...held]
  const named = letters.map((letter) => letter.replace(/^E([BC])$/u, '$1E'))
  return held.flatMap((one, at) =>
    at === first
      ? [{ ...one, name: `les permis ${enumerate([...new Set(named)])}` }]
      : one.name.startsWith('le permis ')
        ? []
        : [one],
  )
}

const ofLanguages = /TOEIC|TOEFL|IELTS|BULATS|Linguaskill|Cambridge|DELE|Goethe|CLES/iu

/** «Titulaire du TOEIC (905 points), je parle couramment anglais.» */
function spokenToo({ letter, scribe, spoken, isLanguageSaid }: Progress, held: readonly Held[]) {
  const { wanted, known, speaks } = languageOf(letter)
  // A licence and a language are two things; the certificate of a language is its proof.
  if (!speaks || isLanguageSaid || !held.every(({ name }) => ofLanguages.test(name))) return undefined
  const slots = {
    ...letter.slots,
    speaks,
    ...alsoSpeaks(speaks),
    held: enumerate(held.map(({ name }) => name)),
    deheld: enumerate(held.map(({ name }) => withDeEach(name))),
  }
  const needs = [...held.flatMap(({ need }) => need || []), ...(wanted ? [wanted.need.id] : [])]
  const said = scribe.say(parts.heldAndSpoken, slots, {
    facts: [...held, ...known].map(({ id }) => id),
    needs,
  })
  if (said) for (const need of needs) spoken.add(need)
  return said
}
