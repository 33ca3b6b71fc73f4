/** Adjectives of letters, masculine singular; the other forms follow from the ending. */
export const adjectives = `
professionnel relationnel personnel exceptionnel opérationnel traditionnel essentiel réel ponctuel naturel culturel annuel manuel rédactionnel
organisationnel actuel mutuel industriel individuel concret complet discret secret commercial social familial national international régional local
général spécial principal médical radical vital global oral musical artisanal patronal salarial environnemental fondamental original final
humain sain quotidien ancien moyen bon certain lointain prochain souverain technique informatique linguistique pratique pédagogique
dynamique logistique juridique économique numérique électronique électrique mécanique artistique scientifique stratégique politique publique:x
comptable responsable durable agréable fiable sensible flexible disponible possible accessible polyvalent autonome utile riche simple solide
rapide large autre même jeune propre honnête efficace sincère scolaire universitaire bancaire sanitaire alimentaire hospitalier régulier
particulier financier immobilier dernier premier entier hôtelier saisonnier ouvrier étranger léger varié adapté formé qualifié motivé
passionné intéressé organisé appliqué déterminé investi impliqué engagé reconnu distingué renommé confirmé approfondi diversifié avancé
soigné spécialisé expérimenté diplômé variable important différent intéressant enrichissant exigeant passionnant stimulant
suffisant précédent performant constant permanent récent pertinent cohérent excellent compétent patient indépendant motivant
gratifiant formateur porteur innovateur créatif actif administratif associatif sportif positif significatif collectif éducatif attentif
réactif constructif décisif définitif qualitatif sérieux rigoureux nombreux curieux chaleureux heureux ambitieux précieux respectueux
consciencieux studieux harmonieux délicat adéquat parfait satisfait précis divers grand petit fort court lourd profond
cordial dévoué bienveillant accueillant valorisant polyglotte ravi persuadé prêt sûr content conscient capable apte désireux soucieux enthousiaste honoré flatté certain touché polyglotte ludique chronophage épanouissant convivial`
/** Adjectives that stand before their noun: masculine (before a vowel), feminine. */
export const preposed: readonly (readonly [masculine: string, feminine: string, beforeVowel?: string])[] = [
  ['nouveau', 'nouvelle', 'nouvel'],
  ['beau', 'belle', 'bel'],
  ['bon', 'bonne'],
  ['grand', 'grande'],
  ['petit', 'petite'],
  ['premier', 'première'],
  ['dernier', 'dernière'],
  ['prochain', 'prochaine'],
  ['vrai', 'vraie'],
  ['seul', 'seule'],
  ['long', 'longue'],
  ['excellent', 'excellente'],
  ['meilleur', 'meilleure'],
  ['profond', 'profonde'],
  ['réel', 'réelle'],
  ['ancien', 'ancienne'],
  ['fort', 'forte'],
  ['certain', 'certaine'],
  ['différent', 'différente'],
  ['principal', 'principale'],
  ['important', 'importante'],
  ['solide', 'solide'],
  ['véritable', 'véritable'],
  ['large', 'large'],
  ['autre', 'autre'],
  ['multiple', 'multiple'],
]
