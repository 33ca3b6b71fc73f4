import type { Turn } from './turns.fr.ts'

export const shorterTurnsEn: readonly Turn[] = [
  ['i am writing to (?:formally |hereby )?(?:apply for|express my interest in)', 'I am applying for'],
  ['in order to ', 'to '],
  ['so as to ', 'to '],
  ['due to the fact that', 'because'],
  ['in spite of the fact that', 'although'],
  ['at this point in time', 'now'],
  ['on a (?:daily|regular) basis', 'every day'],
  ['a (?:large|great|significant) number of ', 'many '],
  ['the majority of ', 'most '],
  ['i am able to', 'I can'],
  ['i was able to', 'I could'],
  ['i have had the (?:opportunity|chance|privilege) to', 'I could'],
  ['with regard to', 'about'],
  ['in terms of', 'in'],
  ['(?:very|really|extremely|highly|truly|particularly|absolutely) (?=\\p{Ll})', ''],
  ['(?<=^|[.!?…] )(?:moreover|furthermore|in addition|additionally|therefore), (?=\\p{Ll})', ''],
  ['i believe that ', ''],
  ['please do not hesitate to contact me', 'please contact me'],
  ['as (?:you can see|shown) (?:from|in|on) my (?:cv|resume|résumé), ', ''],
]

export const formalTurnsEn: readonly Turn[] = [
  ['hi(?: there)?,', 'Dear Hiring Manager,'],
  ['i’m', 'I am'],
  ['i’ve', 'I have'],
  ['i’d', 'I would'],
  ['i’ll', 'I will'],
  ['don’t', 'do not'],
  ['can’t', 'cannot'],
  ['won’t', 'will not'],
  ['it’s', 'it is'],
  ['lots of ', 'many '],
  ['a lot of ', 'much '],
  ['really great', 'excellent'],
  ['awesome', 'excellent'],
  ['kids', 'children'],
  ['i want to', 'I wish to'],
  ['thanks', 'thank you'],
  ['get in touch', 'contact me'],
]

export const warmerTurnsEn: readonly Turn[] = [
  ['i am writing to apply for', 'I would love to be considered for'],
  ['i wish to apply for', 'I would love to be considered for'],
  ['your (?:company|organisation|organization|establishment)', 'your team'],
  ['i am interested in', 'I am drawn to'],
  ['i am available for an interview', 'I would be glad to meet you'],
  ['please find (?:enclosed|attached)', 'you will find with this letter'],
  ['i look forward to hearing from you', 'I would be glad to talk with you'],
]

export const connectorsEn: readonly (readonly string[])[] = [
  ['Moreover', 'Besides', 'What is more'],
  ['However', 'Still', 'Yet'],
  ['Therefore', 'For this reason', 'This is why'],
  ['Finally', 'Lastly'],
  ['For example', 'For instance'],
]
