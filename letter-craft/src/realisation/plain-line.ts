import { verbOfNoun } from '../career/action-nouns.fr.ts'
import { looksLikeDeed } from '../career/bare-object.ts'
import { isAllCaps, restoreCapitals } from '../offers/restore-capitals.ts'
import { lineShapes } from './line-shapes.fr.ts'
import { plainShapes } from './plain-shapes.fr.ts'
import { action, cacesInBracket, inFullWords } from './task-text.ts'

/** Nouns whose object may be a noun of action: «suivi facturation» is one deed. */
const managing =
  /^(?:gestion|suivi|contrôle|organisation|coordination|planification|aide|service|formation|mise|prise|conduite|préparation|vente|assistance|support|conseil|animation)s?$/iu

/** A line as it may be read: without its bullet, in small letters, whole shapes of trades as the task that they say. */
export function plainLine(raw: string): string {
  const bare = inFullWords(raw.replaceAll("'", '’')).replace(/^\s*(?:[-–—•*·>▪➢✓]+|\d\))\s+/u, '')
  const [head = ''] = bare.split('(')
  const cased =
    isAllCaps(head) && head.trim().split(' ').length > 2
      ? restoreCapitals(head) + bare.slice(head.length)
      : bare
  const line = separated(
    plainShapes.reduce((text, [shape, say]) => text.replace(shape, say as string), deedsAlone(cased)),
  )
  const whole = cacesInBracket(line.replace(/[\s.;,]+$/u, ''))
  for (const [shape, say] of lineShapes) if (shape.test(whole)) return whole.replace(shape, say)
  return /\(CACES /u.test(whole) ? whole : line
}

const isAction = (noun: string): boolean => action.test(noun) || verbOfNoun.has(noun.toLowerCase())

/** What those do by whose name a line opens: «Gestionnaire de l’espace» is «gestion de l’espace». */
const deedsOfAgents: ReadonlyMap<string, string> = new Map([
  ['conduct', 'conduite'],
  ['gestionnaire', 'gestion'],
  ['supervis', 'supervision'],
  ['coordinat', 'coordination'],
  ['coordonnat', 'coordination'],
  ['animat', 'animation'],
  ['format', 'formation'],
  ['organisat', 'organisation'],
  ['contrôl', 'contrôle'],
  ['rédact', 'rédaction'],
  ['vend', 'vente'],
  ['tradu', 'traduction'],
  ['préparat', 'préparation'],
])

const deedOfAgent = (line: string): string =>
  line
    .replace(
      /^(\p{L}+?)(?:e?urs?|euses?|rices?)? (?=(?:du|des|de la|de l’|d’une?|pour les?|pour l[a’]) ?\p{L})/iu,
      (whole, agent: string, at: number) => {
        const deed = deedsOfAgents.get(agent.toLowerCase())
        return deed === undefined || at > 0 || !/(?:eur|euse|rice|naire)s? $/iu.test(whole)
          ? whole
          : `${deed} `
      },
    )
    .replace(/^(formation|vente|animation) pour les (?=\p{L})/u, '$1 des ')

/** «En charge de l’accueil et du conseil», «la pose de carrelage»: the deeds without what introduces them. */
const deedsAlone = (written: string): string => {
  // «A épauler le directeur», of who has done so.
  const line = deedOfAgent(written.replace(/^A (?=\p{Ll}+(?:er|ir|re) )/u, ''))
  const [opening] = /^(?:en charge|chargée?) (?:de la |de l’|du |des |de |d’)(?=\p{L})/iu.exec(line) ?? []
  if (opening !== undefined)
    return line
      .slice(opening.length)
      .replace(
        /(,| et) (?:de la |de l’|du |des |de |d’)(?=(\p{L}+))/gu,
        (whole, mark: string, next: string) => (isAction(next) ? `${mark} ` : whole),
      )
  const [article = '', deed = ''] = /^(?:la |le |les |l’)(?=(\p{L}+) d(?:[eu]s? |’))/iu.exec(line) ?? []
  return isAction(deed) ? line.slice(article.length).replace(/, (?:des|les) (?=\p{L}+s )/gu, ', ') : line
}

/** «pétrissage façonnage cuisson pains» → «pétrissage, façonnage, cuisson pains»: nouns of action in a row. */
const separated = (line: string): string =>
  line
    // «maintenance du parc informatique rédaction de documentation»: another deed, whose comma was lost.
    .replace(
      /(?<!\p{L})(\p{Ll}{5,}) (?=(?:rédaction|saisie|création|préparation|réalisation|élaboration|organisation|animation|vérification) d(?:es? |u |’))/gu,
      (whole, before: string) =>
        managing.test(before) ||
        ofAction(before) ||
        /(?:er|ir|re|ant|ment|avec|pour|dans|puis)$/u.test(before)
          ? whole
          : `${before}, `,
    )
    .replace(/(?<!\p{L})(\p{L}{4,}) (?=(\p{L}{4,}))/gu, (whole, one: string, other: string) =>
      ofAction(one) && ofAction(other) && !managing.test(one) ? `${one}, ` : whole,
    )

const ofAction = (word: string): boolean =>
  !looksLikeDeed.test(word.toLowerCase()) &&
  action.test(word) &&
  /(?:age|tion|sion|xion|cuisson|ement|erture|eture|tri|entretien|montage)s?$/iu.test(word)

/** How a job ended, or what it was by its contract: no work. */
const endOfJob =
  /^(?:cessation d.activité|licenciement|plan de (?:départ|sauvegarde)|arrêt (?:pour|maladie|d.activité)|congé (?:parental|maternité|sabbatique)|fermeture (?:du|de la|de l.)\s?\p{L}+ (?:suite|pour|définitive|\()|vente du fonds|liquidation|fin de (?:contrat|mission)|cdd |cdi |mission (?:d.)?intérim|rupture conventionnelle|démission|déménagement)|^(?:les|ces) \d+ (?:dernières|premières) années\s*:/iu

/** What an employer is, where a line names it with its size: «Brasserie 90 couverts midi / 120 soir», «Unité protégée, 14 lits». */
export const presentsPlace = (line: string): boolean =>
  endOfJob.test(line) ||
  /^(?:job (?:étudiant|d.été|saisonnier)|extras?|week-?ends?|étés?|vacances|mercredis?|horaires?|travail (?:posté|en (?:binôme|équipe|autonomie))|\d+x\d+)(?! (?:de|des|du) )/iu.test(
    line,
  ) ||
  // «Chantier hôpital Nord : CFO/CFA»
  /^chantiers? \p{Ll}+ \p{Lu}[^:]*(?::[^:]{0,12})?$/iu.test(line) ||
  /^activité (?:arrêtée|cessée|suspendue|saisonnière)/iu.test(line) ||
  /^(?:brasserie|restaurant|bistrot|hôtel|unit[ée]|site|usine|clinique|ehpad|crèche|micro-crèche|cabinet|[ée]tude|pharmacie|salon|garage|magasin|boutique|exploitation|domaine|agence|chantier école|[ée]cole|coll[èe]ge|lyc[ée]e|camping|structure|entreprise|soci[ée]t[ée]|établissement|équipe de nuit)(?!\p{L})(?! (?:d[eu]s? |d’|gestion|accueil|vente|entretien)).*(?:\d| étoiles?|\*)/iu.test(
    line,
  )
