/** Explanation of each correction, with an example. */
export const reasons = {
  accentedA:
    'Sans accent, «\u00a0a\u00a0» vient du verbe avoir et peut devenir «\u00a0avait\u00a0»\u202f; sinon, c’est «\u00a0à\u00a0»\u00a0: «\u00a0prêt à partir\u00a0».',
  plainA:
    'Quand on peut dire «\u00a0avait\u00a0», on écrit «\u00a0a\u00a0» sans accent\u00a0: «\u00a0il a travaillé\u00a0».',
  andIs:
    '«\u00a0Est\u00a0» peut devenir «\u00a0était\u00a0»\u202f; «\u00a0et\u00a0» relie deux mots\u00a0: «\u00a0le poste est calme et varié\u00a0».',
  whereOr:
    '«\u00a0Ou\u00a0» peut devenir «\u00a0ou bien\u00a0»\u202f; sinon, c’est «\u00a0où\u00a0»\u00a0: «\u00a0la ville où je vis\u00a0».',
  oneHave:
    '«\u00a0Ont\u00a0» peut devenir «\u00a0avaient\u00a0»\u202f; «\u00a0on\u00a0», «\u00a0il\u00a0»\u00a0: «\u00a0on m’a dit qu’ils ont réussi\u00a0».',
  areHis:
    '«\u00a0Sont\u00a0» peut devenir «\u00a0étaient\u00a0»\u202f; «\u00a0son\u00a0», «\u00a0mon\u00a0»\u00a0: «\u00a0ses outils sont dans son atelier\u00a0».',
  isReflexive:
    '«\u00a0S’est\u00a0» accompagne un verbe («\u00a0il s’est formé\u00a0»)\u202f; «\u00a0c’est\u00a0» montre («\u00a0c’est un métier\u00a0»).',
  theseIs:
    'Devant un nom pluriel, on écrit «\u00a0ces\u00a0» ou «\u00a0ses\u00a0»\u00a0: «\u00a0ces années\u00a0».',
  thisSelf:
    '«\u00a0Ce\u00a0» montre un nom («\u00a0ce poste\u00a0»)\u202f; «\u00a0se\u00a0» accompagne un verbe («\u00a0il se trouve\u00a0»).',
  thatHis:
    '«\u00a0Sa\u00a0» précède un nom («\u00a0sa mission\u00a0»)\u202f; «\u00a0ça\u00a0» peut devenir «\u00a0cela\u00a0»\u00a0: «\u00a0cela m’a plu\u00a0».',
  thereThe:
    '«\u00a0La\u00a0» devant un nom, «\u00a0là\u00a0» pour un lieu, «\u00a0l’a\u00a0» pour «\u00a0l’avait\u00a0»\u00a0: «\u00a0c’est là qu’on l’a formé\u00a0».',
  theirs:
    '«\u00a0Leur\u00a0» devant un verbe ne varie pas\u202f; devant un nom pluriel, c’est «\u00a0leurs\u00a0»\u00a0: «\u00a0je leur confie leurs clés\u00a0».',
  butMy:
    '«\u00a0Mes\u00a0» dit ce qui est à moi, «\u00a0mais\u00a0» oppose\u00a0: «\u00a0mes horaires changent, mais je suis là\u00a0».',
  asFor:
    '«\u00a0Quand\u00a0» peut devenir «\u00a0lorsque\u00a0»\u202f; «\u00a0quant à\u00a0» veut dire «\u00a0pour ce qui est de\u00a0».',
  littleCan:
    '«\u00a0Peut\u00a0» peut devenir «\u00a0pouvait\u00a0»\u202f; «\u00a0peu\u00a0» est le contraire de «\u00a0beaucoup\u00a0».',
  readyNear: 'On est prêt à agir, mais on habite près de la gare.',
  withoutIt:
    '«\u00a0Sans\u00a0» dit un manque, «\u00a0s’en\u00a0» accompagne un verbe\u00a0: «\u00a0sans délai, il s’en charge\u00a0».',
  mineHas:
    '«\u00a0M’a\u00a0» peut devenir «\u00a0m’avait\u00a0»\u202f; «\u00a0ma\u00a0» précède un nom\u00a0: «\u00a0ma formation m’a plu\u00a0».',
  rather:
    'Ces mots s’entendent de la même façon\u00a0: «\u00a0plutôt calme\u00a0», «\u00a0arriver plus tôt\u00a0».',
  whichever:
    'Devant «\u00a0soit\u00a0», on écrit en deux mots, et l’accord se fait\u00a0: «\u00a0quelle que soit la tâche\u00a0».',
  since:
    '«\u00a0Dès\u00a0» dit à partir de quand\u00a0: «\u00a0dès lundi\u00a0». «\u00a0Des\u00a0» dit plusieurs.',
  nounOrVerb:
    'Le nom et le verbe s’écrivent autrement\u00a0: «\u00a0un entretien\u00a0», «\u00a0il entretient\u00a0».',
  allOf:
    'L’accord se fait avec le nom qui suit\u00a0: «\u00a0tous les jours\u00a0», «\u00a0toutes les équipes\u00a0».',
  yours: 'Ces mots s’entendent de la même façon, et ne s’écrivent pas de même.',

  noPreposition:
    'Ce verbe se construit sans préposition\u00a0: «\u00a0pallier un manque\u00a0», «\u00a0se rappeler un fait\u00a0».',
  moodAfter: 'Cette conjonction appelle le subjonctif\u00a0: «\u00a0bien que je sois loin\u00a0».',
  missing:
    'Il manque ici un petit mot\u00a0: «\u00a0je vous prie d’agréer\u00a0», «\u00a0ravi de vous lire\u00a0».',
  otherPreposition:
    'Ce mot se construit autrement\u00a0: «\u00a0l’outil dont j’ai besoin\u00a0», «\u00a0intéressé par ce poste\u00a0».',
  conditionalAfterIf: 'Après «\u00a0si\u00a0», pas de conditionnel\u00a0: «\u00a0si j’avais le temps\u00a0».',
  wish: 'Un souhait se dit au conditionnel, avec un s\u00a0: «\u00a0je voudrais vous rencontrer\u00a0».',
  hopeThat: 'On espère que quelque chose sera\u00a0: le verbe est à l’indicatif.',
  setPhrase: 'L’expression consacrée s’écrit autrement.',
  heavy: 'Cette tournure pèse\u202f; une plus simple dit la même chose.',
  spoken: 'Cela se dit, mais une lettre l’écrit autrement.',
  pleonasm: 'Les deux mots disent la même chose\u00a0: un seul suffit.',
  anglicism: 'Cet emploi vient de l’anglais\u202f; le français a son mot.',
  hyphen: 'Dans une question, un trait d’union relie le verbe et son sujet\u00a0: «\u00a0pouvez-vous\u00a0».',
} as const

export type Reason = keyof typeof reasons
