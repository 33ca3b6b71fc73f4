import { dayInParis } from '@lettrine/contract/day.fr'

export type MissingFile = { name: string; why: string }

export const archiveTexts = {
  fileName: (isoDay: string) => `Mes données Lettrine du ${isoDay}.zip`,
  readMe: 'LISEZMOI.txt',
  folders: { letters: 'lettres', bin: 'corbeille', copies: 'copies', templates: 'modeles' },
  avatar: 'photo.webp',
  tooLarge:
    'les fichiers gardés dépassent un gigaoctet\u202f; celui-ci peut être téléchargé depuis la page de sa lettre',
  about: (name: string, madeAt: Date, missing: readonly MissingFile[]) =>
    [
      'VOS DONNÉES LETTRINE',
      '',
      `Cette archive a été préparée le ${dayInParis(madeAt)} pour ${name}.`,
      'Elle contient tout ce que Lettrine conserve à votre sujet.',
      '',
      '- lettres\u00a0: chacune de vos lettres, en PDF, telle qu’elle est aujourd’hui.',
      '- corbeille\u00a0: les lettres que vous avez supprimées et qui ne sont pas encore effacées.',
      '- copies\u00a0: les fichiers que vous avez exportés ou envoyés, tels quels.',
      '- modeles\u00a0: le texte des modèles que vous avez écrits.',
      '- photo.webp\u00a0: votre photo de profil, si vous en avez une.',
      '- donnees.json\u00a0: tout le reste, et tout ce qui précède, dans un format que les programmes savent lire\u00a0: compte, profil, réglages, connexions, formules, dictionnaire, historique des lettres.',
      '- schema.json\u00a0: la description de donnees.json (JSON Schema).',
      '',
      'Les dossiers vides ne sont pas créés.',
      '',
      'Ce qui n’y est pas\u00a0: votre mot de passe et les clés de vos connexions et de vos liens, que nous ne pouvons pas lire nous-mêmes, et le texte des messages que nous vous avons envoyés, qui est effacé après l’envoi.',
      '',
      ...missingPart(missing),
      'Cette archive contient vos données personnelles\u00a0: gardez-la en lieu sûr.',
      '',
    ].join('\r\n'),
} as const

function missingPart(missing: readonly MissingFile[]): string[] {
  if (missing.length === 0) return []
  const title =
    missing.length === 1
      ? 'Un fichier n’a pas pu être préparé\u202f; son contenu se trouve dans donnees.json, sauf s’il s’agit d’une copie\u00a0:'
      : `${missing.length} fichiers n’ont pas pu être préparés\u202f; leur contenu se trouve dans donnees.json, sauf s’il s’agit de copies\u00a0:`
  return [title, ...missing.map(({ name, why }) => `- ${name}\u00a0: ${why}`), '']
}
