export const launcherMessages = {
  noBinaries: (platform: string) =>
    `Aucun PostgreSQL embarqué pour ${platform}. Installez PostgreSQL 18 et indiquez son adresse dans DATABASE_URL.`,
  notOurs: (folder: string) =>
    `Le dossier ${folder} appartient à un autre compte\u00a0: supprimez-le ou choisissez un autre DATA_DIR.`,
  foreignFolder: (folder: string) =>
    `Le dossier ${folder} n’est pas vide et ne contient pas de base PostgreSQL\u00a0: il n’a pas été touché. Choisissez un autre DATA_DIR.`,
  otherVersion: (folder: string, found: string, expected: string) =>
    `La base du dossier ${folder} est de PostgreSQL ${found}, celle de Lettrine est de PostgreSQL ${expected}\u00a0: elle n’a pas été touchée. Choisissez un autre DATA_DIR, ou indiquez un serveur ${found} dans DATABASE_URL.`,
  notReadable: (folder: string) =>
    `Le dossier ${folder} appartient à un autre compte, sans doute parce que Lettrine y a été lancé en root. Relancez avec ce compte ou choisissez un autre DATA_DIR.`,
  initFailed: (output: string) => `PostgreSQL n’a pas pu créer sa base\u00a0:\n${output}`,
  startFailed: (log: string, tail: string) =>
    `PostgreSQL n’a pas démarré. Fin de son journal (${log})\u00a0:\n${tail}`,
  died: 'PostgreSQL s’est arrêté\u00a0: il est relancé.',
  restarted: 'PostgreSQL est relancé.',
  restartFailed: (reason: string) => `PostgreSQL n’a pas pu être relancé, un autre essai suit. ${reason}`,
} as const
