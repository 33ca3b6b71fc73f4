import { enumerate } from '../composer/enumerate.ts'
import { withArticle, withDe } from '../french/contraction.ts'
import type { Morphology } from '../french/morphology.ts'
import { lowerFirst } from '../french/plain-letters.ts'
import { isBareNoun, isOfOne, isOne, ofSeveral, readingsOf, withThe } from './task-objects.ts'
import { verbOfAction } from './verb-of-action.ts'

export const singularOf = (noun: string, morphology: Morphology): string =>
  readingsOf(noun, morphology).find(({ pos }) => pos === 'NOUN')?.lemma ?? noun

/** «tests unitaires», «audits internes»: an adjective that nouns of the same form do not hide. */
export const agrees = (noun: string, next: string | undefined, morphology: Morphology): boolean => {
  const own = readingsOf(noun, morphology).find(({ pos }) => pos === 'NOUN')
  return (
    own?.number === 'p' &&
    next !== undefined &&
    !ofWhom.test(next) &&
    !/^(?:produits|pièces|véhicules|articles|colis)$/u.test(next) &&
    morphology
      .readings(next)
      .some(
        ({ pos, number, gender }) =>
          pos === 'ADJ' && number !== 's' && (!gender || !own.gender || gender === own.gender),
      )
  )
}

/** «Réception marchandises», «Gestion planning»: a noun without its «des» or «du» is the object all the same. */
export function bareObject(words: readonly string[], morphology: Morphology): string | undefined {
  const noun = (words[0] ?? '').replace(/,$/u, '')
  // «réparation bus et camions»: several, whatever else the form says.
  const readings = morphology
    .readings(noun)
    .flatMap((one) => (noun !== 'bus' ? one : one.pos === 'NOUN' ? { ...one, number: 'p' as const } : []))
  const own = readings.find(({ pos }) => pos === 'NOUN')
  if (
    !own ||
    (noun.length < 4 && !/^(?:bus|cars?|sols?|lits?|sacs?|bacs?|axes?|haie|blé)$/u.test(noun)) ||
    withWhat.test(noun) ||
    (own.number !== 'p' &&
      !/^(?:tracteur|porteur|enjambeur|interligne)$/u.test(noun) &&
      readings.some(({ pos }) => pos === 'ADJ')) ||
    readings.some(({ pos }) => pos === 'ADV') ||
    /^(?:laser|plasma|internet|papier|web|téléphone|midi|soir|matin|nuit)$/u.test(noun) ||
    preposition.test(noun) ||
    // «chargement déchargement»: two actions.
    (own.number !== 'p' && isDeed(noun, morphology))
  )
    return undefined
  const [, next] = words
  // «bijoux sacs et accessoires», «bureaux, cliniques et grandes surfaces»: several things.
  const named = words.join(' ').split(/, | et /u)
  const several = named.flatMap((thing) => (isPlural(thing, morphology) ? [thing] : thing.split(' ')))
  // «les factures fournisseurs» are one.
  const isOne = named.length < 2 || several.some((thing, at) => at > 0 && ofWhom.test(thing))
  if (
    !isOne &&
    several.length > 1 &&
    several.length < 6 &&
    several.every((thing) => isPlural(thing, morphology))
  )
    return enumerate(several.map((thing) => `les ${thing}`))
  // «chargement camion, sanglage»: a deed of its own follows.
  const opensDeed = (one: string): boolean => {
    const [first = ''] = one.split(' ')
    return isDeed(first, morphology) || /(?:tion|sion|xion|age)$/u.test(first)
  }
  if (named.slice(1).some(opensDeed)) return undefined
  // «façades, enduit projeté»: what more words name is not of this verb for sure.
  if (!/ et /u.test(words.join(' ')) && named.slice(1).some((one) => one.includes(' '))) return undefined
  const pair = named.map((thing) =>
    isPlural(thing, morphology) ? `les ${thing}` : withThe(thing, morphology),
  )
  // «clientèle française et étrangère»: two kinds of one.
  const areKinds =
    named[0]?.includes(' ') === true &&
    named
      .slice(1)
      .every((one) =>
        morphology.readings(one).some(({ pos, gender }) => pos === 'ADJ' && gender === own.gender),
      )
  if (!areKinds && named.length > 1 && named.length < 4 && pair.every((thing) => thing !== undefined))
    return enumerate(pair)
  // «pain, viennoiseries et farine bio» is a list, of another shape.
  if (words[0]?.endsWith(',')) return undefined
  // «jeunes chevaux»
  if (next !== undefined && beforeNoun.test(noun) && isPlural(`${noun} ${next}`, morphology))
    return `les ${words.join(' ')}`
  // An adjective agrees, or is none of this noun.
  const adjective =
    next === undefined ? undefined : morphology.readings(next).find(({ pos }) => pos === 'ADJ')
  if (
    own.number !== 'p' &&
    adjective?.gender &&
    own.gender &&
    adjective.gender !== own.gender &&
    isAdjective(next ?? '', morphology)
  )
    return undefined
  // «planning livraison» lacks its «de» too.
  const joined =
    next !== undefined && isBareNoun(next, morphology) && noun !== 'tracteur'
      ? [noun, linked(next), ...words.slice(2)]
      : words
  const all = joined.join(' ')
  return own.number !== 'p' && own.gender === undefined ? undefined : withArticle(all, own)
}

/** With what one works, and not on what. */
const withWhat =
  /^(?:hayon|transpalette|chariot|nacelle|grue|scan|scanner|casque|logiciel|autolaveuse|monobrosse)$/u

/** Nouns that end as deeds do, and are things: «carrelage». */
export const looksLikeDeed =
  /^(?:carrelage|câblage|éclairage|bardage|chauffage|grillage|vitrage|dallage|pavage|placage|outillage|emballage|bagage|équipement|logement|bâtiment|vêtement|document|médicament|aliment|instrument|installation|habitation|station)s?$/u

/** «chargement» is a deed; «carrelage», what one lays. */
const isDeed = (noun: string, morphology: Morphology): boolean =>
  !looksLikeDeed.test(noun) && verbOfAction(noun, morphology) !== undefined

export const ofWhom =
  /^(?:fournisseurs|restaurateurs|artisans|commerçants|bénévoles|stagiaires|apprentis|étudiants|parents|familles|visiteurs|riverains|abonnés|voyageurs|touristes|agriculteurs|éleveurs|intérimaires|saisonniers|nouveaux|fournisseurs|clients|patients|adhérents|salariés|particuliers|professionnels|entreprises|transporteurs|locataires|élèves|résidents|usagers)$/u

const isAdjective = (word: string, morphology: Morphology): boolean =>
  morphology.readings(word).every(({ pos }) => pos === 'ADJ')

const beforeNoun =
  /^(?:pleine?s?|haute?s?|basse?s?|longue?s?|jeunes|petite?s?|grande?s?|gros|nouveaux|nouvelles|vieux|vieilles|gros|grosses|bonnes?|beaux|belles|anciens|anciennes|premier|première|second|seconde|deuxième|troisième|dernier|dernière|prochain|futur|autre|même|forte?s?|faibles?|double|demi|non|bon|bonne|meilleur|faux|fausse|fausses)$/u

/** A noun in the plural, with an adjective or without: «sacs», «grandes surfaces». */
function isPlural(thing: string, morphology: Morphology): boolean {
  const words = thing.split(' ')
  const isNoun = (word: string) =>
    morphology.readings(word).some(({ pos, number }) => pos === 'NOUN' && number !== 's') &&
    /[sx]$/u.test(word)
  const isOf = (word: string) =>
    morphology.readings(word).some(({ pos, number }) => pos === 'ADJ' && number !== 's')
  const [first = '', second = ''] = words
  return words.length === 1
    ? isNoun(first)
    : words.length === 2 && ((isNoun(second) && isOf(first)) || (isNoun(first) && isOf(second)))
}

/** «planning livraison» → «planning de livraison», «chaudières gaz» → «chaudières à gaz», «dalles béton» → «dalles en béton». */
const linked = (noun: string): string =>
  ofWhom.test(noun)
    ? `des ${noun}`
    : /^\p{Lu}/u.test(noun)
      ? `${/^(?:PVC|ALU|BOIS|INOX)$/u.test(noun) ? 'en' : 'de'} ${noun}`
      : /^(?:gaz|fioul|bois|vapeur|granulés|condensation)$/u.test(noun)
        ? `à ${noun}`
        : matter.test(noun)
          ? `en ${noun}`
          : withDe(noun)

/** What things are made of. */
const matter =
  /^(?:béton|métal|acier|inox|plâtre|verre|cuir|aluminium|pierre|douglas|mélèze|chêne|sapin|hêtre|frêne|zinc|ardoise)$/u

/** What stands beside a noun as its kind, and is not of it: «contrôle qualité», «accueil client», «service du midi». */
const besideNoun =
  /^(?:qualité|clients?|clientèle|flash|auto|audio|son|standard|plateau|laser|alu|semi|web|marketing|produit|matin|midi|soir|nuit|jour|semaine|traiteur|bar|salle|comptoir|accueil|test|pilote|type|express|minute|maison|femme|homme|enfant|bébé|chaud|froid|papier|radio|vidéo|photo|internet|mail|mails|mailing|courriel|téléphone|terrain|export|import|langue|option|main|témoins?|batterie|constructeurs?|avioniques?|jeunesse|autonomie|snoezelen|clés?|maladie|papiers|chômage|retraite|incendie)$/u

/** Nouns beside which their kind stands bare: «équipe cuisine», «rayon textile». */
const ofKind =
  /^(?:étudiant|élève|personnel|rayon|pôle|service|secteur|atelier|poste|espace|département|unité|filière|option|bloc|module|niveau|type|style|format|mode|zone|équipe|station|classe|groupe|section|plateau|chef|agent|assistante?|responsable|technicien|ingénieure?|site|logiciel|machine|mot|point|pause|carte|chèque|système|projet|programme|norme|règles?|normes|tableau|tableaux|plan|plans|fiche|fiches|poisson|bac|permis|salon|marché|stage|fin|code|codes|prix|taux|mission|missions|image|objet|terminal|cellule|moyens|front|back|point|base)s?$/u

/** What follows a noun may agree with it: it keeps its number. */
const mayBeAdjective = (word: string | undefined, morphology: Morphology): boolean => {
  const readings = word === undefined || /[(),]/u.test(word) ? undefined : morphology.readings(word)
  return readings !== undefined && (readings.length === 0 || readings.some(({ pos }) => pos === 'ADJ'))
}

/** Things that a telegram names in the singular, and that are many: «tri colis», «filmage palette». */
const many =
  /^(?:palette|commande|colis|camion|client|carton|produit|article|pièce|facture|dossier|appel|repas|assiette|plat|plateau|table|chambre|bagage|véhicule|document|contrat|devis|enfant|patient|résident|élève|wagon|conteneur|container|bon|bulletin|livre|billet|sac|caisse-palette|échantillon|défaut|animal|voiture|vélo|poche|moule|lot|outil|arbre|meuble|robe|costume|tract|flyer|courriel|mail)$/u

/** «calage plaques» → «calage des plaques», «entretien moteur» → «entretien du moteur», «filmage palette» → «filmage des palettes». */
function ofDeed(word: string, next: string | undefined, morphology: Morphology): string {
  const reading = morphology.readings(word).find(({ pos }) => pos === 'NOUN')
  // «impression résine», «pose béton»: of a matter.
  if (linked(word) !== withDe(word) || (isOfOne(word) && !isOne(word)) || !reading) return linked(word)
  if (reading.number === 'p' || (reading.number === undefined && /[sx]$/u.test(word))) return `des ${word}`
  if (many.test(word) && !mayBeAdjective(next, morphology)) {
    const several = ofSeveral(withArticle(word, { gender: 'm' }), morphology)
    if (several) return `des ${several.replace(/^d(?:e |’)/u, '')}`
  }
  return reading.gender ? withDe(withArticle(word, reading)) : withDe(word)
}

/** Adjectives that are things to those who deal with them. */
const nominal =
  /^(?:impayés|périmés|manquants|absents|entrants|sortants|variables|encombrants|recommandés|criées)$/u

/** A plural behind a deed in the singular, which no adjective of it could be. */
const isObject = (deed: string, word: string, morphology: Morphology): boolean =>
  nominal.test(word) ||
  (/^\p{Ll}{4,}s$/u.test(word) &&
    !/s$/u.test(deed) &&
    morphology.readings(word).some(({ pos, number }) => pos === 'NOUN' && number === 'p') &&
    morphology
      .readings(word)
      .every(
        ({ pos, number, tense }) =>
          pos === 'NOUN' || (pos === 'ADJ' && number === 'p') || tense === 'participle',
      ) &&
    !ofWhom.test(word))

/** Whether a noun may stand bare behind another: its kind, of whom, a name. */
export const mayStandBare = (before: string, word: string): boolean =>
  ofKind.test(before) || besideNoun.test(word) || ofWhom.test(word) || beforeNoun.test(before)

/** Words of grammar that the dictionary lists as nouns too. */
export const preposition =
  /^(?:auprès|selon|lors|près|dont|après|avant|sans|sous|chez|vers|entre|depuis|pendant|durant|malgré|puis|jusque|hors|afin|ainsi|comme|grâce|tous|toutes|pour|avec|dans|contre|devant|derrière|sur|par|suite|parmi)$/u

/**
 * A telegram with its «de»: «maintenance ascenseurs» → «maintenance d’ascenseurs», «vente petit électroménager» → «vente
 * de petit électroménager». What agrees with its noun, or stands beside it as a kind, stays.
 */
export function linkedGroup(words: string, morphology: Morphology): string {
  const all = words.split(' ')
  // «comptes» is a form of a verb too, which nobody says here.
  const isPluralNoun = (word: string) => {
    const readings = morphology.readings(word)
    return (
      readings.some(({ pos, number }) => pos === 'NOUN' && number === 'p') &&
      readings.every(({ pos, person }) => pos === 'NOUN' || (pos === 'VERB' && person === 2))
    )
  }
  const isThing = (word: string) =>
    !/(?:ity|ing|ness)$/u.test(word) &&
    (isBareNoun(word, morphology) || isPluralNoun(word)) &&
    /^(?:\p{Ll}{4,}|\p{Ll}{2,}-\p{Ll}{2,})$/u.test(word) &&
    !preposition.test(word)
  // «équipe vendangeurs»: of whom.
  const isTeam = (before: string, word: string) => before === 'équipe' && /s$/u.test(word)
  return all
    .map((word, at) => {
      const before = lowerFirst(all[at - 1] ?? '').replace(/^[ld]’/u, '')
      if (
        at === 0 ||
        ofWhom.test(word) ||
        preposition.test(before) ||
        // «un nouvel équipement»: an adjective that the dictionary has as a noun too.
        /^(?:son|nouvel|bel|vieil|premi(?:er|ère)s|derni(?:er|ère)s|principaux|meilleure?s|différente?s|diverse?s)$/u.test(
          before,
        ) ||
        // «neuf places»: a count, and no adjective.
        /^(?:neuf|sept|huit|dix|onze|douze)$/u.test(before) ||
        !morphology.readings(before).some(({ pos }) => pos === 'NOUN')
      )
        return word
      const isKind =
        (ofKind.test(before) && !isTeam(before, word)) || beforeNoun.test(before) || besideNoun.test(word)
      if (
        /^relances?$/u.test(before) &&
        /^(?:mutuelles|fournisseurs|clients|impayés|débiteurs|locataires|adhérents)$/u.test(word)
      )
        return `des ${word}`
      if (
        /^(?:pénurie|achats?|stocks?|ventes?|prix|livraisons?|approvisionnement)$/u.test(before) &&
        linked(word).startsWith('en ')
      )
        return withDe(word)
      if (before === 'isolation' && isThing(word)) return `en ${word}`
      if (word === 'moteur' && /^(?:entretien|révision|réparation|dépannage|maintenance)$/u.test(before))
        return 'du moteur'
      // «saisie variables de paie»: in another number than its deed, it is no adjective of it.
      if (
        !isKind &&
        (isDeed(before, morphology) || /(?:age|tion|ment)$/u.test(before)) &&
        isObject(before, word, morphology)
      )
        return `des ${word}`
      if (isThing(word) && !isKind && !withWhat.test(word))
        return isDeed(before, morphology) ? ofDeed(word, all[at + 1], morphology) : linked(word)
      const next = morphology.readings(all[at + 1] ?? '')
      return beforeNoun.test(word) && next.some(({ pos }) => pos === 'NOUN') ? withDe(word) : word
    })
    .join(' ')
}
