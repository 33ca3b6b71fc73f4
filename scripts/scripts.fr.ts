export const scriptText = {
  testSeed: (seed: number) => `Graine des tests aléatoires\u00a0: ${seed} (TEST_SEED pour en changer)`,
  building: 'Construction des pages…',
  buildFailed: (output: string) => `La construction des pages a échoué\u00a0:\n${output}`,
  fetchingPlaywrights: 'Aucun Chromium installé\u00a0: téléchargement de celui de Playwright…',
  installingDebians: 'Installation du paquet chromium de Debian…',
  chromiumNeeded:
    'Les parcours ont besoin de Chromium\u00a0: installez-le («\u00a0apt install chromium\u00a0» ou «\u00a0npx playwright install chromium\u00a0»), ou indiquez son chemin dans CHROMIUM_PATH.',
  sandboxWriter: (writer: string, missing: string, url: string) =>
    `WRITER=${writer} sans ${missing}\u00a0: un service d’écriture simulé répond à sa place sur ${url}. Il n’utilise aucun modèle.`,
  mailboxPortTaken: (port: string) =>
    `Le port ${port} est déjà utilisé par un autre programme. Choisissez-en un autre avec la variable MAILBOX_PORT, ou laissez-la vide.`,
  badMailboxPort: 'La variable MAILBOX_PORT ne convient pas\u00a0: c’est un numéro de port, de 0 à 65535.',
  sandboxMailbox: (url: string) =>
    `Les mails arrivent dans la boîte aux lettres du bac à sable\u00a0: ${url}`,
  sandboxIdentity: (provider: string, url: string) =>
    `${provider} sans identifiants\u00a0: un bac à sable répond à sa place sur ${url}. On s’y connecte sous n’importe quel nom.`,
  sandboxSecondOpinion: (url: string) =>
    `LANGUAGETOOL_URL=sandbox\u00a0: un LanguageTool simulé donne un second avis sur ${url}. Il ne connaît que quelques fautes.`,
  sandboxPayments: (url: string) =>
    `PayPal sans identifiants\u00a0: un bac à sable répond à sa place, et aucun débit n’est réel. Ce qui s’y passe se lit sur ${url}`,
} as const
