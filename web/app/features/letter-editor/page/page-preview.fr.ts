import type { HeadPart, LetterPreview, PreviewStyle } from '@lettrine/contract/export'
import type { RemovalReason } from '@lettrine/letter-craft/trimming/removable-sentences'

const number = new Intl.NumberFormat('fr-FR')

export const pageText = {
  title: 'Page',
  empty: 'La page se prépare.',
  failed: 'L’aperçu n’est plus à jour. Votre texte n’est pas perdu.',
  designs: 'Modèle de page',
  onePageSwitch: 'Tenir sur une page',
  retry: 'Réessayer',
  resolvePageStyle: (index: number, total: number) => `Page ${index} sur ${total}`,
  settings: 'Réglages de la page',
  summary: (size: number, margin: number) =>
    `${number.format(size)}\u00a0pt, marges ${number.format(margin)}\u00a0cm`,
  mixedMargins: (size: number) => `${number.format(size)}\u00a0pt, marges réglées`,
  zoom: 'Agrandir la page',
  larger: 'Plus grand',
  smaller: 'Plus petit',
  closeZoom: 'Fermer la page agrandie',
  close: 'Fermer',
  head: {
    hint: 'L’en-tête se modifie directement sur la page.',
    edit: {
      sender: 'Modifier vos coordonnées',
      recipient: 'Modifier le destinataire',
      date: 'Modifier le lieu',
      subject: 'Modifier l’objet',
    } satisfies Record<HeadPart, string>,
    titles: {
      sender: 'Vos coordonnées',
      recipient: 'Destinataire',
      date: 'Lieu et date',
      subject: 'Objet',
    } satisfies Record<HeadPart, string>,
    dateHint: 'La date est celle du jour où vous téléchargez la lettre.',
    subjectHint: 'L’objet est composé du poste et de la référence.',
    done: 'Terminé',
  },
  onePage: 'Une page',
  linesLeft: (lines: number) =>
    lines > 1
      ? `il reste environ ${lines} lignes`
      : lines === 1
        ? 'il reste environ une ligne'
        : 'la page est pleine',
  pages: (count: number) => `${count} pages`,
  overflow: (words: number) =>
    words > 1
      ? `environ ${number.format(words)} mots de trop pour une page`
      : 'environ un mot de trop pour une page',
} as const

/** «interligne resserré, marges de 2 cm, 11 pt»; empty when nothing was reduced. */
function given(fit: NonNullable<LetterPreview['fit']>, style: PreviewStyle): string {
  const widest = Math.max(...Object.values(style.margins))
  return [
    fit.spacing ? 'interligne resserré' : '',
    fit.margins ? `marges de ${number.format(widest)}\u00a0cm` : '',
    fit.fontSize ? `${number.format(style.fontSize)}\u00a0pt` : '',
  ]
    .filter((part) => part !== '')
    .join(', ')
}

export const fitText = {
  done(fit: NonNullable<LetterPreview['fit']>, style: PreviewStyle): string {
    const parts = given(fit, style)
    return parts === '' ? '' : `Pour tenir sur une page\u00a0: ${parts}.`
  },
  nothingDone: 'La lettre tient sur une page sans rien resserrer.',
  notEnough: 'Réduire les marges ne suffit pas. Vous pouvez retirer ces phrases\u00a0:',
  list: 'Phrases à retirer',
  remove: 'Retirer cette phrase',
  removed: 'Phrase retirée',
  undo: 'Annuler',
  reasons: {
    repeat: 'répète ce qui précède',
    advice: 'signalée à la relecture',
    filler: 'n’apporte aucun fait',
    lesser: 'la moins parlante',
  } satisfies Record<RemovalReason, string>,
} as const
