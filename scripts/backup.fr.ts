import { fileSizeText } from '@lettrine/contract/my-data.fr'

/** «24 novembre 2026 à 12:00» */
const dateText = (date: Date) => date.toLocaleString('fr-FR', { dateStyle: 'long', timeStyle: 'short' })

const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString('fr-FR')}\u00a0${number < 2 ? one : many}`

export const backupMessages = {
  usage: [
    'Utilisation\u00a0:',
    '  npm run backup',
    '  npm run backup -- --dossier DOSSIER',
    '  npm run backup -- --verifier FICHIER',
    '',
    'Sans --dossier, la sauvegarde va dans le dossier de BACKUP_DIR, ou dans «\u00a0backups\u00a0» de DATA_DIR.',
    '--verifier restaure un fichier dans une base d’essai, compare, et n’écrit rien d’autre.',
  ].join('\n'),
  restoreUsage: [
    'Utilisation\u00a0:',
    '  npm run restore -- FICHIER',
    '  npm run restore -- FICHIER --remplacer',
    '',
    'Avec --remplacer, ce que la base contient est effacé.',
  ].join('\n'),
  made: (backup: { file: string; bytes: number; tables: number; rows: number }) =>
    `Sauvegarde faite\u00a0: ${backup.file} (${fileSizeText(backup.bytes)}, ${count(backup.rows, 'ligne', 'lignes')} de ${count(backup.tables, 'table', 'tables')}).`,
  tried: 'Essai réussi\u00a0: restaurée dans une base d’essai, elle a redonné les mêmes lignes.',
  notTried:
    'Elle n’a pas été essayée\u00a0: ce compte de PostgreSQL ne peut pas créer de base d’essai. Donnez-lui le droit CREATEDB, ou essayez le fichier ailleurs avec --verifier.',
  checked: (file: string, backup: { madeAt: Date; tables: number; rows: number }) =>
    `La sauvegarde ${file}, du ${dateText(backup.madeAt)}, se restaure bien\u00a0: ${count(backup.rows, 'ligne', 'lignes')} de ${count(backup.tables, 'table', 'tables')}.`,
  restored: (file: string, backup: { madeAt: Date; tables: number; rows: number }) =>
    [
      `Restauration faite depuis ${file}\u00a0: ${count(backup.rows, 'ligne', 'lignes')} de ${count(backup.tables, 'table', 'tables')}, comme le ${dateText(backup.madeAt)}.`,
      'Toutes les sessions sont fermées\u00a0: chaque personne se connecte à nouveau.',
    ].join('\n'),
  embeddedData: (folder: string) => `Les données sont dans ${folder}.`,
  serverData: (database: string, host: string) =>
    `Les données sont dans la base ${database} du serveur ${host}.`,
  neverSaved:
    'Elles n’ont jamais été sauvegardées\u00a0: lancez «\u00a0npm run backup\u00a0», ou indiquez dans BACKUP_DIR un dossier d’un autre disque.',
  saved: (madeAt: Date, path: string, machine: string | undefined) =>
    `Dernière sauvegarde le ${dateText(madeAt)}, dans ${path}${machine === undefined ? '' : ` sur la machine ${machine}`}.`,
  savedOnSameDisk: (madeAt: Date, path: string) =>
    `Dernière sauvegarde le ${dateText(madeAt)}, dans ${path}, sur le même disque que les données\u00a0: copiez-la ailleurs.`,
  savedFileGone: (madeAt: Date, path: string) =>
    `Dernière sauvegarde le ${dateText(madeAt)}, mais le fichier ${path} n’est plus là. Si vous ne l’avez pas rangé ailleurs, lancez «\u00a0npm run backup\u00a0».`,
} as const
