import type { PatternRule } from '../pattern-rule.ts'

/** Turns that letters of application have, and that only their words tell apart. */
export const lettersTurns: readonly PatternRule[] = [
  {
    id: 'expression/nous-sommes',
    why: 'Avec « nous », le verbe être s’écrit « sommes ».',
    source: 'Dictionnaire de l’Académie française, « être »',
    patterns: ['!(vous|pour|de|que|ils|elles|il|elle|on) nous (ne|n’|en|y)? [somme → sommes] !(de|d’)'],
    breaks: [
      'Nous [somme → sommes] quatre à la maison.',
      'Nous ne [somme → sommes] pas pressés.',
      'Hier, nous [somme → sommes] partis tôt.',
      'Nous [somme → sommes] heureux de vous lire.',
      'Nous y [somme → sommes] allés à vélo.',
      'Nous [somme → sommes] trois dans l’atelier.',
    ],
    allows: [
      'La somme est exacte.',
      'Il nous somme de partir.',
      'Nous sommes en mai.',
      'En somme, nous avons gagné.',
      'Le juge les somme de répondre.',
    ],
  },
  {
    id: 'expression/un-poste',
    why: 'L’emploi qu’on occupe est masculin : « un poste ».',
    source: 'Dictionnaire de l’Académie française, « poste »',
    patterns: [
      '[une → un] poste (de nuit|de jour|de travail|à pourvoir|à temps|vacant|de vendeur|de vendeuse|d’accueil|de caissier)',
      '<chercher|occuper|obtenir|proposer|pourvoir> [(une|cette) → (un|ce)] poste (de|d’|à|dans|en|où|$)',
    ],
    breaks: [
      'Je cherche [une → un] poste de jour.',
      'Elle occupe [une → un] poste à responsabilités.',
      'Il a obtenu [une → un] poste dans un lycée.',
      'Nous avons [une → un] poste à pourvoir.',
      'On lui propose [cette → ce] poste de gardien.',
      'Je cherche [une → un] poste de nuit.',
    ],
    allows: [
      'La poste ferme à midi.',
      'Il envoie la lettre par la poste.',
      'Elle cherche la poste, puis la mairie.',
      'Un poste se libère en juin.',
      'La poste de mon village est fermée.',
    ],
  },
  {
    id: 'expression/a-before-number',
    why: 'Devant une distance, une durée ou une heure, « à » est une préposition.',
    source: 'Dictionnaire de l’Académie française, « à »',
    patterns: [
      '<habiter|travailler|vivre|loger|arriver|partir|commencer|finir|situer|trouver|être> [a → à] NUM (minute|minutes|heure|heures|kilomètre|kilomètres|mètres|pas|rues|km|h)',
    ],
    breaks: [
      'J’habite [a → à] dix minutes de la gare.',
      'Elle vit [a → à] trois rues d’ici.',
      'Nous partons [a → à] six heures.',
      'La ferme est [a → à] deux kilomètres.',
      'Il travaille [a → à] cinq minutes de chez lui.',
      'J’habite [a → à] dix minutes de vos bureaux.',
    ],
    allows: [
      'Il a dix minutes devant lui.',
      'Elle a trois heures de route.',
      'La classe finie a duré deux heures.',
      'On a six heures pour finir.',
      'Le train part à six heures.',
    ],
  },
  {
    id: 'expression/someone-of',
    why: 'Après « quelqu’un de », il faut un adjectif ou un participe.',
    source: 'Grevisse et Goosse, Le Bon Usage, § 244',
    patterns: [
      '(quelqu’un|personne) (de|d’) (très|assez|plutôt)? [(organiser|motiver|passionner|déterminer|impliquer|cultiver|posé) → (organisé|motivé|passionné|déterminé|impliqué|cultivé|posé)] (et|,|.|$)',
    ],
    breaks: [
      'C’est quelqu’un d’[organiser → organisé].',
      'Elle cherche quelqu’un de [motiver → motivé].',
      'Je suis quelqu’un de très [impliquer → impliqué] et de calme.',
      'Voilà quelqu’un de [passionner → passionné].',
      'On décrit quelqu’un de [déterminer → déterminé].',
      'Je suis quelqu’un d’[organiser → organisé] et de calme.',
    ],
    allows: [
      'Il charge quelqu’un d’organiser la fête.',
      'C’est quelqu’un d’organisé.',
      'Elle prie quelqu’un de motiver les troupes.',
      'Personne n’a pu organiser la sortie.',
      'Quelqu’un de la maison viendra.',
    ],
  },
]
