import type { PlanQuestion } from './plan.ts'

/** A question of a plan, for the candidate. */
export function questionText({ kind, about = '' }: PlanQuestion): string {
  switch (kind) {
    case 'licence':
      return `L’offre demande : ${about}. L’avez-vous ?`
    case 'diploma':
      return `L’offre demande un diplôme : « ${about} ». L’avez-vous, ou le préparez-vous ?`
    case 'language':
      return `L’offre demande cette langue : ${about}. La parlez-vous ?`
    case 'tool':
      return `L’offre cite ${about}. L’avez-vous déjà utilisé ?`
    case 'tasks':
      return about === ''
        ? 'Que faisiez-vous dans votre dernier poste ? Deux ou trois tâches suffisent.'
        : `Que faisiez-vous comme ${about} ? Deux ou trois tâches suffisent.`
    case 'experience':
      return 'Qu’avez-vous déjà fait qui s’approche de ce poste ? Un emploi, un stage ou du bénévolat.'
    case 'education':
      return 'Quelle formation suivez-vous ou avez-vous suivie : diplôme, établissement, année ?'
    case 'motive':
      return 'Pourquoi cette entreprise ? Une phrase suffit, par exemple : « Une amie travaille chez vous et m’a dit du bien de l’équipe. »'
    case 'offer':
      return 'Pouvez-vous coller le texte de l’offre ? La lettre répondra à ses missions.'
  }
}

/** A line of the notes that could not be used, and why. */
export const unusedLine = (text: string): string =>
  `Cette ligne n’a pas été utilisée, faute de savoir où la ranger : « ${text} ».`

/** Words of the candidate’s own that an English letter cannot take over. */
export const unsaidInEnglish = (text: string): string =>
  `La lettre est en anglais. Écrivez ceci en anglais pour qu’elle le reprenne : « ${text} ».`
