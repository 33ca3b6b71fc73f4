export const zipText = {
  fileName: (day: string) => `Lettres du ${day}.zip`,
  noteName: 'À LIRE.txt',
  note: (missing: readonly { name: string; why: string }[]) =>
    [
      missing.length > 1
        ? `${missing.length} lettres manquent dans ce dossier\u00a0:`
        : 'Une lettre manque dans ce dossier\u00a0:',
      '',
      ...missing.map(({ name, why }) => `- ${name}\u00a0: ${why}`),
      '',
    ].join('\n'),
} as const
