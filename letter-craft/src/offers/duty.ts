import { elides } from '../french/elision.ts'
import type { Morphology } from '../french/morphology.ts'
import { plainLetters } from '../french/plain-letters.ts'
import { infinitiveOf, infinitiveOfForm, nounOf, withDefinite } from '../french/word-forms.ts'

/**
 * A parsed duty. `infinitive`: «assurer l’accueil des clients»; `noun`: with its article, «le suivi des commandes».
 */
export type Duty = { readonly kind: 'infinitive' | 'noun'; readonly text: string }

const maxWords = 13
const unwanted =
  /[()[\]{}<>/\\*#@€%«»"“”|+=?!]|\d|https?|www\.|\b(?:vous|vos|votre|tu|te|ton|ta|tes|nous|nos|notre|je|mon|ma|mes|on|il|elle|ils|celle|celui|CDI|CDD|etc|salaire|prime|CV)\b|assurée?s? par|\.\.|…|[·](?:e|ne|se)\b/iu
const loose =
  /\s(?:de|du|des|d’|la|le|les|l’|à|au|aux|et|ou|en|pour|par|sur|avec|dans|sous|chez|un|une|afin|ainsi|que|qui|dont|son|sa|ses|leur|leurs|notamment|tout|selon|si|sans|plus|comme|via)$/iu
const cuts =
  /\s*(?:[,;:.]\s|[,;:.]$|\s[-–]\s|\s(?:avec professionnalisme|avec rigueur|avec précision|avec soin|avec convivialité|avec efficacité|avec bienveillance|avec le sourire|afin de|afin d’|en vue de|en vue d’|dans le cadre|dans le respect|dans les délais|dans le but|tout en|ainsi qu|conformément|en veillant|en garantissant|en assurant|en collaboration|en lien|en respectant|en apportant|en contribuant|en s’|en privilégiant|en accueillant|en se|en soutenant|en cas|en fonction|en tenant|grâce à|au sein|via|notamment|y compris|si |selon|suite à|visant|permettant|nécessitant|articulées|auprès d[eu] (?:nos|vos)|qui |que |dont |où |afin |lorsqu|ayant|situ[ée]e?s?\s|tels?\s|telles?\s|liées?\s|liés?\s|puis )).*$/iu
/** Nouns of activities; a department, a quality or an advantage is no duty. */
const workNoun =
  /^(?:(?!situation|information|formation|position|condition|rémunération|participation|implication|motivation|fonction|mission|relation|disposition|attention|direction|section|station|profession|option|question|session|obligation)\p{L}+tion|(?!avantage|stage|étage|langage|usage|image|village|apprentissage|outillage)\p{L}+age|(?!établissement|département|complément|document|environnement|logement|élément|aménagement du|engagement|vêtement|fonctionnement|événement|bâtiment|équipement)\p{L}+ment|révision|supervision|transmission|suivi|accueil|conseil|tenue|mise en|saisie|vente|veille|relance|contrôle|entretien|conduite|aide|appui|soutien|port|tri|collecte|enquête|audit|achat|analyse|étude|revue|support|reporting|service|soin|test|surveillance|maintenance|recherche|pose|traçabilité|assistance|réassort|renfort|transfert|transport|dépôt|découpe|coupe|facturation|remise|prise en charge|réparation|diagnostic|référencement|commande|montage|secrétariat|recueil|classement|inventaire|taille|tonte|soudure|peinture)s?(?!\p{L})/iu
/** Verbs of requirements and recruiting, never of the work itself. */
const notWork =
  /^(?:être|respecter|avoir|savoir|connaître|maîtriser|posséder|disposer|bénéficier|rejoindre|postuler|envoyer|aimer|devenir|pouvoir|travailler|déposer|veiller à effectuer|justifier|souhaiter)/iu
/** An infinitive takes an object, a complement or an adverb, never a bare noun («rédiger documentation»). */
const complement =
  /^(?:l[ea]s?|l’.+|un|une|des?|du|d’.+|au|aux|à|en|sur|avec|dans|par|auprès|et|ou|divers|diverses|différents|différentes|plusieurs|tous|toutes|toute|leur|.+ment|place|œuvre|compte|face|chaque)$/iu
const empty =
  /suivante|missions?(?!\p{L})|plusieurs axes|situations?$|tâches? (?:diverses|confiées)|\bposte\b|à l’élaboration$|aux phases|activités$|étapes$/iu
const possessive = /(?<!\p{L})(?:son|sa|ses|leur|leurs)(?!\p{L})/iu
const finite =
  /(?<!\p{L})(?:est|sont|sera|seront|a|ont|peut|peuvent|s’effectue\p{L}*|ouvre|permet|fait)(?!\p{L})/iu

/** Parses one duty from a bullet or sentence of an offer; undefined when in doubt. */
export function readDuty(line: string, morphology: Morphology): Duty | undefined {
  const direct = line.replace(
    /^vous\s+(?:aurez|avez)\s+(?:pour\s+(?:mission|objectif|tâche)s?|à)\s*(?:de\s|d’|:)?\s*/iu,
    '',
  )
  const whole = direct
    .replace(/'/gu, '’')
    .replace(/\s*\([^()]*\)/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
  const trimmed = whole.replace(cuts, '').trim()
  const words = trimmed.split(' ')
  // Cut at a comma, a short beginning is the first item of a list: «gérer les départs, arrivées et…».
  if (
    whole.charAt(trimmed.length) === ',' &&
    words.length < 5 &&
    !/^,\s(?:afin|en\s|pour|tout|dans)/u.test(whole.slice(trimmed.length))
  )
    return undefined
  if (words.length < 3 || words.length > maxWords || trimmed.length > 90) return undefined
  return readVerb(words, morphology) ?? readNoun(words, morphology)
}

function readVerb(words: readonly string[], morphology: Morphology): Duty | undefined {
  const [first = '', second = ''] = words
  const subject = /^(?:vous|tu)$/iu.test(first)
  const rest = words.slice(subject ? 2 : 1)
  const verb = subject
    ? infinitiveOfForm(morphology, second)
    : (infinitiveOf(morphology, first) ?? thirdPerson(morphology, first, rest[0]))
  if (!verb || !complement.test(rest[0] ?? '')) return undefined
  if (/^(?:apporter|proposer|fournir|offrir)$/u.test(verb) && /^(?:aux?|à)$/u.test(rest[0] ?? ''))
    return undefined
  return sound('infinitive', [verb, ...joined(rest, morphology)].join(' '), morphology)
}

/** «Encadre les agents», «Forme les agents» are duties; «Contrôle de la qualité» starts with a noun and is not. */
function thirdPerson(morphology: Morphology, word: string, next = ''): string | undefined {
  const isObject =
    /^(?:l[ea]s?|l’.+|une?)$/iu.test(next) || (/^(?:à|aux?)$/iu.test(next) && !workNoun.test(word))
  const isNoun = nounOf(morphology, word) && !isObject
  return isNoun ? undefined : infinitiveOfForm(morphology, word)
}

/** A second verb must be converted too: «Organise et suit les prestations» → «organiser et suivre». */
function joined(rest: readonly string[], morphology: Morphology): string[] {
  const next = rest[1]
  if (/^(?:et|ou)$/u.test(rest[0] ?? '') && next) {
    const verb = infinitiveOf(morphology, next) ?? infinitiveOfForm(morphology, next)
    if (verb && (!nounOf(morphology, next) || infinitiveOf(morphology, next)))
      return [rest[0] ?? '', verb, ...rest.slice(2)]
  }
  return [...rest]
}

function readNoun(words: readonly string[], morphology: Morphology): Duty | undefined {
  const [first = '', link = '', second = ''] = words
  const own = /^(?:le|la|les)$/iu.test(first)
    ? words.slice(1)
    : /^l’./iu.test(first)
      ? [first.slice(2), ...words.slice(1)]
      : words
  const head = own[0] ?? ''
  if (
    !workNoun.test(own.join(' ')) ||
    finite.test(own.join(' ')) ||
    !nounOf(morphology, head) ||
    plainLetters(head) !== plainLetters(head.replace(/[^\p{L}-]/gu, ''))
  )
    return undefined
  // «préparation commandes»: without a preposition or an adjective after its noun, it is a headline.
  if (own === words && /^et$/u.test(link)) {
    const firstGroup = withDefinite(morphology, head.toLowerCase())
    const secondGroup = nounOf(morphology, second)
      ? withDefinite(morphology, [second.toLowerCase(), ...words.slice(3)].join(' '))
      : undefined
    return firstGroup && secondGroup && words.length > 3
      ? sound('noun', `${firstGroup} et ${secondGroup}`, morphology)
      : undefined
  }
  const next = own[1] ?? ''
  const linked = /^(?:d[eu]|des|d’.+|à|au|aux|en|auprès)$/iu.test(next)
  const adjective =
    /(?:if|ive|ifs|ives|el|elle|els|elles|al|ale|ales|aux|ique|iques|ier|ière|aire|aires|eux|euse|é|ée|és|ées|ant|ante|able|ables)$/iu.test(
      next,
    )
  if (!linked && !adjective) return undefined
  const parallel = own.findIndex((word, index) => word === 'et' && workNoun.test(own[index + 1] ?? ''))
  const group = parallel > 2 ? own.slice(0, parallel) : own
  const text = withDefinite(morphology, [head.toLowerCase(), ...group.slice(1)].join(' '))
  return text === undefined ? undefined : sound('noun', text, morphology)
}

function sound(kind: Duty['kind'], text: string, morphology: Morphology): Duty | undefined {
  const words = text.split(' ')
  if (words.length < 3 || unwanted.test(text) || loose.test(text) || notWork.test(text)) return undefined
  if (/\s(?:est|sont)\s/u.test(text) || empty.test(text) || possessive.test(text)) return undefined
  if (/(?<!\p{L})(?:aux|des|les)\s+[\p{L}-]*[^sxz\s](?:\s|$)/iu.test(text)) return undefined
  if (
    kind === 'infinitive' &&
    /(?<!\s(?:à|de|pour|et|ou|faire|mettre|leur|les|la|le|en|bien|se|s’|y))\s\p{L}+(?:er|ir)(?=\s)/iu.test(
      text.replace(/\s\p{L}+/gu, (word) =>
        infinitiveOf(morphology, word.trim()) ? word : word.replace(/[ei]r$/u, 'e_'),
      ),
    )
  )
    return undefined
  // A capital inside is a department, a product or a heading stuck to the line: it would read as quoted.
  if (
    words
      .slice(1)
      .some((word) => /^(?:[ldn]’|qu’)?\p{Lu}/u.test(word) && !/^(?:[ld]’)?[\p{Lu}&]{2,5}$/u.test(word))
  )
    return undefined
  if (/[\p{L}’]\.\p{L}/u.test(text) || /\b(\p{L}{4,}) \1\b/iu.test(text) || badElision(text)) return undefined
  if (
    /\s(?:et|ou)\s+\p{L}+(?:e|ez|ent)\s+(?:les?|la|des|aux?)\s/iu.test(text) &&
    kind === 'infinitive' &&
    mixedVerbs(morphology, text)
  )
    return undefined
  return { kind, text }
}

/** «organiser les chantiers et contrôle les prestations»: the second verb stayed conjugated. */
function mixedVerbs(morphology: Morphology, text: string): boolean {
  const [, second, next] = /\s(?:et|ou)\s+(\p{L}+)\s+(les?|la|des|aux?)\s/iu.exec(text) ?? []
  return (
    second !== undefined &&
    // «l’enseignement théorique et pratique des contenus»
    (/^l/iu.test(next ?? '') || !nounOf(morphology, second)) &&
    infinitiveOf(morphology, second) === undefined &&
    infinitiveOfForm(morphology, second) !== undefined
  )
}

function badElision(text: string): boolean {
  const pairs = [...text.matchAll(/(?<!\p{L})(?:de|le|la|que) (\S+)/giu)]
  return pairs.some((pair) => elides(pair[1] ?? '')) || /(?<!\p{L})(?:de les?|à les?)\s/iu.test(text)
}
