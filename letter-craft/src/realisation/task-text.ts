import { countedNouns } from '../career/counted-nouns.fr.ts'
import { enumerate } from '../composer/enumerate.ts'
import { withArticle, withDe } from '../french/contraction.ts'
import type { Morphology } from '../french/morphology.ts'
import { isPerson } from '../french/word-forms.ts'
import { tradeWords } from './usual-verbs.fr.ts'

/** Nouns of action, by their endings and by hand. */
export const action =
  /^(?!(?:fromage|garage|village|page|image|étage|ouvrage|message|pâturage|fourrage|herbage|potage|personnage|coquillage|échafaudage|outillage|carrelage|branchage|feuillage|entourage|équipage|paysage|voyage|bagage|vitrage|grillage|cordage|virage|barrage|péage|langage|avantage|pourcentage|visage|gage|hommage|héritage|prestation|collection|dotation|cotisation|subvention|convention|situation|option|association|direction|région|notion|solution|fonction|session|émission|pension|version|division|tension|logement|bâtiment|vêtement|équipement|document|médicament|aliment|élément|monument|instrument|département|appartement|établissement|complément|station|nation|population|question|section|boisson|maison|voiture|nourriture|toiture|facture|couverture|peinture|confiture|agence|urgence|résidence|enfance|ambulance|essence|faïence|naissance|ossature|armature|structure|texture|menuiserie|surendettement|endettement|assurance|créance|échéance|tendance|connaissance|compétence|expérience|référence|audience|exigence|existence|préférence)s?$)(?:travaux|[\p{L}-]+(?:tion|sion|xion|age|ment|ance|ence|ture|ing)|mise|suivi|aide|accueil|tenue|conseil|gestion|vente|garde|entretien|soutien|appui|tri|contrôle|soins?|prise|veille|service|assistance|réseau|création|montage|surveillance|animation|plonge|main d’œuvre|support|tonte|lettrage|saisie|sécurité|permanence|rapprochement|palpation|levée|facturation|relance|cuisson|garniture|astreinte|scan|revue)s?$/iu

/** «Missions : …»: what opens a list of tasks. */
export const label =
  /^(?:missions?|t[âa]ches?|activit[ée]s?|r[ôo]le|responsabilit[ée]s)(?:\s+\p{L}+)?\s*:\s*/iu

const tradeWord = new RegExp(`(?<!\\p{L})(?:${[...tradeWords.keys()].join('|')})(?!\\p{L})`, 'giu')

/** Abbreviations of trades in full: «rdv», «resto». */
export const inFullWords = (text: string): string =>
  text.replace(tradeWord, (word) => tradeWords.get(word.toLowerCase()) ?? word)

const isDeedAlone = (word: string): boolean =>
  action.test(word) || /^(?:dessin|rédaction|écriture|lecture)$/iu.test(word)

/** «Vente, gestion des stocks»: what needs no object to say what it is. */
const ofPeopleAlone = /^(?:vente|accueil|conseil|encaissement|manutention|caisse|animation|service)s?$/iu

const commonNouns =
  /(?<=\p{Ll} |\p{Ll}’)(?:Marketing|Communication|Magazines?|Newsletters?|Mensuel(?:le)?s?|Hebdomadaires?|Commerciale?s?|Logistique|Qualité|Production|Finances?|Comptabilité|Ressources Humaines|Informatique|Clients?)(?!\p{L})/gu

/** A figure that stands bare behind a noun: «6 lignes». */
const ofNumber =
  /(?<![\p{L}\d’'-])(\p{L}\p{Ll}{3,}) (?=\d+ \p{Ll}{3,}s(?!\p{L}))(?!\d+ (?:ans|mois|jours|heures|fois|axes))/gu

/** A line of a task as a sentence may read it: signs and abbreviations in words. */
export const tidyTask = (text: string): string => withoutSigns(inSentenceWords(text))

/** Its words: abbreviations, common nouns in capitals, the small words that a telegram leaves out. */
const inSentenceWords = (text: string): string =>
  inFullWords(text)
    .replaceAll("'", '’')
    .replace(/[®™©]/gu, '')
    .replace(label, '')
    .replace(/, et (?=l[ae]s? |l’|d[eu]s? |d’|\p{Ll})/gu, ' et ')
    // «Observation puis animation de visites»: what one did after looking on.
    .replace(/^(?:observation|découverte|initiation)(?: puis | et )(?=\p{L}{4})/iu, '')
    .replace(/(?<=\d) h (?=par|\/|$)/gu, ' heures ')
    // «récup’»
    .replace(/(?<=\p{L}{3})’(?=\s|$)/gu, '')
    .replace(/\s*\([^()]*\)?/gu, '')
    // «les données Marketing», «le Magazine Mensuel»: common nouns in their capitals.
    .replace(commonNouns, (noun) => noun.toLowerCase())
    .replace(/ pour (enfant|adulte|débutant|senior|particulier|professionnel)(?![\p{L}-])/gu, ' pour $1s')
    // «un radar type SPARTIATE»
    .replace(
      / type (\p{Lu})(\p{Lu}{3,})(?!\p{L})/gu,
      (_, first: string, rest: string) => ` de type ${first}${rest.toLowerCase()}`,
    )
    .replace(/^suivie (?=et |d)/iu, 'Suivi ')
    // «contrôle qualité produits finis»
    .replace(/ qualité (?=(?:produits|matières|pièces|aliments|lots)(?!\p{L}))/giu, ' de la qualité des ')
    // «…, j’en ai suivi 9», «…, 150 couverts»
    .replace(/, (?:j’|je |\d+ couverts?$).*$/u, '')
    .replace(/^(nettoyage (?:(?:de la |du )?\p{Ll}+)) HACCP$/iu, '$1 selon les règles HACCP')
    .replace(/^service midi(?: et soir)?$/iu, (words) =>
      / et /u.test(words) ? 'service du midi et du soir' : 'service du midi',
    )
    .replace(/ au (\p{Ll}+)\/(?=\p{Ll}+)/gu, ' au $1 et au ')
    .replace(/^dev\.? (?=d)/iu, 'développement ')
    .replace(/(?<!\p{L})(tél|pers|adm|admin)\.(?= |$)/giu, '$1')
    .replace(/\/ ?min(?!\p{L})/giu, ' par minute')
    // «livraison express 80 colis», «cadence 12 pièces»
    .replace(ofNumber, (whole, before: string) =>
      / (?:de|des|du|et|puis|à|en|sur|par|pour|avec|chez|vers|sans|jusqu’à|après|avant|pendant|durant|contre|selon|niveaux?|catégories?|types?|classes?|cycles?|permis|CACES|à|ou|dans|sous|entre|plus|moins|environ|norme|version|étages?|\p{L}+(?:ée?s?|er|ir|re|u))$/iu.test(
        ` ${before}`,
      )
        ? whole
        : `${before} de `,
    )
    // «remplacements réguliers depuis 2020»: when is told of the post.
    .replace(/ depuis (?:19|20)\d\d$/u, '')
    // «Surveillance seule d’une plage»
    .replace(/^(\p{L}+) (?:seule?|en autonomie|complète?|globale?|quotidienne?)(?= d[eu’])/u, '$1')
    // «la communication» of those that are named needs no «en ligne».
    .replace(/communautés en ligne (?=\p{Lu})/u, 'communautés ')
    .replace(
      / toutes (marques|provenances|destinations|distances|catégories|tailles)(?!\p{L})/gu,
      ' de toutes $1',
    )
    // «ensemencements tous types de prélèvements», «rediriger si nécessaire les assurés», «en freelance»
    .replace(/ (tous|toutes) (types|sortes) (?=de |d’)/gu, ' de $1 $2 ')
    .replace(/,? si (?:nécessaire|besoin)(?!\p{L})/gu, '')
    .replace(/ en freelance(?!\p{L})| en tant que .*$| mais (?:aussi|également) .*$/giu, '')
    .replace(/(?<=lors (?:de |d’)(?:sortie|réunion|visite|animation|manifestation|soirée))(?=[.,]|$)/u, 's')
    // Whom it was made for may agree with nothing.
    .replace(/ destinée?s? (?:à|au|aux) .*$/u, '')
    .replace(/(?<=accueil|conseils?) clients?(?!\p{L})/giu, ' de la clientèle')
    .replace(/traite (?=d[eu]s? colis)/giu, 'traitement ')
    .replace(/(?<=sites? )Web(?!\p{L})/gu, 'web')
    .replace(/bandes-dessinées/giu, 'bandes dessinées')
    // «la formation de salarié», «l’accueil de client»: several of them.
    .replace(
      / (de |d’)(salarié|client|patient|élève|enfant|résident|usager|dossier|produit|commande|document|stagiaire|collaborateur|visiteur|voyageur|adhérent)$/u,
      ' $1$2s',
    )
    // «Dessin, réalisation de bandes dessinées»: two deeds with one object.
    .replace(/^(\p{L}{4,}), (\p{L}{4,}) (?=d(?:es? |u |’))/u, (whole, one: string, other: string) =>
      action.test(other) && isDeedAlone(one) && !ofPeopleAlone.test(one) ? `${one} et ${other} ` : whole,
    )
    // «accompagnement client dans la création de son entreprise»
    .replace(
      /^(accompagnement) clients? (?=dans|sur|pour)(.*)$/iu,
      (_, deed: string, rest: string) =>
        `${deed} des clients ${rest.replace(/(?<= )(?:son|sa) (?=\p{L})/gu, 'leur ')}`,
    )
    .replace(/(?<= |^)(besoins|demandes|attentes|réclamations) clients?(?!\p{L})/gu, '$1 des clients')

/** Its signs, in words: slashes, pluses, arrows, figures of money, stray commas. */
const withoutSigns = (text: string): string =>
  text
    // «RIA / extincteurs / BAES»
    .replace(/ \/ (?=.* \/ )/gu, ', ')
    // «chargement/déchargement», «Windows / AD», «18 chambres/jour»
    .replace(
      /(?<=\d[^/]{0,30})\s?\/\s?(jour|semaine|mois|an|heure|h|personne|service|équipe|classe)(?!\p{L})/giu,
      ' par $1',
    )
    .replace(
      /^[^/]*$|^([^/]*\S)(?:\s+\/\s+|(?<=\p{L}{2}|\p{Lu}\d)\/(?=\p{Ll}{2}|\p{Lu}\d(?!\d)|\p{Lu}{2}(?!\p{Ll})))([^/]*)$/u,
      (whole, one?: string, other?: string) => (one === undefined ? whole : `${one} et ${other}`),
    )
    // «migration de 90 postes W10 -> W11»
    .replace(/^migration de (\d+ \p{Ll}+) (\S+) (?:->|=>|→|vers) (?=\S+$)/iu, 'migrer $1 de $2 à ')
    // «4 salariés + 2 apprentis», «2 x par mois»
    .replace(/ \+ (?=.* \+ )/gu, ', ')
    .replace(/ & /gu, ' et ')
    // «clients rayon animalerie»
    .replace(/(?<=(?:clients?|clientèle|vente|conseil|accueil)) rayon (?=\p{Ll})/gu, ' au rayon ')
    .replace(/(?<=\p{Ll}s) téléphonique(?!\p{L})/gu, ' téléphoniques')
    // «contrôle billets + palpations»: another deed; «cuisine + salle»: another thing.
    .replace(/(?<=\p{L}) \+ (?=(\p{L}+|\d))/gu, (_, next: string) => (action.test(next) ? ', ' : ' et '))
    .replace(/(\d) ?x (?=par )/gu, '$1 fois ')
    // «Migration Cobra 8 -> Cobra 15»
    .replace(/^migration (?:de |d’)?(?!de |\d)(\p{L}.*?) (?:->|=>|→|vers) (?=\p{L})/iu, (_, from: string) =>
      /^[\p{Ll}-]+[sx](?!\p{L})/u.test(from) ? `migrer les ${from} vers ` : `migrer ${withDe(from)} à `,
    )
    // «la négociation avec sous-traitants»
    .replace(/ avec (?!des |les |ses |nos |vos |leurs |plusieurs )(?=[\p{Ll}-]+s(?: |$))/gu, ' avec les ')
    .replace(/ (?:CB|carte bancaire)(?: et |, )espèces/iu, ' par carte bancaire et en espèces')
    .replace(/(?<=\p{L}s) béton(?!\p{L})/gu, ' en béton')
    .replace(/(\d)\s?k€/gu, '$1 000 €')
    .replace(/(\d)\s?M€/gu, '$1 millions d’euros')
    .replace(/\s+([,.])/gu, '$1')
    // «par voie, aérienne et routière»
    .replace(/( par voies?), (?=\p{L})/gu, '$1 ')
    .replace(/,(?=\p{L})/gu, ', ')
    // «…, la gestion des rendez-vous et la surveillance de la santé»: nouns of action in a row need no article.
    .replace(
      /(?<! (?:dans|pour|sur|par|lors de) (?:la |le |l’)\p{L}+)(,|\set)\s(?:la |le |les |l’)(?=(\p{L}+) (?:de |des |du |d’))/gu,
      (whole, mark: string, noun: string) =>
        action.test(noun) || /^(?:pose|taille|saisie)$/u.test(noun) ? `${mark} ` : whole,
    )
    .replace(/\s+/gu, ' ')
    .replace(/[\s.;,:]+$/u, '')
    .trim()

/**
 * What a bracket adds to a task, as the bracket of a sentence: the norms, the tools, the parts. «(IATA, ADR)» →
 * «(IATA et ADR)»; undefined for words of another kind («2 mois», «seule»).
 */
export function bracketOf(raw: string, most = 4): string | undefined {
  const [, inner = ''] = /\(([^()]{3,90})\)/u.exec(raw.replaceAll("'", '’')) ?? []
  if (inner.startsWith('CACES ')) return `(${inner})`
  const figures = inner
    .replace(/\.$/u, '')
    .split(/, (?=\d)/u)
    .map(countIn)
  if (figures.every((figure) => figure !== undefined)) return `(${enumerate(figures)})`
  const items = inner
    .replace(/\s*(?:\.\.\.|…|,? etc\.?)\s*$/iu, '')
    .split(/\s*,\s*(?:et\s+)?|\s+et\s+/u)
    .map((item) => item.trim())
  const isName = (item: string) => /^\p{Lu}[\p{L}\d+#.-]*(?: \p{Lu}[\p{L}\d+#.-]*){0,2}$/u.test(item)
  const isThing = (item: string) => /^\p{L}[\p{L}’-]+(?: [\p{L}’-]+){0,5}$/u.test(item)
  const areNames = items.every(isName)
  const areThings = items.length > 1 && items.every((item) => isName(item) || isThing(item))
  if (items.length > most || items.some((item) => item.length < 2) || !(areNames || areThings))
    return undefined
  return `(${enumerate(items)})`
}

/** «environ 120 points/jour» → «environ 120 points par jour»; undefined for a length of time, and for words of another kind. */
const countIn = (written: string): string | undefined => {
  const inner = written
    .trim()
    .replace(/pers\.?(?= ?\/|$)/u, 'personnes')
    .replace(/^(\d[\d ]*(?: ?\/ ?\p{Ll}+)?) env(?:\.|iron)?$/u, 'environ $1')
    .replace(/^env\.? /u, 'environ ')
  if (/^(?:environ )?\d+ ?\/ ?(?:jour|semaine|mois|an|heure|h)$/u.test(inner))
    return inner.replace(/ ?\/ ?/u, ' par ').replace(/ h$/u, ' heure')
  return /^(?:environ |près de |plus de |jusqu’à )?\d[\d\s.,]*(?:(?:à|-) ?\d[\d\s.,]*)? ?(?!mois|ans?|jours?|semaines?|heures?|h(?!\p{L})|%)\p{Ll}{3,}(?: (?:et )?\p{Ll}+){0,3}(?: ?\/ ?\p{Ll}+)?$/u.test(
    inner.trim(),
  )
    ? inner
        .replace(/ ?\/ ?h$/u, ' par heure')
        .replace(/ ?\/ ?/u, ' par ')
        .replace(/ pers$/u, ' personnes')
    : undefined
}

/** The licences that end a line, in a bracket. */
export const cacesInBracket = (line: string): string =>
  line.replace(/,? CACES (R\d{3} )?(\d[A-B]?(?: ?[/,] ?\d[A-B]?)*)$/u, withCaces)

/** «Préparation de commandes CACES 1/3/5» → «… (CACES 1, 3 et 5)» */
function withCaces(_: string, kind: string | undefined, listed: string): string {
  const numbers = listed.split(/\s*[/,]\s*/u)
  return ` (CACES ${kind ?? ''}${enumerate(numbers)})`
}

const smallNumbers = ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf']

/** «2 apprentis» → «deux apprentis», «1 apprentie» → «une apprentie». */
const inWords = (line: string, morphology: Morphology): string =>
  // «de 3 et 6 ans»: both in figures.
  line.replace(
    /(?<=\p{L} )(?<!(?:\d(?: et| à| ou| puis)|niveau|catégorie|classe|type|zone) )([1-9]) (?=(\p{Ll}{3,}))(?![^(]*\))/gu,
    (whole, digit: string, noun: string) => {
      const reading = morphology.readings(noun).find(({ pos }) => pos === 'NOUN')
      if (!reading || noun === 'axes') return whole
      return `${digit === '1' ? (reading.gender === 'f' ? 'une' : 'un') : smallNumbers[Number(digit) - 2]} `
    },
  )

/** «pour mise en production» → «pour la mise en production», «pour automate» → «pour des automates». */
const withAims = (line: string, morphology: Morphology): string =>
  line.replace(/ pour (\p{Ll}{4,})(?= |$)/gu, (whole, noun: string, at: number) => {
    // «pour apprenants de niveaux variés»: those of a kind.
    if (
      /^ (?:de |du |d’)/u.test(line.slice(at + whole.length)) &&
      isPerson(morphology, noun) &&
      /s$/u.test(noun)
    )
      return ` pour des ${noun}`
    const reading = morphology.readings(noun).find(({ pos, number }) => pos === 'NOUN' && number !== 'p')
    if (!reading?.gender || morphology.readings(noun).some(({ pos }) => /^(?:ADP|ADV|DET|PRON)$/u.test(pos)))
      return whole
    if (action.test(noun)) return ` pour ${withArticle(noun, reading)}`
    const [plural] = countedNouns.has(noun)
      ? morphology.inflect(reading.lemma, { pos: 'NOUN', number: 'p' })
      : []
    return plural === undefined ? whole : ` pour des ${plural}`
  })

/** A line of a task as a sentence may read it, with its small figures and its articles. */
export const readableTask = (text: string, morphology: Morphology): string =>
  withAims(inWords(oneInfinitive(tidyTask(text)), morphology), morphology)

/** «préparer et de contrôler les commandes» → «préparer et contrôler les commandes»: the first lost what led it. */
const oneInfinitive = (line: string): string =>
  /^\p{L}+(?:er|ir|re)(?!\p{L})/u.test(line)
    ? line
        .replace(/ (et|ou|puis) (?:de |d[’'])(?=\p{L}+(?:er|ir|oir)(?!\p{L}))/gu, ' $1 ')
        // «puis de les filmer»: a third deed, on the pronoun of the others, is left out.
        .replace(/,? puis (?:de |d[’'])(?:les? |la |l[’'])\p{L}+(?:er|ir|re)(?!\p{L}).*$/u, '')
    : line

/** «les comptes rendus d’écho, Holter»: a list whose last thing was lost, and its «et» with it. */
export const hasOpenList = (task: string): boolean =>
  /, (?!l[ae]s? |l’|des |du |\d)(?:[\p{L}-]+ ?){1,3}$/u.test(task) && !/ (?:et|puis) [^,]*$/u.test(task)

/** A task without the last thing of such a list. */
export const withoutOpenList = (task: string): string =>
  hasOpenList(task) ? task.slice(0, task.lastIndexOf(', ')) : task
