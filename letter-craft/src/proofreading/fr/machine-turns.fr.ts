/** Nouns of praise: three of them in a row are a machine’s, and prove nothing. Adjectives have their own rule. */
const virtues =
  'rigueur|autonomie|dynamisme|motivation|curiosité|créativité|polyvalence|réactivité|adaptabilité|ponctualité|bienveillance|empathie|écoute|engagement|enthousiasme|passion|persévérance|patience|organisation|implication|détermination|discrétion|diplomatie|efficacité|excellence|exigence|flexibilité|fiabilité|initiative|innovation|intégrité|méthode|minutie|partage|précision|proactivité|professionnalisme|qualité|respect|sérieux|savoir-faire|savoir-être|sens (?:du|de la|de l’|des) \\p{L}+|esprit d’\\p{L}+|capacité d’\\p{L}+|confiance|performance|collaboration|transmission|proximité|convivialité|humanité'
const article =
  '(?:(?:mon|ma|mes|votre|vos|notre|le|la|les|un|une|de|du|avec|par|entre) |l’|d’){0,4}(?:(?:grande?|réelle?|forte?|belle) )?'
const praise = `${article}(?:${virtues})`

/** Turns that language models are fond of: they fit any letter, and a recruiter knows them. */
const turns = [
  'forte?s? de (?:mon|ma|mes)',
  'riche de (?:mon|ma|mes)',
  'n’hésitez (?:donc )?(?:surtout )?pas à',
  'non seulement(?=[^.!?]{2,120}mais (?:aussi|également|encore))',
  'bien plus qu’une? (?:simple )?\\p{L}+',
  'ne se limite(?:nt)? pas à',
  'en constante évolution',
  'en perpétuelle évolution',
  'au cœur de (?:mes|mon|ma|vos|votre|notre|mon métier)',
  'résonne(?:nt)? (?:particulièrement |profondément |pleinement |fortement )?(?:avec|en moi)',
  'fai(?:t|sant|re) (?:pleinement |parfaitement )?écho à',
  'trouve(?:nt)? un écho',
  'je suis (?:profondément|intimement|fermement|pleinement) convaincue? que',
  'mettre (?:mes|mon|ma|toute mon|toute ma) (?:compétences?|expérience|expertise|énergie|savoir-faire|enthousiasme|passion|rigueur)(?: et (?:mon|ma|mes) \\p{L}+)? au service de',
  'contribuer (?:activement|pleinement|efficacement|concrètement|positivement)(?= à| au)',
  'tout au long de mon parcours',
  'au fil de (?:mes expériences|mon parcours)',
  'un environnement (?:dynamique|stimulant|exigeant|innovant|bienveillant)',
  'dans un monde (?:en|où)',
  'un(?:e)? (?:véritable|réelle?) (?:passion|levier|opportunité|moteur|tremplin|valeur ajoutée|source d’inspiration)',
  's’inscri(?:t|vent|re|vait|rait) (?:parfaitement|pleinement|naturellement|directement) dans',
  '(?:en phase|parfaitement alignée?s?|pleinement alignée?s?) avec',
  '(?:m’a|m’ont|m’a ainsi|m’ont ainsi|m’ayant) (?:également |notamment )?permis (?:de|d’)(?: ?)(?:développer|acquérir|forger|renforcer|affiner|aiguiser|consolider|cultiver)',
  'j’ai (?:pu )?(?:développé|développer|acquis|acquérir|forgé|forger) (?:de |une |un |des )(?:solides?|fortes?|réelles?|véritables?)',
  'de solides (?:compétences|acquis)',
  'une solide (?:expérience|expertise|maîtrise|connaissance|formation)',
  'une expertise (?:solide|pointue|reconnue|avérée)',
  'à la croisée de',
  'alliant \\p{L}+(?: \\p{L}+)?(?:,| et)',
  '(?:conjuguant|combinant) \\p{L}+ et \\p{L}+',
  'je serais (?:ravie?|honorée?|enchantée?) de (?:contribuer|mettre|participer)',
  'valeur ajoutée',
  'avec passion et',
  'curiosité insatiable',
]

const turnsFr = new RegExp(`(?<![\\p{L}’])(?:${turns.join('|')})(?!\\p{L})`, 'giu')
const triad = new RegExp(
  `(?<!\\p{L})${praise}, ${praise}(?:,? et|,? ainsi que|,? mais aussi|,) ${praise}(?!\\p{L})`,
  'giu',
)
export const frenchMachineTurns: readonly RegExp[] = [turnsFr, triad]

export const englishMachineTurns: readonly RegExp[] = [
  /(?<!\p{L})(?:not only(?=[^.!?]{2,120}but also)|I am (?:thrilled|excited|eager) to (?:apply|submit|express)|aligns? (?:perfectly|seamlessly|well|closely) with|resonates? (?:deeply |strongly )?with|(?:a )?testament to|(?:do not|don’t) hesitate to|unique blend of|hon(?:ed|ing) my|leverag(?:e|ed|ing)|delv(?:e|ed|ing) into|seamless(?:ly)?|foster(?:ed|ing)? a|in today’s|I am confident that my|proven ability|dynamic (?:environment|team)|ever-(?:evolving|changing)|make a meaningful)(?!\p{L})/giu,
]
