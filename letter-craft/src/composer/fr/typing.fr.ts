/** Text-message abbreviations and their meaning; only unambiguous ones. */
export const shorthand: Readonly<Record<string, string>> = {
  bcp: 'beaucoup',
  pcq: 'parce que',
  pcke: 'parce que',
  pck: 'parce que',
  psk: 'parce que',
  parceque: 'parce que',
  tjs: 'toujours',
  tjrs: 'toujours',
  toujour: 'toujours',
  pr: 'pour',
  ds: 'dans',
  ke: 'que',
  ki: 'qui',
  qd: 'quand',
  qqn: 'quelqu’un',
  qqch: 'quelque chose',
  mtn: 'maintenant',
  dc: 'donc',
  tt: 'tout',
  ss: 'sans',
  avc: 'avec',
  vs: 'vous',
  ns: 'nous',
  plait: 'plaît',
  cest: 'c’est',
  cetait: 'c’était',
  cétait: 'c’était',
  chuis: 'je suis',
  chui: 'je suis',
  jsuis: 'je suis',
  quil: 'qu’il',
  quils: 'qu’ils',
  quon: 'qu’on',
  jusqua: 'jusqu’à',
  aujourdhui: 'aujourd’hui',
  dabord: 'd’abord',
  daccord: 'd’accord',
  quelquun: 'quelqu’un',
  lequipe: 'l’équipe',
  léquipe: 'l’équipe',
  lambiance: 'l’ambiance',
  lentreprise: 'l’entreprise',
  lexperience: 'l’expérience',
  lexpérience: 'l’expérience',
  laccueil: 'l’accueil',
  lecole: 'l’école',
  lécole: 'l’école',
}

/** Verbs that follow «j» with an apostrophe, and those that follow «je». */
export const elidedVerbs =
  'ai aie aime aimerais adore apprécie apprecie apprends assure accueille accepte accompagne aide arrive attends avais avance encadre espère espere essaie étais etais étudie etudie écoute ecoute écris ecris habite imagine interviens organise ose ouvre utilise y en'
export const plainVerbs =
  'suis peux veux fais sais vais dois me connais cherche travaille pense viens voudrais souhaite parle passe prépare prepare reste rêve reve tiens trouve vis vois vous ne mets lis gère gere garde finis fus'

/** Words unsuitable for a letter: a sentence that contains one is left out. */
export const slang =
  /(?<![\p{L}\d’-])(?:lol|mdr|ptdr|xptdr|bjr|slt|stp|svp|tkt|wesh|ouais|nn|cc|bsr|asap svp|jsp|jpp|oklm|bg|kdo)(?![\p{L}\d’-])/iu

/** Common words typed without accents; without them they are no French words. */
export const accentedEveryday =
  `très après déjà être été était étais étaient équipe équipes expérience expériences métier métiers même
  mêmes bientôt plutôt intérêt intérêts réussi réussite réussites apprécie première premières dernière
  dernières année années journée journées réalité réputation qualité qualités responsabilité
  responsabilités sérieux sérieuse intéresse intéressée intéressant intéressante développer
  développement école écoles étude études étudiant étudiante élève élèves enquête événement événements
  ménage maîtrise fidèle fidélité célèbre général généreux énergie écoute écouter élément matériel
  matériaux médical médicale société sociétés région régional mère père frère sœur grand-mère grand-père
  problème problèmes système systèmes théâtre numéro numérique créer création découvert découvrir défi
  défis début degré différent différente différents différentes difficulté difficultés disponibilité
  félicitations idéal idéale idée idées immédiatement légumes lycée mécanique mécanicien méthode
  méthodes modèle nécessaire opérateur préparation préparer prêt présent présente présenter procédure
  procédures progrès propreté répondre repère réseau réseaux résultat résultats rêve santé sécurité
  séjour spécial spécialité stratégie télévision témoigne théorie vérité véritable véhicule véhicules
  vêtement vêtements évoluer évolution près attachée motivée organisée passionnée hôpital hôtel fête
  forêt fenêtre goût août clientèle caissière infirmière ouvrière bénévole bénévolat français française
  françaises garçon reçu façon leçon`
    .split(/\s+/u)
    .filter((word) => word !== '')
