import type { PhraseGroup } from '../phrases.ts'
import type { Reason } from '../reasons.fr.ts'
import { butMy, littleCan, theirs, whenAs } from './possessives.fr.ts'

const places =
  'entreprise|société|magasin|établissement|école|service|équipe|secteur|domaine|ville|région|agence|restaurant|hôpital|clinique|cuisine|boutique|maison|structure|poste|métier|stage|période|époque|année|jour|moment|endroit|lieu|pays|mesure|cas|chantier|atelier|formation|laboratoire|crèche|association|mission|environnement|cabinet|étude|librairie|garage|ferme|usine|résidence|classe|saison|quartier|université|lycée|bureau'
const subjects = 'je|j’|il|elle|on|ils|elles'
const adverbs =
  '(?:très |également |aussi |déjà |toujours |bien |donc |ainsi |vite |vraiment |beaucoup |tout |particulièrement )?'
const determined = '(?:mon|ma|votre|notre|cette|ce|cet|la|le|son|sa|leur|un|une) (?:\\p{L}+ )?|l’'

const interest = '(?:toute |vivement )?(?:mon|ma|notre) (?:attention|intérêt|curiosité|envie)'
const advertised =
  '(?:votre|cette|l’|la|le) ?(?:offre|annonce|entreprise|société|maison|proposition|publication|établissement|association|projet|agence)(?: (?:de |d’)\\p{L}+)? '

const unaccentedA: PhraseGroup<Reason> = {
  why: 'accentedA',
  phrases: [
    [
      'a(?= (?:l’|(?:moi|toi|lui|elle|nous|vous|mon|ma|mes|votre|vos|la|un|une|des|ce|cette|ces|leur|leurs|son|sa|ses|cet|\\p{L}+er)(?!\\p{L})))',
      'à',
      '(?:motivée?s?|ravie?s?|grâce|face|quant|suite|conformément|contrairement|jusqu’|par rapport|adaptée?s?|liée?s?|propice|fidèle|adressée?s?|attachée?s?|sensible|confrontée?s?|formée?s?|habituée?s?|prête?s?|disposée?s?|nécessaires?|correspon\\p{L}+|répon\\p{L}+|particip\\p{L}+|contribu\\p{L}+|postul\\p{L}+|intéress\\p{L}+|travail(?:ler|lé|le)|appartien\\p{L}+|apport(?:er|é|e)|aid(?:er|é|e)|veill(?:er|é|e)|accéd(?:er|é)|consacr(?:er|é)|propos(?:er|é)|ajout(?:er|é)|intégr(?:er|é)) ?',
    ],
    [
      'a(?= @verb)',
      'à',
      '(?:appris|apprends|apprendre|commencé|commence|continué|continue|réussi|cherché|cherche|aidée?|arrive|arrivé|hésite|renoncé|tendance|travail|mois|ans|jours|semaines|temps|heures|facilités?|difficultés?|exercice|machine|chose|reste|quelqu’un|parvenue?|autorisée?|tenue?|gens|clients|main|plaisir|facile|difficile|outils?|colis|dossiers|pièces) ',
    ],
    [
      'a(?= (?:l’|(?:la|mon|ma|mes|votre|vos|un|une|notre|nos|leur|ce|cette|n’importe)(?!\\p{L})))',
      'à',
      '(?:ans|mois|semaines|jours|heures|années|venir|aller|viens|vais|commencer|présenter|déplacer|rendre|travailler|arriver|retourner|revenir|participer|répondre|assister|appeler|penser|tenir|adapter|consacrer|former|intéresser|intégrer|apporter|passé|partie?s?|allée?|venue?|arrivée?|restée?|retournée?|rendue?|employée?|embauchée?|inscrite?|opposée?|face) ',
    ],
    ['a (?=la fin(?!\\p{L}))', 'à ', 'début '],
    ['a (?=l’autre(?!\\p{L}))', 'à ', '(?:d’un|d’une)(?: \\p{L}+)? '],
    ['a (?=n’importe )', 'à '],
    ['(tout|peu|petit|pas|face|mot|goutte) a (fait|l’heure|coup|peu|petit|pas|face|mot|goutte)', '$1 à $2'],
    [
      'a (distance|domicile|temps (?:plein|partiel|complet)|plein temps|mi-temps|nouveau|bientôt|propos|savoir|travers|jour|terme|proximité|disposition|tour de rôle|cet égard|la fois|l’écoute|l’aise|l’issue|l’aide|l’heure|l’étranger|l’occasion|la suite|la recherche|la hauteur|votre disposition|votre écoute|ma connaissance|court terme|long terme|moyen terme|votre service|votre convenance|votre entière disposition|l’attention)',
      'à $1',
      '!(?:il|elle|on|qui|y|ne|n’|cela) ',
    ],
    [
      'a (?=(?:paris|lyon|marseille|nantes|lille|bordeaux|toulouse|rennes|strasbourg|nice|grenoble|dijon|brest|tours|angers|montpellier|rouen|caen|nancy|metz)(?!\\p{L}))',
      'à ',
      '(?:habit|travaill|situ|install|viv|vis|résid|domicili|bas|née?|étud|déménag|poste|stage|magasin|agence|ville|formation)\\p{L}* ',
    ],
    ['a(?= (?:\\d|huit|neuf|dix|midi))', 'à', 'de (?:\\d+|\\d+ h|\\d+h|huit|neuf|dix)(?: heures)? '],
  ],
}

const accentedHas: PhraseGroup<Reason> = {
  why: 'plainA',
  phrases: [
    [
      `à(?= ${adverbs}(?:été|eu|pu|su|dû|fait|permis|appris|plu|pris|mis|conduite?|tenu|reçu|acquis|suivi|donné|confirmé|renforcé|montré|développé|formé|nourri|confié|proposé|retenu|attiré|prouvé|enrichi|consolidé|convaincue?|séduite?|offert|ouvert)(?!\\p{L}))`,
      'a',
      `(?:${determined})\\p{L}{3,} (?:\\p{L}+(?:el|elle|ique|aire|al|ale|ée?|ente?|ant|ante) )?|m’|qui |équipe |entreprise |expérience `,
    ],
    [`à(?= (?:attiré|retenu|suscité|éveillé|capté|piqué|aiguisé) ${interest})`, 'a'],
    [`à (attir|suscit|éveill|capt|piqu|aiguis)er(?= ${interest})`, 'a $1é', advertised],
    [`à retenir(?= ${interest})`, 'a retenu', advertised],
    [
      'à (?=(?:besoin|envie|pour (?:but|objectif|mission)) )',
      'a ',
      '(?:il|elle|on|qui|entreprise|société|équipe|maison|association|agence|magasin|poste|établissement) ',
    ],
  ],
}

const andIs: PhraseGroup<Reason> = {
  why: 'andIs',
  phrases: [
    [
      'et(?= de @infinitive)',
      'est',
      '(?:mon|notre|votre|le|l’) ?(?:objectif|but|projet|souhait|rêve|ambition|rôle|premier objectif) ',
    ],
    ['et(?= @participle)', 'est', '(?:il|qui|n’|ce qui|qui s’|s’) ?'],
    [
      'et(?= (?:très|un|une|le|la|mon|ma|pour|toujours|donc|aussi|déjà|important|essentiel|ma |nécessaire|indispensable|primordial|passionnant|pourquoi|avec|dans)(?!\\p{L}))',
      'est',
      '(?:c’|n’|qui|il|ce qui|cela) ?',
    ],
    [
      'et(?= (?:très (?!\\p{L}+ment)|situé|basé|reconnu|réputé|installé|disponible|pourvu|composé|implanté)\\p{L}*)',
      'est',
      `(?:(?:votre|mon|ma|notre|le|la|cette|ce|cet) |l’)(?:${places}|profil|parcours|expérience|projet|objectif|motivation|candidature) `,
    ],
    ['est(?= (?:je|nous) )', 'et', '(?:[^.!?\\n]{3,60}), '],
    ['est(?= j’(?:ai|y|en|a)|’? je |’? nous )', 'et', '!(?:tel|telle|c’|n’|où|qu’|s’|comment) ?'],
    [
      'est(?= (?:motivée?|rigoureu\\p{L}+|ponctuel(?:le)?|dynamique|autonome|sérieu\\p{L}+|organisée?|souriante?|curieu\\p{L}+|polyvalente?|disponible|passionnée?|patiente?|volontaire|attenti\\p{L}+|méthodique|créati\\p{L}+|discrète?|réactive?|impliquée?)(?!\\p{L}))',
      'et',
      'je suis (?:une? |quelqu’un de |de nature |très )?\\p{L}+ ',
    ],
    [
      'est(?= (?:de|d’|des|du|à|au|avec|pour|dans|sur) )',
      'et',
      '(?:besoin|goût|sens|envie|force|souci|faire preuve|en plus) (?:de |d’|du )\\p{L}+ ',
    ],
  ],
}

const whereOr: PhraseGroup<Reason> = {
  why: 'whereOr',
  phrases: [
    ['ou(?= (?:se |s’|me |m’)?@verb)', 'où', '(?:sais|sait|savoir|saurai|savent|indiqué|appris|montré) '],
    [
      'ou(?= (?:je |j’|on |l’on |nous )\\p{L}+(?:ais|ions|ait)(?!\\p{L}))',
      'où',
      `(?:${places}|brasserie|boutique|salon|boulangerie|maison|foyer|camping|hôtel|colonie|bibliothèque|pharmacie|piscine|ehpad|pension|pépinière|serre)s? ?,? `,
    ],
    ['ou(?= (?:je |j’|on )(?:\\p{L}))', 'où', '(?:la|le|une|un|cette|cet|ce|votre|ma|mon|l’) ?\\p{L}{4,} '],
    [
      `ou(?= (?:${subjects}) ?\\p{L})`,
      'où',
      `(?:${places})s? (?:\\p{L}+(?:el|elle|ique|aire|al|ale|ée?|ente?|ante?|eux) )?`,
    ],
    [
      'ou(?= (?:vous|nous) (?:\\p{L}+ez|\\p{L}+ons|êtes|sommes|avez)(?!\\p{L}))',
      'où',
      `(?:${places})s? (?:\\p{L}+(?:el|elle|ique|aire|al|ale|ée?|ente?|ante?|eux) )?`,
    ],
    ['ou(?= chacune? |chaque )', 'où', `(?:${places}) `],
    ['ou(?= qu(?:e|’) ?(?:je|vous|il|elle|on|nous) (?:sois|soit|soyez|soyons|aille|alliez)(?!\\p{L}))', 'où'],
    [
      'ou(?= (?:j’ai|je|nous|on|l’on) ?)',
      'où',
      `(?:votre|la|le|une?|cette|cet|ce|mon|ma|l’) ?(?:${places}|hôtel|camping|salon|pharmacie|bibliothèque|foyer|ehpad|boulangerie|brasserie)(?: \\p{L}+)?, `,
    ],
    ['la ou(?= (?:je|j’|il|elle|on|vous|nous))', 'là où'],
    ['ou(?= (?:je|il|elle|on|vient|est|viennent) )', 'où', '(?:d’|jusqu’)'],
    ['où (encore|alors|non)', 'ou $1', '!(?:là|lieu|jour|moment|monde|époque|endroit) '],
    [
      'où(?= (?:par|en|sur|au|le|un|une|à|dans) )',
      'ou',
      '(?:par|en|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) (?:\\p{L}+ )?(?:\\p{L}+ )?(?<=(?:téléphone|mail|courriel|courrier|visioconférence|matin|soir|lundi|mardi|mercredi|jeudi|vendredi|samedi) )',
    ],
    [
      'où(?= (?:mardi|mercredi|jeudi|vendredi|samedi|dimanche|trois|quatre|cinq|six|téléphone|mail|courriel))',
      'ou',
      '\\p{L}+ (?:le )?',
    ],
    [
      'où un(e?)(?= \\p{L}+(?: (?:de|en|à) \\p{L}+| d’\\p{L}+)?(?:[.!?]|$))',
      'ou un$1',
      '(?:une?|en) (?:\\p{L}+) ',
    ],
  ],
}

const oneHave: PhraseGroup<Reason> = {
  why: 'oneHave',
  phrases: [
    ['(?:il|ils) on(?= )', 'ils ont'],
    [
      'ont(?= (?:y |se |le |la |les |en |me |vous |nous )?@finite)',
      'on',
      '(?:comment|quand|lorsqu’|qu’|où|si|comme|car|et|mais|,|puisqu’|dont|l’) ?',
    ],
    [
      'on(?= (?:la|le|un|une|des) @noun)',
      'ont',
      '(?:^|[.!?…] |\\n|que |car )(?:mes|vos|nos|les|ces|leurs|ses) \\p{L}+[sx] ',
    ],
    [
      'on(?= (?:besoin|confiance|toujours|su|pu) )',
      'ont',
      '(?:^|[.!?…] |\\n|que |car )(?:mes|vos|nos|les|ces|leurs|ses) \\p{L}+[sx] ',
    ],
    [
      `on(?! traite(?!\\p{L}))(?= ${adverbs}@participle)`,
      'ont',
      '(?:qui|ils|elles|m’|l’|n’|qui m’|qui nous|qui vous|nous|me l’) ?',
    ],
    [
      `on(?= ${adverbs}@participle)`,
      'ont',
      '(?:mes|ces|vos|nos|ses|leurs|les|plusieurs) \\p{L}+[sx] (?:\\p{L}+s )?',
    ],
    [
      'ont(?= (?:a|m’a|m’y|m’en|peut|doit|y|est|se|vous|nous|le|la|ne|n’|apprend|sait|veut|travaille|trouve|me|attend|parle)(?!\\p{L}))',
      'on',
      '(?:que|où|si|comme|car|quand|lorsqu’|qu’|et|puisqu’|ce que|dont|mais|,) ?',
    ],
    [
      'l’ont(?= (?:peut|doit|m’a|me|attend|a |y |se |travaille|trouve|fait|sait|vous|ne|exige|demande))',
      'l’on',
    ],
  ],
}

const theirAre: PhraseGroup<Reason> = {
  why: 'areHis',
  phrases: [
    [`son(?= ${adverbs}@participle)`, 'sont', '(?:qui|ils|elles|se|ne|qui se|qui me) '],
    [
      'son(?= (?:très|également|aussi|toujours|donc|pour|à|mes|les|des|essentie\\p{L}+|important\\p{L}+|nécessaires?|indispensables?|autant|au|en)(?!\\p{L}))',
      'sont',
      '(?:qui|ils|elles|se|ce|ne) ',
    ],
    ['son(?= (?:mes|les|des|vos|ces) )', 'sont', '(?:\\p{L}+) '],
    [
      `son(?= ${adverbs}(?:@participle))`,
      'sont',
      '(?:mes|ces|vos|nos|ses|leurs|les) \\p{L}+[sx] (?:\\p{L}+s )?',
    ],
    ['sont(?= (?:@noun))', 'son', '(?:dans|avec|pour|sur|par|de|à|sous|selon|chez|et|vers|malgré) '],
  ],
}

const reflexives =
  '(?:développée?|spécialisée?|imposée?|agrandie?|engagée?|construite?|bien passée?|déroulée?|très bien passée?|révélée?|avérée?|distinguée?|renforcée?|terminée?|tournée?|transformée?|diversifiée?|implantée?|fixée?|donnée?|rendue?|illustrée?|modernisée?|forgée?|adaptée?|enrichie?|confirmée?|installée?)'
const itsThese: PhraseGroup<Reason> = {
  why: 'isReflexive',
  phrases: [
    [
      's’est(?= (?:plus|moins|très|trop|vraiment|bien plus|tout|souvent|toujours|peut-être|surtout) )',
      'c’est',
      '(?:, |[.!?:] ?|et |car |mais )',
    ],
    [
      '(?:ces|ses)(?= (?:cela|ce que|ce qui|moi|vous|à vous|à moi|aussi|très|ainsi que|pour cela|pour ça|tout|bien|une?|mon|ma|votre) )',
      'c’est',
      '(?:[.!?\\n] ?|, |et |car |mais |que )',
    ],
    [
      'c’est(?= (?:que|où|faire|bien|comment|travailler|gérer|conduire|m’adapter|me|qu’|être|aussi|parfaitement|déjà|combien|utiliser|lire)(?!\\p{L}))',
      'sais',
      'je ',
    ],
    [
      `c’est(?= (?:toujours |rapidement |beaucoup |vite |aussi |ensuite |peu à peu )?${reflexives}(?!\\p{L}))`,
      's’est',
      '(?:qui|il|elle|on|tout|cela|(?:votre|mon|ma|notre|le|la|cette|ce|cet) \\p{L}+(?: \\p{L}+(?:el|elle|ique|al|ale|ée?))?|l’\\p{L}+) ',
    ],
    [
      's’est(?= (?:un|une|le|la|l’|pour|avec|donc|ainsi|pourquoi|là|dans|en|mon|ma|votre|également|aussi|grâce|à|cette|ce|au|chez|par|très|avant|tout)(?!\\p{L}))',
      'c’est',
      '!(?:qui|il|elle|on|ils|elles|se|\\p{L}+) ',
    ],
    ['s’est pourquoi', 'c’est pourquoi'],
    ['s’est(?= (?:une?|pour cela|la raison|le (?:métier|poste)) )', 'c’est', '(?:car|que|et|,|mais) '],
    ['(?:ces|ses)(?= (?:un|une|pourquoi|avec|donc|ainsi|pour|dans|grâce|en|la raison|le) )', 'c’est'],
    ['(?:s’était|sétait)(?= (?:un|une|mon|ma|la|le) )', 'c’était'],
  ],
}

const theseHis: PhraseGroup<Reason> = {
  why: 'theseIs',
  phrases: [
    [
      '(?:c’est|s’est)(?= @plural(?: \\p{L}+)? (?:sont|ont|étaient|seront|m’|me|vous|correspondent|font|permettent|demandent))',
      'ces',
    ],
    [
      'ses(?= (?:dernières années|derniers mois|dernières semaines|derniers temps|derniers jours)(?:,| (?:j’|je )))',
      'ces',
    ],
    [
      '(?:c’est|s’est)(?= @plural)',
      'ces',
      '(?:de|dans|pour|avec|par|toutes|tous|à|sur|et|que|m’ont|grâce à|parmi|sans) ',
    ],
    [
      '(?:c’est|s’est)(?= (?:deux|trois|quatre|cinq|six|dernières|derniers|différentes|différents|nombreuses|nombreux|quelques) )',
      'ces',
      '(?:de|dans|pour|avec|par|toutes|tous|sur|pendant|durant|au cours de|grâce à) ',
    ],
    ['c’est(?= (?:différentes|différents|nombreuses|nombreux) \\p{L}+s m’ont)', 'ces'],
    [
      'c’est (expériences|compétences|missions|qualités|stages|années|valeurs|formations|études|activités|raisons|emplois)',
      'ces $1',
    ],
  ],
}

const thisSelf: PhraseGroup<Reason> = {
  why: 'thisSelf',
  phrases: [
    [
      'ce(?! (?:serait|sera|soit|fût|fut|était|est|sont)(?!\\p{L}))(?= @finite)',
      'se',
      '(?:on|il|elle|qui|l’on) ',
    ],
    ['ce(?= (?!faire(?!\\p{L}))@verb)', 'se', '!(?:que|qui|à|est) '],
    [
      'se(?= (?:restaurant|chantier|garage|camping|salon|logiciel|sujet|bureau|client|véhicule|produit|terrain|genre|village|quartier|pays|mois|matin|soir|document|contexte|choix|rythme|sérieux|dynamisme|savoir-faire|beau|bel|nouveau|premier|dernier|grand|même)(?!\\p{L}))',
      'ce',
    ],
    ['se(?= (?:est|n’est|n’était|était|serait|sera)(?! \\p{L}+é))', 'ce', '(?:[.!?\\n] ?|, ?|que |car |et )'],
    [
      'se(?= @masculine(?: (?:est|qui|que|me|m’|et|de|dès|depuis|pour|correspond|représente|demande|exige|,)|[.,]))',
      'ce',
      '(?:dans|pour|sur|par|vers|avec|de|que|en|à|chez) ',
    ],
    [
      'se(?= (?:stage|métier|travail|secteur|domaine|projet|contrat|dossier|parcours|milieu|rôle|défi|type|genre|cadre|moment|secret|diplôme|concours|programme|cursus|service|magasin|restaurant|cabinet|quotidien|besoin|sens|point|sujet|niveau|lien|public|titre|jour)(?!\\p{L}))',
      'ce',
    ],
    [
      'se(?= (?:poste|emploi|établissement)(?!\\p{L}))',
      'ce',
      '(?:dans|pour|sur|par|vers|avec|occuper|obtenir|à|de|intégrer|chez|en|que|sous|durant|pendant) ',
    ],
    [
      'se(?= poste (?:m’|me|est|correspond|demande|représente|exige|répond|serait|requiert|allie|propose|a ))',
      'ce',
    ],
    ['se(?= (?:qui|que|qu’|dont)(?!\\p{L}))', 'ce'],
    ['se(?= jusqu’)', 'ce'],
    ['se(?= (?:sont|serait|sera|fut|n’est) (?:un|une|des|les|mes|vos|ces|le|la)(?!\\p{L}))', 'ce'],
    [
      'ce(?= (?:situe|trouve|déroule|compose|développe|démarque|distingue|spécialise|consacre|concentre|traduit|résume|caractérise|passe(?!-)|sent|montre|veut|révèle|positionne|tourne|transforme|destine|prépare|limite|fait sentir|sont (?:développ|spécialis|déroul|bien pass)\\p{L}+)(?!\\p{L}))',
      'se',
    ],
    ['ce(?= (?!faire)@infinitive)', 'se', '(?:pour|de|à|sans|va|peut|doit|afin de|sait|veut|souhaite) '],
  ],
}

const thatHis: PhraseGroup<Reason> = {
  why: 'thatHis',
  phrases: [['sa(?= (?:m’|n’|(?:me|se|ne|vous|nous|a|va|fait|dépend)(?!\\p{L})))', 'ça']],
}

const thereThe: PhraseGroup<Reason> = {
  why: 'thereThe',
  phrases: [
    [
      'la(?= (?!(?:fait|dit|produit|conduit|construit|réduit|traduit|écrit|suit)(?!\\p{L}))@participle(?! (?:de|du|des)(?!\\p{L})))',
      'l’a',
      '(?:qui|il|on|me|ne|elle) ',
    ],
    ['l’a(?= @feminine)', 'la', '!(?:qui|il|elle|on|ne|je|me|te|nous|vous) '],
    ['là(?= @feminine)', 'la', '!(?:de|par|celui|celle|jusque|d’ici) '],
    ['la', 'là', '(?:à ce moment|ce jour|cette année|cette époque|ce jour|en ce temps)[ -]'],
    ['jusque[ -]la', 'jusque-là'],
    ['(?:la-bas|là bas)', 'là-bas'],
    ['(?:voila)', 'voilà'],
  ],
}

/** Homophones among function words, each wrong in its context. */
export const homophones: readonly PhraseGroup<Reason>[] = [
  unaccentedA,
  accentedHas,
  andIs,
  whereOr,
  oneHave,
  theirAre,
  itsThese,
  theseHis,
  thisSelf,
  thatHis,
  thereThe,
  theirs,
  butMy,
  whenAs,
  littleCan,
]
