export const configMessages = {
  badValue: (name: string, reason: string) => `La variable ${name} ne convient pas\u00a0: ${reason}`,
  flag: 'écrivez true ou false.',
  port: 'c’est un numéro de port, de 0 à 65535.',
  databaseRequired:
    'indiquez l’adresse d’un serveur PostgreSQL, ou lancez «\u00a0npm start\u00a0» qui en démarre un.',
  databaseUrl: 'l’adresse commence par postgresql://.',
  publicUrl: 'c’est l’adresse complète du site, comme https://lettrine.example.',
  role: 'choisissez all, web ou worker.',
  writer: 'choisissez composer, gemini ou openai-compatible.',
  writerNotThere: (writer: string) =>
    `le rédacteur ${writer} n’existe pas encore dans cette version\u202f; choisissez composer.`,
  logLevel: 'choisissez fatal, error, warn, info, debug ou silent.',
} as const
