import { withDe } from '../../french/contraction.ts'

/** A place that the writer fills: what they did. */
export const openPlace = (title: string | undefined, at: string | undefined): string =>
  title === undefined
    ? '[[Racontez ce que vous avez déjà fait qui ressemble à ce poste : où, quand, et ce que vous y faisiez.]]'
    : `[[Racontez votre travail comme ${[title, at].filter(Boolean).join(' ')} : une situation précise, ce que vous avez fait, et le résultat.]]`

/** Between a trade and quite another: what joins them is for the writer to say. */
export const likenessPlace = (title: string | undefined): string =>
  `[[Dites en une ou deux phrases ce que votre expérience ${title === undefined ? '' : `${withDe(title)} `}vous a appris et qui vous servira dans ce poste.]]`

/** What no card can say of studies to come: the project. */
export const projectPlace: Readonly<Record<'scholarship' | 'motivation', string>> = {
  scholarship:
    '[[Dites votre projet en deux phrases : ce que vous étudiez, où cela doit mener, et ce que cette bourse rendrait possible.]]',
  motivation:
    '[[Dites votre projet en deux phrases : ce que vous voulez apprendre, pourquoi dans cette formation, et pour quel métier.]]',
}
