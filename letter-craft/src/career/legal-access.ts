const demanded =
  /obligatoire(?:s|ment)?(?!\p{L})|(?:profession|métier|activité)s? réglementée?s?|doi(?:t|vent) (?:être|obligatoirement être) titulaires?|nécessite (?:d’être|l’obtention|la détention|une? (?:carte|agrément|licence))/iu
const undemanded =
  /aucun|sans (?:qualification|diplôme|formation)|(?:n’est|ne sont|non|pas|bien que|sans être)[^.]{0,30}(?:obligatoire|réglement)|peu(?:t|vent|\(ven\)t) |parfois|selon|certain(?:e?s)? (?:équipements|emplois|cas)|souvent|recommand/iu

/** Of the register’s sentences on how one enters an occupation, those that name what is mandatory. */
export const legalAccess = (access: readonly string[]): string[] =>
  access
    .flatMap((told) => told.replaceAll("'", '’').split(/(?<=[.])\s+(?=\p{Lu})/u))
    .map((sentence) => sentence.trim())
    .filter((sentence) => demanded.test(sentence) && !undemanded.test(sentence))
