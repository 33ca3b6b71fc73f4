export const templateTexts = {
  copySuffix: ' (copie)',
  /** Signature in the preview images of the library. */
  sampleName: 'Camille Laurent',
  generatedTitle: (jobTitle: string) => `Candidature\u00a0: ${jobTitle}`,
  untitledLetter: 'Modèle tiré d’une lettre',
} as const
