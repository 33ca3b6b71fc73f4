import type { PhraseGroup } from '../phrases.ts'
import type { Reason } from '../reasons.fr.ts'

const being =
  '(?:suis|serais|serai|sens|étais|tiens|tiendrai|reste|resterai) (?:tout à fait |toujours |aussi )?'

const readyNear: PhraseGroup<Reason> = {
  why: 'readyNear',
  phrases: [
    [
      '(?:prêt|prés|prét)(?= (?:de|d’|du|des)(?!\\p{L}))',
      'près',
      '!(?:un|le|ce|de|du|mon|en|les|des|ces|aux|mes|nos|vos) ',
    ],
    ['près(?= à @infinitive)', 'prêt', being],
    ['près(?= à (?:m’|me|vous|rejoindre|s’))', 'prêt', being],
  ],
}

const withoutIt: PhraseGroup<Reason> = {
  why: 'withoutIt',
  phrases: [
    [
      's’en(?= (?:@noun))',
      'sans',
      '!(?:(?:il|elle|on|ils|elles|ne|qui|personne|chacun|chacune|tous|toutes|monde|équipe) )',
    ],
    [
      's’en(?= (?:doute|cesse|compter|oublier|faute|relâche|jamais|aucun|aucune|parler|que|quoi|difficulté|hésiter|hésitation|problème|retard|vous|lui)(?!\\p{L}))',
      'sans',
      '!(?:il|elle|on|ils|elles|ne|qui) ',
    ],
    ['(?:sent|cent)(?= (?:doute|cesse|compter|oublier|hésiter)(?!\\p{L}))', 'sans'],
  ],
}

const mineHas: PhraseGroup<Reason> = {
  why: 'mineHas',
  phrases: [
    [
      'ma(?= (?:toujours |beaucoup |aussi |également |déjà |vraiment |tout de suite |vite |souvent )?@formed)',
      'm’a',
      '!(?:de|dans|pour|avec|par|à|sur|et) ',
    ],
    ['ma(?= été )', 'm’a'],
    ['mon(?= @participle)', 'm’ont', '(?:ils|elles) '],
    [
      'mon(?= (?:toujours |beaucoup |aussi |également |déjà |vraiment |tous |toutes |souvent )?@formed)',
      'm’ont',
      '(?:qui|ils|elles|(?:mes|vos|nos|les|ces|ses|leurs|des) \\p{L}+[sx]|(?:mes|vos|nos|les|ces|ses|leurs) \\p{L}+[sx] \\p{L}+s) ',
    ],
    ['ta(?= @formed)', 't’a', '(?:il|elle|on|qui) '],
    // «il la conduit» is present.
    ['la(?! \\p{L}+it(?!\\p{L}))(?= @formed)', 'l’a', '(?:qui|il|elle|on) '],
    [
      'm’a(?= (?:formation|candidature|lettre|motivation|passion|carrière|vie|recherche|mission|tâche|rigueur|patience|ponctualité|curiosité|disponibilité|demande|première|dernière|grande|famille|mère|fille|ville|situation)(?!\\p{L}))',
      'ma',
    ],
    ['mon(?= été @participle)', 'm’ont', '(?:qui|ils|elles) '],
    ['ma(?= été @participle)', 'm’a', '(?:qui|il|elle|on) '],
    [
      'ma(?= (?:toujours |beaucoup |aussi |également |déjà |vraiment |d’abord |ensuite |tout de suite |particulièrement |immédiatement )?(?:permis|appris|donné|confié|conduite?|plu|formée?|offert|montré|aidée?|fait|apporté|convaincue?|amenée?|attirée?|séduite?|encouragée?|poussée?|ouvert|proposé|enseigné|marquée?|incitée?|motivée?|beaucoup|passionnée?|intéressée?|touchée?|accueillie?|initiée?|habituée?|préparée?|décidée?|valu|apprit|permit|interpellée?|inspirée?|renforcée?)(?!\\p{L}))',
      'm’a',
    ],
    [
      'mon(?= (?:toujours |beaucoup |aussi |également |déjà |vraiment )?(?:permis (?:de|d’)|appris|donné|confié|conduite?|plu|formée?|offert|montré|aidée?|apporté|convaincue?|amenée?|attirée?|séduite?|encouragée?|enseigné|ouvert|marquée?)(?!\\p{L}))',
      'm’ont',
    ],
    ['m’a(?= @feminine)', 'ma'],
    ['m’ont(?= (?:@noun))', 'mon', '(?:de|dans|pour|avec|par|à|sur|et|c’est|durant|pendant|lors de) '],
    ['(?:ta|t’as)(?= (?:permis|appris) )', 't’a'],
    ['m’as(?= (?:permis|appris|donné|plu|formée?|confié|aidée?))', 'm’a'],
  ],
}

const rather: PhraseGroup<Reason> = {
  why: 'rather',
  phrases: [
    ['plutôt (possible|que prévu)', 'plus tôt $1'],
    ['au plutôt', 'au plus tôt'],
    [
      'plus tôt(?= (?:que de|que d’|qu’un|qu’une|bien|bon|bonne|à l’aise|calme|discrète?|réservée?|rapide|rapidement|timide|curieu\\p{L}+)(?!\\p{L}))',
      'plutôt',
    ],
    ['d’avantage', 'davantage', '!(?:pas|plus|peu|beaucoup|moins|trop|point|jamais) '],
    ['davantages', 'davantage'],
    [
      'voire(?= (?:que|qu’|si|comment|le|la|les|mon|ma|mes|votre|vos|un|une|ce|cette|au|progresser|grandir|évoluer)(?!\\p{L}))',
      'voir',
      '(?:de|pour|à|vous|y|me|peux|faire|allez|peut|pouvez|voudrais|souhaite|avoir|les|la|le|aller|souhaiterais|aimerais) ',
    ],
    ['voire', 'voir', '(?:de (?:vous|les|la|le|me)|pour (?:vous|les|la|le)|à|plaisir de vous|espère vous) '],
    ['quoique ce soit', 'quoi que ce soit'],
    ['quoiqu’il (arrive|en soit|en coûte|advienne)', 'quoi qu’il $1'],
    ['quoique (?=(?:je|vous|l’on|nous) (?:fasse|fassiez|disiez|dise|décidiez|décide))', 'quoi que '],
  ],
}

const whichever: PhraseGroup<Reason> = {
  why: 'whichever',
  phrases: [
    ['(?:quelque|qu’elle|quel) soit(?= (?:le |l’))', 'quel que soit'],
    ['quelle que soit(?= le )', 'quel que soit'],
    ['(?:quelque|qu’elle) soit(?= la)', 'quelle que soit'],
    ['quel que soit(?= (?:la|ma|votre (?:décision|réponse)|cette))', 'quelle que soit'],
    ['qu’elle que soit', 'quelle que soit'],
    ['quelques soient(?= (?:les|vos|mes))', 'quels que soient'],
    ['quelque soient(?= (?:les|vos|mes))', 'quels que soient'],
    ['quel que soient(?= (?:les|vos|mes))', 'quels que soient'],
    [
      'qu’elle(?= (?:belle|chance|joie|que soit|entreprise|fierté|surprise|formation|équipe)(?!\\p{L}))',
      'quelle',
    ],
    [
      'quelle(?= (?:soit|puisse|fasse|me|m’|vous|est|a|propose|offre)(?!\\p{L}))',
      'qu’elle',
      '(?:afin|bien|pour|ce|parce|faut|car|alors|dès lors|celles?|mission|formation|expérience|valeurs|tâches|responsabilités|services|projets) ',
    ],
  ],
}

const since: PhraseGroup<Reason> = {
  why: 'since',
  phrases: [
    [
      '(?:des|dés)(?= (?:que|qu’|maintenant|à présent|aujourd’hui|lors|le \\p{L}*\\d|le début|le premier|le mois|mon arrivée|mon plus jeune|ma première|l’obtention|demain|septembre|janvier|février|mars|avril|mai|juin|juillet|août|octobre|novembre|décembre|lundi|réception|la rentrée|la fin|mon retour|la première|l’enfance)(?!\\p{L}))',
      'dès',
      '!(?:un|une|près|l’un) ',
    ],
    [
      'dès(?= (?:clients|équipes|missions|projets|compétences|enfants|patients|commandes|dossiers|stages|expériences) )',
      'des',
    ],
  ],
}

const nounOrVerb: PhraseGroup<Reason> = {
  why: 'nounOrVerb',
  phrases: [
    ['cour(?= (?:de|du|des|d’))', 'cours', 'au '],
    ['remerci', 'remercie', 'vous '],
    ['permit', 'permis', '(?:du|le|mon|un|de|les|au) '],
    [
      'entretient',
      'entretien',
      '(?:un|votre|mon) (?:éventuel|futur|prochain|premier|bref|court|simple|dernier|possible) ',
    ],
    ['acquit', 'acquis', '(?:les|des|mes|mon|un) '],
    ['envoi', 'envoie', '(?:je vous|je) '],
    ['essai', 'essaie', 'j’'],
    ['emploi', 'emploie', 'j’'],
    ['accueil', 'accueille', '(?:j’|il |elle |on |qui )'],
    ['intérêts?(?= (?:par|pour) )', '', 'je suis '],
    [
      'entretient',
      'entretien',
      '(?:un|cet|d’un|votre|mon|notre|prochain|premier|en|lors de l’|pour l’|après l’|obtenir l’|passer l’) ?',
    ],
    ['soutient', 'soutien', '(?:un|mon|votre|du|au|son|de|ce) '],
    ['maintient', 'maintien', '(?:un|le|du|au|leur) '],
    [
      'accueille',
      'accueil',
      '(?:à l’|d’|un|mon|cet|votre|d’un|poste d’|l’)(?: ?)(?<=(?:à l’|d’|un |mon |cet |votre |en l’|pour l’|de l’))',
    ],
    ['travaille', 'travail', '(?:mon|le|du|au|un|ce|votre|de|son|leur) '],
    ['travail', 'travaille', '(?:je|il|elle|on|qui|j’y) '],
    ['conseil', 'conseille', '(?:je|je vous|je les) '],
    ['appel', 'appelle', '(?:je m’|je vous|je) ?'],
    ['emploie', 'emploi', '(?:un|cet|mon|d’un|d’) ?'],
    [
      '(?:parti|partit|parties)(?= (?:de|d’|du|des|intégrante)(?!\\p{L}))',
      'partie',
      '(?:faire|fait|fais|font|faisant|faisait|ferai|ferait|faites|faisons) ',
    ],
    ['acceuil', 'accueil'],
    ['(?:session|scession)(?= (?:d’entreprise|de parts|d’actifs))', 'cession'],
    ['envoie', 'envoi', '(?:l’|un|d’|mon|cet|votre) ?(?<!(?:je|vous|on|qui) l’)'],
  ],
}

const allOf: PhraseGroup<Reason> = {
  why: 'allOf',
  phrases: [
    [
      'tout(?= (?:les|mes|vos|nos|ces|ses|leurs) \\p{L}+[sx](?!\\p{L}))',
      'tous',
      '!(?:avant|par dessus|malgré|du) ',
    ],
    ['toute(?= (?:les|mes|vos|nos|ces|ses|leurs) )', 'toutes'],
    ['toutes(?= (?:l’|(?:la|ma|cette|votre|notre)(?!\\p{L})))', 'toute'],
    [
      'tous (les|mes|vos|nos|ces|leurs)(?= (?:missions|équipes|compétences|tâches|étapes|expériences|qualités|formations|machines|commandes|informations|entreprises|connaissances|années|semaines|responsabilités|activités|exigences|demandes|situations|personnes|valeurs|taches)(?!\\p{L}))',
      'toutes $1',
    ],
    [
      'toutes (les|mes|vos|nos|ces|leurs)(?= (?:jours|clients|projets|stages|documents|dossiers|besoins|services|outils|postes|enfants|patients|atouts|efforts|secteurs|domaines|métiers|aspects|niveaux|collaborateurs|logiciels)(?!\\p{L}))',
      'tous $1',
    ],
    ['touts', 'tous'],
    ['(?:tous|toute|touts) à fait', 'tout à fait'],
    ['tout à fais', 'tout à fait'],
    ['tous au long', 'tout au long'],
    ['tous le monde', 'tout le monde'],
    ['tous(?= (?:le|ce|mon|votre|notre) )', 'tout', '(?:pendant|durant|dans|sur|pour|avec|par|de) '],
    [
      'tel(?:le)? que',
      'tels que',
      '(?:des|les|mes|plusieurs|différents|vos) (?:outils|logiciels|projets|métiers|secteurs|domaines|langages|produits|services|postes|clients|événements|supports|documents|travaux|sujets) (?:\\p{L}+s )?',
    ],
    [
      'tels? que',
      'telles que',
      '(?:des|les|mes|plusieurs|différentes|vos) (?:missions|tâches|compétences|qualités|valeurs|activités|entreprises|machines|techniques|langues|matières|notions|fonctions|formations) (?:\\p{L}+s )?',
    ],
  ],
}

const yours: PhraseGroup<Reason> = {
  why: 'yours',
  phrases: [
    [
      'sa(?= (?:ne |n’|se |s’|m’a|m’ont|me |vous |nous |y |@finite))',
      'ça',
      '(?:[.!?\\n] ?|, |et |car |que |mais |comme |quand |si |où |puisque ) ?',
    ],
    ['sa', 'ça', '(?:comme|pour|avec|sans|fait|faire|de|que|tout) (?=sa[.,;!?])'],
    ['sensé(e|s|es)?(?= (?:@verb|être|avoir|faire))', 'censé$1'],
    [
      '(?:sur|sûre?s?)(?= (?:que|qu’|de moi|de pouvoir|d’être|d’y|de mon|de ma|de mes) ?)(?<=sur)',
      'sûr',
      '(?:suis|serai|étais|bien|reste|êtes|presque) ',
    ],
    [
      'bien sur(?=[ ,.])',
      'bien sûr',
      '!(?:\\p{L}{4,} (?:tout|très|aussi)|est|sont|était|étaient|sera|seront|tient) ',
    ],
    ['(?:près|prés)(?= à (?:me |m’|vous |@verb))', 'prêt'],
    ['(?:quant|quan)(?= (?:je|j’|il|on|vous|nous|elle)(?!\\p{L}))', 'quand'],
    ['(?:est-ce|esque|es que)(?= (?:vous|je|il))(?<!est-ce)', 'est-ce que'],
    ['voir(?= (?:même|davantage|plus)(?!\\p{L}))', 'voire', ', '],
    ['(?:cette|cet)(?= à dire)', 'c’est'],
    ['(?:ci|si)(?= (?:cela|vous|besoin|possible|nécessaire)(?!\\p{L}))(?<=ci)', 'si'],
    ['plus', 'plu', 'm’a (?:beaucoup|énormément|tout de suite|vraiment|toujours) (?=plus[.,;!])'],
    ['(savoir|pouvoir|devoir)s(?= @verb)', '$1'],
    ['peu être', 'peut-être'],
    ['tant(?= (?:pour moi|de|d’|que)(?!\\p{L}))', 'temps', '(?:il est|était|serait|grand|sera) '],
    [
      'plus tôt(?= (?:du|de|calme|bien|bon|bonne|content|contente))',
      'plutôt',
      '(?:suis|est|sommes|êtes|étais) ',
    ],
    ['autant pour moi', 'au temps pour moi'],
    [
      '(?:tant|temps) que(?= (?:serveur|serveuse|vendeu|caissi|assistant|responsable|technicien|chef|bénévole|stagiaire|animat|aide|agent|secrétaire|conseil|magasinier|cariste))',
      'tant que',
      'en (?=temps)',
    ],
    ['n’hésiter(?= pas)', 'n’hésitez'],
    [
      '(?:veuillé|veuiller|veullez|veuilliez|veillez)(?= (?:agréer|recevoir|croire|accepter|trouver|me|m’)(?!\\p{L}))',
      'veuillez',
    ],
    [
      '(huit|cinq|sept|neuf|onze|douze|vingt)s(?= (?:ans|mois|jours|heures|années|semaines|personnes|clients|salariés|enfants|euros|stages|employés|couverts|postes))',
      '$1',
      '!quatre-',
    ],
    [
      'cents (?=(?:vingt|trente|quarante|cinquante|soixante|dix|deux|trois|quatre|cinq|six|sept|huit|neuf)(?!\\p{L}))',
      'cent ',
    ],
    [
      '(?:deux|trois|quatre|cinq|six) cent(?= (?:personnes|clients|euros|heures|couverts|pages|kilomètres|élèves|colis|pièces|repas|mètres|salariés|enfants|résidents|dossiers))',
      '',
    ],
    ['quatre vingt', 'quatre-vingt'],
    ['(?:plupart du temp|tout le temp|longtemp)', ''],
    ['(?:bel et bien sure)', 'bel et bien sûr'],
    ['vôtre(?= (?:@noun))', 'votre', '!(?:le|la|du|au|les) '],
    ['nôtre(?= (?:@noun))', 'notre', '!(?:le|la|du|au|les) '],
    ['vôtre(?= (?:entreprise|équipe|société))', 'votre'],
    [
      'sa(?= (?:me|m’|vous|nous|va|serait|sera|permet|fait (?:\\p{L}+ ans|longtemps|partie)|a été|s’est|correspond)(?!\\p{L}))',
      'cela',
    ],
    ['ça (@feminine)', 'sa $1', '(?:de|dans|pour|avec|par|à|sur|et) '],
    ['sais(?= (?:un|une|pourquoi) )', 'c’est', '!(?:je|ne|tu|me|en|et|mais|qui|y|,) '],
    // «une dune» is a hill of sand.
    [
      'dune',
      'd’une',
      '\\p{L}{2,}(?<!une|la|cette|grande|petite|haute|belle|chaque|aucune|première|sa|ma|sur|de|des) ',
    ],
    ['en faite', 'en fait'],
    ['(?:en|an) temps que', 'en tant que', '!temps '],
    ['entrain de', 'en train de'],
    ['à fin (?=de @infinitive|que |d’@infinitive)', 'afin ', '!(?:jusqu’|de) ?'],
    ['si il', 's’il', '!(?:ainsi) '],
    ['si ils', 's’ils'],
    [
      'donc(?= je (?:fais|faisais) partie| j’ai besoin| vous avez besoin| j’avais la charge| j’étais responsable| j’ai la charge)',
      'dont',
      `(?:(?:l’|cette |votre |la |le |une |un )\\p{L}+|ce) `,
    ],
    ['d’ors et déjà', 'd’ores et déjà'],
    ['d’or et déjà', 'd’ores et déjà'],
    ['ors(?= (?:je|j’|votre|mon|ma) )', 'or'],
    ['hors(?=, )', 'or', '!\\p{L}+ '],
    ['(?:mieu)(?= )', 'mieux'],
    ['mille merci', 'mille mercis'],
    ['pause(?= de (?:carrelage|parquet|pansement|cloison|fenêtre|papier peint)s?)', 'pose'],
    ['à mainte reprise', 'à maintes reprises'],
    ['par mis', 'parmi'],
    ['prés', 'près', '!(?:les|des|de|ces|aux|mes|nos|vos) '],
  ],
}

/** Homophones among nouns, verbs and adverbs. */
export const lookalikes: readonly PhraseGroup<Reason>[] = [
  readyNear,
  withoutIt,
  mineHas,
  rather,
  whichever,
  since,
  nounOrVerb,
  allOf,
  yours,
]
