import type { Frame } from '../draft.ts'

/**
 * Second sentences: the proof. `jT`: the title held; `jat`: «chez Flunch»; `jperiod`: «de 2018 à 2020»; `jdur`:
 * «deux ans»; `e`: the feminine ending.
 */
export const pastProofs: readonly Frame[] = [
  'C’est ce que j’ai fait {jat} comme {jT}{?jperiodc}.',
  'Ce travail, je l’ai fait {jat}{?jperiodc}.',
  'J’ai fait ce travail pendant {jdur} {jat}.',
  'C’était mon travail {jat}, {jperiod}.',
  'Mon poste {de jT} {jat} m’y a préparé{fin}.',
  'Je connais ce travail : {jperiod}, je l’ai fait {jat}.',
  '{Jperiod}, ce travail a été le mien {jat}.',
  'C’est {jat} que j’ai appris ce travail, comme {jT}.',
  'J’en ai l’expérience : {jperiod}, j’étais {jT} {jat}.',
  'Je m’en suis chargé{fin} {jat} pendant {jdur}.',
  'J’ai fait l’un et l’autre {jat}, où j’étais {jT}.',
  'Pendant {jdur}, {jat}, c’est ce que j’ai fait.',
  'J’ai tenu ce rôle {jat}, comme {jT}.',
]

export const currentProofs: readonly Frame[] = [
  'C’est ce que je fais {jat} {jperiod}.',
  '{Jperiod}, c’est mon travail {jat}, comme {jT}.',
  'Je le fais aujourd’hui {jat}, où je suis {jT}.',
  'Ce sont aussi mes missions actuelles, {jat}.',
  'Je m’en charge {jat} {jperiod}.',
  'C’est mon quotidien de {jT} {jat}.',
  '{Jat}, où je suis {jT} {jperiod}, je fais déjà ce travail.',
  'Ce travail est le mien {jperiod}, {jat}.',
  'Je connais bien ce travail : {jperiod}, je suis {jT} {jat}.',
  'J’en ai l’habitude : c’est mon poste {jat} {jperiod}.',
  'Voilà {jdur} que je fais ce travail {jat}.',
  'Comme {jT} {jat}, j’y travaille tous les jours.',
]

/** Only one of the two things has a proof. */
export const onePastProofs: readonly Frame[] = [
  'J’ai appris {à p1} {jat}, où j’étais {jT}.',
  'Je sais {p1} : je l’ai fait {jat}{?jperiodc}.',
  'Comme {jT} {jat}, j’ai appris {à p1}.',
  'J’ai déjà eu {à p1}, {jat}, comme {jT}.',
  'Mon expérience {jat} m’a appris {à p1}.',
  'C’est {jat}, comme {jT}, que j’ai appris {à p1}.',
  '{P1}, je l’ai appris {jat}, où j’étais {jT}.',
  '{P1} : je l’ai fait {jat}{?jperiodc}, comme {jT}.',
]
export const oneCurrentProofs: readonly Frame[] = [
  'Mon poste {de jT} {jat} me demande déjà {de p1}.',
  'Je sais {p1} : c’est mon travail {jat} {jperiod}.',
  'Comme {jT} {jat}, je dois moi aussi {p1}.',
  '{P1}, je le fais {jat} {jperiod}.',
  'J’ai l’habitude {de p1} : je le fais {jat}, comme {jT}.',
]

/** By the occupation: the title is the proof. */
export const pastOccupation: readonly Frame[] = [
  'J’ai exercé ce métier {jat}{?jperiodc}.',
  'Ce métier, je l’ai exercé {jat}{?jperiodc}.',
  'Je connais ce métier : j’ai été {jT} {jat}{?jperiodc}.',
  'Ce métier a été le mien {jat}, {jperiod}.',
  'J’ai moi-même été {jT} {jat}{?jperiodc}.',
  'Ce métier, je l’ai exercé pendant {jdur} {jat}.',
  'Je viens de ce métier : {jperiod}, j’étais {jT} {jat}.',
  'J’ai travaillé {jdur} comme {jT} {jat}.',
  '{Jperiod}, j’ai exercé comme {jT} {jat}.',
]
export const currentOccupation: readonly Frame[] = [
  'J’exerce ce métier {jat} {jperiod}.',
  'Ce métier, je l’exerce {jat} {jperiod}.',
  'C’est mon métier {jperiod}, {jat}.',
  'Je suis moi-même {jT} {jat} {jperiod}.',
  'Voilà {jdur} que je fais ce métier {jat}.',
  '{Jperiod}, je fais ce métier {jat}.',
  'Je connais ce métier de l’intérieur : je suis {jT} {jat} {jperiod}.',
  'Ce métier est le mien {jperiod}, {jat}.',
]

/** The years they ask for, and those of one post: `asked`: «trois ans»; `jdur`: «quatorze ans», `count`: «quatorze». */
export const askedYears: readonly Frame[] = [
  'Vous demandez {asked} d’expérience : j’en ai {count} comme {jT}.',
  'Vous demandez {asked} d’expérience ; j’ai été {jT} pendant {jdur}.',
  'Votre annonce demande {asked} d’expérience : j’ai travaillé {jdur} comme {jT}.',
  'Il vous faut {asked} d’expérience : j’en ai {count} comme {jT}.',
]

/** By several jobs of the occupation, as in `tradeHooks`. */
export const tradeLengths: readonly Frame[] = [
  'J’ai {years} d’expérience {inTrade}.',
  'J’ai {years} d’expérience {inTrade}, notamment {houses}.',
  'J’ai travaillé {years} {inTrade}, notamment {houses}.',
  'J’ai exercé {theTrade} pendant {years}, notamment {houses}.',
  'En {years} de {theTrade}, j’ai travaillé notamment {houses}.',
]

/** By jobs of several trades of the field of the post: `field`: «dans le commerce»; `titles`: «vendeuse puis gérante». */
export const fieldLengths: readonly Frame[] = [
  'J’ai {years} d’expérience {field}, comme {titles}.',
  'J’ai travaillé {years} {field}, comme {titles}.',
  '{Field}, j’ai {years} d’expérience, comme {titles}.',
  'Pendant {years}, j’ai travaillé {field}, comme {titles}.',
  'J’ai passé {years} {field}, comme {titles}.',
  'En {years} {field}, j’ai été {titles}.',
]

/** By the years spent in the field that one knows best: `field`: «dans le commerce»; `jT`: the post that answers best. */
export const careerLengths: readonly Frame[] = [
  'J’ai travaillé {years} {field}, notamment comme {jT} {jat}.',
  'J’ai travaillé {years} {field}, notamment comme {jT}.',
  'J’ai {years} d’expérience {field}, notamment comme {jT} {jat}.',
  'J’ai {years} d’expérience {field}, notamment comme {jT}.',
  '{Field}, j’ai {years} d’expérience, notamment comme {jT}.',
]

/** The title held, beside what they ask: who reads draws the line. */
export const pastTitles: readonly Frame[] = [
  'J’ai été {jT} {jat}{?jperiodc}{?rise}.',
  'J’ai travaillé comme {jT} {jat}{?jperiodc}{?rise}.',
  '{Jperiod}, j’ai été {jT} {jat}{?rise}.',
  'J’ai travaillé {jdur} {jat} comme {jT}{?rise}.',
  'Pendant {jdur}, j’ai été {jT} {jat}{?rise}.',
  '{Jat}, {jperiod}, j’ai été {jT}{?rise}.',
  'J’ai {jdur} d’expérience comme {jT}, {jat}.',
  '{Jperiod}, j’ai travaillé {jat} comme {jT}{?rise}.',
  '{Jat}, j’ai été {jT}{?jperiodc}{?rise}.',
  'J’ai travaillé {jat} de {since} à {until} : d’abord {first}, puis {jT} à partir de {turn}.',
  'De {since} à {until}, j’ai travaillé {jat}, d’abord comme {first}, puis comme {jT} à partir de {turn}.',
]
export const currentTitles: readonly Frame[] = [
  'Je suis {jT} {jat} {jperiod}{?rise}.',
  '{Jperiod}, je suis {jT} {jat}{?rise}.',
  'Je travaille {jat} comme {jT} {jperiod}{?rise}.',
  'J’ai {jdur} d’expérience comme {jT} {jat}.',
  'Voilà {jdur} que je suis {jT} {jat}{?rise}.',
  'Je travaille comme {jT} {jat} {jperiod}{?rise}.',
  '{Jat}, je suis {jT} {jperiod}{?rise}.',
  '{Jperiod}, je travaille {jat} comme {jT}{?rise}.',
  'Je travaille {jat} depuis {since} : d’abord {first}, puis {jT} {jperiod}.',
  'Depuis {since}, je travaille {jat}, d’abord comme {first}, puis comme {jT} {jperiod}.',
]

/** Likeness between what was told and another thing they ask: `q1`, `q2` are done in the job `jat`. */
export const bridges: readonly Frame[] = [
  'Votre poste demande aussi {de q1} : je l’ai fait {jat}.',
  '{Q1}, que vous demandez aussi, faisait partie de ce poste.',
  'J’y ai pris l’habitude {de q1}, ce que vous demandez aussi.',
  'Il fallait aussi {q1}, comme dans le poste que vous décrivez.',
  'Là comme chez vous, il fallait {q1}.',
  'Ce poste m’a aussi appris {à q1}, comme le demande votre annonce.',
  'Sur {m1}, que cite votre annonce, j’ai donc de la pratique.',
  'Vous demandez aussi {de q1} ; je l’ai fait {jat}.',
]
export const currentBridges: readonly Frame[] = [
  'Votre poste demande aussi {de q1} : je le fais {jat}.',
  '{Q1}, que vous demandez aussi, fait partie de mon poste.',
  'J’ai donc l’habitude {de q1}, ce que vous demandez aussi.',
  'Il faut aussi {q1}, comme dans le poste que vous décrivez.',
  'Là comme chez vous, il faut {q1}.',
  'Ce poste m’apprend aussi {à q1}, comme le demande votre annonce.',
  'Vous demandez aussi {de q1} ; je le fais {jat}.',
]

/** Tasks near what they ask: `x1` is the task of the card, `q1` what is asked. */
export const closeBridges: readonly Frame[] = [
  'J’y ai appris {à x1}, ce qui me servira pour {q1}.',
  'Savoir {x1} aide à {q1}, ce que vous demandez.',
  'L’habitude {de x1} me sera utile pour {q1}.',
  'Pour {q1}, je pourrai m’appuyer sur ce travail.',
]
