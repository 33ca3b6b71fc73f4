import { withDe } from '../../french/contraction.ts'
import { enumerate } from '../enumerate.ts'

/** Whether a sentence is a place that its writer fills. */
export const isOpenPlace = ({ text }: { readonly text: string }): boolean => text.startsWith('[[')

/** A place that the writer fills: what they did, where `asked`, «soutenir les familles», is what the offer wants most. */
export function openPlace(title: string | undefined, asked?: string): string {
  if (title === undefined)
    return asked === undefined
      ? '[[Racontez ce que vous avez déjà fait qui ressemble à ce poste : où, quand, et ce que vous y faisiez.]]'
      : `[[Ce poste demande ${withDe(asked)} : racontez en deux ou trois phrases ce que vous avez fait de plus proche, et où.]]`
  return asked === undefined
    ? `[[Racontez en deux ou trois phrases une situation de votre travail ${withDe(title)} : ce que vous avez fait, et le résultat.]]`
    : `[[L’annonce demande ${withDe(asked)} : racontez en deux ou trois phrases ce que vous avez fait de plus proche dans votre travail ${withDe(title)}.]]`
}

/** Lines of a card that bear on the post, as typed: no sentence could tell them. `work`: «chez Duval», «de serveuse». */
export const linePlace = (lines: readonly string[], work: string | undefined): string =>
  `[[${work === undefined ? 'Vous avez noté' : `À propos de votre travail ${work}, vous avez noté`} ${enumerate(
    lines.map((line) => `« ${line.trim().replace(/[\s.;,]+$/u, '')} »`),
  )} : racontez-le en une ou deux phrases, si cela peut servir pour ce poste.]]`

/** What the post cannot do without, and no card has: a software, or a diploma or licence that is required. */
export const lackPlace = (kind: 'tool' | 'credential', name: string, others = false): string =>
  kind === 'tool'
    ? `[[L’annonce demande ${name} : dites en une phrase ce que vous en connaissez, ou comment vous comptez ${/ et /u.test(name) ? 'les' : 'l’'}${/ et /u.test(name) ? ' ' : ''}apprendre.]]`
    : /^(?:permis|CACES)/u.test(name)
      ? `[[Ce poste demande ${asHeld(name)} : dites en une phrase si vous ${/ et /u.test(name) && /^CACES/u.test(name) ? 'les avez, ou quand vous comptez les' : 'l’avez, ou quand vous comptez l’'}${/ et /u.test(name) && /^CACES/u.test(name) ? ' ' : ''}obtenir.]]`
      : `[[Ce poste demande ${asHeld(name)}${others ? ', ou un autre que cite l’annonce' : ''} : dites en une phrase ${
          others || asHeld(name).startsWith('«')
            ? 'quel diplôme vous avez, préparez ou comptez obtenir'
            : 'si vous l’avez, le préparez ou comptez l’obtenir'
        }.]]`

/** Several things of different kinds that no card has: «le permis B», «l’anglais», «Excel». */
export const lacksPlace = (names: readonly string[]): string =>
  `[[L’annonce demande ${enumerate(names)} : dites en une ou deux phrases où vous en êtes.]]`

export const languagePlace = (language: string): string =>
  `[[L’annonce demande ${language} : dites en une phrase à quel niveau vous le parlez.]]`

/** What the offer calls indispensable, in its own words. */
export const conditionPlace = (condition: string): string =>
  /^(?:une? |la |de )?(?:\p{L}+ )?(?:expérience|pratique)/u.test(condition)
    ? `[[L’annonce juge ceci indispensable : « ${condition} ». Dites en une ou deux phrases quelle expérience vous en avez.]]`
    : `[[L’annonce juge ceci indispensable : « ${condition} ». Dites en une ou deux phrases ce que vous en savez, ou comment vous comptez l’acquérir.]]`

/** «le permis B», «la FIMO», «l’AFGSU», «un CACES» */
export const asHeld = (name: string): string =>
  /^(?:permis|diplôme|BAFA|BAFD|SSIAP|SST|PSC1|BNSSA|Certiphyto|certificat)/u.test(name)
    ? `le ${name}`
    : /^(?:FIMO|FCO|carte)/u.test(name)
      ? `la ${name}`
      : /^(?:AFGSU|AIPR|habilitation)/u.test(name)
        ? `l’${name}`
        : /^CACES/u.test(name)
          ? / et /u.test(name)
            ? `les ${name}`
            : / \d/u.test(name)
              ? `le ${name}`
              : `un ${name}`
          : `« ${name.replace(/^(?:être )?titulaires? d(?:[’']|e |[’']une? |u |es )\s*/iu, '')} »`

/** Between a trade and quite another: what joins them is for the writer to say. */
export const likenessPlace = (title: string | undefined): string =>
  `[[Dites en une ou deux phrases ce que ${title === undefined ? 'vos expériences vous ont' : `votre travail ${withDe(title)} vous a`} appris d’utile pour ce poste.]]`

/** The last year that a letter tells of, and what a card says was learnt since. */
export type Idle = {
  readonly year: number
  readonly learnt?: { readonly name: string }
}

/** «ce que vous avez fait depuis 2020, y compris votre formation de développeuse web» */
const sinceWhen = ({ year, learnt }: Idle): string =>
  `ce que vous avez fait depuis ${year}${learnt ? `, y compris votre ${learnt.name}` : ''}`

/** Why another trade, one of long ago, a post below one’s own, or this internship or apprenticeship, where the person has not said it. */
export const reasonPlace = {
  placement: (placement: string, standing?: Standing): string =>
    asked(
      standing,
      `dites en une ou deux phrases pourquoi ${placement} vous attire, et ce que vous voulez y apprendre`,
    ),
  change: (title?: string, standing?: Standing): string =>
    asked(
      standing,
      `dites en une ou deux phrases pourquoi ${title === undefined ? 'ce poste' : `le métier ${withDe(title)}`} vous attire aujourd’hui`,
    ),
  below: (standing?: Standing): string =>
    asked(standing, 'dites en une ou deux phrases pourquoi ce poste vous attire aujourd’hui'),
  comeback: (title?: string, standing?: Standing): string =>
    asked(
      standing,
      `dites en une ou deux phrases pourquoi vous revenez ${title === undefined ? 'à ce métier' : `au métier ${withDe(title)}`}`,
    ),
  /** A reason, and what was done since a year of which the letter says no more. */
  since: (place: string, idle: Idle): string =>
    place.replace(/, et (?=ce que )/u, ', ').replace(/\.\]\]$/u, `, et ${sinceWhen(idle)}.]]`),
} as const

/** Years of which a letter says nothing. */
export const yearsPlace = (idle: Idle): string => `[[Dites en une ou deux phrases ${sinceWhen(idle)}.]]`

/** Who somebody is today, or was last: what makes a reader ask why. */
export type Standing =
  | { readonly kind: 'held' | 'left'; readonly title: string }
  | { readonly kind: 'begun' | 'prepared' | 'obtained'; readonly diploma: string }

const standingWords = (standing: Standing): string => {
  switch (standing.kind) {
    case 'held':
      return `êtes ${standing.title}`
    case 'left':
      return `avez été ${standing.title}`
    case 'begun':
      return `allez préparer ${standing.diploma}`
    case 'prepared':
      return `préparez ${standing.diploma}`
    case 'obtained':
      return `venez d’obtenir ${standing.diploma}`
  }
}

const asked = (standing: Standing | undefined, question: string): string =>
  standing
    ? `[[Vous ${standingWords(standing)} : ${question}.]]`
    : `[[${question.charAt(0).toUpperCase()}${question.slice(1)}.]]`

/** What no card can say of studies to come: the project. */
export const projectPlace: Readonly<Record<'scholarship' | 'motivation', string>> = {
  scholarship:
    '[[Dites votre projet en deux phrases : ce que vous étudiez, où cela doit mener, et ce que cette bourse rendrait possible.]]',
  motivation:
    '[[Dites votre projet en deux phrases : ce que vous voulez apprendre, pourquoi dans cette formation, et pour quel métier.]]',
}
