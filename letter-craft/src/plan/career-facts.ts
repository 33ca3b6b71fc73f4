import { join } from '../french/elision.ts'
import type { Morphology } from '../french/morphology.ts'
import { lettersOf, lowerFirst, plainLetters, upperFirst } from '../french/plain-letters.ts'
import { stemsOf } from '../french/stems.ts'
import { type DiplomaForms, diplomaForms } from '../realisation/education.ts'
import type { EmployerForms } from '../realisation/employer-forms.ts'
import { jobEmployer } from '../realisation/job-employer.ts'
import type { TitleForms } from '../realisation/job-title.ts'
import { monthsOf, readYearMonth, toldPeriod, type YearMonth } from '../realisation/period.ts'
import { atPlace, withTownCapitals } from '../realisation/place.ts'
import { type ResultForms, readResult } from '../realisation/result.ts'
import { withoutLastComplement } from '../realisation/sayable-task.ts'
import { withWholeWords } from '../realisation/shorthand.fr.ts'
import { readTasks } from '../realisation/task.ts'
import {
  inFirstPerson,
  type PersonGender,
  readVerbPhrase,
  type VerbPhrase,
} from '../realisation/verb-phrase.ts'
import { hasBareSubject, isWellFormed } from '../realisation/well-formed.ts'
import type { CareerCards, CareerFacts, EducationCard, FactDeps, FactJob, JobCard } from './facts.ts'
import { caces, licencesIn, withLevel } from './held-facts.ts'
import { heldPost } from './held-post.ts'
import { occupationCodes } from './occupation-code.ts'
import { readLines, withWhomFor } from './read-lines.ts'
import { joinedSeasons, seasonsOf } from './seasons.ts'
import { followedAt, statusAt } from './study-status.ts'
import { mayTellWork } from './work-lines.ts'
import { namedHouse, wholeSchool, withoutHouse } from './written-house.ts'

/** Reads confirmed cards into facts that sentences can hold; `now` tells how long a current job has lasted. */
export function readFacts(
  cards: CareerCards,
  gender: PersonGender,
  now: YearMonth,
  deps: FactDeps,
): CareerFacts {
  return {
    gender,
    jobs: joinedSeasons(
      withKindredCodes(ownTasks(cards.jobs, deps).map((card) => readJob(card, gender, now, deps))).sort(
        (one, other) => endOf(other.card) - endOf(one.card),
      ),
    ),
    education: cards.education
      .flatMap((card) => {
        // «Licence (niveau)» was not obtained.
        const dated = statusAt(card, now)
        const forms = /\(niveau[^()]*\)/iu.test(card.diploma) ? undefined : soundDiploma(dated, deps)
        const said = plainLetters([card.diploma, card.field, ...card.details].join(' '))
        const followed = followedAt(card, now)
        return forms ? [{ id: card.id, card, forms, said, ...(followed !== undefined && { followed }) }] : []
      })
      .sort((one, other) => (other.forms.year ?? 0) - (one.forms.year ?? 0)),
    certificates: [
      ...cards.certificates.flatMap(licencesIn),
      // What is on a card of its own is told as it stands there.
      ...(cards.certificates.some(({ name }) => /caces/iu.test(name))
        ? []
        : cards.jobs.flatMap((card) => caces(card, now.year))),
    ],
    languages: cards.languages.map(withLevel),
    tools: cards.tools,
    interests: cards.interests,
  }
}

/** «technicien en bactériologie», beside «technicien de laboratoire en bactériologie»: the same trade, which the register knows by one name. */
function withKindredCodes(jobs: readonly FactJob[]): FactJob[] {
  return jobs.map((job) => {
    if (job.codes.length > 0 || !job.title?.isPerson) return job
    const own = stemsOf(job.title.title)
    const kin = jobs.find(({ codes, title }) => {
      const stems = stemsOf(title?.title ?? '')
      return codes.length > 0 && own.length > 1 && own.every((stem) => stems.includes(stem))
    })
    return kin?.code === undefined ? job : { ...job, codes: kin.codes, code: kin.code }
  })
}

/** «Accompagnement des réfugiés», where a title is asked for. */
const isDeed =
  /^(?:accompagnement|animation|m[ée]diation|conception|cr[ée]ation|installation|garde|soutien|confection|r[ée]alisation|organisation|enseignement|aide|encadrement|vente|livraison|entretien|nettoyage|surveillance|distribution)(?!\p{L}).* (?:de|des|du|d’|à|aux?) ?|^(?:soutien|aide) scolaire/iu

/** «Médiation de l’exposition et Atelier de dessin», «Atelier : masque» as what one did; empty for what is no deed. */
const deedsOf = ({ title, kind }: JobCard): string[] =>
  kind === 'internship'
    ? []
    : title
        .replaceAll("'", '’')
        .split(/ et (?=\p{Lu})/u)
        .map((deed) =>
          deed
            .replace(/^(ateliers?) ?: ?([^«»"]+)$/iu, '$1 « $2 »')
            // «Accompagnement des réfugiés»: some of them.
            .replace(/^(accompagnement|encadrement) des (?=\p{L}+s(?!\p{L}))/iu, '$1 de '),
        )
        .filter((deed) => isDeed.test(deed) || /^ateliers? (?:d[eu]s? |d[’']|«)/iu.test(deed))

/** «Service en salle», of «Service en salle et barmaid»: what one did stands beside who one was. */
function besideTitle({ title }: JobCard, { title: held }: TitleForms, { titleHeads }: FactDeps): string[] {
  const parts = title.split(/\s+et\s+|\s*[/&+]\s*/u)
  const known = plainLetters(held)
  const isHeld = (part: string) =>
    plainLetters(part)
      .split(' ')
      .some((word) => word.length > 3 && known.includes(word))
  const beside = parts.filter((part) => !isHeld(part))
  return parts.length === 2 && beside.length === 1
    ? beside.filter(
        (part) => part.includes(' ') && !titleHeads.has(plainLetters(part.split(/[ ’']/u)[0] ?? '')),
      )
    : []
}

/** A line that says what the employer is: «Éditeur de logiciels…», «Leader en…». */
const ofEmployer =
  /^(?:leader|[ée]diteur|cabinet|fournisseur|entreprise|soci[ée]t[ée]|groupe|sp[ée]cialiste(?!.*(?:offrant|réalisant|assurant|proposant))|acteur|start-?up|agence|association|fondation|[ée]tablissement(?! (?:d(?:[eu]s? |[’'])|et ))|filiale|pme|eti|distributeur|fabricant|constructeur|op[ée]rateur|prestataire|n°\s?1|num[ée]ro)(?!\p{L})/iu

/**
 * Where a career presents its employers, one line a job, every such line does: «Développement de solutions…» between
 * «Éditeur de…» and «Cabinet de…» is no task.
 */
function ownTasks(all: readonly JobCard[], { towns, confirmed }: FactDeps): readonly JobCard[] {
  const jobs = all.map((job) => ({
    ...job,
    tasks: job.tasks.filter((line) => mayTellWork(line, job, towns)),
  }))
  const presents = jobs.filter(({ tasks }) => tasks.length === 1 && ofEmployer.test(tasks[0] ?? ''))
  if (presents.length < 2)
    return jobs.map((job) => ({ ...job, tasks: job.tasks.filter((line) => !ofEmployer.test(line)) }))
  return jobs.map((job) =>
    job.tasks.length === 1 && job.kind === 'employment' && !confirmed?.has(job.id)
      ? { ...job, tasks: [] }
      : job,
  )
}

/** For sorting: what lasts comes before what has ended. */
function endOf({ current, to, from }: JobCard): number {
  if (current) return 9_999_99
  const end = readYearMonth(to) ?? readYearMonth(from)
  return end ? end.year * 100 + (end.month ?? 6) : 0
}

function readJob(card: JobCard, gender: PersonGender, now: YearMonth, deps: FactDeps): FactJob {
  const { occupations } = deps
  const at = atPlace(card.place, deps.towns) ?? severalPlaces(card.place)
  const house = withTown(
    jobEmployer(
      {
        ...card,
        employer: withTownCapitals(namedHouse(wholeSchool(card.employer), deps.morphology), deps.towns),
      },
      deps.towns,
    ),
    at,
  )
  const { title, employer } = heldPost(card, house, gender, deps)
  // A stage that ends in a year was of that year.
  const dated = card.kind === 'internship' && card.from === '' ? { ...card, from: card.to } : card
  const period = seasonsOf(dated) ?? toldPeriod(dated, now)
  const months = monthsOf(card, now)
  const age = ageOf(card, now)
  const codes = occupationCodes(card.title, occupations)
  // «Formation de deux apprentis», typed among the results, is a task.
  const results = card.results.map(({ text }) => ({ text, said: soundResult(text, gender, deps) }))
  const deeds = results.flatMap(({ text, said }) => (said || /[%€→]/u.test(text) ? [] : [text]))
  const lines = [...(title?.isPerson ? besideTitle(card, title, deps) : deedsOf(card)), ...card.tasks]
  return {
    id: card.id,
    card,
    current: card.current,
    // «Accompagnement des réfugiés» in the place of a title is what one did.
    tasks: tellableTasks(
      readLines(
        // Lines that the person worded stand as they are.
        (deps.confirmed?.has(card.id) ? lines : withWhomFor(lines)).map((line) =>
          house
            ? withoutHouse(line, card.employer)
            : line.replace(/ de l[’'](?:enseigne|entreprise|établissement)(?!\p{L})/giu, ''),
        ),
        card.id,
        deps,
      ),
      deps,
      employer,
      deps.confirmed?.get(card.id),
    ).concat(
      tellableTasks(readTasks(deeds.map(withWholeWords), deps.morphology, deps), deps, employer).filter(
        ({ text, doubt = 0 }) => doubt < surely && !text.startsWith('s’occuper '),
      ),
    ),
    results: results.flatMap(({ said }) => said ?? []),
    said: plainLetters([card.title, ...card.tasks, ...card.results.map(({ text }) => text)].join('\n')),
    ...(title && { title }),
    ...(employer && { employer }),
    ...(at && { at }),
    ...(period && { period }),
    ...(months !== undefined && { months }),
    ...(age !== undefined && { age }),
    codes,
    ...(codes[0] && { code: codes[0] }),
  }
}

/** «à la mairie», of a card that names the town: «à la mairie de Tonnay-Charente». */
function withTown(employer: EmployerForms | undefined, at: string | undefined): EmployerForms | undefined {
  const town = /^à (?=\p{Lu})([^,]+)$/u.exec(at ?? '')?.[1]
  if (employer === undefined || town === undefined || !bareHouse.test(employer.at)) return employer
  const of = join('de', town)
  return {
    at: `${employer.at} ${of}`,
    ...(employer.of && { of: `${employer.of} ${of}` }),
    ...(employer.name && { name: `${employer.name} ${of}` }),
  }
}

/** Houses that every town has. */
const bareHouse =
  /^(?:à la |au |à l’)(?:mairie|commune|ville|hôpital|clinique|école|collège|lycée|bibliothèque|médiathèque|mission locale|centre hospitalier|CHU|CH|crèche|EHPAD|piscine|maison de retraite|camping|office de tourisme|communauté de communes|centre social|CCAS|caserne)(?: (?:municipale?|intercommunale?|générale?|primaire|maternelle|élémentaire|public|publique))?$/u

/** A doubt from which a result is no task. */
const surely = 0.7

/** «Plusieurs magasins en région lyonnaise» → «dans plusieurs magasins en région lyonnaise» */
function severalPlaces(written: string): string | undefined {
  const [several] =
    /^(?:plusieurs|diff[ée]rents|diff[ée]rentes) \p{L}+s(?: \p{L}+){0,6}$/iu.exec(written.trim()) ?? []
  return several === undefined ? undefined : `dans ${lowerFirst(several)}`
}

/** Tasks in sound French, without the employer’s name, which their sentence gives. */
export function soundTasks(
  tasks: readonly VerbPhrase[],
  deps: FactDeps,
  employer?: EmployerForms,
): VerbPhrase[] {
  const { morphology, isSound = () => true } = deps
  return tasks
    .flatMap((task) => {
      const named = [employer?.at, employer?.of].find((name) => name && `${task.text} `.includes(` ${name} `))
      return named
        ? (sameTask(task, `${task.text} `.replace(` ${named}`, '').trim(), morphology) ?? [])
        : task
    })
    .flatMap((task) => {
      // What is not sound as a whole may be so with its hyphens and accents, or without its last words.
      const mended = isSound(`Je devais ${inFirstPerson(task.text)}.`)
        ? undefined
        : respelled(
            correctedIn('Je devais ', inFirstPerson(task.text), deps)?.replace(/^m’(?=occuper)/u, 's’'),
            task.text,
          )
      let text: string | undefined = mended ?? task.text
      while (text !== undefined && !isSound(`Je devais ${inFirstPerson(text)}.`))
        text = withoutLastComplement(text)
      return text === undefined ? [] : text === task.text ? task : (sameTask(task, text, morphology) ?? [])
    })
}

/** Of them, those whose words stand together as French has them, or are the person’s own: a letter tells no other. */
const tellableTasks = (
  tasks: readonly VerbPhrase[],
  deps: FactDeps,
  employer?: EmployerForms,
  worded?: ReadonlySet<string>,
): VerbPhrase[] =>
  soundTasks(tasks, deps, employer).filter(
    ({ text, line = '' }) => worded?.has(line) === true || isWellFormed(text, deps.morphology),
  )

/** A task in other words: as unsure as it was. */
function sameTask(task: VerbPhrase, text: string, morphology: Morphology): VerbPhrase | undefined {
  const phrase = readVerbPhrase(text, morphology)
  const { things: _, ...same } = task
  return phrase && { ...same, ...phrase }
}

/** A result as a clause; undefined for one that is not understood, or not sound. */
function soundResult(
  line: string,
  gender: PersonGender,
  { morphology, isSound = () => true }: FactDeps,
): ResultForms | undefined {
  const result = readResult(withWholeWords(line), morphology, gender)
  return result && isSound(`${upperFirst(result.text)}.`) ? result : undefined
}

/** The corrected words, where they are the same but for hyphens and accents: «conduite tracteur» agrees with nothing. */
const respelled = (corrected: string | undefined, text: string): string | undefined =>
  corrected !== undefined && lettersOf(corrected) === lettersOf(text) ? corrected : undefined

/** A group of words, corrected where it stands in a sentence; undefined where it is still unsound. */
function correctedIn(
  start: string,
  words: string,
  { correct, isSound = () => true }: FactDeps,
): string | undefined {
  const corrected = correct?.(`${start}${words}.`)
  if (!corrected?.startsWith(start) || !corrected.endsWith('.') || !isSound(corrected)) return undefined
  return corrected.slice(start.length, -1)
}

/** A diploma as typed; where its words do not agree, without its last words, and at last without its field. */
function soundDiploma(card: EducationCard, deps: FactDeps): DiplomaForms | undefined {
  const { morphology, isSound = () => true } = deps
  // «formation travaux sur cordes», «licence STAPS L3 activité physique»
  const isTelegram = (name: string): boolean =>
    / [LM][1-3] \p{Ll}/u.test(name) || hasBareSubject(name, morphology)
  const whole = [card.diploma, card.field].filter(Boolean).join(' ')
  const corrected = correctedIn('J’ai préparé un ', whole, deps)
  const words = whole.replace(/\s*[([,].*$| spécialités? .*$/u, '').split(' ')
  const shorter = words
    .map((_, at) => words.slice(0, words.length - at))
    .filter(
      (left) =>
        left.length > 0 &&
        !/^(?:de|du|des|d’|en|à|au|et|la|le|les|l’|option|spécialités?)$/iu.test(left.at(-1) ?? ''),
    )
    .map((left) => ({ ...card, diploma: left.join(' '), field: '' }))
  for (const told of [
    card,
    ...(corrected === undefined ? [] : [{ ...card, diploma: corrected, field: '' }]),
    ...shorter,
  ]) {
    const school = withTownCapitals(told.school, deps.towns)
    const forms = diplomaForms({ ...told, school }, morphology, deps.towns)
    if (
      forms &&
      !isTelegram(forms.name) &&
      !/^(?:formation|certificat|attestation)$/u.test(forms.name) &&
      isSound(`J’ai obtenu ${forms.my} en 2020.`)
    )
      return forms
  }
  return undefined
}

function ageOf({ current, to, from }: JobCard, now: YearMonth): number | undefined {
  if (current) return 0
  const end = readYearMonth(to) ?? readYearMonth(from)
  return end && Math.max(0, (now.year - end.year) * 12 + ((now.month ?? 6) - (end.month ?? 6)))
}
