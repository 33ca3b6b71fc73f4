import type { AnswerKind } from './need-answers.ts'

export const guideText = {
  name: 'Nouvelle lettre',
  step: (number: number, count: number) => `Étape ${number} sur ${count}`,
  back: 'Étape précédente',
  leave: 'Écrire sans aide',
  next: 'Continuer',
  write: 'Écrire la lettre',

  waiting: (cards: number) =>
    cards > 1
      ? `${cards}\u00a0cartes de votre parcours sont à confirmer\u00a0: la lettre ne s’en sert pas encore.`
      : 'Une carte de votre parcours est à confirmer\u00a0: la lettre ne s’en sert pas encore.',
  confirm: 'Vérifier mon parcours',

  offer: {
    title: 'À quelle annonce répondez-vous\u202f?',
    lead: 'Collez son texte ou son adresse\u00a0: le poste, l’entreprise et le type de lettre se remplissent seuls.',
    without: 'Continuer sans annonce',
    language: 'Langue de la lettre',
    english: 'L’annonce est en anglais. Vous pouvez y répondre en anglais ou en français.',
  },
  post: {
    title: 'Quel poste visez-vous\u202f?',
    lead: 'Sans annonce, la lettre est une candidature spontanée\u00a0: elle s’adresse à une entreprise précise.',
    unnamed:
      'Aucun nom d’entreprise n’a été trouvé dans l’annonce. S’il n’y figure pas, laissez ce champ vide.',
    missing: {
      both: 'Indiquez le poste et l’entreprise.',
      jobTitle: 'Indiquez le poste.',
      company: 'Indiquez l’entreprise. Pour une agence d’intérim, son nom suffit.',
    },
  },
  career: {
    title: 'Qu’avez-vous fait jusqu’ici\u202f?',
    lead: 'À remplir une seule fois\u00a0: toutes vos lettres s’en serviront, sans rien inventer.',
    known: 'Votre parcours',
    paste: 'Coller ou importer mon CV',
    pasteNote: 'Le plus rapide\u00a0: il est lu, vous vérifiez.',
    add: 'Ajouter une expérience',
    addNote: 'Un emploi, un stage, du bénévolat\u00a0: moins d’une minute.',
    skip: 'Continuer sans parcours',
    skipNote: 'La lettre gardera des passages à compléter.',
    failed: 'Votre parcours n’a pas pu être chargé.',
  },
  needs: {
    title: 'L’annonce demande aussi',
    lead: 'Ce que vous avez s’ajoute à votre parcours. La lettre ne parlera pas du reste.',
    loading: 'L’annonce est comparée à votre parcours…',
    failed: 'L’annonce n’a pas pu être comparée à votre parcours.',
    saveFailed: 'Vos réponses n’ont pas pu être ajoutées à votre parcours. Réessayez.',
    retry: 'Réessayer',
    diploma: 'Intitulé du diplôme',
    diplomaHint: 'Par exemple\u00a0: BTS Management commercial opérationnel.',
    answers: {
      yes: 'Je l’ai',
      no: 'Je ne l’ai pas',
      'in-progress': 'En cours',
      notions: 'Notions',
      intermediate: 'Intermédiaire',
      fluent: 'Courant',
    } satisfies Record<AnswerKind, string>,
    toolAnswers: { yes: 'Oui', no: 'Non' },
    languageNo: 'Je ne la parle pas',
  },
  motive: {
    title: (company: string) => (company ? `Pourquoi ${company}\u202f?` : 'Pourquoi ce poste\u202f?'),
    lead: 'Une phrase suffit. Sans réponse, la lettre n’inventera rien.',
    label: 'Votre raison',
  },
} as const
