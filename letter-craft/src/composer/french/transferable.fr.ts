import type { Frame } from '../draft.ts'
import { joinings } from './frame.ts'

/** What two trades have in common: `a1`, `a2` as infinitives; `sT`: the trade of the person; `T`, `une`: the post. */
export const transferableFrames: readonly Frame[] = [
  'C’est un métier où l’on apprend {à a1} et {à a2}.',
  'On y apprend {à a1} et {à a2}.',
  ...joinings(
    [
      'c’est un métier où il faut {a1} et {a2}',
      'dans ce métier, il faut {a1} et {a2}',
      'ce métier demande {de a1} et {de a2}',
    ],
    ['.', ', et le vôtre le demande aussi.', ' ; c’est aussi ce que demande votre poste.'],
  ),
  ...joinings(
    [
      'on n’est pas {sT} sans savoir {a1} et {a2}',
      'un poste {de sT} habitue {à a1} et {à a2}',
      'être {sT} apprend {à a1} et {à a2}',
    ],
    ['.', ' : cela me servira chez vous.', ', ce qui servira aussi {à une}.'],
  ),
  'Savoir {a1} et {a2} compte pour {une} comme pour {une2}.',
  'Pour {a1} comme pour {a2}, le métier {de sT} est une bonne école.',
  'Le métier {de sT} apprend {à a1} et {à a2}.',
  'Le métier {de sT} apprend {à a1} et {à a2}, et j’en aurai besoin chez vous.',
]

/** The same with one thing in common. */
export const singleTransferableFrames: readonly Frame[] = [
  ...joinings(
    ['c’est un métier où il faut {a1}', 'dans ce métier, il faut {a1}', 'ce métier demande {de a1}'],
    ['.', ' ; c’est aussi ce que demande votre poste.'],
  ),
  ...joinings(
    ['on n’est pas {sT} sans savoir {a1}', 'un poste {de sT} habitue {à a1}', 'être {sT} apprend {à a1}'],
    ['.', ' : cela me servira chez vous.', ', ce qui servira aussi {à une}.'],
  ),
  'Savoir {a1} compte pour {une} comme pour {une2}.',
  'Le métier {de sT} apprend {à a1}, et j’en aurai besoin chez vous.',
]
