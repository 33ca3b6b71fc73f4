import type { FileRefusal } from '../../platform/career-reading/file-refusal.ts'

/** Headings under which the fields of the former profile are read. */
export const careerTexts = {
  experience: 'Expériences',
  education: 'Formation',
  languages: 'Langues',
  skills: 'Compétences',
  achievements: 'Qualités',
} as const

const paste = 'Copiez et collez plutôt le texte de votre CV.'

/** Why a file was not read, and what to do. */
export const fileRefusals: Readonly<Record<FileRefusal, string>> = {
  empty: `Ce fichier ne contient aucun texte. ${paste}`,
  encrypted:
    'Ce fichier est protégé par un mot de passe. Enregistrez-en une copie sans mot de passe, puis réessayez.',
  'image-only': `Ce document ne contient que des images, sans texte à lire\u00a0: c’est sans doute un scan. ${paste}`,
  picture: `C’est une image, et non un document. ${paste}`,
  broken: `Ce fichier est abîmé ou incomplet. Exportez de nouveau votre CV, ou copiez et collez son texte.`,
  'old-word':
    'C’est un fichier Word d’un ancien format (.doc). Enregistrez-le au format .docx ou PDF, puis réessayez.',
  'too-many-pages': 'Ce document a plus de 20 pages. Gardez seulement votre CV, puis réessayez.',
  'too-large': `Ce fichier est trop volumineux une fois ouvert. ${paste}`,
  unsupported: `Ce type de fichier n’est pas lu. Choisissez un PDF, un DOCX, un ODT ou un fichier texte, ou copiez et collez votre CV.`,
}
