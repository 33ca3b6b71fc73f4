/** Patterns of compounds written in several words: `apart('là-bas')`. */
const apart = (...compounds: readonly string[]): string[] =>
  compounds.map((compound) => `[${compound.replaceAll('-', ' ')} → ${compound}]`)

/** The same, after some words only. */
export const apartAfter = (before: string, ...compounds: readonly string[]): string[] =>
  apart(...compounds).map((pattern) => `${before} ${pattern}`)

export const nounDeterminers =
  '(un|le|la|l’|les|des|du|de|d’|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs|ce|cet|cette|ces|au|aux|une|quel|quelle|deux|trois|chaque|aucun|aucune|vieux|nouveau)'
