import type { PhraseGroup } from '../phrases.ts'
import type { Reason } from '../reasons.fr.ts'

const places =
  'entreprise|société|magasin|établissement|école|service|équipe|secteur|domaine|ville|région|agence|restaurant|hôpital|clinique|cuisine|boutique|maison|structure|poste|métier|stage|période|époque|année|jour|moment|endroit|lieu|pays|mesure|cas|chantier|atelier|formation|laboratoire|crèche|association|mission|environnement|cabinet|étude|librairie|garage|ferme|usine|résidence|classe|saison|quartier|université|lycée|bureau'
const subjects = 'je|j’|il|elle|on|ils|elles'
const adverbs =
  '(?:très |également |aussi |déjà |toujours |bien |donc |ainsi |vite |vraiment |beaucoup |tout |particulièrement )?'
const determined = '(?:mon|ma|votre|notre|cette|ce|cet|la|le|son|sa|leur|un|une) (?:\\p{L}+ )?|l’'
const governing =
  'prête?s? |aid\\p{L}+ |apprendre |appris |cherch\\p{L}+ |consist\\p{L}+ |habituée?s? |amenée? |contribu\\p{L}+ |tiens |commenc\\p{L}+ |continu\\p{L}+ |invit\\p{L}+ |hésit\\p{L}+ |particip\\p{L}+ |réussi |disposée? |apte |formée? |incit\\p{L}+ |encourag\\p{L}+ |parven\\p{L}+ |entraînée? |reste |engage |aspire |plaisir |mal '

const unaccentedA: PhraseGroup<Reason> = {
  why: 'accentedA',
  phrases: [
    [
      'a(?= (?:l’|(?:moi|toi|lui|elle|nous|vous|mon|ma|mes|votre|vos|la|un|une|des|ce|cette|ces|leur|leurs|son|sa|ses|cet|\\p{L}+er)(?!\\p{L})))',
      'à',
      '(?:motivée?s?|ravie?s?|grâce|face|quant|suite|conformément|contrairement|jusqu’|par rapport|adaptée?s?|liée?s?|propice|fidèle|adressée?s?|attachée?s?|sensible|confrontée?s?|formée?s?|habituée?s?|prête?s?|disposée?s?|nécessaires?|correspon\\p{L}+|répon\\p{L}+|particip\\p{L}+|contribu\\p{L}+|postul\\p{L}+|intéress\\p{L}+|travail(?:ler|lé|le)|appartien\\p{L}+|apport(?:er|é|e)|aid(?:er|é|e)|veill(?:er|é|e)|accéd(?:er|é)|consacr(?:er|é)|propos(?:er|é)|ajout(?:er|é)|intégr(?:er|é)) ?',
    ],
    ['a(?= @infinitive)', 'à', governing],
    ['a(?= @infinitive)', 'à', '(?:de|pour) (?:chercher|apprendre|aider|contribuer|participer) '],
    ['a (partir|compter)(?= (?:de|du|d’))', 'à $1', '!(?:il|elle|on|qui|y) '],
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
      'à(?= (?:toujours|beaucoup|bien|déjà|su|pu|dû|eu|été|fait|besoin|pour|permis|appris|plu|pris|mis|donné|lieu|confié|décidé|renforcé|confirmé|développé|formé|proposé)(?!\\p{L}))',
      'a',
      '(?:il|on|m’|t’|l’|n’|qui m’|qui l’|lui|cela|ça|ne m’) ?',
    ],
    ['à(?= (?:@participle))', 'a', `(?:il|on|elle|qui|cela|m’|t’|l’|n’|(?:m|n)’y|s’y) ?`],
    [
      `à(?= ${adverbs}(?:été|eu|pu|su|dû|fait|permis|appris|plu|pris|mis|conduite?|tenu|reçu|acquis|suivi|donné|confirmé|renforcé|montré|développé|formé|nourri|confié|proposé|retenu|attiré|prouvé|enrichi|consolidé|convaincue?|séduite?|offert|ouvert)(?!\\p{L}))`,
      'a',
      `(?:${determined})\\p{L}{3,} (?:\\p{L}+(?:el|elle|ique|aire|al|ale|ée?|ente?|ant|ante) )?|m’|qui |équipe |entreprise |expérience `,
    ],
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
    ['où un(e?)(?= \\p{L}+(?:[.,]|$| de | en | d’| à ))', 'ou un$1', '(?:une?|en) (?:\\p{L}+) '],
  ],
}

const oneHave: PhraseGroup<Reason> = {
  why: 'oneHave',
  phrases: [
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
      `on(?= ${adverbs}@participle)`,
      'ont',
      '(?:qui|ils|elles|m’|l’|n’|qui m’|qui nous|qui vous|nous|me l’) ?',
    ],
    [
      `on(?= ${adverbs}@participle)`,
      'ont',
      '(?:mes|ces|vos|nos|ses|leurs|les|plusieurs) \\p{L}+[sx] (?:\\p{L}+s )?',
    ],
    ['on(?= (?:besoin|envie|pour|un|une|des|toujours|su|pu|confiance) )', 'ont', '(?:qui|ils|elles) '],
    [
      'ont(?= (?:a|m’a|m’y|m’en|peut|doit|y|est|se|vous|nous|le|la|ne|n’|apprend|sait|veut|travaille|trouve|fait|me|attend|parle)(?!\\p{L}))',
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

const thereThe: PhraseGroup<Reason> = {
  why: 'thereThe',
  phrases: [
    ['la(?= @participle(?! (?:de|du|des)(?!\\p{L})))', 'l’a', '(?:qui|il|on|me|ne|elle) '],
    ['l’a(?= @feminine)', 'la', '!(?:qui|il|elle|on|ne|je|me|te) '],
    ['là(?= @feminine)', 'la', '!(?:de|par|celui|celle|jusque|d’ici) '],
    ['la', 'là', '(?:à ce moment|ce jour|cette année|cette époque|ce jour|en ce temps)[ -]'],
    ['jusque[ -]la', 'jusque-là'],
    ['(?:la bas|la-bas|là bas)', 'là-bas'],
    ['(?:voila)', 'voilà'],
    ['(?:déja|deja)', 'déjà'],
    ['au dela', 'au-delà'],
  ],
}

const theirs: PhraseGroup<Reason> = {
  why: 'theirs',
  phrases: [
    [
      'leurs(?= @infinitive)',
      'leur',
      '(?:de|pour|à|sans|vais|peux|veux|dois|sais|souhaite|pouvoir|savoir|faire|puis|faut|voulais|devais) ',
    ],
    [
      'leurs(?= (?:ai|a|avons|avez|ont|avais|est|propose|apporte|donne|montre|explique|offre|permet|présente|rends|transmets|apprends|parle|étaient|était|faut)(?!\\p{L}))',
      'leur',
      '(?:je|il|on|vous|nous|qui|elle|ne|ils|elles|que|cela) ',
    ],
    ['leur (@plural)', 'leurs $1', '!(?:je|il|on|vous|nous|qui|elle|tu|ne) '],
  ],
}

const butMy: PhraseGroup<Reason> = {
  why: 'butMy',
  phrases: [
    [
      'mais (@plural)',
      'mes $1',
      '(?:que|de|toutes|tous|par|pour|dans|avec|à|et|sur|grâce à|développer|mettre|partager|apporter|mettre en avant|enrichir|exercer|utiliser|valoriser) ',
    ],
    [
      'mes(?= (?:aussi|je|j’|également|surtout|il|elle|on|encore|c’est|vous|nous|la|le|les|un|une|cela|ce|toujours|avec|pour|mon|ma|votre)(?!\\p{L}))',
      'mais',
    ],
    ['met(?= @plural)', 'mes', '(?:de|toutes|tous|par|pour|dans|avec|à|et|sur|grâce à|développer) '],
    ['m’est(?= @plural)', 'mes', '(?:de|toutes|tous|par|pour|dans|avec|à|et|sur|que) '],
  ],
}

const whenAs: PhraseGroup<Reason> = {
  why: 'asFor',
  phrases: [
    [
      'quand(?= (?:à (?:moi|lui|elle|eux|mon|ma|mes|votre|vos|notre|l’|la (?!fin)|ce poste|cette|ces|son|sa|leur|savoir)|aux?(?!\\p{L})))',
      'quant',
      '!depuis ',
    ],
    [
      '(?:quant|qu’en|quan)(?= (?:je|j’|il|on|vous|nous|elle|un|une|le|la|les|mes|votre|vos)(?!\\p{L}))',
      'quand',
    ],
    ['qu’en(?= (?:à (?:moi|mon|ma|mes|votre|la|l’)|aux?(?!\\p{L})))', 'quant'],
    ['quand(?= (?:disent|pensez|dites|pensent) )', 'qu’en'],
    ['qu’en même', 'quand même'],
    ['comme même', 'quand même'],
  ],
}

const littleCan: PhraseGroup<Reason> = {
  why: 'littleCan',
  phrases: [
    ['peut être(?= @infinitive)', 'peut-être'],
    ['peut', 'peu', '(?:un|très|trop|si|assez|aussi) '],
    ['peut à peut', 'peu à peu'],
    ['(?:peut à peu|peu à peut)', 'peu à peu'],
    [
      'peut(?= (?:de temps|d’expérience|de gens|de monde|après|importe|d’entreprises|de personnes|avant)(?!\\p{L}))',
      'peu',
      '!(?:on|il|elle|qui|cela|ne) ',
    ],
    ['peu(?= (?:être|vous|compter|m’|me|se|s’|@infinitive))', 'peux', 'je '],
    [
      'peu(?= (?:être|vous|compter|m’|me|se|s’|@infinitive))',
      'peut',
      '(?:il|elle|on|qui|cela|ce qui|poste|entreprise|équipe) ',
    ],
    ['peu(?= @infinitive)', 'peut', '(?:on|il|elle|qui|cela) '],
    ['peu(?= @infinitive)', 'peux', 'je '],
    ['peut être', 'peut-être', '(?:ai|suis|est|avez|êtes|ont|sont|savez|connaissez|cherchez) '],
    [
      'peut être(?= (?:que|qu’|pas|un jour|même|plus) ?)',
      'peut-être',
      '!(?:ne|on|il|elle|qui|ce|cela|[^.]*\\p{L}) ',
    ],
  ],
}

/** Small words heard alike, each wrong where it stands. */
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
  thereThe,
  theirs,
  butMy,
  whenAs,
  littleCan,
]
