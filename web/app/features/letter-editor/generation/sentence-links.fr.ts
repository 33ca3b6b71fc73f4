export const sentenceLinksText = {
  title: 'D’où vient chaque phrase',
  pitch: 'Ce que chaque phrase prend à votre parcours.',
  changedCount: (count: number) =>
    count > 1 ? `${count} phrases modifiées par vous.` : 'Une phrase modifiée par vous.',
  answers: (needs: readonly string[]) => `Répond à\u00a0: ${needs.join(', ')}`,
  unknownCard: 'Une carte qui n’est plus dans votre parcours',
  factless: 'Ne dit rien de votre parcours.',
  changed: 'Modifiée par vous\u00a0: elle n’est plus reliée à un fait.',
  used: (count: number) =>
    count > 1 ? `Dans ${count} phrases de la lettre` : 'Dans une phrase de la lettre',
} as const
