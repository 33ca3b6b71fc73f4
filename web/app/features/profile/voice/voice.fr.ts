import { limits } from '@lettrine/contract/limits'
import type { VoiceChoices } from '@lettrine/contract/voice'

const nbsp = '\u00a0'

export const voiceText = {
  title: 'Ma voix',
  lead: 'Donnez deux textes que vous avez écrits vous-même\u00a0: lettres, mails, rapports. Lettrine y mesure vos habitudes, et choisit parmi ses phrases celles qui vous ressemblent. Rien de ce qu’ils racontent n’entre dans vos lettres.',
  use: 'Écrire mes lettres avec ma voix',
  failed: 'Vos habitudes n’ont pas pu être lues.',
  retry: 'Réessayer',
  saveFailed: 'Ce changement n’a pas été enregistré.',

  texts: 'Vos textes',
  noTexts: 'Aucun texte pour l’instant.',
  words: (count: number) => `${count}${nbsp}mot${count > 1 ? 's' : ''}`,
  remove: 'Retirer',
  removeLong: (beginning: string) => `Retirer le texte «${nbsp}${beginning}${nbsp}»`,
  removed: 'Texte retiré',
  undo: 'Annuler',
  paste: 'Un texte de vous',
  pasteHint: 'Collez-le tel que vous l’avez écrit, fautes comprises.',
  add: 'Ajouter ce texte',
  added: 'Texte ajouté',
  fromLetter: 'Ou une de vos lettres',
  fromLetterHint: 'Seulement si vous l’avez écrite ou réécrite vous-même.',
  chooseLetter: 'Choisir une lettre…',
  tooShort: 'Collez au moins deux ou trois phrases.',
  full: `Vous avez ajouté ${limits.voiceTexts} textes\u00a0: c’est le maximum.`,
  tooFew: (texts: number) =>
    texts < 2
      ? 'Il faut deux textes au moins pour mesurer des habitudes.'
      : 'Ces textes sont trop courts pour mesurer des habitudes\u00a0: ajoutez-en un.',

  habits: 'Vos habitudes',
  measuredOn: (words: number, sentences: number) =>
    `Mesurées sur ${words}${nbsp}mots et ${sentences}${nbsp}phrases. Corrigez ce qui n’est pas juste.`,
  sentences: 'Longueur des phrases',
  sentenceOptions: {
    measured: (words: number | undefined) =>
      words === undefined ? 'Comme dans mes textes' : `Comme dans mes textes (${words} mots)`,
    short: 'Courtes',
    medium: 'Moyennes',
    long: 'Longues',
    any: 'Sans préférence',
  },
  formality: 'Manière',
  formalityOptions: {
    measured: (manner: 'plain' | 'formal' | null | undefined) =>
      manner === 'plain'
        ? 'Comme dans mes textes (simple)'
        : manner === 'formal'
          ? 'Comme dans mes textes (cérémonieuse)'
          : 'Comme dans mes textes',
    plain: 'Simple',
    formal: 'Cérémonieuse',
    any: 'Sans préférence',
  },
  turns: 'Tournures',
  turnsHint: 'Touchez une expression pour choisir si vos lettres l’utilisent.',
  turnChoices: { favourite: 'souvent', avoided: 'jamais', any: 'sans préférence' },
  turnNamed: (turn: string, choice: string) => `«${nbsp}${turn}${nbsp}»\u00a0: ${choice}`,

  unusedTurns: (count: number) => `Celles que vous n’employez jamais (${count})`,
  otherTurns: (count: number) => `Les autres (${count})`,

  erase: 'Effacer',
  eraseLong: 'Effacer ma voix',
  erased: 'Vos textes et vos habitudes sont effacés',
  confirm: {
    title: 'Effacer votre voix\u202f?',
    description: 'Vos textes et vos choix seront effacés. Vos lettres ne changent pas.',
    action: 'Effacer',
  },
} as const satisfies Record<string, unknown> & {
  sentenceOptions: Record<VoiceChoices['sentences'], unknown>
  formalityOptions: Record<VoiceChoices['formality'], unknown>
}
