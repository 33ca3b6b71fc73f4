import type { Frame } from './frame.ts'

/** What two trades have in common: `a1`, `a2` as infinitives; `sT`: the trade of the person; `T`, `une`: the post. */
export const transferableFrames: readonly Frame[] = [
  'Le métier {de sT} apprend {à a1} et {à a2} ; celui {de T} aussi.',
  'Le métier {de sT} apprend {à a1} et {à a2} : votre poste le demande aussi.',
  'Comme {sT}, il faut {a1} et {a2}, et votre poste le demande aussi.',
  'Un poste {de sT} habitue {à a1} et {à a2}, ce qui sert aussi {à une}.',
  'Chez vous comme dans le métier {de sT}, il s’agit {de a1} et {de a2}.',
  'On n’est pas {sT} sans savoir {a1} et {a2} ; votre poste le demande aussi.',
  'Votre poste demande, comme celui {de sT}, {de a1} et {de a2}.',
  'Être {sT}, c’est aussi {a1} et {a2}, comme dans le poste que vous proposez.',
  'Pour être {T}, il faut {a1} et {a2} ; c’est vrai aussi {dune2}.',
  '{A1}, {a2} : un poste {de sT} y prépare bien.',
  'Savoir {a1} et {a2} compte pour {une} comme pour {une2}.',
]

/** The same with one thing in common. */
export const singleTransferableFrames: readonly Frame[] = [
  'Le métier {de sT} apprend {à a1} ; votre poste le demande aussi.',
  'Chez vous comme dans le métier {de sT}, il s’agit {de a1}.',
  'Un poste {de sT} habitue {à a1}, ce qui sert aussi {à une}.',
  'Votre poste demande, comme celui {de sT}, {de a1}.',
]
