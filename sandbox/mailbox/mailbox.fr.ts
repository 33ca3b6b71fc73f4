export const mailboxTexts = {
  title: 'Boîte aux lettres',
  sandbox: 'Bac à sable',
  sandboxMeaning:
    'Les mails de cette démonstration arrivent ici, et nulle part ailleurs. Les deux cents derniers sont gardés jusqu’à l’arrêt.',
  none: 'Aucun mail pour l’instant.',
  noneMeaning: 'Ceux que Lettrine envoie paraissent ici d’eux-mêmes.',
  noneFor: (address: string) => `Aucun mail pour ${address}.`,
  back: 'Tous les mails',
  to: 'À',
  from: 'De',
  received: 'Reçu le',
  asShown: 'Message',
  asText: 'Texte seul',
  asSource: 'Source',
  views: 'Façons de lire ce mail',
  gone: 'Ce mail n’est plus là.',
  goneMeaning: 'Les deux cents derniers sont gardés, jusqu’à l’arrêt.',
  listening: (url: string, smtpUrl: string) =>
    `Boîte aux lettres du bac à sable\u00a0: ${url} (SMTP\u00a0: ${smtpUrl})`,
} as const

/** «21 novembre 2026 à 14:05:12», in the time zone of this machine. */
export const instantOf = (iso: string): string =>
  new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'medium' }).format(new Date(iso))
