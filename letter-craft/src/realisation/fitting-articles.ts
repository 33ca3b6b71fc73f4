import { countedNouns } from '../career/counted-nouns.fr.ts'
import { withArticle } from '../french/contraction.ts'
import type { Morphology } from '../french/morphology.ts'

/** What one makes: a thing that nobody has heard of yet. */
const making =
  /^(?:créer|concevoir|développer|construire|lancer|rédiger|programmer|coder|configurer|effacer|démonter|remonter|brancher) /u

/** «créer l’application» → «créer une application»: what was made, and has no name, is one of them. */
const withNewThing = (text: string, morphology: Morphology): string =>
  making.test(text)
    ? text.replace(
        /(?<=^\p{L}+ )(?:la |le |l’)(\p{Ll}{4,})(?=(?: web| internet| mobile| métier)?(?:$| (?:avec|sous|en|pour|via|et) ))/u,
        (whole, noun: string) => {
          const gender = countedNouns.has(noun)
            ? morphology.readings(noun).find(({ pos }) => pos === 'NOUN')?.gender
            : undefined
          return gender === undefined ? whole : `${gender === 'f' ? 'une' : 'un'} ${noun}`
        },
      )
    : text

/** «préparer les plats et des boissons» → «préparer des plats et des boissons»: two objects of one verb have one kind of article. */
const withOneKind = (text: string): string =>
  text.replace(/(?<=^\p{L}+ )les (?=\p{Ll}+s(?: \p{Ll}+)?(?:, | et )des \p{Ll}+s(?!\p{L}))/u, 'des ')

/** «la mise à jour des produits ainsi que recherche de…»: each has its article. */
const withJoined = (text: string, morphology: Morphology): string =>
  text.replace(/ ainsi que (?=(\p{Ll}{5,}) d(?:e |es |u |’))/u, (whole, noun: string) => {
    const [reading] = morphology.readings(noun).filter(({ pos }) => pos === 'NOUN')
    return reading?.number === 's' ? ` ainsi que ${withArticle(noun, reading).slice(0, -noun.length)}` : whole
  })

const people =
  '(?:enfants|adultes|jeunes|adolescents|patients|particuliers|professionnels|seniors|débutants|élèves|étudiants|entreprises|associations|clients|familles|groupes|collectivités|touristes|résidents)'
const forPeople = new RegExp(`(?<= pour )(${people})((?: \\p{Ll}+s)?)(?: et (${people}))?(?=$|[ ,])`, 'u')

/** «pour enfants et adultes» → «pour des enfants et des adultes», «sur marchés» → «sur les marchés» */
const withWhom = (text: string): string =>
  text
    .replace(
      forPeople,
      (_, one: string, kind: string, other?: string) => `des ${one}${kind}${other ? ` et des ${other}` : ''}`,
    )
    .replace(/(?<= (?:pour|sur) )(?=(?:réseaux sociaux|marchés|foires|salons|festivals)(?!\p{L}))/u, 'les ')

/** Vehicles and tools that one works with. */
const instruments =
  'transpalette|gerbeur|chariot|camion|camionnette|casque|scanner|terminal|pistolet|douchette|nacelle|tracteur|vélo|scooter|autolaveuse|monobrosse|tablette|ordinateur|logiciel|caméra|micro|drone'
const bareInstrument = new RegExp(
  `(?<= (?:avec|via|sur)(?: un \\p{Ll}+(?: \\p{Ll}+)? et)? )(${instruments})((?: (?:élévateur|électrique|manuel|audio|vocal|frontal|à \\p{Ll}+))?)(?= |$|,)`,
  'u',
)

/** «avec transpalette et chariot élévateur» → «avec un transpalette et un chariot élévateur»; «via casque» is «avec un casque». */
const withInstruments = (text: string, morphology: Morphology): string => {
  const one = text.replace(bareInstrument, (_whole, noun: string, kind: string) => {
    const gender = morphology.readings(noun).find(({ pos }) => pos === 'NOUN')?.gender
    return `${gender === 'f' ? 'une' : 'un'} ${noun}${kind}`
  })
  return one === text ? text.replace(/ via (?=une? )/u, ' avec ') : withInstruments(one, morphology)
}

/** The objects of a task with the articles that a sentence gives them. */
export const withFittingArticles = (text: string, morphology: Morphology): string =>
  withInstruments(
    withWhom(withJoined(withOneKind(withNewThing(text, morphology)), morphology))
      // «encadrer l’équipe de 10 personnes»: which?
      .replace(
        /( de)? l’équipe (?=de (?:\d|deux|trois|quatre|cinq|six|sept|huit|neuf|dix)(?!\p{L}))/u,
        (_, of?: string) => `${of === undefined ? ' ' : ' d’'}une équipe `,
      )
      // «les comptes WhatsApp, Instagram»: the last of several has its «et».
      .replace(
        /^([^,()]*\p{L} \p{Lu}[^,()]*), (\p{Lu}[\p{L}\d.+#-]*(?: \p{Lu}[\p{L}\d]*)?)$/u,
        (whole, start: string, last: string) => (/ et /u.test(start) ? whole : `${start} et ${last}`),
      )
      .replace(
        /(?<= (?:modèles|courriers|lettres|documents|contrats|formulaires)) de (?=types(?!\p{L}))/u,
        ' ',
      )
      .replace(/^passer la commande (?=d)/u, 'passer les commandes ')
      .replace(/^réaliser la coupe(?!\p{L})/u, 'réaliser des coupes')
      .replace(/^réaliser le brushing(?!\p{L})/u, 'réaliser des brushings')
      .replace(/^mener la négociation( commerciale| tarifaire)?(?=$| avec)/u, (_, kind?: string) =>
        kind === undefined ? 'mener des négociations' : `mener des négociations${kind}s`,
      )
      // «mettre en place les actions correctrices», «organiser les événements»: which?
      .replace(
        /^(mettre en place|organiser|écrire|rédiger|créer|concevoir|mettre en vente) les (?=\p{Ll}+s(?: \p{Ll}+s)?(?:$| (?:avec|sous|pour|en) ))/u,
        '$1 des ',
      )
      // «des analyses descriptives et de tableaux de bord», «des futurs de sauveteurs»
      .replace(/(?<=^\p{L}+ des \p{Ll}+s(?: \p{Ll}+s)?) et d(?:e |’)(?=\p{Ll}+[sx](?!\p{L}))/u, ' et des ')
      .replace(/(?<= (?:futurs|nouveaux|jeunes|anciens)) de (?=\p{Ll}+s(?!\p{L}))/u, ' ')
      .replace(
        /(?<= (?:marques|entreprises|écoles|structures|associations|magasins)) de (?=partenaires(?!\p{L}))/u,
        ' ',
      ),
    morphology,
  )
