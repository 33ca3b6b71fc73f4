/** Infinitives that start duties of job offers and results of candidates. */
export const verbsInEr =
  `accompagner accrocher accroître:x accueillir:x acheminer actualiser adapter administrer affecter agencer aider ajuster alimenter
améliorer aménager analyser animer anticiper appliquer apporter approvisionner archiver argumenter arroser articuler assembler assister assurer
auditer augmenter automatiser baliser bâcher brancher câbler calculer capter centraliser chargerx charger chercher chiffrer classer coiffer
collaborer collecter coller commander commercialiser communiquer compléter comptabiliser concrétiser conditionner configurer confectionner
conseiller consigner consolider consulter contacter conteneuriser contribuer contrôler coopérer coordonner corriger couler couper créer cuisiner cultiver
débarrasser déboguer décharger décliner décorer découper dégager délivrer démarcher démonter dépanner déplacer déployer dépister désherber désinfecter
dessiner déterminer développer diagnostiquer dialoguer diffuser diminuer distribuer documenter dompter doser dresser dynamiser échanger éclairer
économiser éditer éduquer effectuer élaborer élever éliminer emballer encadrer encaisser encourager enregistrer enrichir:x enseigner entraîner
entreposer épauler équiper estimer étaler étiqueter étudier évaluer éveiller examiner exécuter expédier expérimenter expliquer exploiter
expliciter façonner faciliter facturer faire:x favoriser fabriquer fidéliser finaliser financer fixer former formaliser formuler gagner garder gérer guider
habiller hiérarchiser identifier imaginer implémenter implanter importer industrialiser informer initier innover inspecter installer instaurer
intégrer intervenir:x inventorier lancer laver lever lier livrer localiser manager manipuler manœuvrer marquer mener mesurer mettre:x mobiliser modéliser
moderniser modifier monter motiver négocier nettoyer noter observer opérer optimiser orchestrer ordonnancer organiser orienter paramétrer parrainer
participer peaufiner percer perfectionner piloter placer planifier planter poncer porter poser préconiser préparer présenter préserver prévenir:x
procéder programmer projeter promouvoir:x proposer prospecter protéger provisionner publier qualifier questionner ramasser ranger rapprocher ravitailler
réaliser réapprovisionner réceptionner recenser rechercher récolter recommander reconditionner recruter rectifier rédiger référencer
refondre:x regrouper relancer relayer relever remonter remplacer remplirx renforcer renouveler renseigner réparer répertorier reporter représenter
réaménager résorber respecter restaurer restructurer retoucher réviser sécuriser seconder sélectionner sensibiliser servirx signaler simplifier
soigner solliciter sortirx souder soulager stériliser stocker structurer suggérer superviser surveiller synchroniser tailler tenir:x tester tisser
tondre:x tourner tracer traiter transférer transformer transmettre:x transporter travailler trier tronçonner tutorer usiner utiliser vacciner valider
valoriser veiller vérifier vendre:x ventiler verser visiter visser vulgariser arbitrer cadrer cartographier challenger coacher codifier collationner
débiter doubler diviser dépasser décrocher déposer conclure:x instruire:x encoder extruder fluidifier prescrire:x évacuer évoquer administrer aérer
positionner ouvrirx rassurer recueillir:x réguler réhabiliter tripler nouer illustrer enquêter exporter repasser plier jardiner élaguer bâtir:x créditer`
    .split(/\s+/u)
    .filter((verb) => /er$/u.test(verb) && !/[:x]$/u.test(verb))

/** Infinitive → third person singular, second plural, second plural of the future, past participle. */
export const irregularVerbs: Readonly<Record<string, readonly [string, string, string, string]>> = {
  accueillir: ['accueille', 'accueillez', 'accueillerez', 'accueilli'],
  accroître: ['accroît', 'accroissez', 'accroîtrez', 'accru'],
  agir: ['agit', 'agissez', 'agirez', 'agi'],
  bâtir: ['bâtit', 'bâtissez', 'bâtirez', 'bâti'],
  choisir: ['choisit', 'choisissez', 'choisirez', 'choisi'],
  concevoir: ['conçoit', 'concevez', 'concevrez', 'conçu'],
  conclure: ['conclut', 'concluez', 'conclurez', 'conclu'],
  conduire: ['conduit', 'conduisez', 'conduirez', 'conduit'],
  construire: ['construit', 'construisez', 'construirez', 'construit'],
  convaincre: ['convainc', 'convainquez', 'convaincrez', 'convaincu'],
  cuire: ['cuit', 'cuisez', 'cuirez', 'cuit'],
  découvrir: ['découvre', 'découvrez', 'découvrirez', 'découvert'],
  définir: ['définit', 'définissez', 'définirez', 'défini'],
  enrichir: ['enrichit', 'enrichissez', 'enrichirez', 'enrichi'],
  entretenir: ['entretient', 'entretenez', 'entretiendrez', 'entretenu'],
  établir: ['établit', 'établissez', 'établirez', 'établi'],
  faire: ['fait', 'faites', 'ferez', 'fait'],
  fournir: ['fournit', 'fournissez', 'fournirez', 'fourni'],
  garantir: ['garantit', 'garantissez', 'garantirez', 'garanti'],
  inscrire: ['inscrit', 'inscrivez', 'inscrirez', 'inscrit'],
  instruire: ['instruit', 'instruisez', 'instruirez', 'instruit'],
  intervenir: ['intervient', 'intervenez', 'interviendrez', ''],
  investir: ['investit', 'investissez', 'investirez', 'investi'],
  maintenir: ['maintient', 'maintenez', 'maintiendrez', 'maintenu'],
  mettre: ['met', 'mettez', 'mettrez', 'mis'],
  obtenir: ['obtient', 'obtenez', 'obtiendrez', 'obtenu'],
  offrir: ['offre', 'offrez', 'offrirez', 'offert'],
  ouvrir: ['ouvre', 'ouvrez', 'ouvrirez', 'ouvert'],
  poursuivre: ['poursuit', 'poursuivez', 'poursuivrez', 'poursuivi'],
  prendre: ['prend', 'prenez', 'prendrez', 'pris'],
  prescrire: ['prescrit', 'prescrivez', 'prescrirez', 'prescrit'],
  prévenir: ['prévient', 'prévenez', 'préviendrez', 'prévenu'],
  produire: ['produit', 'produisez', 'produirez', 'produit'],
  promouvoir: ['promeut', 'promouvez', 'promouvrez', 'promu'],
  recevoir: ['reçoit', 'recevez', 'recevrez', 'reçu'],
  recueillir: ['recueille', 'recueillez', 'recueillerez', 'recueilli'],
  réduire: ['réduit', 'réduisez', 'réduirez', 'réduit'],
  rendre: ['rend', 'rendez', 'rendrez', 'rendu'],
  remplir: ['remplit', 'remplissez', 'remplirez', 'rempli'],
  répartir: ['répartit', 'répartissez', 'répartirez', 'réparti'],
  répondre: ['répond', 'répondez', 'répondrez', 'répondu'],
  résoudre: ['résout', 'résolvez', 'résoudrez', 'résolu'],
  réussir: ['réussit', 'réussissez', 'réussirez', 'réussi'],
  saisir: ['saisit', 'saisissez', 'saisirez', 'saisi'],
  servir: ['sert', 'servez', 'servirez', 'servi'],
  soutenir: ['soutient', 'soutenez', 'soutiendrez', 'soutenu'],
  suivre: ['suit', 'suivez', 'suivrez', 'suivi'],
  tenir: ['tient', 'tenez', 'tiendrez', 'tenu'],
  tondre: ['tond', 'tondez', 'tondrez', 'tondu'],
  traduire: ['traduit', 'traduisez', 'traduirez', 'traduit'],
  transmettre: ['transmet', 'transmettez', 'transmettrez', 'transmis'],
  vendre: ['vend', 'vendez', 'vendrez', 'vendu'],
  écrire: ['écrit', 'écrivez', 'écrirez', 'écrit'],
  élargir: ['élargit', 'élargissez', 'élargirez', 'élargi'],
  remettre: ['remet', 'remettez', 'remettrez', 'remis'],
  parvenir: ['parvient', 'parvenez', 'parviendrez', ''],
}
