import type { PhraseGroup } from '../phrases.ts'
import type { Reason } from '../reasons.fr.ts'

const determiner =
  '(?:un|le|mon|ma|votre|ce|cet|cette|de|du|des|prise de|mes|vos|les|son|leur|au|aux|en|d’|l’|prochain|premier|prendre|quelques|notre|nos|la|une|double|vrai|véritable|bon|tout|avec|sur|par) ?'

/** Missing and superfluous hyphens. */
export const hyphens: readonly PhraseGroup<Reason>[] = [
  {
    why: 'hyphen',
    phrases: [
      ['rendez vous', 'rendez-vous', determiner],
      [
        '(vice|ex|micro|auto|demi|sous|contre|semi|mini) (champion(?:ne)?s?|président(?:e|es|s)?|entrepreneur|entreprise|école|crèche|journée|heure|tasse|traitant|chef|titre|maître|remorque|employeur|collègue|indemnité|pelle|bus)',
        '$1-$2',
        '!(?:\\d|se|le|la|par|y) ',
      ],
      ['(peut) (être)(?= bien )', '$1-$2'],
      ['(avant|arrière) (garde|première|plan|bras|saison|vente)', '$1-$2', '(?:l’|d’|un |une |en )'],
      ['porte à porte', 'porte-à-porte', '(?:du|de|le|en) '],
      ['(aide) (soignante?s?)', '$1-$2', '(?:d’|l’|une? |comme |suis |étais )'],
      ['(sur le champ)', 'sur-le-champ', '(?:disponible|répondre|répondu|réagir|venir) '],
      [
        'savoir faire',
        'savoir-faire',
        '(?:mon|le|votre|un|du|leur|son|ce|notre|de|vrai|véritable|en|vos|mes|ses|et|bon|grand|réel|solide|certain|quel|aucun|d’un) ',
      ],
      [
        'savoir être',
        'savoir-être',
        '(?:mon|le|votre|un|du|leur|son|ce|notre|vrai|véritable|en|et|de|bon|grand|réel|certain) ',
      ],
      ['(mi) (temps)', '$1-$2'],
      [
        'après midi',
        'après-midi',
        '(?:l’|cet|un|une|cette|d’|chaque|les|en fin d’|en début d’|des|samedi|mercredi|vendredi|lundi|mardi|jeudi|dimanche|matin et|matins et) ?',
      ],
      ['week end', 'week-end'],
      ['week ends', 'week-ends'],
      [
        '(moi|vous|lui|elle|eux|soi|nous|toi) (mêmes?)(?! (?:quand|si|les?|la)(?!\\p{L}))',
        '$1-$2',
        '!(?:quand) ',
      ],
      ['est ce (que|qu’)', 'est-ce $1', '(?:(?:^|[.!?…] |\\n)|qu’|comment |pourquoi |quand )'],
      ['puis je(?= [^.!?\\n]{3,90}\\?)', 'puis-je', '(?:^|[.!?…] |\\n)'],
      ['(y a|a|va|aura|reste) (?:t il|t-il|t’il)', '$1-t-il'],
      ['entre temps(?! (?:libre|de|plein|partiel))', 'entre-temps', '!\\p{L}+ (?:le|les) '],
      ['(aide|aides) (soignante?s?|comptables?|ménagères?|cuisiniers?|cuisinières?)', '$1-$2'],
      ['(auto) (entrepreneur|entrepreneuse|école)', '$1-$2'],
      ['(micro) (entreprise|crèche|entrepreneur)', '$1-$2'],
      ['(sous) (traitants?|traitance|traiter|effectif)', '$1-$2'],
      ['(plus) (value|values)', '$1-$2', '(?:une|la|réelle|vraie|véritable|cette|de|des) '],
      ['porte parole', 'porte-parole'],
      ['(?:hors) d’œuvre', 'hors-d’œuvre'],
      ['chef d’œuvre', 'chef-d’œuvre'],
      ['après vente', 'après-vente', 'service '],
      ['(arrière) (plan|boutique|cuisine|saison)', '$1-$2'],
      ['(grand|grands) (mère|père|parents)(?! de famille)', '$1-$2'],
      ['(?:chauffeur livreur)', 'chauffeur-livreur'],
      ['garde malade', 'garde-malade'],
      ['(sage) (femme|femmes)', '$1-$2'],
      ['(haut) parleurs?', 'haut-parleur'],
      [
        '(savez|avez|pouvez|êtes|recherchez|souhaitez|cherchez|voulez|pourriez|seriez|auriez) vous(?= [^.!?\\n]{3,90}\\?)',
        '$1-vous',
        '(?:^|[.!?…] |\\n)',
      ],
      ['(chef) (lieu)', '$1-$2'],
      ['(aller) retours?', 'aller-retour', '(?:un|des|les|l’|d’|mes|ces) ?'],
      ['(tout) puissant', '$1-puissant'],
      ['(post) (bac)', '$1-$2'],
    ],
  },
  {
    why: 'noHyphen',
    phrases: [
      ['parce-que', 'parce que'],
      ['en-tant-que', 'en tant que'],
      ['afin-de', 'afin de'],
      ['petit-déjeuners', 'petits déjeuners'],
      ['jusqu’à-présent', 'jusqu’à présent'],
      ['c’est-à dire', 'c’est-à-dire'],
      ['quant-à', 'quant à'],
      [
        'peut-être(?= (?:amenée?|utile|bénéfique|résumée?|contactée?|joint|jointe|appréciée?|décrite?|définie?|considérée?) )',
        'peut être',
        '(?:qui|il|elle|on|entreprise|poste|profil|expérience|cela) ',
      ],
    ],
  },
]
