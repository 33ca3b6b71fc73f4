import type { Frame } from '../draft.ts'
import { joinings } from './frame.ts'

/**
 * What two trades have in common, said of the trades: `a1`, `a2` as infinitives; `sT`: the trade of the person; `T`: the
 * post. Frames that begin with «ce métier» speak of the one just named.
 */
const likenesses: readonly Frame[] = [
  'le métier {de sT} demande, comme celui {de T}, ',
  'comme votre poste, le métier {de sT} demande ',
  'comme ce poste {de T}, le métier {de sT} demande ',
  'ce métier demande, comme celui que vous proposez, ',
  'ce métier demande, tout comme votre poste, ',
  'ce métier-là demande lui aussi ',
]

export const transferableFrames: readonly Frame[] = [
  ...joinings(likenesses, ['{de a1} et {de a2}.']),
  'Entre le métier {de sT} et ce poste, je vois deux points communs : {a1} et {a2}.',
  'Mon métier {de sT} et votre poste se ressemblent sur deux points : {a1}, et {a2}.',
  'Dans ce métier comme dans celui que vous proposez, il faut {a1} et {a2}.',
  'Les deux métiers se ressemblent sur deux points : {a1}, et {a2}.',
  'D’un métier à l’autre, deux choses restent : {a1} et {a2}.',
]

/** The same with one thing in common. */
export const singleTransferableFrames: readonly Frame[] = [
  ...joinings(likenesses, ['{de a1}.']),
  'Entre le métier {de sT} et ce poste, je vois un point commun : {a1}.',
  'Dans ce métier comme dans celui que vous proposez, il faut {a1}.',
  'D’un métier à l’autre, une chose reste : {a1}.',
]
