import type { PhraseGroup } from '../phrases.ts'
import type { Reason } from '../reasons.fr.ts'

export const theirs: PhraseGroup<Reason> = {
  why: 'theirs',
  phrases: [
    ['leurs(?= @conjugated)', 'leur', '(?:je|il|on|vous|nous|qui|elle|ils|elles|ne|que) '],
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
    ['leur (?!fils(?!\\p{L}))(@plural)', 'leurs $1', '!(?:je|il|on|vous|nous|qui|elle|tu|ne) '],
  ],
}

export const butMy: PhraseGroup<Reason> = {
  why: 'butMy',
  phrases: [
    [
      'mais(?= @plural)',
      'mes',
      '(?:mets|met|mettre|compte(?: pas)?|compter|compté|aimer?|aime|connais|quitter|quitté|présenter|voici|depuis|pendant|durant|selon|malgré|entre|chez|sont|tous|toutes|sous|faire|fait|ai|aux|à la fois|vous|perfectionner|approfondir|compléter|utiliser|mobiliser|confronter|transmettre|montrer|prouver|terminer|finir|poursuivre|suivre|financer) ',
    ],
    ['m’est(?= @noun)', 'mets', 'je '],
    ['(?:m’est|mais)(?= (?:mes|ma|mon|tout|en) )', 'mets', '(?:je|j’y|et je) '],
    ['(?:m’est|mais|mets)(?= (?:cela|ça|aussi|je|j’|il|elle|on|vous|nous)(?!\\p{L}))', 'mais', ', '],
    [
      'met(?= (?:compétences|expériences|études|stages|qualités|collègues|clients|horaires|missions)(?!\\p{L}))',
      'mes',
    ],
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

export const whenAs: PhraseGroup<Reason> = {
  why: 'asFor',
  phrases: [
    [
      'quand(?= (?:à (?:moi|lui|elle|eux|mon|ma|mes|votre|vos|notre|l’|la (?!fin)|ce poste|cette|ces|son|sa|leur|savoir)|aux?(?! (?:bout|moment|milieu|cours|lieu))(?!\\p{L})))',
      'quant',
      '!(?:depuis|à) ',
    ],
    [
      '(?:quant|quan)(?= (?:je|j’|il|on|vous|nous|elle|un|une|le|la|les|mes|votre|vos)(?!\\p{L}))|qu’en(?= (?:je|j’|il|on|elle)(?!\\p{L}))',
      'quand',
    ],
    ['qu’en(?= (?:à (?:moi|mon|ma|mes|votre|la|l’)|aux?(?!\\p{L})))', 'quant'],
    ['quand(?= (?:disent|pensez|dites|pensent) )', 'qu’en'],
    ['qu’en même', 'quand même'],
    ['comme même', 'quand même'],
  ],
}

export const littleCan: PhraseGroup<Reason> = {
  why: 'littleCan',
  phrases: [
    ['peut être(?= \\p{L}+-(?:je|nous|vous|il|elle|on|ils|elles)(?!\\p{L})| (?:que|qu’))', 'peut-être'],
    ['peut être', 'peut-être', '(?:^|[.!?…\\n] ?)'],
    ['peut être(?= @infinitive)', 'peut-être'],
    ['peut', 'peu', '(?:(?<!’)un|très|trop|si|assez|aussi) '],
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
