import { join } from '../../french/elision.ts'
import type { Morphology } from '../../french/morphology.ts'
import { upperFirst } from '../../french/plain-letters.ts'
import type { FactJob } from '../../plan/career-facts.ts'
import { durationOf, type YearMonth } from '../../realisation/period.ts'
import {
  conjugate,
  type PersonGender,
  readVerbPhrase,
  type SpokenTense,
  type VerbPhrase,
  withSubject,
} from '../../realisation/verb-phrase.ts'
import { enumerate } from '../enumerate.ts'
import type { Scribe, Sentence } from './scribe.ts'

/** Tasks with the same verb are one: «gérer les stocks» and «gérer la caisse» → «gérer les stocks et la caisse». */
export function mergeTasks(tasks: readonly VerbPhrase[], morphology: Morphology): VerbPhrase[] {
  const merged: VerbPhrase[] = []
  for (const task of tasks) {
    const [verb] = task.verbs
    const at = merged.findIndex(
      (one) =>
        one.verbs.length === 1 &&
        task.verbs.length === 1 &&
        one.verbs[0]?.lemma === verb?.lemma &&
        !/ et |,/u.test(one.text),
    )
    const before = merged[at]
    const whole =
      before && verb
        ? readVerbPhrase(`${before.text} et ${task.text.slice(verb.lemma.length + 1)}`, morphology)
        : undefined
    if (whole && whole.text.split(' ').length <= 15) merged[at] = whole
    else merged.push(task)
  }
  return merged
}

/** «je gérais les stocks, encadrais l’équipe et tenais la caisse»: one subject for all, or one for each. */
function together(
  tasks: readonly VerbPhrase[],
  tense: SpokenTense,
  morphology: Morphology,
  { clitic = '', repeat = false, adverb = '' } = {},
): string | undefined {
  const said = tasks.map((task) => conjugate(task, tense, morphology))
  if (said.length === 0 || said.some((one) => one === undefined)) return undefined
  const forms = said.map((one) => one ?? '')
  const [first = '', ...rest] = forms
  const opened = adverb === '' ? first : withAdverb(first, adverb)
  if (tense === 'perfect') {
    const others = rest.map((one) => one.replace(/^ai /u, ''))
    return withSubject(list([opened, ...others]), clitic)
  }
  return repeat
    ? list([withSubject(opened, clitic), ...rest.map((one) => withSubject(one))])
    : withSubject(list([opened, ...rest]), clitic)
}

/** «gérais aussi les stocks», «ai également formé»: after the conjugated verb. */
const withAdverb = (predicate: string, adverb: string): string => predicate.replace(/^(\S+)/u, `$1 ${adverb}`)

/** Groups that hold «et» are set apart by commas: «je tenais la caisse, je vendais et conseillais, et je livrais». */
const list = (items: readonly string[]): string => {
  const last = items.at(-1) ?? ''
  if (items.length < 2) return last
  const hasAnd = items.some((item) => / et /u.test(item))
  return hasAnd && items.length > 2 ? `${items.slice(0, -1).join(', ')}, et ${last}` : enumerate(items)
}

/** «chargée d’accueillir les clients et de tenir la caisse»; undefined without a gender. */
const chargedWith = (tasks: readonly VerbPhrase[], gender: PersonGender): string | undefined =>
  gender === undefined
    ? undefined
    : `chargé${gender === 'feminine' ? 'e' : ''} ${list(tasks.map(({ text }) => join('de', text)))}`

const infinitives = (tasks: readonly VerbPhrase[]): string => list(tasks.map(({ text }) => `à ${text}`))

type Heads = { title?: string; de?: string; at?: string; town?: string; period?: string }

function headsOf(job: FactJob): Heads {
  const title = job.title?.isPerson ? job.title.title : undefined
  const at = job.employer?.at ?? job.at
  const town = job.employer && job.at && !nameSays(job) ? job.at : undefined
  return {
    ...(title !== undefined && { title, de: join('de', title) }),
    ...(at !== undefined && { at }),
    ...(town !== undefined && { town }),
    ...(job.period && { period: job.period }),
  }
}

/** «à la mairie d’Évry» needs no «, à Évry». */
const nameSays = ({ employer, at }: FactJob): boolean => {
  const town = at?.split(' ').at(-1) ?? ''
  return town !== '' && (employer?.at.includes(town) ?? false)
}

export type TellOptions = {
  readonly gender: PersonGender
  readonly now: YearMonth
  /** The sentence before named this job. */
  readonly isKnown?: boolean
  /** The letter has given its title and dates. */
  readonly isIntroduced?: boolean
  readonly isEarlier?: boolean
  readonly needs?: readonly string[]
}

/** How a letter tells one job: who one was, where, when, and what one did there. */
export function tellJob(
  job: FactJob,
  chosen: readonly VerbPhrase[],
  scribe: Scribe,
  morphology: Morphology,
  options: TellOptions,
): Sentence[] {
  const lasting = chosen.filter((task) => !isAchievement(task))
  const tasks = mergeTasks(lasting.length > 0 ? lasting : chosen, morphology)
  const [first, second] = [tasks.slice(0, 3), tasks.slice(3, 6)]
  const achievements = lasting.length > 0 ? chosen.filter(isAchievement) : []
  const source = { facts: [job.id], ...(options.needs && { needs: options.needs }) }
  const out: Sentence[] = []
  const opened = options.isKnown
    ? scribe.choose(goingOn(job, first, morphology, options), source)
    : (scribe.choose(opening(job, first, morphology, options), source) ??
      (options.isIntroduced ? undefined : scribe.choose(headOnly(job, options.isEarlier ?? false), source)))
  if (opened) out.push(opened)
  const isTold = opened?.frame !== undefined && /^(?:tasks|on):/u.test(opened.frame)
  if (opened && !isTold && first.length > 0) {
    const told = scribe.choose(goingOn(job, first, morphology, options), source)
    if (told) out.push(told)
  }
  if (out.length > 0 && second.length > 0) {
    const more = scribe.choose(furthermore(job, second, morphology), source)
    if (more) out.push(more)
  }
  const results = [...achievements, ...job.results].slice(0, 2)
  if (out.length > 0 && results.length > 0) {
    const done = scribe.choose(achieved(results, morphology), source)
    if (done) out.push(done)
  }
  return out
}

/** What was made once: it is told as done, not as a habit. */
const isAchievement = ({ text }: VerbPhrase): boolean =>
  /^(?:créer|concevoir|rédiger|réaliser|élaborer|lancer|construire|obtenir|remporter|mettre en place|développer|implémenter|organiser|publier|recruter|migrer|déployer|fonder|ouvrir|écrire|traduire|produire|installer|moderniser|automatiser) (?:un |une |le site|l’application|deux |trois |\d)/u.test(
    text,
  )

const tenseOf = ({ current }: FactJob): 'present' | 'imperfect' => (current ? 'present' : 'imperfect')

type Candidate = { kind: string; text: string | undefined }
const sentence = (kind: string, text: string | undefined): Candidate => ({
  kind,
  text:
    text === undefined ? undefined : `${upperFirst(text.replace(/\s+/gu, ' ').replace(/ ,/gu, ',').trim())}.`,
})

/** The job and its tasks in one sentence. */
function opening(
  job: FactJob,
  tasks: readonly VerbPhrase[],
  morphology: Morphology,
  { isEarlier = false, isIntroduced = false, gender, now }: TellOptions,
): Candidate[] {
  if (tasks.length === 0) return []
  const heads = headsOf(job)
  // A title and dates that the letter has given already are not given twice.
  const { title, de, at, town, period } = isIntroduced
    ? { at: heads.at, title: undefined, de: undefined, town: undefined, period: undefined }
    : heads
  const areDone = !job.current && tasks.every(isAchievement)
  const tense = areDone ? 'perfect' : tenseOf(job)
  const said = together(tasks, tense, morphology)
  const each = together(tasks, tense, morphology, { repeat: true })
  const done = job.current ? undefined : together(tasks, 'perfect', morphology)
  if (said === undefined) return []
  const where = at === undefined ? undefined : [at, town].filter(Boolean).join(', ')
  const was = job.current ? 'je suis' : 'j’étais'
  const consisted = job.current ? 'consiste' : 'consistait'
  const out: Candidate[] = []
  const add = (kind: string, needed: readonly (string | undefined)[], text: () => string | undefined) => {
    // What was made once is told as done, and was no habit.
    if (areDone && asHabit.test(kind)) return
    if (needed.every((one) => one !== undefined)) out.push(sentence(`tasks:${kind}`, text()))
  }
  add('period-where', [period, where], () => `${period}, ${where}, ${said}`)
  add('as', [title, where], () => `comme ${title} ${where}, ${said}`)
  add('as-period', [title, at, period], () => `comme ${title} ${at}, ${period}, ${each}`)
  add('where-title', [title, where, period], () => `${where}, où ${was} ${title} ${period}, ${said}`)
  add('title-first', [title, at, period], () => `${title} ${at} ${period}, ${each}`)
  add('where-each', [where], () => `${where}, ${each}`)
  add('post', [de, at], () => `mon poste ${de} ${at} ${consisted} ${infinitives(tasks)}`)
  add('work', [at, period], () => `${period}, mon travail ${at} ${consisted} ${infinitives(tasks)}`)
  add('tasks-where', [at, title, period], () => `${said} ${at}, où ${was} ${title} ${period}`)
  add('was-then', [title, at, period], () => `${period}, ${was} ${title} ${at} : ${said}`)
  add('done', [done, where], () => `${where}, ${done}`)
  add('done-as', [done, title, period], () => `comme ${title}, ${period}, ${done}`)
  add('my-task', [title, at], () => `en tant ${join('que', title ?? '')} ${at}, ${said}`)
  add('bare-period', [at === undefined ? period : undefined], () => `${period}, ${said}`)
  add(
    'bare-title',
    [at === undefined ? title : undefined, period],
    () => `comme ${title}, ${period}, ${each}`,
  )
  const charged = chargedWith(tasks, gender)
  const duration = durationOf(job.card, now)
  add(
    'had-to',
    [where, period],
    () =>
      `${period}, ${where}, ${job.current ? 'il me faut' : 'il me fallait'} ${list(tasks.map(({ text }) => text))}`,
  )
  add(
    'charged',
    [where, period, charged],
    () => `${period}, ${where}, ${job.current ? 'je suis' : 'j’étais'} ${charged}`,
  )
  add(
    'charged-as',
    [title, where, charged],
    () => `comme ${title} ${where}, ${job.current ? 'je suis' : 'j’étais'} ${charged}`,
  )
  add(
    'at-post',
    [de, at, period],
    () => `au poste ${de} que j’${job.current ? 'occupe' : 'ai occupé'} ${at} ${period}, ${each}`,
  )
  add('during', [job.current ? undefined : duration, where], () => `pendant ${duration}, ${where}, ${each}`)
  add('the-post', [de, at], () => `${at}, le poste ${de} ${consisted} ${infinitives(tasks)}`)
  add('it-is-there', [done, at, period], () => `c’est ${at}, ${period}, que ${done}`)
  const infinitiveList = list(tasks.map(({ text }) => text))
  add(
    'there-had',
    [isIntroduced && !areDone ? at : undefined],
    () => `${at}, ${job.current ? 'j’ai' : 'j’avais'} ${infinitives(tasks)}`,
  )
  add(
    'there-must',
    [isIntroduced && !areDone ? at : undefined],
    () => `${at}, il ${job.current ? 'me faut' : 'me fallait'} ${infinitiveList}`,
  )
  add(
    'there-charged',
    [isIntroduced && !areDone ? at : undefined, charged],
    () => `${at}, ${job.current ? 'je suis' : 'j’étais'} ${charged}`,
  )
  add('there-concrete', [isIntroduced ? at : undefined], () => `concrètement, ${at}, ${said}`)
  add(
    'there-post',
    [isIntroduced && !areDone ? at : undefined],
    () => `mon poste ${at} ${consisted} ${infinitives(tasks)}`,
  )
  if (isIntroduced && at !== undefined)
    add('there-work', [at], () => `mon travail ${at} ${consisted} ${infinitives(tasks)}`)
  if (isEarlier && !isIntroduced) {
    add('before', [where, period], () => `avant cela, ${where}, ${period}, ${said}`)
    add('earlier', [title, where], () => `auparavant, comme ${title} ${where}, ${said}`)
    add('first-was', [at, title], () => `j’ai d’abord été ${title} ${at}, où ${said}`)
  }
  return out
}

const asHabit =
  /^(?:post|work|had-to|charged|charged-as|at-post|during|the-post|there-work|was-then|as-period|title-first|bare-title)$/u

/** The job without its tasks. */
export function headOnly(job: FactJob, isEarlier: boolean): Candidate[] {
  const { title, at, period } = headsOf(job)
  const where = at === undefined ? '' : ` ${at}`
  const when = period === undefined ? '' : ` ${period}`
  const out: Candidate[] = []
  if (job.current && title) {
    out.push(
      sentence('head:since', period && `${period}, je suis ${title}${where}`),
      sentence('head:am', `je suis ${title}${where}${when}`),
      sentence('head:work', where === '' ? undefined : `je travaille${where} comme ${title}${when}`),
      sentence('head:exercise', `j’exerce comme ${title}${where}${when}`),
      sentence('head:hold', where === '' ? undefined : `j’occupe${where} un poste ${join('de', title)}`),
    )
  } else if (title) {
    out.push(
      sentence(
        'head:in',
        period === undefined || where === '' ? undefined : `c’est${where}, ${period}, que j’ai été ${title}`,
      ),
      sentence(
        'head:post',
        where === '' ? undefined : `j’ai tenu${where} un poste ${join('de', title)}${when}`,
      ),
      sentence(
        'head:held',
        where === '' ? undefined : `j’ai occupé un poste ${join('de', title)}${where}${when}`,
      ),
      sentence(
        'head:career',
        where === '' ? undefined : `mon parcours compte un poste ${join('de', title)}${where}${when}`,
      ),
      sentence('head:was', `j’ai été ${title}${where}${when}`),
      sentence('head:period-was', period && `${period}, j’étais ${title}${where}`),
      sentence('head:worked', `j’ai travaillé comme ${title}${where}${when}`),
      sentence('head:exercised', where === '' ? undefined : `j’ai exercé comme ${title}${where}${when}`),
      sentence('head:where-was', where === '' ? undefined : `${where.trim()}, j’ai été ${title}${when}`),
    )
    if (isEarlier)
      out.push(
        sentence('head:before', `auparavant, j’ai été ${title}${where}${when}`),
        sentence('head:earlier', `avant cela, j’étais ${title}${where}${when}`),
      )
  } else if (job.card.kind === 'internship' && where !== '')
    out.push(
      sentence('head:internship', `j’ai fait un stage${where}${when}`),
      sentence('head:internship-period', period && `${period}, j’étais en stage${where}`),
    )
  else if (where !== '' && job.card.kind === 'employment')
    out.push(
      sentence('head:there', `j’ai travaillé${where}${when}`),
      sentence('head:there-period', period && `${period}, j’ai travaillé${where}`),
    )
  return out
}

/** Tasks of a job that the sentence before has named: «J’y accueillais les clients». */
function goingOn(
  job: FactJob,
  tasks: readonly VerbPhrase[],
  morphology: Morphology,
  { gender }: TellOptions,
): Candidate[] {
  if (!job.current && tasks.every(isAchievement))
    return [sentence('on:done', together(tasks, 'perfect', morphology, { clitic: 'y' }))]
  const tense = tenseOf(job)
  return [
    sentence('on:y', together(tasks, tense, morphology, { clitic: 'y' })),
    sentence('on:y-each', together(tasks, tense, morphology, { clitic: 'y', repeat: true })),
    sentence('on:concrete', prefixed('concrètement, ', together(tasks, tense, morphology))),
    sentence(
      'on:charged',
      prefixed(`${job.current ? 'j’y suis' : 'j’y étais'} `, chargedWith(tasks, gender)),
    ),
    sentence(
      'on:had-to',
      `il ${job.current ? 'me faut' : 'me fallait'} ${list(tasks.map(({ text }) => text))}`,
    ),
    sentence('on:frame', prefixed('dans ce cadre, ', together(tasks, tense, morphology, { repeat: true }))),
    sentence('on:post', `ce poste ${job.current ? 'consiste' : 'consistait'} ${infinitives(tasks)}`),
    sentence('on:had', `j’y ${job.current ? 'ai' : 'avais'} ${infinitives(tasks)}`),
    sentence('on:work', `mon travail ${job.current ? 'consiste' : 'consistait'} ${infinitives(tasks)}`),
    sentence(
      'on:charge',
      job.current
        ? undefined
        : prefixed('dans ce poste, ', together(tasks, tense, morphology, { repeat: true })),
    ),
    sentence('on:done', job.current ? undefined : together(tasks, 'perfect', morphology, { clitic: 'y' })),
  ]
}

const prefixed = (before: string, text: string | undefined): string | undefined =>
  text === undefined ? undefined : before + text

function furthermore(job: FactJob, tasks: readonly VerbPhrase[], morphology: Morphology): Candidate[] {
  const tense = tenseOf(job)
  return [
    sentence('more:aussi', together(tasks, tense, morphology, { adverb: 'aussi' })),
    sentence('more:également', together(tasks, tense, morphology, { adverb: 'également', repeat: true })),
    sentence('more:besides', prefixed('en plus de cela, ', together(tasks, tense, morphology))),
    sentence('more:added', prefixed('de plus, ', together(tasks, tense, morphology, { repeat: true }))),
    sentence(
      'more:had',
      `il ${job.current ? 'faut' : 'fallait'} aussi ${list(tasks.map(({ text }) => text))}`,
    ),
    sentence('more:had-also', `j’${job.current ? 'ai' : 'avais'} également ${infinitives(tasks)}`),
    sentence('more:other', prefixed('par ailleurs, ', together(tasks, tense, morphology))),
    sentence(
      'more:part',
      tasks.length === 1
        ? `une autre partie de mon travail ${job.current ? 'est' : 'était'} ${list(tasks.map(({ text }) => join('de', text)))}`
        : undefined,
    ),
    sentence(
      'more:also-had',
      job.current
        ? `je dois aussi ${list(tasks.map(({ text }) => text))}`
        : `je devais aussi ${list(tasks.map(({ text }) => text))}`,
    ),
  ]
}

function achieved(results: readonly VerbPhrase[], morphology: Morphology): Candidate[] {
  return [
    sentence('result:there-done', prefixed('dans ce poste, ', together(results, 'perfect', morphology))),
    sentence('result:y', together(results, 'perfect', morphology, { clitic: 'y' })),
    sentence('result:there', together(results, 'perfect', morphology, { adverb: 'aussi' })),
  ]
}
