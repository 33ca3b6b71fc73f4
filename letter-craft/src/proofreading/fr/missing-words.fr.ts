import type { PhraseGroup } from '../phrases.ts'
import type { Reason } from '../reasons.fr.ts'

const wishing =
  'vous (?=rencontrer|revoir|lire|présenter|adresser|soumettre|proposer|exposer|parler|écrire|entendre|convaincre|démontrer|montrer|rejoindre|apporter|faire|informer|remercier|prouver|recevoir|accompagner|aider|expliquer|transmettre|envoyer|joindre)'

/** Missing function words. */
export const missingWords: PhraseGroup<Reason> = {
  why: 'missing',
  phrases: [
    ['prie agréer', 'prie d’agréer', '(?:vous|te) '],
    ['prie (recevoir|croire|accepter|trouver)', 'prie de $1', 'vous '],
    ['prie de d’', 'prie d’'],
    ['remercie(?= de )', 'vous remercie', '(?:^|[.!?\\n] ?|et )je '],
    ['n’hésite (?=à |d’)', 'n’hésite pas ', 'je '],
    ['prie (?=bien vouloir)', 'prie de ', 'vous '],
    ['bien vouloir', 'de bien vouloir', '(?:reconnaissante?|remercie|gré) '],
    ['pour entretien', 'pour un entretien'],
    ['je (?:pas|jamais|très)(?= )', '', '!-'],
    [
      '(bonnes|bons|solides|nouvelles|nouveaux|grandes|réelles|excellentes) (?=@plural)',
      'de $1 ',
      '(?:acquérir|j’ai|acquis|avoir|possède|développer|obtenir|apporter|reçu|obtenu|aurai) ',
    ],
    ['de d’(?!\\p{Lu})', 'd’', '!(?:plus|moins) '],
    ['de de', 'de'],
    ['vous prie[ ,]+(?=(?:madame|monsieur)[^.\\n]{0,30}, (?:mes|l’))', 'vous prie d’agréer, ', 'je '],
    [
      'remercie (l’attention|votre attention|votre lecture|votre accueil|votre compréhension|l’intérêt|votre réponse)',
      'remercie de $1',
    ],
    ['remercie (?=avance|m’avoir|bien vouloir|prendre)', 'remercie de ', 'vous '],
    [
      wishing,
      'de vous ',
      '(?:plaisir|ravie?|heureu(?:x|se)|honorée?|honneur|l’occasion|envie|chance|impatiente?|enchantée?|besoin|capable|merci|permettez-moi|hâte|désireu(?:x|se)|soucieu(?:x|se)|l’avantage|la joie|fière?) (?<!(?:avec|un grand|à|grand) plaisir )',
    ],
    [
      '(pouvoir|rejoindre|travailler|participer|commencer|découvrir)',
      'de $1',
      '(?:ravie?|heureu(?:x|se)|envie|capable|besoin|hâte|désireu(?:x|se)) ',
    ],
    ['(apprendre|intégrer)', 'd’$1', '(?:ravie?|heureu(?:x|se)|envie|capable|hâte|désireu(?:x|se)) '],
    ['permets (de|d’)(?= ?\\p{L})', 'me permets $1', '(?:je|et) '],
    ['titulaire (un|une|le|la)(?!\\p{L})', 'titulaire d’$1', '!(?:contrat|poste|du) '],
    [
      'titulaire (?=(?:bac|cap|bts|bep|dut|but|licence|master|permis|diplôme|brevet|caces|cqp|deug|baccalauréat|doctorat|certificat|bachelor)(?!\\p{L}))',
      'titulaire d’un ',
    ],
    [
      'partie (votre|vos|mes|mon|ma|notre|nos|cette|ces|son|sa)(?!\\p{L})',
      'partie de $1',
      '(?:faire|fais|fait|ferai|ferais|faisant) ',
    ],
    ['faire part (mon|ma|mes|votre)(?!\\p{L})', 'faire part de $1'],
    ['à recherche', 'à la recherche', '(?:suis|étais|êtes|toujours|actuellement) '],
    ['en recherche (emploi|stage)', 'en recherche d’$1'],
    ['à la recherche (emploi|alternance|apprentissage)', 'à la recherche d’$1'],
    ['à la recherche (stage|travail|poste)', 'à la recherche d’un $1'],
    ['au sein (votre|vos|notre|cette|mon)(?!\\p{L})', 'au sein de $1'],
    ['afin (pouvoir|vous|mettre|rejoindre|me|mieux|faire)(?!\\p{L})', 'afin de $1'],
    [
      'afin (?=(?:intégrer|apprendre|acquérir|obtenir|enrichir|évoluer|élargir|améliorer|approfondir)(?!\\p{L}))',
      'afin d’',
    ],
    ['grâce (mon|ma|mes|votre|vos|cette|ces|la|l’)(?= ?\\p{L})', 'grâce à $1', '!(?:la|une|de|sa) '],
    ['quant (?=(?:mon|ma|mes|votre|vos|cette|la|l’) ?)', 'quant à '],
    ['face (?=(?:ces|cette|mes|vos|un|une) )', 'face à ', '(?:[.!?\\n] ?|, )'],
    ['à votre entière disposition tout', 'à votre entière disposition pour tout'],
    ['à disposition tout', 'à votre disposition pour tout'],
    ['par rapport (votre|mon|ma|mes|vos)(?!\\p{L})', 'par rapport à $1'],
    [
      'intéressée? (?=(?:votre|le poste|cette|ce poste)(?!\\p{L}))',
      'intéressé par ',
      '(?:suis|très|serais) ',
    ],
    ['passionnée? (?=(?:la|le|l’|les) ?\\p{L})', 'passionné par ', '(?:suis|très|toujours été) '],
    ['motivée? (?=(?:la|l’idée|votre) )', '', 'suis '],
    ['besoin (?=(?:un|une) )', 'besoin d’', '(?:ai|avez|avons|ont|a) '],
    ['dispose (?=(?:un|une|plusieurs|deux|trois) )', 'dispose d’', 'je '],
    ['bénéficié (?=(?:un|une) )', 'bénéficié d’'],
    ['bénéficié (?=plusieurs )', 'bénéficié de '],
    ['occupée? (?=(?:la gestion|l’accueil|le ménage) )', '', 'me suis '],
    ['lors (?=(?:mon|ma|mes|votre|notre|cette|ce|un|une) )', 'lors de '],
    ['suite (?=(?:votre|mon|ma|notre) )', 'à la suite de ', '(?:^|[.!?\\n] ?)'],
    ['je réponds votre', 'je réponds à votre'],
    ['(?:j’aspire|aspire) (?=(?:devenir|être|un|une) )', 'aspire à '],
    ['participé (?=(?:la|l’|mon|votre|une?|plusieurs|cette) ?)', 'participé à '],
    [
      'répondre (?=(?:vos|votre) (?:questions|attentes|besoins|exigences|demande|annonce|offre))',
      'répondre à ',
    ],
    ['correspond (?=(?:mon|ma|mes|vos|votre) )', 'correspond à '],
  ],
}

/** «la chose que j’ai besoin», «intéressé à travailler»: the verb takes another preposition. */
export const otherPreposition: PhraseGroup<Reason> = {
  why: 'otherPreposition',
  phrases: [
    [
      'que(?= (?:j’ai|vous avez|nous avons|j’avais) besoin(?! (?:de|d’)))',
      'dont',
      '!(?:sais|savez|dire|crois|pense|alors|moins|plus|sachez|ce|parce|tant|bien) ',
    ],
    [
      'que(?= (?:je|vous|nous) (?:parle|parlais|parlez|dispose|disposez|rêve|m’occupe|m’occupais)(?! (?:de|d’|à|au|avec|bien|couramment|l’|le|anglais)))',
      'dont',
      '(?:(?:le|la|les|des|un|une) \\p{L}+|l’\\p{L}+|ce) ',
    ],
    ['intéressée?s? (?:à|de|pour) (?=@verb)', '', '(?:suis|serais|très|vivement) '],
    [
      'chez (?:la|le|une|un)(?= (?:boulangerie|boutique|société|entreprise|mairie|pharmacie|librairie|crèche|banque|clinique|restaurant|magasin|supermarché|garage|cabinet|hôpital|usine|ferme|agence|association|école|collège|lycée|maison)(?!\\p{L}))',
      '',
    ],
    ['chez (?=l’(?:entreprise|hôpital|usine|agence|association|école|hôtel))', 'à '],
    ['aller (?:au|chez le) (?=(?:docteur|coiffeur))', 'aller chez le '],
    [
      '(?:habite|vis|travaille|réside|cherche|installée?|basée?|située?|mobile) sur(?= (?:paris|lyon|marseille|lille|nantes|bordeaux|toulouse|rennes|strasbourg|nice|grenoble|dijon|brest|tours|angers|montpellier|rouen|caen|nancy|metz|limoges|reims|orléans|toulon|poitiers|clermont|amiens|besançon|mulhouse|perpignan|pau|bayonne|avignon|le havre|saint)(?!\\p{L}))',
      '',
    ],
    ['ci-jointe?s?', 'ci-joint', '(?:mon cv|mon dossier|mon curriculum vitæ|le dossier) (?=ci-jointes?)'],
    ['ci-joints?', 'ci-jointe', '(?:ma lettre|ma candidature|la lettre|la copie) (?=ci-joints?(?!e))'],
    ['de comment', '', '!(?:plus|moins|parle|discuter) '],
    ['pareil que', 'comme'],
    [
      'ai été(?= (?:à|au|chez|en) (?:paris|lyon|l’école|travailler|france|stage)(?!\\p{L}))',
      'suis allé',
      'j’',
    ],
    ['permet (?=(?:@verb))', 'permet de ', '(?:me|vous|nous|cela|qui|m’) '],
    ['permis (?=(?:@verb))', 'permis de ', '(?:a|ont) '],
    [
      'propose (?=(?:rencontrer|venir|passer|faire|commencer|travailler|mettre)(?!\\p{L}))',
      'propose de ',
      'vous ',
    ],
    ['essay(?:é|er) (?=(?:faire|comprendre|trouver|rendre|mettre)(?!\\p{L}))', ''],
  ],
}
