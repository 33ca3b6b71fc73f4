import { enumerate } from '../composer/enumerate.ts'
import { withA, withDe } from '../french/contraction.ts'
import { plainLetters } from '../french/plain-letters.ts'
import { hastyShapes, type Shape } from './hasty-shapes.fr.ts'

/** Whether initials are those of some words: «PDA», of «préparation des doses à administrer». */
const standsFor = (initials: string, words: string): boolean =>
  plainLetters(words)
    .split(/[^a-z]+/u)
    .filter((word) => !/^(?:d|de|des|du|la|le|les|l|a|au|aux|et|en|sur|pour|par)$/u.test(word))
    .map((word) => word.charAt(0))
    .join('') === initials.toLowerCase()

/** What one does in a workshop. */
const crafts = 'peinture|dessin|collage|cuisine|jeux|musique|lecture|écriture|couture|poterie|théâtre|chant'

/** What telegrams, abbreviations and cut words of CVs say in full, in the order in which they are read. */
export const plainShapes: readonly Shape[] = [
  [/(?<!\p{L})(non) (?=conform)/giu, '$1-'],
  [/(?<!\p{L})fond de commerce/giu, 'fonds de commerce'],
  [/(?<!\p{L})rétro[- ]planning/giu, 'rétroplanning'],
  // «une tournée vélo», and letters that no computer sends
  [/(?<!\p{L})(tournées?) (?=vélo)/giu, '$1 à '],
  [/(?<!\p{L})(tournées?) (?=voiture)/giu, '$1 en '],
  [/(?<=(?:distribu|tri|livr)\p{L}* (?:le|du) )courriel(?!\p{L})/giu, 'courrier'],
  [/(?<!\p{L})service (?=généraux)/giu, 'services '],
  [/(?<=^(?:gestion|télétransmission|suivi)) tiers[- ]payant/giu, ' du tiers payant'],
  [/(?<=plateaux?) repas(?!\p{L})/giu, '-repas'],
  [
    /^gestion (?:d[’']un |de |du )?portefeuille (?:de |des )?clients?(?!\p{L}| de )/iu,
    'gestion d’un portefeuille de clients',
  ],
  // «Management et gestion d’une équipe» is one deed, and «création de main courante» its keeping.
  [
    /^(?:management|encadrement|gestion)(?: et|,| \/) (?:gestion|encadrement|management|supervision|coordination) (?=d[’']une? (?:équipe|groupe))/iu,
    'encadrement ',
  ],
  [/(?<!\p{L})(?:création|rédaction) de (?:la )?mains? courantes?/iu, 'tenue de la main courante'],
  // Two words for one: «une application open source».
  [/(?<!\p{L})(open|full|back|front) (?=source|stack|end(?!\p{L})|office)/giu, '$1-'],
  [/sous[ -](?:oe|œ)uvre/giu, 'sous-œuvre'],
  [/(?<!\p{L})pré[- ]?(?:et|\/) ?post[- ]?opératoires?/giu, 'pré- et postopératoires'],
  [/"([^"]+)"/gu, '« $1 »'],
  [
    /(?<=^|et |, )(production|service|vente|accueil) (cuisine|salle|magasin|boutique|caisse)(?=$|,)/iu,
    '$1 en $2',
  ],
  [
    /(?<=^|et |, )(nettoyage|entretien|rangement) (cuisine|salle|boutique|réserve|terrasse|vitrine)(?=$|,)/iu,
    '$1 de la $2',
  ],
  [
    /(?<=^|et |, )(nettoyage|entretien|rangement) (bar|magasin|matériel|poste|bureau|rayon|stock)(?=$|,)/iu,
    '$1 du $2',
  ],
  [/ (?:en parallèle|à côté|entre autres)(?=$|[,(])/giu, ''],
  // «aider aux soins, la gestion des rendez-vous»: a help in all of it.
  [
    /^(aider (?:aux?|à la|à l’) [^,]+), (la |le |les |l’)([^,]+?) et (la |le |les |l’)(.+)$/iu,
    (_, start: string, a: string, b: string, c: string, d: string) =>
      `${start}, ${withA(a + b)} et ${withA(c + d)}`,
  ],
  [/(?<=[\p{L},] )(\d+ \p{L}+) env\.?$/iu, 'environ $1'],
  [/(?<=\p{Ll}s) (\d+) ?- ?(\d+) ans(?!\p{L})/gu, ' de $1 à $2 ans'],
  [/(?<!\p{L})budget (?=\d)/giu, 'budget de '],
  [/^projets? (?:de |d’)(?=\p{L}+(?:tion|ment|age|onte)(?!\p{L}))/iu, ''],
  // «Dossiers FSL, aides financières, MASP»: of which kinds.
  [/^dossiers (\p{Lu}{2,}(?:, [^,()]+)+)$/iu, 'dossiers ($1)'],
  // «…, les rassurer, brancarder»: no tense of a letter holds it all.
  [/, (?:les|le|la) \p{L}+(?:er|ir)(?=,| et )/gu, ''],
  [/(?<=rénovation|réfection|création|pose) salles? de bains?(?!\p{L})/giu, ' de salles de bains'],
  [/(?<=transferts? de compétences) clients/giu, ' aux clients'],
  [/(?<=mise à jour|refonte|maintenance) de site (?=web|internet)/giu, ' du site '],
  [/(?<!\p{L})(sous) (?=(?:ensembles?|traitants?|traitance|vêtements?)(?!\p{L}))/giu, '$1-'],
  [/cas d[’']urgences(?!\p{L})/giu, 'cas d’urgence'],
  [
    /(?<=\p{L}s) (radio|météo|vidéo|audio|laser)s(?: et (radio|météo|vidéo|audio)s)?(?!\p{L})/giu,
    (_, one: string, other?: string) => ` ${one}${other === undefined ? '' : ` et ${other}`}`,
  ],
  [/(?<=ventes?) (?=comptoir(?!\p{L}))/giu, ' au '],
  [/^(ventes? au comptoir) et (?:au )?téléphone/iu, '$1 et au téléphone'],
  [/(?<= aux) (professionnels)(?: et | ?\/ ?)particuliers/giu, ' $1 et aux particuliers'],
  [
    /(?<=(?:accompagnement|soutien|aide) scolaire) (?=(?:enfants|élèves|collégiens|lycéens)(?!\p{L}))/giu,
    ' des ',
  ],
  // «40 PC», «les PC»; among initials it is none.
  [/(?<=(?:\d|pannes?|des|les|de) )PC(?! ?[,)]? ?\p{Lu}{2})(?!\p{L})/gu, 'ordinateurs'],
  [/(?<=\d ordinateurs portables) (?=écoles?(?!\p{L}))/giu, ' pour les '],
  // «planning équipe de 4 + saisonniers»
  [/(?<=plannings?) équipe(?: de \d+)?(?: \+ [^,]*)?(?=,|$)/giu, ' de l’équipe'],
  [/(?<=(?:mini)?bus|véhicules?) (\d+) places(?!\p{L})/giu, ' de $1 places'],
  [
    /^remplacements? ((?:congés?|maladie|maternité|paternité)(?:, (?:congés?|maladie|maternité|paternité))*)/iu,
    'remplacements ($1)',
  ],
  [
    /(?<=^|, )(traite|service|ménage) matin et soir(?: \d+x\d+ \p{L}+)?(?!\p{L})/giu,
    '$1 du matin et du soir',
  ],
  [/(?<=\p{L}) suite (?:à )?(?=départ de feu)/giu, ' à la suite d’un '],
  [/(?<!\p{L})WE(?!\p{L})/gu, 'week-end'],
  [/(?<=^urgences(?: \p{L}+)?) le (?=week-end$)/giu, ' du '],
  [/(?<=injections?) produits? de contraste/giu, ' de produit de contraste'],
  [/(?<=\))\s+(\d+ (?:ans|mois))$/u, ' pendant $1'],
  [
    new RegExp(`^ateliers? (${crafts})(?: ?/ ?(${crafts}))?(?=$|,)`, 'iu'),
    (_, one: string, other?: string) => `ateliers ${withDe(one)}${other ? ` et ${withDe(other)}` : ''}`,
  ],
  [/(?<=du soir) (?:\+|et) mercredis?(?!\p{L})/giu, ' et du mercredi'],
  [/(?<=dossiers d’(?:admission|entrée)) ?\/ ?(?=sortie)/giu, ' et de '],
  [/(?<=tournées?) (?=\d+ \p{Ll}{3,})/giu, ' de '],
  [/(?<=pannes?) (?:PC|ordinateurs)(?: ?\/ ?MAC)?(?!\p{L})/gu, ' d’ordinateurs'],
  [/^aide (?:au )?lever ?\/ ?(?:au )?coucher/iu, 'aide au lever et au coucher'],
  [/ fr(?:ançais)? ?\/ ?(?:anglais|gb|en)(?!\p{L})/giu, ' en français et en anglais'],
  // «Visites guidées, 4 / jour»
  [/, \d+ ?(?:\/|par) ?(?:jour|semaine|mois)(?=,|$)/giu, ''],
  [
    /^(prises? de rendez-vous) (?=examens|consultations)(.+) et (transports?)(?: \([^()]*\))?$/iu,
    '$1 pour $2 et pour les $3',
  ],
  [/(?<!\p{L})vérif\.? (?:d[eu] |des )?(?=\p{L})/giu, 'vérification '],
  [/(?<=^|, )(vérification|contrôle) (véhicule|matériel|poste)(?!\p{L})/giu, '$1 du $2'],
  [/^transports? (?:de )?patients bloc ?\/ ?imagerie/iu, 'transport des patients au bloc et à l’imagerie'],
  // «Rédaction contrats / avenants»: of several; «rédaction technique» is of a kind.
  [
    /^rédaction (\p{Ll}+s(?: ?\/ ?[^()/]+)+)$/iu,
    (_, things: string) => `rédaction ${enumerate(things.split(/ ?\/ ?/u).map((thing) => withDe(thing)))}`,
  ],
  // «Autocontrôles poids, soudure, étanchéité»: of each.
  [
    /^(autocontrôles?) (?:de |du )?(\p{Ll}+(?:, [^,()]+)+)$/iu,
    (_, head: string, things: string) =>
      `${head} ${enumerate(things.split(', ').map((thing) => withDe(thing)))}`,
  ],
  [/^mise a (?=\p{L})/iu, 'mise à '],
  [/(?<=des )t°(?:C|c)?(?!\p{L})/giu, 'températures'],
  [/(?<!\p{L})t°(?:C|c)?(?!\p{L})/giu, 'température'],
  [/(?<=\p{Ll})(?<!dans|travers|de|pour|sur) toute (?=la France|l’Europe)/giu, ' dans toute '],
  // «350 dossiers DDE, incendie, vol»: of which kinds.
  [/(\d \p{Ll}+s) (\p{Lu}{2,}), (\p{Ll}+(?:, \p{Ll}+)*)$/u, '$1 ($2, $3)'],
  [/^((?:[Cc]alage et )?[Cc]onduite) (?=\p{Lu}\p{Ll}+ )/u, '$1 sur '],
  [/(?<=\()maternelle au (?=C)/giu, 'de la maternelle au '],
  [
    /(?<=écarts?) (?:entre )?(?:le )?budget ?\/ ?(?:le )?(réel|réalisé)(?!\p{L})/giu,
    ' entre le budget et le $1',
  ],
  [/^co[- ](?=écri|anim|constr|rédig|organis|dirig)/iu, 'co-'],
  // «Participé au déploiement»
  [/^(participé|contribué|veillé|assisté) (?=à |au |aux )/iu, 'j’ai $1 '],
  // «PDA (préparation des doses à administrer) pour 2 EHPAD»
  [
    /^(\p{Lu}{2,5}) \((\p{Ll}[^()]+)\)/u,
    (whole, initials: string, words: string) => (standsFor(initials, words) ? words : whole),
  ],
  [/^soutien scolaire$/iu, 'donner du soutien scolaire'],
  [/^soutien scolaire(, \p{Ll}+ et \p{Ll}+)$/iu, 'assurer un soutien scolaire$1'],
  // «6 sites livrés (artisans, gîte)»: what was done, by its verb.
  [
    /^(\d+|deux|trois|quatre|cinq|six) (\p{Ll}+(?: de \p{Ll}+)?) (livr|réalis|rénov|trait|organis|form|accompagn|encadr|gér|install)ée?s?(?= \(|$|,)/iu,
    '$3er $1 $2',
  ],
  // «2 applications Symfony», «API REST pour une application mobile»: what a developer makes.
  [
    /^(\d+|une?|deux|trois|quatre) (applications?|sites?|modules?|maquettes?|plugins?|extensions?)(?= )/iu,
    'développer $1 $2',
  ],
  [/^API REST (?=pour |d[eu’])/u, 'développer une API REST '],
  [/^tableaux? (?=de répartition|électriques?)/iu, 'montage des tableaux '],
  [/^colis(?: \((\d+ (?:pts|points).*)\)|, ?(\d+ (?:pts|points).*))$/iu, 'livraison de colis ($1$2)'],
  [/(?<=chignons?) (?=mariées?)/giu, ' de '],
  [/mise en rayon (?:de la )?cour (?:des|aux) matériaux/giu, 'mise en rayon des matériaux'],
  [/chantiers? artisans?(?!\p{L})/giu, 'chantiers des artisans'],
  [
    /(?<!\p{L})(négociations?|négo|liens?|contacts?|échanges) (?=(?:fournisseurs|clients|artisans|parents|familles|partenaires|prestataires|médecins|écoles)(?!\p{L}))/giu,
    '$1 avec les ',
  ],
  [/co[uû]ts? (?:de )?mati[èe]res?(?!\p{L})/giu, 'coût des matières'],
  [/(?<!\p{L})client[èe]le GB ?\/ ?NL/gu, 'clientèle britannique et néerlandaise'],
  [/(?<=rendez-vous|réservations) (?=(?:Doctolib|Booking|Planity|Airbnb|Internet)(?!\p{L}))/giu, ' sur '],
  [/^mise en route d[’'](?=une? (?:apprentie?|stagiaire|alternante?))/iu, 'formation d’'],
  [/(?<=cuissons?) (?=soles?(?!\p{L}))/giu, ' sur '],
  [
    /crédits? conso(?:mmation)? (?:et|\/|\+) immo(?:bilier)?/giu,
    'crédit à la consommation et de crédit immobilier',
  ],
  [/(?<! les| des| aux) soirs? de première/giu, ' les soirs de première'],
  [
    /^AD ?[,/] ?GPO(?:, ?comptes (?:O365|M365))?$/u,
    'administrer Active Directory, les GPO et les comptes Microsoft 365',
  ],
  [/^AD ?[,/] ?GPO(?= |,)/u, 'administration d’Active Directory et des GPO'],
  [/^baby-?sitting$/iu, 'garder des enfants'],
  [
    /^soutien scolaire (?:à |aux |de |des |d’)?(?=(?:collégiens|lycéens|élèves|enfants|écoliers))/iu,
    'soutien scolaire de ',
  ],
  [/(?<!\p{L})env\.? ?(?=\d)/giu, 'environ '],
  [/(?<=\d ?)pts(?!\p{L})/giu, 'points'],
  [/(?<=\d ?)sem\.?(?=\s?\/|\s|\)|$)/giu, 'semaines'],
  [/(?<=\d ?)réf\.?(?!\p{L})/giu, 'références'],
  [/(?<!\p{L})récup(?!\p{L})/giu, 'récupération'],
  [/(?<!\p{L})stats(?!\p{L})/giu, 'statistiques'],
  [/(?<=\p{Ll}) (?=\d axes(?!\p{L}))/giu, ' en '],
  [/(?<=\d) ?m(?=[\s,)]|$)/gu, ' mètres'],
  [/(?<=\d) ?T(?=[\s,)/]|$)/gu, ' tonnes'],
  [
    /(?<!\p{L})(relation)s? (?=(?:praticiens|gardiens|fournisseurs|clients|artisans|parents|familles|partenaires|prestataires|élus|bailleurs)(?!\p{L}))/giu,
    '$1s avec les ',
  ],
  [/(?<=\d) ?p\.(?=[\s,)]|$)/gu, ' pages'],
  // «contrôle fin de ligne», «scènes plein air»: when and where.
  [
    /(?<!(?:en|de|la|à|la|une) )(?=fin de (?:ligne|poste|service|chantier|journée|saison|mois|chaîne)(?!\p{L}))/giu,
    'en ',
  ],
  [/(?<!(?:en|de|du) )plein (?=(?:air|champ)(?!\p{L}))/giu, 'en plein '],
  // «maintenance corrective TGBT», «cartographie QGIS»
  [/(?<=(?:préventive|corrective|curative)) (?=\p{Lu}{2,}(?!\p{L}))/gu, ' des '],
  [
    /^([Cc]artographie|[Ii]nfographie|[Mm]ontage vidéo|[Ss]aisie|[Pp]aie|[Cc]omptabilité|[Ff]acturation|[Dd]essin) (?=\p{Lu}\p{L}{2,})/u,
    '$1 sur ',
  ],
  [/(?<=\d) ?pers\.?(?!\p{L})/gu, ' personnes'],
  [/(?<=\d [\p{L} ]{3,30})\s?\/\s?j(?!\p{L})/gu, ' par jour'],
  [/(?<=contrôles?) (?=qualité (?:interne|externe)s?)/giu, ' de '],
  [/(?<=(?:véhicules?|camions?|fourgons?|porteurs?)) (\d+(?:[.,]\d)?) ?[tT](?!\p{L})/gu, ' de $1 tonnes'],
  // «ateliers manuels, lecture, motricité»: of what kinds.
  [
    /(?<=(?:ateliers?|activités?|animations?|séances?|jeux)) (\p{Ll}+(?:, \p{Ll}+)+(?: et \p{Ll}+)?)$/u,
    ' ($1)',
  ],
  // «selon taux d’occupation» lacks its article: the line does without.
  [/ selon (?!l[ae]s? |l’|un |une |des |leurs? |ses |son |sa |\p{Lu})\p{Ll}[^,;(]*$/u, ''],
  [/ machine (?:\+|et|\/) manuelle$/iu, ''],
  [/ (?:ép|épaisseur|diam|Ø)\.? ?\d.*$/u, ''],
  [/(?<!\p{L})1er (?=niveau|degré)/gu, 'premier '],
  [/(?<!(?:de|du|le|un)) (?=premier niveau)/gu, ' de '],
  [/(?<!\p{L})air\/(?=eau|air)/giu, 'air-'],
  [/(?<=accompagnement|soins?) (?=fin de vie)/giu, ' de '],
  [/(?<=\d \p{L}+ W\d+) > (?=W\d)/gu, ' -> '],
  [
    /(?<=(?:élèves?|enfants?|jeunes?|étudiante?s?|publics?|personnes?|familles?) en) difficultés(?!\p{L})/giu,
    ' difficulté',
  ],
  [
    /^(enseigner (?:l[ae]s? |l’)\p{L}+) pour (des|les) (?=enfants|élèves|jeunes|adultes|étudiants|apprenants)/iu,
    '$1 à $2 ',
  ],
  [
    /^(enseignement (?:de la |de l’|du |des )\p{L}+) pour (?:des |les )?(?=enfants|élèves|jeunes|adultes|étudiants|apprenants)/iu,
    '$1 à des ',
  ],
  [/^formation de la (?=clientèle(?! et ))/iu, 'former la '],
  [
    /^formation des (?=(?:nouveaux |nouvelles |jeunes |futurs )?(?:clients|utilisateurs|équipes|collabora|vendeu|salariés|stagiaires|apprentis|bénévoles|agents|élèves|étudiants|opérateurs|adhérents|usagers|conseill|commerciaux|enseignants|équipiers)(?!.* et d))/iu,
    'former les ',
  ],
  [
    /^(former l[ae]s? [\p{L} ]+) sur l(?:e|es|a|’) ?(?=(?:logiciel|outil|caisse|progiciel|application)s?(?!\p{L}))/iu,
    (whole: string, start: string) =>
      `${start} ${/ sur les /iu.test(whole) ? 'aux ' : / sur la /iu.test(whole) ? 'à la ' : / sur l’/iu.test(whole) ? 'à l’' : 'au '}`,
  ],
  [
    /^(\p{L}+ (?:de |d’)\p{L}+s) et (?=(?:supports|documents|outils|visuels|contenus|rapports)(?!\p{L}))/iu,
    '$1 et de ',
  ],
  [
    / pour (?=(?:séminaires|réunions|conférences|formations|événements|évènements|associations)(?!\p{L}))/giu,
    ' pour des ',
  ],
  [/^relances? (?:de |des )?paiements?(?!\p{L})/iu, 'relance des factures impayées'],
  [/^(livraisons? de colis) et (?:de )?messagerie(?!\p{L})/iu, '$1'],
  [/^entretien de préparation (?=d)/iu, 'entretien et préparation '],
  [/^gestion et traitements (?=d)/iu, 'gestion et traitement '],
  [/^(prises? en charge des \p{L}+), (du |des |de la |de l’)([^,]+)$/iu, '$1 et $2$3'],
  // «réception, comptage et contrôle de la conformité des fonds»
  [
    /^(réception|saisie|tri|rangement|stockage|préparation), (\p{L}+) et contrôle de (?:la )?(conformité|qualité) (des \p{L}+)/iu,
    '$1 et $2 $4',
  ],
  // «spécialiste en coloration et coupe, offrant des conseils…»
  [/^spécialistes? (?:en|de la|du|des) (?=\p{Ll}{4})/iu, ''],
  [/, offrant (?:des|un|les) .*$/iu, ''],
  // «facing et conseil client»: people are advised.
  [
    /(?<=^|, )(?:relations? (?:et|,) )?conseils? (?:(?:et|,) relations? )?client(?:s|èle)?(?=$|,| et |[.;])/giu,
    'conseil à la clientèle',
  ],
  [/(?<!accueil) et conseils? client(?:s|èle)?(?=$|[,.;])/giu, ', conseil à la clientèle'],
  [
    /^découverte (?:du |des |de )besoins? (?:du |des |de la |de )?client(?:s|èle)?(?!\p{L})/iu,
    'identification des besoins des clients',
  ],
  [/ et (?:bonnes? )?connaissances? (?:de |des |du |d’)[^,]*$/iu, ''],
  [/^cahiers? des charges$/iu, 'rédaction du cahier des charges'],
  [/^collaborations? avec (?=l|d|\p{L})/iu, 'collaborer avec '],
  [/agile ?\/ ?scrum(?!\p{L})/giu, 'agile (Scrum)'],
  // What is said of its thing, in the verb that is its own.
  [/^maîtrise (du|de la|des|de l’) ?(?=logiciel|outil|progiciel)/iu, 'utilisation $1 '],
  [/^encaissements? des articles/iu, 'encaissement des achats'],
  [/^rédaction (?=de sites?(?!\p{L}))/iu, 'création '],
  [/^planification des plannings/iu, 'établissement des plannings'],
  [/^accueil et renseignements? (?:auprès )?(?:des|aux) clients/iu, 'accueil et renseignement des clients'],
  [/shooting photo(?!\p{L})/giu, 'prises de vue'],
  [/shooting vidéo(?!\p{L})/giu, 'tournage de vidéos'],
  [/optimisation SEO(?!\p{L})/giu, 'optimisation du référencement'],
  [
    /(?<=(?:^|, | et )cours(?: particuliers?)?(?: \p{L}+| d’\p{L}+| en ligne)*) pour (?:des )?(?=apprenants|élèves|débutants|étudiants|adultes|enfants|collégiens|lycéens)/giu,
    ' à des ',
  ],
  [/ pour (professionnels|particuliers|entreprises) et (?=\p{L}+s(?!\p{L}))/giu, ' pour des $1 et des '],
  [/ pour les (professionnels|particuliers|entreprises) et (?=\p{Ll}+s(?!\p{L}))/giu, ' pour les $1 et les '],
  [/(?<=portefeuilles?) clients?(?! de|\p{L})/giu, ' de clients'],
  [/(?<=besoins|attentes|demandes|postes) utilisateurs?(?!\p{L})/giu, ' des utilisateurs'],
  [/(?<=appels) clients?(?!\p{L})/giu, ' des clients'],
  [/(?<=espaces?) vente(?!\p{L})/giu, ' de vente'],
  [/équipes? de ventes/giu, 'équipes de vente'],
  [/(aux|les) normes RGPD/gu, (_, article: string) => (article === 'aux' ? 'au RGPD' : 'le RGPD')],
  [/(?<=(?:le|du|de|d’) ?)CA(?!\p{L})/gu, 'chiffre d’affaires'],
  // «manutention avec pont roulant et chariot élévateur du métal»
  [
    /(?<=manutention) avec (pont roulant|chariot élévateur|transpalette(?: électrique)?|gerbeur)(?: et (?:un )?(chariot élévateur|pont roulant|transpalette(?: électrique)?|gerbeur))?((?: (?:du|de|des) \p{L}+)?)(?=$|,)/giu,
    (_: string, one: string, other: string | undefined, of: string) =>
      `${of} au ${one}${other === undefined ? '' : ` et au ${other}`}`,
  ],
  [/^prélèvements? des? (?=cartons|colis|produits|articles|pièces|marchandises|palettes)/iu, 'prélever des '],
  [/(balisage)s? magasins?(?!\p{L})/giu, '$1 du magasin'],
  [/^saisies? informatiques? (?=d[eu]s? |d’|de la )/iu, 'saisie '],
  [/(?<=(?:maintenance|entretien|réparation|diagnostic)) sur (?=l’ensemble d)/giu, ' de '],
  [/(?<=\p{L}) avec classification(?!\p{L})/giu, ''],
  // «aide aux personnes âgées»: some of them.
  [/^aides? aux (?=personnes (?:âgées|dépendantes|handicapées|en situation))/iu, 'aider des '],
  // «Manager de 20 personnes», «responsable d’une équipe de six»: who led, led.
  [/^(?:manager|managers?|responsable|encadrant|chef) d[’']une équipe/iu, 'encadrer une équipe'],
  [
    /^(?:manager|responsable|encadrant) \(?(?:de )?(\d+) (personnes|salariés|employés|collaborateurs|agents)\)?.*$/iu,
    'encadrer $1 $2',
  ],
  ...hastyShapes,
  // Whom one works for is said by the card.
  [
    /(?<=\p{L}{3},? \p{L}+.*),? (?:pour|au sein de) (?:l’association|l’entreprise|la société|la structure)$/u,
    '',
  ],
]
