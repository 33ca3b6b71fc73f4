import type { PhraseGroup } from '../phrases.ts'
import type { Reason } from '../reasons.fr.ts'
import { missingWords, otherPreposition } from './missing-words.fr.ts'

const subjunctiveAfter =
  '(?:bien que|quoique|afin que|pour que|avant que|à condition que|pourvu que|sans que|jusqu’à ce que|il faut que|il faudrait que|faudra que|souhaite que|souhaiterais que|aimerais que|voudrais que|regrette que|de sorte que cela permette que|bien qu’|afin qu’|pour qu’|avant qu’|quoiqu’|encore que) ?'
const notSeeing =
  '(?<!(?:sais|vois|comprends|savez|crois|pense|si|montre|tant|aussi|entendu|note|constaté|sait|conscient|consciente|compris) bien que ?)'
const after = `${subjunctiveAfter}${notSeeing}`

const moods: PhraseGroup<Reason> = {
  why: 'moodAfter',
  phrases: [
    ['je suis', 'je sois', after],
    ['j’ai', 'j’aie', after],
    ['je peux', 'je puisse', after],
    ['je fais', 'je fasse', after],
    ['je sais', 'je sache', after],
    ['je n’ai', 'je n’aie', after],
    ['je ne suis', 'je ne sois', after],
    ['vous êtes', 'vous soyez', after],
    ['vous avez', 'vous ayez', after],
    ['vous pouvez', 'vous puissiez', after],
    ['nous pouvons', 'nous puissions', after],
    ['nous sommes', 'nous soyons', after],
    ['nous avons', 'nous ayons', after],
    ['(il|elle|on|ce|cela) est', '$1 soit', after],
    ['(il|elle|on|cela) a', '$1 ait', after],
    ['(il|elle|on|cela) peut', '$1 puisse', after],
    ['((?:mon|ma|votre|le|la|cette|ce) \\p{L}+(?: \\p{L}+)?) est', '$1 soit', after],
    ['(l’\\p{L}+) est', '$1 soit', after],
    ['((?:mes|vos|les|ces) \\p{L}+(?: \\p{L}+)?) sont', '$1 soient', after],
    ['((?:mon|ma|votre|cette|ce) \\p{L}+(?: \\p{L}+)?) peut', '$1 puisse', after],
    ['(?:ais|aies)', 'aie', 'bien que j’'],
  ],
}

const conditionals: PhraseGroup<Reason> = {
  why: 'conditionalAfterIf',
  phrases: [
    ['si j’aurais', 'si j’avais', '!(?:demande|sais|savoir|ignore) '],
    ['si je serais', 'si j’étais', '!(?:demande|sais|savoir|ignore|demandé) '],
    ['si je pourrais', 'si je pouvais', '!(?:demande|sais|savoir|ignore|demandé) '],
    ['si vous auriez', 'si vous aviez', '!(?:demande|sais|savoir|ignore) '],
    ['si vous seriez', 'si vous étiez', '!(?:demande|sais|savoir|ignore) '],
    ['si vous voudriez', 'si vous vouliez', '!(?:demande|sais|savoir|ignore) '],
    ['si vous souhaiteriez', 'si vous souhaitez', '!(?:demande|sais|savoir|ignore) '],
    ['aurait(?! besoin d’être)', 'avait', 'si (?:votre|la|le|ma|mon|cette|notre|l’)(?: ?\\p{L}+) '],
    ['serait', 'était', '(?<!\\p{L})si (?:votre|ma|mon|cette|notre|l’)(?: ?\\p{L}+) '],
    ['s’il (?:serait|aurait)', '', '!(?:demande|sais|savoir|ignore) '],
  ],
}

const wishes: PhraseGroup<Reason> = {
  why: 'hopeThat',
  phrases: [
    ['puisse(?! (?:m’|me )?\\p{L}+ ?-)', '', 'j’espère que (?:ma |mon |cette |votre )\\p{L}+ '],
    ['vous puissiez', 'vous pourrez', 'j’espère que '],
    ['vous soyez', 'vous serez', 'j’espère que '],
    ['vous ayez', 'vous aurez', 'j’espère que '],
    [
      '(ma candidature|mon profil|ma demande|ma lettre|mon parcours) (?:retienne|soit|attire|convienne)',
      '',
      'j’espère que ',
    ],
  ],
}

const prepositions: PhraseGroup<Reason> = {
  why: 'noPreposition',
  phrases: [
    [
      '(pallier|palliant|pallié|pallie|palliait|pallierai) à (la|l’|cette|ce|cet|ces|un|une|votre|vos|mon|mes|leurs?|toute?|d’éventuels|d’éventuelles|certains|certaines)(?=[ \\p{L}])',
      '$1 $2',
    ],
    ['(pallier|palliant|pallié|pallie|palliait|pallierai) au', '$1 le'],
    ['(pallier|palliant|pallié|pallie|palliait|pallierai) aux', '$1 les'],
    [
      '(rappelle|rappelons|rappellerai|rappelez|rappelais) (?:de|d’)(?= ?(?:mon|ma|mes|notre|votre|vos|un|une|ce|cette|ces|cet|la|l’|avec|tous|toutes|leurs?)(?!\\p{L}))',
      '$1',
      '(?:je me|me|nous nous|vous vous|je m’en) ',
    ],
    ['(rappelle|rappelons|rappellerai|rappelez) du', '$1 le', '(?:je me|nous nous|vous vous) '],
    ['(rappelle|rappelons|rappellerai|rappelez) des', '$1 les', '(?:je me|nous nous|vous vous) '],
    ['se rappeler de(?! temps)', 'se rappeler'],
    ['(?:je m’en rappelle)', 'je m’en souviens'],
    ['postule(r|)(?= (?:votre|l’|cette|au)? ?(?:offre|annonce))(?! (?:au|à))', 'postule$1 à'],
  ],
}

const setPhrases: PhraseGroup<Reason> = {
  why: 'setPhrase',
  phrases: [
    ['malgré que', 'bien que'],
    [
      '(?:étais|était|étaient|étée?s?)',
      'été',
      '(?:j’ai|avons|ont|avez|j’avais|a) (?:toujours |déjà |aussi )?',
    ],
    ['malgré qu’', 'bien qu’'],
    ['en terme (de|d’)', 'en termes $1'],
    [
      'de part(?= (?:mon|ma|mes|sa|son|ses|leur|leurs|votre|notre|nos|vos|le|la|l’|cette|ce|ces|nature)(?!\\p{L}))',
      'de par',
      '!(?:autre|plus grande|une) ',
    ],
    ['(s’avère|s’avérer|s’est avérée?|s’avérait) vraie?', 'se vérifier'],
    ['à l’insu de mon plein gré', 'malgré moi'],
    ['mettre à jours', 'mettre à jour'],
    ['mise à jours', 'mise à jour'],
    ['en (?:bonne et du|bonne et dut) forme', 'en bonne et due forme'],
    [
      'ci-jointe?(?= (?:mon cv|mon curriculum|un cv|mon dossier|le dossier))',
      'ci-joint',
      '!(?:lettre|pièce|copie) ',
    ],
    ['ci-jointe(?= (?:le|mon|un) )', 'ci-joint', '!(?:lettre|pièce|copie) '],
    ['je vous serez', 'je vous serais'],
    ['(?:je vous saurai|je vous saurais) grée', 'je vous saurais gré'],
    ['je vous serais gré', 'je vous saurais gré'],
    ['je vous serai gré', 'je vous saurai gré'],
    ['un espèce de', 'une espèce de'],
    ['à bon essient', 'à bon escient'],
    ['tache(?= (?:de|d’) @infinitive)', 'tâche', '(?:je|il|elle) '],
    [
      '(?:taches)(?= (?:administratives|quotidiennes|ménagères|variées|confiées|diverses|courantes|répétitives|qui))',
      'tâches',
    ],
    ['soit disant', 'soi-disant'],
    ['quatres', 'quatre'],
    ['milles(?= (?:euros|clients|heures|personnes|pièces))', 'mille'],
    ['vingts(?= (?:et|deux|trois|personnes|clients|heures))', 'vingt'],
    ['au dépend', 'aux dépens'],
    [
      '(anglais|français|espagnol|portugais|japonais|chinois)e(?=[.,;:!?)]|$| (?:et|ou|couramment|ainsi|aussi|depuis|avec|au|à|dans|en|professionnel)(?!\\p{L}))',
      '$1',
      '(?:parle|parlons|parlais|parler|maîtrise|maîtriser|lis|écris|comprends|étudie|étudier|apprends|apprendre|pratique|enseigne)(?: (?:très bien|bien|couramment|un peu|aussi|également|le français et))? l’|en ',
    ],
    ['hygiènes', 'hygiène', '(?:règles?|normes?|consignes?|mesures?|soins?|conditions?|produits?|sens) d’'],
    ['sécurités', 'sécurité', '(?:règles?|normes?|consignes?|mesures?|conditions?) de '],
    ['à tout égard', 'à tous égards'],
    ['un des (?:principal|principale)', 'l’un des principaux'],
    ['la plupart des \\p{L}+ (?:est|a)(?= )', ''],
    ['plus pire', 'pire'],
    ['plus mieux', 'mieux'],
    ['plus meilleure?s?', 'meilleur'],
    ['c’est (?:moi|vous) qui (?:a|est)', ''],
    ['moi qui (?:est|a)', '', '!-'],
    ['ayant étée?', 'ayant été'],
  ],
}

/** Wrong constructions. */
export const constructions: readonly PhraseGroup<Reason>[] = [
  missingWords,
  otherPreposition,
  moods,
  conditionals,
  wishes,
  prepositions,
  setPhrases,
]

/** Heavy or colloquial phrases: a warning. */
export const heavyTurns: readonly PhraseGroup<Reason>[] = [
  {
    why: 'heavy',
    phrases: [
      [
        'au niveau (?:de|du|des|de la)(?= (?:la |l’)?(?:relation|relations|accueil|vente|ventes|gestion|contact|organisation|communication|compétences|informatique|travail|clientèle|service|management|qualités|expérience|formation|commerce|logistique|comptabilité)(?!\\p{L}))',
        '',
      ],
      ['de (?:façon|manière) à ce que', 'de façon que'],
      ['de (?:façon|manière) à ce qu’', 'de façon qu’'],
      [
        'suite à(?= (?:votre|mon|ma|notre|la|une|un|l’|cette|ces|mes|nos|ce)(?!\\p{L}))(?! votre (?:annonce|offre))',
        'à la suite de',
      ],
      ['suite au', 'à la suite du', '!(?:faire|faisant|donner|donne|fait|donné|ensuite|tout de) '],
      ['en effet, en effet', 'en effet'],
      ['par rapport à(?= (?:votre annonce|votre offre|ma candidature|mon profil))', 'pour'],
      [
        'amener(?= (?:mon|ma|mes) (?:compétences|savoir-faire|énergie|expérience|aide|idées|dynamisme|motivation|sérieux|enthousiasme|expertise|bonne humeur))',
        'apporter',
      ],
    ],
  },
  {
    why: 'spoken',
    phrases: [
      ['au final', 'finalement'],
      [
        'de suite',
        'tout de suite',
        '(?:disponible|commencer|débuter|libre|répondre|venir|opérationnel|opérationnelle|embauchée?|rejoindre) ',
      ],
      [
        'sur(?= (?:paris|lyon|marseille|lille|nantes|bordeaux|toulouse|rennes|strasbourg|nice|grenoble|dijon|brest|tours|angers|montpellier)(?!\\p{L}))',
        'à',
        '(?:travail\\p{L}+|habit\\p{L}+|poste|vis|vivant|bas\\p{L}+|install\\p{L}+|emploi|stage|résid\\p{L}+|située?s?|logement|recherche|déménager) ',
      ],
      ['(?:boulot|job(?! (?:dating|étudiant|d’été)))', 'travail', '(?:un|mon|le|du|petit|ce|de|premier) '],
      ['super(?= (?:motivée?|équipe|ambiance|intéressant|entreprise|expérience|contente?|sympa))', ''],
      ['(?:hyper|ultra)(?= (?:motivée?|intéressée?|organisée?|contente?))', 'très'],
      ['du coup(?! (?:de|d’))', 'donc', '!(?:rendre|le contre|contre) '],
      ['pas mal de', 'beaucoup de'],
      ['pas mal d’', 'beaucoup d’'],
      ['un truc', ''],
      ['des trucs', ''],
      ['bosser', 'travailler'],
      ['bossé', 'travaillé'],
      ['sympa', 'agréable'],
      ['comme quoi', 'selon quoi', '(?:mail|courrier|attestation|preuve|lettre) '],
      ['la boîte', 'l’entreprise', '(?:dans|de|pour|rejoindre|intégrer) (?!la boîte (?:à|de|aux))'],
      ['votre boîte', 'votre entreprise', '!(?:dans|de) votre boîte (?:mail|aux) '],
    ],
  },
]

/** «je voudrai»: a polite wish takes the conditional. */
export const wishedConditionals: readonly PhraseGroup<Reason>[] = [
  {
    why: 'wish',
    phrases: [
      ['voudrai', 'voudrais', 'je (?:vous |me |m’)?'],
      ['aimerai', 'aimerais', 'j’'],
      ['souhaiterai', 'souhaiterais', 'je (?:vous |me |m’)?'],
      ['désirerai', 'désirerais', 'je (?:vous |me |m’)?'],
      ['apprécierai', 'apprécierais', 'j’'],
      ['préfèrerai', 'préférerais', 'je '],
      ['aurai(?= (?:aimé|souhaité|voulu|préféré) )', 'aurais', 'j’'],
    ],
  },
]
