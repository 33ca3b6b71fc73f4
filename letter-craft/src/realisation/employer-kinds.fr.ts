import { plainLetters } from '../french/plain-letters.ts'

/** A kind of employer as French writes it within a sentence, and the article that its names take. */
export type EmployerKind = {
  readonly word: string
  readonly article: 'le' | 'la'
  readonly isInitials: boolean
}

const feminine = `feria harmonie fanfare chorale micro-crèche salle chemiserie ferme-auberge troupe unité coalition halle école-atelier cité manufacture académie briqueterie filature teinturerie coutellerie ganterie bonneterie minoterie cimenterie raffinerie corderie maroquinerie conciergerie permanence chaudronnerie métallurgie tôlerie police entreprise plomberie maçonnerie carrosserie start-up ébénisterie métallerie marbrerie miroiterie
écurie comédie crémerie brûlerie jardinerie-animalerie fruiterie administration agence ambassade amicale animalerie antenne association auberge auto-école banque base
bibliothèque bijouterie biscuiterie blanchisserie boucherie boucherie-charcuterie boulangerie boulangerie-pâtisserie
boutique brasserie caisse cantine caserne cave cellule chambre chancellerie charcuterie chocolaterie cidrerie clinique
collectivité colonie commune communauté compagnie concession confiserie conserverie coopérative cour crêperie crèche cuisine
direction discothèque distillerie école église épicerie étude exploitation fabrique faculté fédération ferme fonderie
foire fondation fourrière fromagerie galerie gare guinguette halte-garderie imprimerie jardinerie laiterie laverie librairie
ligue ludothèque mairie maison maternité médiathèque menuiserie mercerie métropole mission miellerie mutuelle papeterie
parfumerie paroisse pâtisserie pépinière pharmacie piscine pizzeria plage plateforme poissonnerie polyclinique préfecture
quincaillerie radio recyclerie régie région restauration résidence ressourcerie rôtisserie sandwicherie savonnerie scierie serrurerie
société sous-préfecture station station-service sucrerie supérette tannerie tuilerie université usine verrerie ville`

const masculine = `espace cybercafé beffroi repair’café fournil tiers-lieu camping-hôtel poney-club marché refuge-ferme village village-vacances ranch chenil centre-équestre réseau organisme aéroport atelier aquarium bar bar-tabac bataillon bureau café café-restaurant cabinet camping casino centre
chai chantier château cinéma cirque club collectif collège collège-lycée comité commissariat conseil conservatoire consulat crédit
département dépôt dispensaire domaine drive entrepôt escadron établissement festival foyer funérarium garage gîte golf
greffe groupe groupement gymnase haras hôpital hôtel hôtel-restaurant hospice hypermarché institut internat jardin
journal laboratoire lycée magasin manège manoir ministère monastère moulin multi-accueil musée muséum observatoire office
opéra orchestre palais parc planétarium planning port potager pressing prieuré pôle rectorat refuge relais restaurant
salon secrétariat service snack spa stade studio supermarché syndicat tabac tabac-presse théâtre traiteur tribunal
vignoble zoo régiment riad`

const feminineInitials = `eta had afev scp selarl selas scm scop cuma as us cc adapei adie admr adsea afm afpa amap apajh ape apec apel apf ars asei caf carsat cci cfdt
cftc cgt cma cnav cnil cpam cpts ddcs ddetspp ddfip ddpp ddt ddtm dgac dgfip dinum draaf drac dreal dreets dsden e2c ena
earl fcpe fdsea fne fnsea hep ifremer igesa inra inrae inserm insee ira licra lpo maif mam mas mdph mecs mfr mjc msa nasa
ofb onera onf ong onu pjj pmi ratp sncf snsm spa spip udaf ufc ufcv una unapei unesco unicef urssaf usmb ucpa usep unss ufolep`

const masculineInitials = `insa iut inspe esat lirmm cern camsp fc bde bds brgm cada cat ccas cea cfa cfppa ch chr chrs chru chs chu chi chba chic chs cias cic cidff cidj cio cirad cmp
cmpp cnam cned cnes cnfpt cnrs cpie creps crous csapa cse ehpad epide epsm esat fablab fam gaec geiq gem ght greta greta-cfa
iae ifas ifsi ime impro inpi irts itep iut pnr ram rpe samsah samu savs inrap insep ird efs sdis sessad sictom sivom sivu smur ssiad ssr`

const kinds: ReadonlyMap<string, EmployerKind> = new Map(
  (
    [
      [feminineInitials, 'la', true],
      [masculineInitials, 'le', true],
      [feminine, 'la', false],
      [masculine, 'le', false],
    ] as const
  ).flatMap(([words, article, isInitials]) =>
    words.split(/\s+/u).map((word) => [plainLetters(word), { word, article, isInitials }] as const),
  ),
)

/** Names of makers and shops that begin like a kind of house: «Maison 123», «Bureau Veritas». */
const brands =
  /^(?:harmonie mutuelle|casino (?:super|hyper|proxi|shop|drive|#)|maison (?!(?:d[eu]s?|d’.+|commune|communale|intercommunale|médicale|maternelle|familiale|départementale|régionale|paroissiale|diocésaine|centrale|pluridisciplinaire|partagée|relais|mère|landes) )|bureau (?:veritas|vallée)|station f$|office depot|cuisine schmidt|jardin bio|relais colis|galerie lafayette|port aventura)/iu

/** Kinds that alone are a trade name as often: «Station», «Radio». */
const needsName =
  /^(?:base|cave|cellule|chambre|cour|cuisine|direction|drive|espace|étude|galerie|jardin|plage|port|radio|service|société|spa|station|studio|ville|refuge|relais|stade|dépôt|bureau)$/u

/** The kind that a name begins with, in any spelling: «Ecole Jules-Verne», «CNRS»; undefined for trade names. */
export function employerKind(name: string): EmployerKind | undefined {
  const [typed = '', ...rest] = name.replaceAll("'", '’').split(' ')
  // «SDIS33»
  const first = typed.replace(/^(\p{Lu}{3,})\d{2}$/u, '$1')
  const found =
    kinds.get(plainLetters(first)) ?? kinds.get(plainLetters(/^\p{Lu}{2,}(?=-\p{L})/u.exec(first)?.[0] ?? ''))
  if (!found || brands.test(`${name} `)) return undefined
  if (found.isInitials) return first.length > 3 || /^\p{Lu}[\p{Lu}\d]/u.test(first) ? found : undefined
  return rest.length === 0 && needsName.test(found.word) ? undefined : found
}

/** Houses that trade under their kind: «l’Auberge de Crussol», «la Mutuelle de l’Anjou». */
export const tradesAsKind =
  /^(?:auberge|snack|studio|atelier|mutuelle|brasserie|bistrot|manoir|château|domaine|moulin|mas|relais|comptoir|fabrique)$/u

/** The same in the plural: «les Ambulances du Fensch». */
export const tradesAsKinds =
  /^(?:ambulances|transports|éditions|ateliers|jardins|pépinières|vergers|autocars|galeries|forges|primeurs|écuries|caves|serres|salaisons|fromageries|laiteries|restos|compagnons|scouts)$/u

/** Houses whose name, with its article, keeps its capital: «Le Manoir de la Roche». */
export const keepsCapital =
  /^(?:crédit|caisse|banque|comédie|manoir|château|domaine|moulin|clos|mas|relais|prieuré|palais|refuge|auberge|bistrot|comptoir)$/u
