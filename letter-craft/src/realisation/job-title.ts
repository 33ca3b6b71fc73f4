import { mayStandBare, preposition } from '../career/bare-object.ts'
import { elides } from '../french/elision.ts'
import type { Morphology } from '../french/morphology.ts'
import { isAcronym, lowerFirst, plainLetters } from '../french/plain-letters.ts'
import { isPerson } from '../french/word-forms.ts'
import { resolvePair } from '../offers/gender-pair.ts'
import { resolveInclusive } from '../offers/inclusive.ts'
import { isAllCaps, restoreCapitals } from '../offers/restore-capitals.ts'
import { namedTrade, postWording } from './post-wording.ts'
import { spelledSmall, withSmallWords } from './spelled-small.ts'
import { withToolNames } from './tool-names.ts'
import type { PersonGender } from './verb-phrase.ts'
import { isBareBehind } from './well-formed.ts'

/** A title within a sentence: «caissière», «agent de courrier». */
export type TitleForms = {
  readonly title: string
  /** «une caissière», «un agent de courrier»: the gender is that of the words, or of the person. */
  readonly a: string
  /** Whether it names who one is; «baby-sitting» and «stage de master» name what one did. */
  readonly isPerson: boolean
}

/** What titles of people begin with beside the register’s: words that no list of occupations has. */
const morePeople =
  /^(?:stagiaire|b[ée]n[ée]vole|volontaire|apprentie?|alternante?|vacataire|membre|tr[ée]sori[eè]re?|vice-\p{L}+|secr[ée]taire|pr[ée]sidente?|d[ée]l[ée]gu[ée]e?|manager|manageuse|leader|coach|freelance|consultante?|associ[ée]e?|fondat(?:eur|rice)|cofondat(?:eur|rice)|co-fondat(?:eur|rice)|g[ée]rante?|cheffe?|capitaine|sapeure?|militaire|soldate?|caporale?|sergente?|barmaid|barman|barista|babysitter|baby-sitter|jobiste|artisane?|ouvri[eè]re?|adjointe?|auxiliaire|aide|agente?|assistante?|r[ée]f[ée]rente?|coordinat(?:eur|rice)|repr[ée]sentante?|doctorante?|account|key|product|project|community|data|office|business|sales|customer|software|web|lead|senior|junior|wwoofer|wwoofeuse|premi[eè]re?|deuxi[eè]me|troisi[eè]me|seconde?|jeune|aide-\p{L}+)$/iu

/** Who somebody is by an English title: «data analyst», and not «data» or «business development». */
const ofEnglishPeople =
  /(?<!\p{L})(?:manager|manageuse|developer|developper|officer|analyst|engineer|partner|owner|consultante?|assistante?|executive|specialist|specialiste|designer|director|lead|leader|scientist|architecte?|representative|associate|administrator|coordinator|steward|miner|planner|buyer|expert|trainer|tester|master|développeu(?:r|se)|intégrat(?:eur|rice)|rédact(?:eur|rice)|graphiste|analyste|ingénieure?)s?(?!\p{L})/iu

/** Of them, what opens an English title and is none alone. */
const ofEnglish =
  /^(?:account|key|product|project|community|data|office|business|sales|customer|software|web|lead|senior|junior)$/u

const activity =
  /^(?:stage|projet|mission|formation|sortie|service|atelier|observation|participation|accompagnement|conception|cr[ée]ation|m[ée]diation|exposition|r[ée]sidence|baby-sitting|garde|soutien|voyage|s[ée]jour|personnel|emploi|job|travail|poste|cdd|cdi|contrat|exp[ée]rience|recherche)s?(?!\p{L})/iu

/**
 * A title of a card within a sentence, in the person’s gender where it gives both. Undefined for what no sentence can
 * hold: a list, a line that was cut.
 */
export function titleForms(
  raw: string,
  gender: PersonGender,
  morphology: Morphology,
  titleHeads: ReadonlySet<string>,
): TitleForms | undefined {
  const first = withComplement(
    withArticles(asTitle(postWording(raw, gender, morphology), gender)),
    morphology,
  )
    .replace(/\s*[([][^()[\]]*[)\]]?/gu, (bracket) =>
      /^\s*\((?:e|ne|trice|euse|ère|se)\)/iu.test(bracket) ? bracket : '',
    )
    .split(/\s+[-–—|•]\s+|\s*[:;|]\s*|,\s+/u)[0]
  if (!first) return undefined
  const resolved = resolveInclusive(resolvePair(first.trim(), gender), gender)
  const single = resolved.split(/\s*\/\s*|\s+(?:&|\+)\s+/u)[0]?.replace(/[\s.,]+$/u, '') ?? ''
  const cased = inFeminine(
    withSmallWords(smallCaps(isAllCaps(single) ? restoreCapitals(single) : single, morphology), morphology, {
      all: true,
    }),
    gender,
    morphology,
  )
  if (cased === '' || cased.split(' ').length > 8 || cased.length > 70 || /["«»@\d]{2}|["@#]/u.test(cased))
    return undefined
  const [head = ''] = cased.split(/[ ’]/u)
  const plain = plainLetters(head)
  const isPerson =
    !activity.test(cased) &&
    (!ofEnglish.test(plain) || ofEnglishPeople.test(cased)) &&
    ((titleHeads.has(plain) && !/^(?:vestiaire|service|accueil|support)$/u.test(plain)) ||
      morePeople.test(plain) ||
      isAgent(head) ||
      namedTrade.test(head))
  if (!isPerson && !activity.test(cased)) return undefined
  const named = withToolNames(cased)
  return { title: named, a: withArticle(named, head, gender, morphology), isPerson }
}

/** «Engagement sapeur-pompier volontaire», «Poste de vendeuse», «Assistanat d’artistes»: who one was. */
const asTitle = (title: string, gender: PersonGender): string =>
  title
    // «Gestionnaire de comptes senior»: of the person, and not of the accounts.
    .replace(/^(\p{L}+) ((?:de |d’|des )(?:\p{L}+ )*\p{L}+s) (senior|junior|confirmée?)$/iu, '$1 $3 $2')
    // «poseur de store et volets»
    .replace(/ de (\p{Ll}+[^sx\s]) et (?=\p{Ll}+s$)/u, ' de $1s et de ')
    // «Employé commercial de niveau 2», «Assistante du projet Tangentiel Nord»: what a house calls its ranks and its projects
    .replace(/,? (?:de )?niveaux? (?:\d|[IV]+)(?!\p{L}).*$/iu, '')
    .replace(/ du projet \p{Lu}.*$/u, ' de projet')
    // «Enseignant primaire à divers degrés»: the grades are no part of the trade.
    .replace(/ à (?:divers|différents|plusieurs) (?:degrés|niveaux)$/iu, '')
    .replace(
      /^(saisonni\p{L}+|ouvri\p{L}+|employée?) (?=\p{L}+culture(?!\p{L})|maraîchage|élevage)/iu,
      '$1 en ',
    )
    // «Job étudiant : caissière», «Alternance - Chargée de communication»: how one was taken on.
    .replace(
      /^(?:alternance|alternante?|apprentissage|job(?: d[’']été| étudiante?| saisonnier)?|emploi(?: étudiant| saisonnier| d[’']été)?|saison|intérim|intérimaire|extra|mission|contrat pro(?:fessionnel)?) ?(?:[-–:/]) ?(?=\p{L}{3})/iu,
      '',
    )
    // «Alternant Développeur»: whom one learnt to be.
    .replace(
      /^alternante? (?=\p{L}+(?:eur|euse|rice|ien|ienne|iste|ante?|ère?|ier)(?!\p{L}))([^&/,(–-]+?)(?= ?[&/,(–-]|$)/iu,
      '$1 en alternance',
    )
    // «…en bactériologie et ponctuellement prélèvement», «gestionnaire des sites et assistance technique»: what a title adds to itself.
    .replace(/ et (?:ponctuellement|occasionnellement|notamment|parfois)(?!\p{L}).*$/iu, '')
    .replace(
      /(?<= (?:de |d’|des |du |de la )[^,/]+) et (?:assistance|support|gestion|maintenance|suivi)(?: \p{Ll}+)?$/iu,
      '',
    )
    // «Conseillère de vente Déco/Peinture»
    .replace(/(?<= )(\p{L}{3,}) ?\/ ?(\p{L}{3,})$/u, (whole, one: string, other: string) =>
      isAgent(one.toLowerCase()) || isAgent(other.toLowerCase()) || isAcronym(other)
        ? whole
        : `${one.toLowerCase()} et ${other.toLowerCase()}`,
    )
    .replace(/^dj(?!\p{L})/iu, 'DJ')
    .replace(/(?<!\p{L})man[o]euvre/giu, 'manœuvre')
    .replace(/^co[-‑](?=fondat)/iu, 'co')
    .replace(/^(pr[ée]parat(?:eur|rice) de) commande$/iu, '$1 commandes')
    .replace(/^(op[ée]rat(?:eur|rice)) machines?$/iu, '$1 sur machine')
    // «Freelance Developer FullStack React Native»
    .replace(
      /^(?:freelance |ind[ée]pendant )?(?:full-?stack )?developer(?: full-?stack)?(?!\p{L}).*$/iu,
      (whole) =>
        `développeu${gender === 'feminine' ? 'se' : 'r'}${/full-?stack/iu.test(whole) ? ' full stack' : ''}`,
    )
    .replace(/(?<!\p{L})e-(?=(?:marketing|commerce|learning)(?!\p{L}))\p{L}+/giu, (word) =>
      word.toLowerCase(),
    )
    .replace(
      /^(employée?|agente?|assistante?|conseill(?:er|ère)|charg[ée]e?) service (?=\p{L})/iu,
      '$1 du service ',
    )
    .replace(/(?<=^(?:assistante|chargée|stagiaire)) [ée]v[ée]nementiel$/iu, ' en événementiel')
    .replace(/^els$/iu, gender === 'feminine' ? 'employée libre-service' : 'employé libre-service')
    .replace(/^co-(?=gérante?)/iu, 'co')
    .replace(
      /^(?:engagement|contrat|cdd|cdi|poste|emploi|fonctions?)(?: (?:comme|en tant que|de|d’))? ?(?=\p{L})/iu,
      '',
    )
    // «Stage électricien», «Stage assistante de direction»
    .replace(
      /^(stages?) (?=(?:assistant|aide|agent|chargé|technicien|secrétaire|infirmi|comptable|[\p{L}-]+(?:eur|euse|trice|ier|ière|ien|ienne|iste)(?!\p{L})))/iu,
      (_, stage: string, at: number, whole: string) =>
        `${stage} ${elides(whole.slice(at + stage.length + 1)) ? 'd’' : 'de '}`,
    )
    // «Stage auprès d’Ana Diaz, art-thérapeute»
    .replace(
      /^(stage auprès) d(?:e |’)(\p{Lu}[^,]+), ((?:[aeiouéè]\p{L}+|h(?:ô|y)\p{L}+)[-\p{L}]*)$/iu,
      '$1 de l’$3 $2',
    )
    .replace(
      /^assistanat(?= d)/iu,
      gender === undefined ? '$&' : gender === 'feminine' ? 'assistante' : 'assistant',
    )

/** «chargé de projet» is «chargée de projet» for a woman; «agent», «chef» and «sapeur-pompier» are what many women are. */
export function inFeminine(title: string, gender: PersonGender, morphology: Morphology): string {
  // «première vendeur»: the trade behind the rank.
  const [rank, trade] = splitRank(title)
  if (trade !== undefined) return `${rank} ${inFeminine(trade, gender, morphology)}`
  const [head = '', next = '', ...typed] = title.split(' ')
  // «aide conducteur offset» of a woman
  if (/^aide$/u.test(head) && /(?:eur|ier|ien)$/u.test(next))
    return `${head} ${inFeminine([next, ...typed].join(' '), gender, morphology)}`
  const rest = gender === 'feminine' ? withSecondAdjective(typed, morphology) : typed
  // «développeur formateur langage C»: two trades, each in its feminine.
  if (gender === 'feminine' && /(?:eur|ier|ien)$/u.test(next) && /(?:eur|ier|ien)$/u.test(head)) {
    const both = [head, next].map((one) => inFeminine(one, gender, morphology))
    if (both[0] !== head && both[1] !== next) return [...both, ...rest].join(' ')
  }
  // «ingénieur logiciel»: a noun here, whatever else it is.
  const adjective = /^(?:logiciel|support|produit|terrain|export|import|réseau|système|client)s?$/u.test(next)
    ? undefined
    : morphology.readings(next).find(({ pos }) => pos === 'ADJ')
  const isFree = /^(?:|de|du|des|en|au|aux|à|d’.+)$/u.test(next) || !adjective
  // «travailleur social» → «travailleuse sociale»; with more words, their agreement is not sure.
  const agreed =
    adjective &&
    adjective.gender !== 'f' &&
    (rest.length === 0 || rest !== typed || /^(?:de$|d’|en$|à$)/u.test(rest[0] ?? ''))
      ? morphology.inflect(adjective.lemma, { pos: 'ADJ', gender: 'f', number: 's' })[0]
      : undefined
  const isLeft = /(?:ante|euse|rice|ienne|ière)$/u.test(head)
  if (
    gender !== 'feminine' ||
    (!isFree && agreed === undefined && !isLeft) ||
    /^(?:chef|chef-.*|sapeur.*|marin|manager|médecin|maître)$/u.test(head)
  )
    return title
  // «accompagnante éducatif petite enfance»: its adjective was left behind.
  const isOnlyAdjective = morphology.readings(next).every(({ pos }) => pos === 'ADJ')
  if (isLeft && adjective?.gender === 'm' && isOnlyAdjective)
    return [
      head,
      morphology.inflect(adjective.lemma, { pos: 'ADJ', gender: 'f', number: 's' })[0] ?? next,
      ...rest,
    ].join(' ')
  const nouns = morphology.readings(head).filter(({ pos }) => pos === 'NOUN')
  const isMasculine = nouns.length > 0 && nouns.every((one) => one.gender === 'm')
  const [feminine] = isMasculine
    ? morphology.inflect(nouns[0]?.lemma ?? head, { pos: 'NOUN', gender: 'f', number: 's' })
    : // A trade that the dictionary knows as a verb’s form only.
      /^(?:agent|(?:accompagn|interven|remplaç|encadr|exploit|aid|facilit|référ)ant)$/u.test(head)
      ? [`${head}e`]
      : []
  if (feminine === undefined || !feminine.endsWith('e')) return title
  // «agent recenseur»: two nouns of one woman.
  if (head === 'agent' && /eur$/u.test(next))
    return [feminine, inFeminine([next, ...rest].join(' '), gender, morphology)].join(' ')
  return isFree ? feminine + title.slice(head.length) : [feminine, agreed, ...rest].join(' ')
}

/** «éducatif et social»: the second adjective in its feminine; the words as they are where they are none. */
function withSecondAdjective(rest: readonly string[], morphology: Morphology): readonly string[] {
  const [and = '', second = '', ...more] = rest
  const adjective = and === 'et' ? morphology.readings(second).find(({ pos }) => pos === 'ADJ') : undefined
  const agreed = adjective && morphology.inflect(adjective.lemma, { pos: 'ADJ', gender: 'f', number: 's' })[0]
  return agreed === undefined ? rest : [and, agreed, ...more]
}

const splitRank = (title: string): readonly [string?, string?] => {
  const [, rank, trade] = /^(premi[eè]re?|deuxième|troisième|jeune) (?!de )(.+)$/u.exec(title) ?? []
  return [rank, trade]
}

const ofHeads =
  /^(?:conduct(?:eur|rice)|op[ée]rat(?:eur|rice)|agente?|r[ée]gl(?:eur|euse)|charg[ée]e?|gestionnaire|responsable|manager|chef|cheffe|monteu(?:r|se))$/iu
const inHeads =
  /^(?:stagiaire|apprentie?|alternante?|ouvri(?:er|ère)|saisonni(?:er|ère)|technicien(?:ne)?|piqueu(?:r|se)|m[ée]canicien(?:ne)?|man[œo]e?uvre|vendeu(?:r|se)|formateur|formatrice|doctorante?|consultante?)$/iu
/** What titles name without a word of grammar, by custom. */
const bareInTitles =
  /^(?:logiciel|terrain|support|web|qualité|produit|projet|clientèle|client|clients|paie|export|import|réseau|système|travaux|études|méthodes|data|marketing|communication|accueil|caisse|vente|ventes|sécurité|maintenance|polyvalent|principal|senior|junior|son|lumière|vidéo|plateau|dentaire|tertiaire|offset|bancaire|conseil|barman|barmaid|aluminium|bois|beauté|cuisini(?:er|ère)|pâtissi(?:er|ère)|sommeli(?:er|ère)|moules|second|premier)s?$/iu

/** Whether a word of a title is a noun that lacks its «de», «en» or «à»: «panneaux», of «téléprospecteur panneaux». */
export const isBareTail = (before: string, word: string, morphology: Morphology): boolean =>
  /^\p{Ll}{3,}$/u.test(word) &&
  isBareBehind(word, morphology) &&
  !isPerson(morphology, word) &&
  !preposition.test(word) &&
  !bareInTitles.test(word) &&
  !/^(?:de|d[eu]s|du|en|au|aux|à|la|le|les|et|ou|puis|une?|sur|pour|avec|dans|par|sans|chez|leurs?|son|sa|ses)$/u.test(
    before,
  ) &&
  !/[’,]$|^(?:aide|commis|second|seconde|chef|cheffe)$/u.test(before) &&
  (/^stages?$/u.test(before) || !mayStandBare(before, word))

/** «Conductrice presse numérique» → «conductrice de presse numérique», «piqueuse maroquinerie» → «piqueuse en maroquinerie». */
export function withComplement(raw: string, morphology: Morphology): string {
  const title = raw
    .replace(/(?<=^(?:infirmi(?:er|ère)|aide-soignante?|médecin|interne)) (?=urgences(?!\p{L}))/iu, ' aux ')
    .replace(/(?<=^\p{L}+) int[ée]rim$/iu, ' intérimaire')
    // «chauffeur SPL benne céréalière», «monteur câbleur armoires», «agent polyvalent cantine»
    .replace(
      /(?<=^(?:chauffeu(?:r|se)|conduct(?:eur|rice)) (?:SPL|PL|VL) )(?=benne|citerne|plateau|toupie)/iu,
      'en ',
    )
    .replace(
      /(?<=^\p{L}+ (?:câbleu(?:r|se)|polyvalente?) )(?=\p{Ll}{5,}(?: |$))/iu,
      (_at, place: number, whole: string) => linkOf(whole.slice(place), morphology),
    )
  const [head = '', next = '', ...rest] = title.split(' ')
  const lower = next.toLowerCase()
  // «Bénévole affiches et déco»: what it was about is told by the tasks.
  if (
    /^b[ée]n[ée]vole$/iu.test(head) &&
    /^\p{Ll}{4,}$/u.test(next) &&
    morphology.readings(lower).some(({ pos }) => pos === 'NOUN')
  )
    return head
  if (
    !/^\p{L}{4,}$/u.test(next) ||
    isAcronym(next) ||
    bareInTitles.test(next) ||
    !morphology.readings(lower).some(({ pos }) => pos === 'NOUN') ||
    morphology.readings(lower).some(({ pos }) => pos === 'ADJ' || pos === 'ADV' || pos === 'ADP') ||
    isPerson(morphology, lower)
  )
    return title
  const of = ofHeads.test(head) ? (elides(lower) ? 'd’' : 'de ') : inHeads.test(head) ? 'en ' : undefined
  return of === undefined ? title : [head, `${of}${lower}`, ...rest].join(' ')
}

/** «de », «d’», before a noun that lacks it; nothing before another word. */
function linkOf(rest: string, morphology: Morphology): string {
  const [word = ''] = rest.split(' ')
  const kinds = morphology.readings(word.toLowerCase()).map(({ pos }) => pos)
  if (
    !kinds.includes('NOUN') ||
    kinds.some((pos) => /^(?:ADJ|ADV|ADP|DET)$/u.test(pos)) ||
    isPerson(morphology, word)
  )
    return ''
  return elides(word) ? 'd’' : 'de '
}

/** «Directrice Pôle Comptes» → «directrice du pôle comptes»; «agent d’administratif» → «agent administratif». */
const withArticles = (title: string): string =>
  title
    .replace(/ d[’']Etat(?!\p{L})/gu, ' d’État')
    .replace(/(?<!\p{L})F ?& ?L(?!\p{L})/gu, 'fruits et légumes')
    // «Stagiaire communication», «alternante BTS banque», «stage graphisme»
    .replace(
      /^(stagiaire|alternante?|apprentie?) (?=(?:BTS|BTSA|BUT|DUT|CAP|licence|master|communication|marketing|graphisme|comptabilité|logistique|informatique|vente|cuisine|journalisme|maintenance|secrétariat|ressources)(?!\p{L}))/iu,
      '$1 en ',
    )
    .replace(
      /^(stage) (?=(?:graphisme|communication|marketing|vente|cuisine|comptabilité|logistique|secrétariat|découverte|journalisme|réception|maintenance)(?!\p{L}))/iu,
      '$1 de ',
    )
    // «3ème», «1ère»: as they are abbreviated.
    .replace(/(?<=\d)i?[èe]me(?!\p{L})/gu, 'e')
    .replace(/(?<=1)[èe]re(?!\p{L})/gu, 're')
    .replace(
      /^(aide|sage|assistante?) (soignante?|femme|maternelle?)(?!\p{L})/iu,
      (whole, head: string, rest: string) => (/^assist/iu.test(head) ? whole : `${head}-${rest}`),
    )
    .replace(/(?<=^(?:agent|agente|employé|employée|assistant|assistante)) d’(?=administrati)/iu, ' ')
    // «Directrice Pôle Chargés de Comptes»: whom she directs is named.
    .replace(
      /^(direct(?:eur|rice)|responsable|cheffe?|manager) pôle (?=chargés |comptes|conseillers|clients?|RH(?!\p{L})|commercial)/iu,
      '$1 du pôle ',
    )
    .replace(
      /^((?:directeur|directrice|responsable|cheffe?|manager|adjointe?|gestionnaire)) (pôle|chai|cave|caisses?|salle|cuisine|plonge|bar|parc|chantiers?|stocks?|service|secteur|département|unité|agence|rayon|magasin|équipe|projets?|atelier|boutique|site|station-service|station)(?!\p{L})/iu,
      (_, head: string, part: string) => {
        return `${head} ${elides(part) ? `d’${part}` : `de ${part}`}`
      },
    )
    .replace(
      /^(gestionnaire|responsable|chargée?|cheffe?|assistante?|conseill(?:er|ère)) (?=(?:grands )?comptes(?!\p{L}))/iu,
      '$1 de ',
    )

const isAgent = (word: string): boolean =>
  /(?:euse|trice|ière|ienne|teur|eur|ier|ien|iste|logue)$/u.test(word)

/** «Conseillère de Vente» → «conseillère de vente»; acronyms and names of things stay. */
function smallCaps(title: string, morphology: Morphology): string {
  const words = title.split(' ')
  const titleCased = isTitleCased(words)
  return words
    .map((word, at) => {
      if (isAcronym(word)) return word
      if (at === 0) return word === lowerFirst(word) ? word : spelledSmall(word, morphology)
      // A capital after «de» or «chez» may be a name; in the middle of a title that capitalises all, it is none.
      const small = spelledSmall(word, morphology)
      return (titleCased && !productName.test(word)) || commonHead.test(word) ? small : word
    })
    .join(' ')
}

const isTitleCased = (words: readonly string[]): boolean => {
  const long = words.filter((word) => word.length > 3 && !isAcronym(word))
  return long.length > 1 && long.every((word) => /^\p{Lu}/u.test(word))
}
/** Names of products that titles hold. */
const productName =
  /^(?:React|Angular|Vue|Laravel|Symfony|Python|Java|JavaScript|Django|Node|WordPress|Photoshop|Ruby|Rails|Android|Salesforce|Excel)$/u
const commonHead =
  /^(?:Commercial|Commerciale|Vente|Gestion|Communication|Magasin|Salle|Rayon|Cuisine|Manager|Marketing|Comptes|Comptable|Clients?|Logistique|Polyvalente?|Équipe|Projets?|Web|Administrative?|Achats?|Production|Qualité|Maintenance|Ressources|Humaines)$/u

function withArticle(title: string, head: string, gender: PersonGender, morphology: Morphology): string {
  const readings = morphology.readings(head).filter(({ pos }) => pos === 'NOUN')
  const own =
    readings.length > 0 && readings.every((reading) => reading.gender === readings[0]?.gender)
      ? readings[0]?.gender
      : undefined
  const feminine = own === undefined ? gender === 'feminine' : own === 'f'
  return `${feminine ? 'une' : 'un'} ${title}`
}
