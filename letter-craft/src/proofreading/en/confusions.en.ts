import type { PhraseGroup } from '../phrases.ts'

/** Why an English phrase is wrong; the French explanations are in `messages.fr.ts`. */
export type EnglishReason = 'article' | 'confusion' | 'verb' | 'contraction' | 'construction'

const base =
  'work|manage|help|learn|serve|teach|train|lead|run|study|develop|complete|live|gain|build|design|sell|organise|organize|handle|improve|support|assist|create|drive|cook|clean|volunteer|graduate|travel'

const vowelBefore =
  '(?:[ai]|e(?!u)|o(?!ne(?!rous)|nce)|un(?!i)|um|up|ur(?!o)|ul|us(?!e|u|a)|ut(?!i|o)|hour|honest|honour|heir|mba(?!\\p{L})|mp(?!\\p{L})|sql(?!\\p{L})|html|hr(?!\\p{L})|nhs(?!\\p{L})|fmcg)'
const consonantBefore =
  '(?:[bcdfgjklmnpqrstvwyz]\\p{Ll}|uni(?!n|m)|use|usu|user|euro|one(?!rous)|once|ho(?!ur|nest|no)|ha|he(?!ir)|hi|hu)'

const articles: PhraseGroup<EnglishReason> = {
  why: 'article',
  phrases: [
    [
      `a (?=${vowelBefore})(?!(?:one|once|euro|ewe|uni|use|u-)(?!rous))`,
      'an ',
      '!(?:vitamin|grade|level|plan|hepatitis) ',
    ],
    [`an (?=${consonantBefore})(?!(?:mba|mp|hr|html|sql|nhs|x-|msc|mpa|fm|llm|rn|sme)(?!\\p{L}))`, 'a '],
  ],
}

const confusions: PhraseGroup<EnglishReason> = {
  why: 'confusion',
  phrases: [
    [
      'you’re(?= (?:company|team|school|approach|work|values|website|office|shop|restaurant|hotel|advert|advertisement|job|time|consideration|reply|response|customers|clients|products|projects|mission|store|centre|department|reputation|commitment|attention|firm|organi[sz]ation|business|staff|recent|new) ?)',
      'your',
    ],
    [
      'your(?= (?:welcome|looking|known|seeking|hiring|searching|recruiting|growing|expanding|interested|able|right|a |an |the ))',
      'you’re',
      '!(?:of|in|for|at|to|on|with|by|from|about|meet|join|and) ',
    ],
    [
      'it’s(?= (?:own|team|values|staff|clients|customers|care|products|people|reputation|commitment|work|culture|approach|mission|employees|services|quality|history|focus|members|size|students|patients|guests)(?!\\p{L}))',
      'its',
    ],
    [
      'its(?= (?:a|an|the|been|not|very|always|important|also|my|why|what|where|never|something|because)(?!\\p{L}))',
      'it’s',
      '!(?:of|in|for|to|with|by|from|on|at|all) ',
    ],
    ['their(?= (?:is|are|was|were|will be|has been|have been)(?!\\p{L}))', 'there'],
    [
      'there(?= (?:team|staff|work|values|customers|clients|own|products|job|school|needs|company|families|children|skills|parents|questions)(?!\\p{L}))',
      'their',
      '(?:with|of|for|in|to|by|from|and|meet|helped|help|about|improve|support|supported) ',
    ],
    ['they’re(?= (?:own|team|needs|work|staff|customers|clients|families|skills|questions))', 'their'],
    [
      'then',
      'than',
      '(?:rather|more|less|better|other|further|greater|higher|lower|fewer|larger|faster|later|earlier|older|longer|smaller|rather \\p{L}+|(?:more|less) \\p{L}+|no sooner) ',
    ],
    [
      'than(?= (?:i|we|he|she|they|after|later|moved|went|became|joined)(?!\\p{L}))',
      'then',
      '(?:[.;,] |since |and |until )',
    ],
    ['loose(?= (?:my|sight|interest|time|focus|patience|customers|money|hope))', 'lose'],
    [
      'to(?= (?:much|many|late|often|long|hard|soon)(?!\\p{L}))',
      'too',
      '(?:far|not|never|is|was|be|are|were) ',
    ],
    ['affect', 'effect', '(?:the|an|positive|negative|great|lasting|direct|no) '],
    ['effect(?= (?:the|my|your|our|their|how|people))', 'affect', '(?:can|will|may|not|to|could|would) '],
    [
      'advise',
      'advice',
      '(?:the|some|good|of|your|his|her|give|gave|giving|offer|offering|financial|legal|for) ',
    ],
    ['practise', 'practice', '(?:best|good|the|in|legal|medical|a) '],
    ['principle(?= (?:engineer|teacher|officer|investigator|designer|reason))', 'principal'],
    ['personal(?= (?:manager|department|files) )', 'personnel', '(?:the|a|as) '],
    ['who’s(?= (?:work|values|team|products|mission|name|aim|job))', 'whose'],
    ['where', 'were', '(?:we|they|you|there) '],
    ['(?:could|would|should|must|might) of', ''],
    ['excepted(?= (?:the|a|an|my) (?:offer|role|job|position|place))', 'accepted'],
    ['quiet(?= (?:a|good|well|easily|happy|often|quickly|experienced|comfortable))', 'quite'],
    ['moral(?= (?:of|in) the team)', 'morale'],
    ['roll(?= (?:of|as|in|at) )', 'role', '(?:the|this|a|my|current|previous|your) '],
    ['thought(?= (?:by|me|us|at|in) )', 'taught', '(?:was|has|have|he|she|i|they|who) '],
  ],
}

const verbs: PhraseGroup<EnglishReason> = {
  why: 'verb',
  phrases: [
    [
      `(?:${base})(?= (?:as|for|with|on|the|a|an|my|several|many|our|children|teams?|customers|patients)(?!\\p{L}))`,
      '',
      '(?:(?:i|we|you|they) have|(?:he|she|it) has|i’ve|we’ve|has also|have also|have always|has always|have already|have successfully|have recently) ',
    ],
    [
      '(?:have|do|were|are|don’t)(?! (?:to )?i| he| she)',
      '',
      '(?:^|[.!?;,\\n] ?|and |that |who |but )(?:he|she|it) ',
    ],
    ['(?:has|does|doesn’t)(?= )', '', '(?:^|[.!?;,\\n] ?|and |that |but )(?:i|you) '],
    ['(?:is|are|be)(?= )', '', '(?:^|[.!?;,\\n] ?|and |that |but |because )i '],
    ['(?:is|was|has|does|am)(?= )', '', '(?:^|[.!?;,\\n] ?|and |that |but |because )(?:we|they) '],
    [
      'is',
      'are',
      '(?:my|your|our|their|these|those) (?:skills|values|qualities|clients|customers|colleagues|studies|duties|responsibilities|strengths|projects|results|products|references|experiences|interests|goals) ',
    ],
    [
      'was',
      'were',
      '(?:my|your|our|their|these|those) (?:skills|values|qualities|clients|customers|colleagues|studies|duties|responsibilities|strengths|projects|results|products) ',
    ],
    [
      '(?:am|are) (?=(?:work|study|live|look|apply|write|learn|manage|train)(?!\\p{L}))',
      '',
      '(?:i|we|they|you) ',
    ],
    ['did (?:not )?(?:worked|managed|learned|learnt|went|took|gave|taught|studied)', ''],
    ['didn’t (?:worked|managed|learned|learnt|went|had|made|took|gave|taught|led|studied)', ''],
    [
      '(?:teached|leaded|runned|catched|buyed|selled|maked|taked|gived|goed|speaked|writed|builded|thinked|bringed)',
      '',
    ],
    ['(?:informations|advices|equipments|knowledges|furnitures|softwares|homeworks|feedbacks)', ''],
  ],
}

const constructions: PhraseGroup<EnglishReason> = {
  why: 'construction',
  phrases: [
    [
      'forward to (hear|meet|meeting you soon to|discuss|speak|work|receive|join|see|talk|welcome)(?!\\p{L})',
      '',
      '(?:look|looking) ',
    ],
    [
      'forward (?=(?:hearing|meeting|discussing|speaking|working|receiving|joining|seeing) )',
      'forward to ',
      '(?:look|looking) ',
    ],
    [
      'interested (?:to (?:work|join|learn|apply|become)|by (?:your|the|this)|for (?:the|this|your))(?!\\p{L})',
      '',
      '(?:am|very|really|be|was|i’m|also|particularly|strongly) ',
    ],
    ['used to (?:work|manage|deal|speak|handle|lead)(?!\\p{L})', '', '(?:am|i’m|become|became|got) '],
    [
      '(?:am|i’m) (?:working|living|studying|learning|teaching|managing|running)(?= [^.!?\\n]{0,60}since (?:\\d{4}|january|february|march|april|may|june|july|august|september|october|november|december)| (?:here|there) since| [^.!?\\n]{0,40}for (?:\\d+|two|three|four|five|six|seven|eight|nine|ten) (?:years|months))',
      '',
      '(?:i |^|[.!?] ?)',
    ],
    ['(?:work|live|study|teach)(?= (?:here|there|at|in|as|for) [^.!?\\n]{0,40}since \\d{4})', '', 'i '],
    [
      'since (?=(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|several|many) (?:years|months|weeks|days)(?! ago))',
      'for ',
    ],
    [
      'during (?=(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|several|many) (?:years|months|weeks|days))',
      'for ',
    ],
    ['responsible (?:of|to manage|to lead)(?= )', ''],
    ['(?:depend|depends|depending) of', ''],
    ['good in(?= (?:english|french|maths|communication|working|cooking|sales|design))', 'good at'],
    ['explain (?:you|me)(?= )', ''],
    ['(?:discuss|discussed|discussing) about', 'discuss'],
    [
      '(?:allow|allowed|allows|enabled|enables) (?:me )?(?=(?:develop|learn|improve|gain|acquire|discover|work))',
      '',
    ],
    ['allow(?:ed|s)? to (?=(?:develop|learn|improve|gain|acquire|discover|work))', ''],
    ['(?:make|made|do) (?:a|an|my) (?:formation|stage)(?= )', ''],
    ['according to me', 'in my opinion'],
    ['in the aim of', 'in order to'],
    ['please find in attachment', 'please find attached'],
    ['find (?:here )?(?:joined|enclosed with) my', 'find attached my'],
    ['i propose you', 'i offer you'],
    ['(?:apply|applying|applied) (?:to|at) (?:the|this|your) (?:job|position|role|post)', ''],
    ['capable to', 'able to'],
    ['congratulate for', 'congratulate on'],
    ['(?:bachelor|master) degree', ''],
  ],
}

const contractions: PhraseGroup<EnglishReason> = {
  why: 'contraction',
  phrases: [
    ['(do|does|did|would|could|should|is|was|were|has|have|are|had)nt', '$1n’t'],
    ['(?:cant)', 'can’t'],
    ['wont(?= (?:be|let|have|need|mind|regret|disappoint|hesitate|stop|give) ?)', 'won’t'],
    [
      '(?:im)(?= (?:a|an|the|very|currently|looking|applying|writing|interested|available|sure|confident|also|used|happy|able)(?!\\p{L}))',
      'I’m',
    ],
    ['ive(?= )', 'I’ve'],
    ['(?:thats)', 'that’s'],
    ['(?:youre)', 'you’re'],
    ['(?:theyre)', 'they’re'],
    ['alot', 'a lot'],
    ['(?:infact)', 'in fact'],
  ],
}

export const englishConfusions: readonly PhraseGroup<EnglishReason>[] = [
  articles,
  confusions,
  verbs,
  constructions,
  contractions,
]
