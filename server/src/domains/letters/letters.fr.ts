export const letterMessages = {
  untitled: 'Lettre sans titre',
  copySuffix: ' (copie)',
} as const
