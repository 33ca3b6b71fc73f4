/** The download of the list; the texts of its sheet are those of the export. */
export const quickDownloadText = {
  failed: 'Erreur lors du téléchargement de la lettre. Veuillez réessayer plus tard.',
} as const
