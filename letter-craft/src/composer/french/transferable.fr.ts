import type { Frame } from '../draft.ts'
import { joinings } from './frame.ts'

/**
 * What two trades have in common, said of the trades: `a1`, `a2` as infinitives; `sT`: the trade of the person; `T`: the
 * post. Frames that begin with «ce métier» speak of the one just named.
 */
const likenesses: readonly Frame[] = [
  'le métier {de sT} demande, comme celui {de T}, ',
  'comme le métier {de T}, celui {de sT} demande ',
  'tout comme le métier {de T}, celui {de sT} demande ',
  'ce métier demande, comme celui {de T}, ',
  'ce métier demande, tout comme celui {de T}, ',
  'ce métier-là demande, comme celui {de T}, ',
]

export const transferableFrames: readonly Frame[] = [
  ...joinings(likenesses, ['{de a1} et {de a2}.']),
  'Entre le métier {de sT} et celui {de T}, je vois deux points communs : {a1} et {a2}.',
  'Le métier {de sT} et celui {de T} se ressemblent sur deux points : {a1}, et {a2}.',
  'Dans ce métier comme dans celui {de T}, il faut {a1} et {a2}.',
  'Ce métier et celui {de T} se ressemblent sur deux points : {a1}, et {a2}.',
  'D’un métier à l’autre, deux choses restent : {a1} et {a2}.',
]

/** The same with one thing in common. */
export const singleTransferableFrames: readonly Frame[] = [
  ...joinings(likenesses, ['{de a1}.']),
  'Entre le métier {de sT} et celui {de T}, je vois un point commun : {a1}.',
  'Dans ce métier comme dans celui {de T}, il faut {a1}.',
  'Le métier {de sT} et celui {de T} ont un point commun : {a1}.',
  'Du métier {de sT} à celui {de T}, une chose reste : {a1}.',
  'Comme dans le métier {de T}, il faut {a1} dans celui {de sT}.',
  'D’un métier à l’autre, une chose reste : {a1}.',
]
