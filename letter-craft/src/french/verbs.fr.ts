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
