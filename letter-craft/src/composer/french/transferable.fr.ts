import { type Frame, joinings } from './frame.ts'

/** What two trades have in common: `a1`, `a2` as infinitives; `sT`: the trade of the person; `T`, `une`: the post. */
export const transferableFrames: readonly Frame[] = [
  ...joinings(
    [
      'le métier {de sT} apprend {à a1} et {à a2}',
      'un poste {de sT} habitue {à a1} et {à a2}',
      'être {sT}, c’est {a1} et {a2}',
      'dans un poste {de sT}, il faut {a1} et {a2}',
    ],
    [
      ' ; votre poste le demande aussi.',
      ', ce que demande aussi votre poste.',
      ' : c’est utile aussi {à une}.',
      ', et cela compte aussi dans votre poste.',
    ],
  ),
  'Le métier {de sT} apprend {à a1} et {à a2} ; celui {de T} aussi.',
  'Chez vous comme dans le métier {de sT}, il s’agit {de a1} et {de a2}.',
  'On n’est pas {sT} sans savoir {a1} et {a2} ; votre poste le demande aussi.',
  'Votre poste demande, comme celui {de sT}, {de a1} et {de a2}.',
  'Pour être {T}, il faut {a1} et {a2} ; c’est vrai aussi {dune2}.',
  'Savoir {a1} et {a2} compte pour {une} comme pour {une2}.',
]

/** The same with one thing in common. */
export const singleTransferableFrames: readonly Frame[] = [
  ...joinings(
    [
      'le métier {de sT} apprend {à a1}',
      'un poste {de sT} habitue {à a1}',
      'être {sT}, c’est {a1}',
      'dans un poste {de sT}, il faut {a1}',
    ],
    [
      ' ; votre poste le demande aussi.',
      ', ce que demande aussi votre poste.',
      ' : c’est utile aussi {à une}.',
      ', et cela compte aussi dans votre poste.',
    ],
  ),
  'Chez vous comme dans le métier {de sT}, il s’agit {de a1}.',
  'Votre poste demande, comme celui {de sT}, {de a1}.',
  'Savoir {a1} compte pour {une} comme pour {une2}.',
]
