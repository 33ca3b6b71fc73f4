import { withDe } from '../../french/contraction.ts'

/** A place that the writer fills: what they did, where `asked`, «soutenir les familles», is what the offer wants most. */
export function openPlace(title: string | undefined, at: string | undefined, asked?: string): string {
  if (title === undefined)
    return asked === undefined
      ? '[[Racontez ce que vous avez déjà fait qui ressemble à ce poste : où, quand, et ce que vous y faisiez.]]'
      : `[[Ce poste demande ${withDe(asked)} : racontez quand vous l’avez déjà fait, où, et ce que vous y faisiez.]]`
  const post = [title, at].filter(Boolean).join(' ')
  return asked === undefined
    ? `[[Racontez votre travail comme ${post} : une situation précise, ce que vous avez fait, et le résultat.]]`
    : `[[Racontez une situation de votre travail comme ${post} qui montre que vous sauriez ${asked} : ce que vous avez fait, et le résultat.]]`
}

/** Between a trade and quite another: what joins them is for the writer to say. */
export const likenessPlace = (title: string | undefined, asked?: string): string =>
  asked === undefined
    ? `[[Dites en une ou deux phrases ce que votre expérience ${title === undefined ? '' : `${withDe(title)} `}vous a appris et qui vous servira dans ce poste.]]`
    : `[[Ce poste demande ${withDe(asked)} : dites en une ou deux phrases ce que votre expérience ${title === undefined ? '' : `${withDe(title)} `}vous a appris et qui vous y servira.]]`

/** What no card can say of studies to come: the project. */
export const projectPlace: Readonly<Record<'scholarship' | 'motivation', string>> = {
  scholarship:
    '[[Dites votre projet en deux phrases : ce que vous étudiez, où cela doit mener, et ce que cette bourse rendrait possible.]]',
  motivation:
    '[[Dites votre projet en deux phrases : ce que vous voulez apprendre, pourquoi dans cette formation, et pour quel métier.]]',
}
