import { upperFirst } from '../french/plain-letters.ts'

export const emailTexts = {
  spontaneous: 'candidature spontanée',
  post: (ofPost: string) => `candidature au poste ${ofPost}`,
  internship: 'demande de stage',
  internshipAs: (ofPost: string) => `candidature au stage ${ofPost}`,
  thisInternship: (internship: string) => `candidature au ${internship}`,
  workStudy: (named: string) => `candidature pour l’${named}`,
  apprenticeship: 'demande d’alternance',
  apprenticeshipAs: (ofPost: string) => `candidature à l’alternance ${ofPost}`,
  scholarship: 'demande de bourse',
  admission: 'candidature',
  send: (what: string) => `Je vous adresse ma ${what}`,
  to: (ofCompany: string) => `auprès ${ofCompany}`,
  reference: (reference: string) => `réf. ${reference}`,
  letterAlone: 'Ma lettre de motivation est jointe à ce message.',
  letterAndCv: 'Ma lettre de motivation et mon curriculum vitæ sont joints à ce message.',
  meeting: 'Je vous rencontrerai volontiers à la date de votre choix.',
  details: 'Je vous donnerai volontiers toute précision utile à votre décision.',
  close: 'Cordialement,',
  subject: (what: string) => upperFirst(what),
} as const
