import type { CefrLevel } from './career.ts'

/** Parts of a CV. `works` are publications, exhibitions, references: read, but on no card. */
export type Section =
  | 'jobs'
  | 'internships'
  | 'volunteering'
  | 'education'
  | 'certificates'
  | 'languages'
  | 'tools'
  | 'skills'
  | 'interests'
  | 'profile'
  | 'contact'
  | 'works'

/**
 * Words that head a part of a CV, without accents and with single letters for doubled ones, so that «Proffessionelle»
 * is known too.
 */
export const sectionWords: Readonly<Record<Section, string>> = {
  jobs: `experience experiences emploi emplois job jobs carriere poste postes employment work career metier metiers
    vacations remplacements missions mediation ateliers workshop workshops activite-profesionele
    contrats saisons assistanat parcours-profesionel historique-profesionel vie-profesionele service-civil
    service-civique travaux-pratiques experiences-terain service-militaire armee`,
  internships: 'stage stages alternance alternances apprentisage internship internships immersions',
  volunteering: `benevolat benevolats engagement engagements asociatif asociatifs asociative asociatives asociation
    asociations volontariat volunter volunteering vie-asociative mandats`,
  education: `formation formations diplome diplomes etudes etude scolarite scolaire cursus education academique
    academiques enseignement universitaire universitaires qualifications parcours-scolaire autoformation autoformations degres`,
  certificates: `certification certifications certificat certificats permis habilitation habilitations secourisme
    caces atestation atestations licences-certifications`,
  languages: 'langue langues language languages linguistique linguistiques idiomes',
  tools: `informatique informatiques logiciel logiciels outil outils technologie technologies bureautique numerique
    numeriques tools software programation systemes materiels tech framework frameworks`,
  skills: `ce-que-je-sais-faire et-ausi competence competences savoir-faire savoir-etre savoirs qualite qualites atout atouts aptitude aptitudes
    skils soft-skils points-forts forces personalite traits-de-personalite capacites domaines-de-competences
    expertise expertises domaines-d-expertise savoir techniques transversales divers divers-et-loisirs
    informations-complementaires renseignements-complementaires`,
  interests: `interet interets loisir loisirs hobies hoby pasion pasions centres-d-interet centre-d-interet
    centres-d-interets centre-d-interets activites-extra-profesioneles sports-et-loisirs temps-libre extra-profesionel`,
  profile: `profil profile presentation acroche objectif objectifs projet-profesionel a-propos a-propos-de-moi
    qui-suis-je resume sumary about about-me en-bref mon-profil introduction ambition`,
  contact: `contact contacts cordonees adrese etat-civil informations-personeles infos-personeles informations
    renseignements identite infos mobilite`,
  works: `publication publications exposition expositions conference conferences references reference prix
    distinctions recompenses portfolio projets realisations filmographie discographie colections brevets
    comunications performances awards recomandations temoignages projet oeuvres`,
}

/** Words that may stand beside those in a heading. */
export const headingFillers: ReadonlySet<string> = new Set(
  `mes mon ma les le la l et de d des du en au aux autre autres mes profesionel profesionele profesionels
  profesioneles principal principale principales diverse diverses complementaire complementaires suplementaire
  suplementaires personel personels personele personeles continue continues initiale initiales anterieures recente
  recentes significative significatives cle cles general generale generales and my cv individuele colective
  colectives extra profesionales sociale sociales artistique artistiques etrangeres etranger technique techniques metier
  profesional history obtenu obtenus suivies suivie parcours activite activites vie web digital digitales outils detaile detailees humaines
  artistes linguistiques informatiques informatique associatives scolaires universitaires relationeles organisationeles`
    .trim()
    .split(/\s+/u),
)

/** Nouns that begin the name of an employer, without accents. */
export const employerNouns: ReadonlySet<string> = new Set(
  `mairie ville commune departement region conseil prefecture ministere direction rectorat academie ecole college lycee
  universite iut institut institution faculte campus hopital clinique chu chru ch ehpad residence maison foyer centre
  association asso fondation federation ong croix club comite secours groupe societe entreprise sarl sas sasu eurl sa sci
  ets etablissement etablissements cabinet agence office bureau etude studio atelier laboratoire usine banque caisse
  assurance assurances mutuelle magasin boutique supermarche hypermarche epicerie boulangerie patisserie boucherie
  restaurant brasserie bar cafe pizzeria creperie hotel camping auberge gite domaine chateau ferme exploitation garage
  concession transports transport ambulances ambulance taxi pharmacie officine optique salon creche halte micro-creche
  periscolaire mediatheque bibliotheque musee theatre cinema galerie piscine plage plages stade parc zoo station aeroport
  gare sncf armee marine gendarmerie police sdis caserne interim manpower adecco randstad missions particulier
  particuliers famille familles chambre tribunal notaire communaute syndicat pole france cfa greta afpa service services
  consulting solutions technologies industries industrie editions librairie presse radio festival cave caves coiffure
  institut-de-beaute pressing imprimerie menuiserie entrepreneur micro-entreprise auto-entrepreneur autoentrepreneur
  independant freelance guinguette chancellerie ambassade consulat comite abbaye paroisse diocese cantine traiteur food hall halles clinic hospital school
  university company restaurants poste`
    .trim()
    .split(/\s+/u),
)

/** Words that begin a post, beyond the titles of the register, without accents. */
export const titleNouns: ReadonlySet<string> = new Set(
  `stage stages stagiaire stagiaires alternance alternant alternante apprenti apprentie apprentissage job jobs mission
  benevole benevolat volontaire volontariat membre president presidente vice-president vice-presidente tresorier
  tresoriere vice-tresorier vice-tresoriere secretaire delegue deleguee representant representante baby baby-sitting
  baby-sitter babysitting babysitter garde gardes vacataire interimaire extra remplacant remplacante observation
  decouverte immersion personnel equipier equipiere hote hotesse service soutien accompagnement accompagnateur
  accompagnatrice aide saisonnier saisonniere polyvalent polyvalente projet animation encadrement surveillance
  maraudes developer developper manager engineer designer assistant assistante account key sales office product
  owner head lead chief officer junior senior sous-chef sous-cheffe second seconde barman barmaid barista commis
  plongeur plongeuse runner auto-entrepreneur auto-entrepreneuse entrepreneur entrepreneuse independant independante
  co-fondateur co-fondatrice cofondateur cofondatrice fondateur fondatrice artisan artisane referent referente
  doctorant doctorante chercheur chercheuse etudiant etudiante engagement cours soldat caporal sergent adjudant
  lieutenant capitaine militaire reserviste enseignant enseignante prof tuteur tutrice coordinateur coordinatrice
  coordonnateur coordonnatrice contremaitre chef cheffe sortie travaux participation creation mediation assistanat
  atelier distributeur distributrice dog-sitter nounou jardinage menage`
    .trim()
    .split(/\s+/u),
)

/** First words of a task in the form of a noun, without accents: a line that begins so is no head of a card. */
export const actionNouns =
  /^(?:gestion|accueil|suivi|mise|realisation|preparation|redaction|organisation|reception|controle|participation|elaboration|conception|developpement|maintenance|encaissement|vente|conseil|nettoyage|entretien|livraison|saisie|traitement|analyse|animation|planification|coordination|etablissement|verification|creation|prise|tri|distribution|facturation|classement|archivage|commande|commandes|approvisionnement|reassort|rangement|formation|encadrement|management|pilotage|supervision|prospection|negociation|fidelisation|relance|relances|tenue|installation|depannage|reparation|montage|pose|conduite|chargement|dechargement|conditionnement|emballage|etiquetage|inventaire|inventaires|service|dressage|cuisson|plonge|garde|aide|accompagnement|soin|soins|toilette|toilettes|surveillance|assistance|support|veille|production|fabrication|usinage|soudure|assemblage|optimisation|amelioration|definition|deploiement|integration|migration|recueil|collecte|evaluation|etude|recherche|recrutement|implementation|utilisation|contribution|responsable de la|respect|application|diffusion|promotion|communication|captation|webdesign|presentation|presentations|expedition|enlevement|transport|manutention)(?![a-z0-9-])/u

/** What kind of work a head says it was, by its words without accents. */
export const kindWords = {
  apprenticeship:
    /(?<![a-z])(?:alternance|alternante?|apprenti|apprentie|apprentissage|contrat pro(?:fessionnalisation)?|contrat de professionnalisation)(?![a-z])/u,
  internship: /(?<![a-z])(?:stages?|stagiaires?|pmsmp|immersion|intern|internship|observation)(?![a-z])/u,
  volunteering:
    /(?<![a-z])(?:benevol(?:e|es|at)|volontariat(?! international)|volontaire associati\w+|maraudes?|bureau des (?:eleves|etudiants)|bde|parents d[’' ]eleves|service civique)(?![a-z])/u,
  business:
    /(?<![a-z])(?:auto[- ]?entrepreneu(?:r|se)|micro[- ]?entrepr\w+|freelance|a mon compte|independante?|fondat(?:eur|rice)|co-?fondat(?:eur|rice)|gerante? de ma|artisane?|entrepreneur individuel)(?![a-z])/u,
} as const

/** Names of languages, without accents, and how a card names them. */
export const languageNames: ReadonlyMap<string, string> = new Map(
  `Français Anglais Espagnol Allemand Italien Portugais Arabe Chinois Mandarin Japonais Russe Néerlandais Polonais Turc
  Roumain Grec Hébreu Coréen Vietnamien Hindi Ourdou Tamoul Bengali Persan Farsi Dari Pachto Kurde Arménien Géorgien
  Ukrainien Tchèque Slovaque Hongrois Bulgare Serbe Croate Bosniaque Albanais Suédois Danois Norvégien Finnois Islandais
  Lituanien Letton Estonien Catalan Basque Breton Occitan Corse Alsacien Créole Kabyle Berbère Tamazight Wolof Peul
  Bambara Lingala Swahili Malgache Soninké Dioula Amharique Somali Haoussa Yoruba Igbo Comorien Khmer Lao Thaï Tagalog
  Indonésien Malais Mongol Népalais Romani Latin Espéranto LSF Darija Flamand Luxembourgeois`
    .trim()
    .split(/\s+/u)
    .map((name) => [name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(), name] as const)
    .concat([
      ['english', 'Anglais'],
      ['french', 'Français'],
      ['spanish', 'Espagnol'],
      ['german', 'Allemand'],
      ['italian', 'Italien'],
      ['langue des signes', 'Langue des signes'],
      ['langue des signes francaise', 'Langue des signes française'],
    ]),
)

/** A diploma at the beginning of a line, without accents. */
export const diplomaStart =
  /^(?:(?:titulaire|obtention|preparation|double|validation|niveau|nivau|diplomee?)\s+(?:(?:d[’' ]?(?:une?|u)|de|du)\s+(?:la\s+|l[’' ])?)?)?(?:bac|baccalaureat|bts|btsa|btm|but|dut|deug|deust|dea|dess|dnmade|dnsep|dna|dnb|deaes|deas|deap|dees|deis|dejeps|desjeps|bpjeps|bpa|capa?|bepa?|bp|bm|bma|cqp|titre\s+(?:pro\w*|rncp|de\s+niveau)|licence|l[1-3]|m[12]|master|mastere|maitrise|magistere|doctorat|these|phd|mba|msc|bsc|bachelor\w*|brevet|diplome|certificat\s+d[’' ]aptitude\w*|cfg|prepa|classe?s?\s+preparatoire|cpge|technicien\s+superieur|annee\s+(?:sabbatique|universitaire|preparatoire)|paces|pass|ifsi|capes|agregation|crpe|meef|ecole\s+d[’' ]ingenieur|ecole\s+de\s+commerce|cycle\s+(?:ingenieur|preparatoire)|ingenieur\s+diplome|vae|daeu|cfc|maturite|premiere\s+(?:annee|generale|technologique|pro)|terminale|auto-?formation|filiere|programme\s+grande|formations?(?=\s+\p{L})|cursus|etudes\s+de|langues\s+etrangeres|lea|llce|summer\s+school|erasmus|mooc|bootcamp|reconversion)s?(?![a-z])/u

/** Words of a school, without accents. */
export const schoolWords =
  /(?<![a-z])(?:lycee|college|universite|univ|university|faculte|fac|ecole|iut|iufm|inspe|espe|ifsi|ifas|ifap|institut|institute|cfa|greta|afpa|campus|conservatoire|academie|academy|centre\s+de\s+formation|cnam|cned|mfr|maison\s+familiale|sorbonne|insa|iae|iep|sciences\s+po|epitech|42|openclassrooms?|m2i|hep|supinfo|esc|edhec|essec|hec|formation\s+lyon|school|greta|irts|ensa|ens|ehess|adrar|simplon|wild\s+code|udemy|grandes?\s+ecoles?|beaux-arts|polytech|mines|telecom|icam|ensam|isefac|studi|ifocop|organisme)(?![a-z])/u

/** A certificate or a licence, by its words without accents, wherever it stands. */
export const certificateWords =
  /(?<![a-z])(?:pe?r?mis\s+(?:(?:de\s+conduire|bateau|moto|poids|vl|pl|[a-e](?![a-z]))|:)|permis$|caces|fimo|fcos?(?!\w)|bafa|bafd|psc\s?1|afps|bnssa|bsb|sst(?!\w)|afgsu|afcpsam|habilitation[s]?\s+electrique|haccp|tosa|pix(?!\w)|toeic|toefl|ielts|cambridge|delf|dalf|voltaire|ssiap|aipr|formation\s+incendie|carte\s+(?:pro|vtc)|certifi(?:cation|cat|e)s?(?!\w)|attestation|brevet\s+(?:de|national)|dae?a\s+\(diplome|diplome\s+d[’' ]etat\s+d[’' ]ambulancier|adr(?!\w)|matieres\s+dangereuses|pemis)/u

const cefrLevels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const

/** The lowest CEFR level that a text names; blank without one. */
export const cefrLevelIn = (text: string): CefrLevel =>
  cefrLevels.find((level) => new RegExp(`(?<!\\p{L})${level}(?!\\p{L})`, 'iu').test(text)) ?? ''

/** Words that say how well a language is spoken. */
export const levelWords =
  /(?:niveau|langue)?\s*(?:[abc][12]|courante?|courament|bilingue|natif|native|maternelle?|debutante?|intermediaire|avancee?|scolaire|notions?|lue?|parlee?|ecrite?|professionnel(?:le)?|technique|operationnel(?:le)?|bonne?s?|bases?|elementaire|moyen(?:ne)?|fluent|correct|excellente?|maitrise|tres\s+bon(?:ne)?|usuel|toeic|basique)/u
