/** What an operator reads of backups. */
export const backupTexts = {
  missing: (file: string) => `Le fichier ${file} n’existe pas.`,
  unreadable: (file: string) =>
    `Le fichier ${file} ne peut pas être lu\u00a0: vérifiez que c’est un fichier, et que ce compte y a accès.`,
  notABackup: (file: string) =>
    `Le fichier ${file} n’est pas une sauvegarde de Lettrine. La base n’a pas été touchée.`,
  truncated: (file: string) =>
    `La sauvegarde ${file} est incomplète\u00a0: il manque la fin du fichier. La base n’a pas été touchée. Reprenez une autre copie.`,
  altered: (file: string) =>
    `La sauvegarde ${file} est abîmée\u00a0: son contenu ne correspond plus à son empreinte. La base n’a pas été touchée. Reprenez une autre copie.`,
  otherFormat: (file: string) =>
    `La sauvegarde ${file} est d’un format que cette version de Lettrine ne connaît pas. La base n’a pas été touchée. Restaurez-la avec la version qui l’a faite, ou une plus récente.`,
  newer: (migration: string) =>
    `La sauvegarde vient d’une version de Lettrine plus récente que celle-ci (elle connaît ${migration}). La base n’a pas été touchée. Installez cette version, puis recommencez.`,
  otherJobs: (found: number, expected: number) =>
    `La sauvegarde contient la file de travaux de version ${found}, et cette version de Lettrine a la version ${expected}. La base n’a pas été touchée. Restaurez avec la version de Lettrine qui a fait la sauvegarde, puis mettez Lettrine à jour.`,
  unknownColumns: (table: string) =>
    `La sauvegarde contient des données que cette version de Lettrine ne sait pas ranger (${table}). La base n’a pas été touchée. Restaurez avec la version de Lettrine qui a fait la sauvegarde.`,
  differs: (table: string) =>
    `Ce qui a été restauré dans ${table} n’est pas ce que la sauvegarde annonce. Tout a été annulé\u00a0: la base est comme avant.`,
  notEmpty: (accounts: number) =>
    `La base contient déjà des données (${accounts === 1 ? '1\u00a0compte' : `${accounts}\u00a0comptes`}). Pour les effacer et mettre à leur place celles de la sauvegarde, ajoutez --remplacer. Faites d’abord une sauvegarde\u00a0: npm run backup.`,
  foreign:
    'La base indiquée contient des tables qui ne sont pas celles de Lettrine\u00a0: elle n’a pas été touchée. Indiquez une base vide dans DATABASE_URL.',
  inUse: (connections: number) =>
    `Lettrine utilise encore cette base (${connections === 1 ? '1\u00a0connexion' : `${connections}\u00a0connexions`})\u00a0: arrêtez tous ses processus, puis recommencez. La base n’a pas été touchée.`,
} as const
