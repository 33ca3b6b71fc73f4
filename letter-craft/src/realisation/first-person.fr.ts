import { upperFirst } from '../french/plain-letters.ts'

/** What stands before the deed in a line that is a sentence: «Par ailleurs, j’ai…», «Durant ma dernière semaine j’ai…». */
const opening =
  /^(?:(?:ensuite|puis|enfin|de plus|par ailleurs|également|en outre|au quotidien|en parallèle)|(?:durant|pendant|lors|après|au cours)(?= )[^.;:]{3,90}?),? (?=(?:j[’']|je )\p{L})/iu

/** «J’ai, pendant ces deux années, aidé à…» */
const aside = /^(j[’']ai),? (?:pendant|durant|lors|au cours)(?= )[^,;.:]{3,60}, (?=\p{L}+[ée]s?(?: |$))/iu

/** «J’ai également pu assister à…», «J’avais pour but de distribuer…», «J’étais amenée à remplacer…»: the deed follows. */
const mission =
  /^(?:j[’']|je )(?:(?:ai|avais|étais|devais|pouvais|dois|peux|suis) )(?:(?:également|aussi|notamment|ainsi|cette fois[ -]ci) )*(?:(?:pu|su|dû)|(?:eu )?(?:l[’']occasion|la chance|la responsabilité|la charge)(?: de| d[’'])|(?:eu )?pour (?:but|objectif|mission|rôle|tâche|fonction)s?(?: principale?s?)?(?: de| d[’'])|(?:été )?(?:amenée?|chargée?|en charge)(?: à| de| d[’']))(?: |(?<=[’']))(?=(?:m[’']|me )?\p{L}+(?:er|ir|re)(?: |$))/iu

/** «participer activement en accompagnant certaines personnes»: one accompanied them. */
const inDoing =
  /^(?:participer|j[’']ai participé) (?:activement )?en (accompagn|aid|anim|prépar|orient|organis|install|distribu|assist|conseill|réalis|encadr)ant (?=\p{L})/iu

/** What a deed has taught its writer, or shows of it: «…, ce qui m’a permis de mieux comprendre…». */
const lesson =
  /,? (?:ce qui m[’’']a |qui m[’']ont |(?:un|une|des) [^,;.]{3,40} qui m[’']|(?:en )?me permettant |m[’']ayant |illustrant ).*$/iu

/** «Mon rôle consistait à…», «Mes responsabilités incluaient les…»: what follows is what one did. */
const ofRole =
  /^(?:mon (?:rôle|travail)|ma mission(?: principale)?|mes (?:principales )?(?:responsabilités|missions|tâches|activités|fonctions)(?: principales)?) (?:(?:consistait|consistaient|consiste|consistent|a consisté|ont consisté) (?:(?=non seulement)|à |en (?:la |l[’'])?)|(?:incluaient|comprenaient|incluent|comprennent|étaient|englobaient|concernaient)(?: :)? (?:la |les |l[’'])?)/iu

/** «non seulement à préparer…, mais aussi à servir…» */
const notOnly = /^non seulement à ([^,]+), mais (?:aussi|également) à (.+)$/iu

/** A line that tells a deed in a whole sentence of its writer, as far as the deed: «Ensuite, j’ai assisté à des entretiens». */
export const deedOfSentence = (line: string): string => {
  const role = line.match(ofRole)
  if (role) return upperFirst(line.slice(role[0].length).replace(notOnly, '$1 et $2'))
  if (!/(?<!\p{L})(?:je |j[’']|m[’']|me )/iu.test(line)) return line
  const deed = line
    .replace(lesson, '')
    // «La mise en rayon : je m’occupe de l’approvisionnement»
    .replace(/(?<!\p{L})je m[’']occup(?:e|ais) (?=d)/giu, 's’occuper ')
    .replace(/\s*:$/u, '')
    .replace(opening, '')
    .replace(aside, '$1 ')
    .replace(mission, '')
    .replace(inDoing, '$1er ')
    .replace(/^(?:m[’']|me )(?=\p{L}+(?:er|ir|re)(?: |$))/iu, (clitic) =>
      clitic.endsWith(' ') ? 'se ' : 's’',
    )
  // With its capital, it goes on from no line before.
  return upperFirst(deed)
}
