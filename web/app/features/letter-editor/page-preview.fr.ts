const number = new Intl.NumberFormat('fr-FR')

export const pageText = {
  title: 'Page',
  empty: 'La page apparaît ici dès que la lettre est enregistrée.',
  failed: 'L’aperçu n’a pas pu être préparé.',
  retry: 'Réessayer',
  pageOf: (index: number, total: number) => `Page ${index} sur ${total}`,
  settings: 'Réglages de la page',
  summary: (size: number, margin: number) =>
    `${number.format(size)}\u00a0pt, marges ${number.format(margin)}\u00a0cm`,
  mixedMargins: (size: number) => `${number.format(size)}\u00a0pt, marges réglées`,
  zoom: 'Agrandir la page',
  close: 'Fermer',
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
