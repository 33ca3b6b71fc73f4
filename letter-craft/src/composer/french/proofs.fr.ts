import type { Frame } from './frame.ts'

/**
 * Second sentences: the proof. `jT`: the title held; `jat`: «chez Flunch»; `jperiod`: «de 2018 à 2020»; `jdur`:
 * «deux ans»; `e`: the feminine ending.
 */
export const pastProofs: readonly Frame[] = [
  'C’est ce que j’ai fait {jat} comme {jT}{?jperiodc}.',
  'Ce travail, je l’ai fait {jat}{?jperiodc}.',
  'J’ai fait ce travail pendant {jdur} {jat}.',
  'J’ai tenu ce rôle {jat}, comme {jT}.',
  'Ces missions étaient les miennes {jat}, où j’ai travaillé {jperiod}.',
  'C’était mon travail {jat}, {jperiod}.',
  'Mon poste {de jT} {jat} m’y a préparé{fin}.',
  'Je connais ce travail : {jperiod}, je l’ai fait {jat}.',
  '{Jperiod}, ce travail a été le mien {jat}.',
  'C’est {jat} que j’ai appris ce travail, comme {jT}.',
  'J’en ai l’expérience : {jperiod}, j’étais {jT} {jat}.',
  'Je m’en suis chargé{fin} {jat} pendant {jdur}.',
  'Cette expérience, je l’ai acquise {jat}, {jperiod}.',
  'J’ai fait l’un et l’autre {jat}, où j’étais {jT}.',
  'Tout cela, je l’ai pratiqué {jat}, comme {jT}.',
  'Pendant {jdur}, {jat}, c’est ce que j’ai fait.',
  'J’apporte sur ce point {jdur} d’expérience {jat}.',
  'Ce sont des gestes que j’ai appris {jat}, où j’étais {jT}.',
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
  '{Jperiod}, {jat}, j’ai eu {à p1}.',
  'Comme {jT} {jat}, j’ai appris {à p1}.',
  'Pour ce qui est {de p1}, j’en ai l’expérience : je l’ai fait {jat}.',
  'J’ai déjà eu {à p1}, {jat}, comme {jT}.',
  'Mon expérience {jat} m’a appris {à p1}.',
  'C’est {jat}, comme {jT}, que j’ai appris {à p1}.',
  'J’ai l’habitude {de p1} depuis mon passage {jat}.',
  '{P1}, je l’ai appris {jat}, où j’étais {jT}.',
]
export const oneCurrentProofs: readonly Frame[] = [
  'Mon poste {de jT} {jat} me demande déjà {de p1}.',
  'Je sais {p1} : c’est mon travail {jat} {jperiod}.',
  '{Jperiod}, {jat}, j’ai {à p1} au quotidien.',
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
  'Ce métier, je l’ai fait pendant {jdur} {jat}.',
  'Je viens de ce métier : {jperiod}, j’étais {jT} {jat}.',
  'J’ai travaillé {jdur} comme {jT} {jat}.',
  '{Jperiod}, j’ai exercé comme {jT} {jat}.',
  'Mon expérience vient de là : {jperiod}, j’étais {jT} {jat}.',
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

/** The title held, beside what they ask: who reads draws the line. */
export const pastTitles: readonly Frame[] = [
  'J’ai été {jT} {jat}{?jperiodc}.',
  'J’ai travaillé comme {jT} {jat}{?jperiodc}.',
  '{Jperiod}, j’étais {jT} {jat}.',
  'Je viens d’un poste {de jT} {jat}.',
  'J’ai pour cela l’expérience d’un poste {de jT} {jat}.',
  'Mon poste le plus proche du vôtre est celui {de jT} {jat}.',
  'Mon poste {de jT} {jat} m’a donné une première expérience.',
]
export const currentTitles: readonly Frame[] = [
  'Je suis {jT} {jat} {jperiod}.',
  '{Jperiod}, je suis {jT} {jat}.',
  'Je travaille {jat} comme {jT} {jperiod}.',
  'J’occupe {jat} un poste {de jT} {jperiod}.',
  'Mon poste actuel est celui {de jT} {jat}.',
]

/** Another occupation, said plainly. */
export const changePast: readonly Frame[] = [
  'Je viens d’un autre métier : {jperiod}, j’étais {jT} {jat}.',
  'Mon parcours a commencé ailleurs : j’ai été {jT} {jat}{?jperiodc}.',
  'Jusqu’ici, j’ai surtout travaillé comme {jT}, {jat}.',
  'Mon expérience vient d’un autre domaine : j’ai été {jT} {jat}{?jperiodc}.',
  'Je n’ai pas encore exercé ce métier ; {jperiod}, j’étais {jT} {jat}.',
  'C’est une nouvelle direction pour moi, après un poste {de jT} {jat}.',
  'J’ai d’abord travaillé dans un autre domaine, comme {jT} {jat}.',
  'Ce serait pour moi un nouveau métier, après celui {de jT} {jat}.',
  'Le métier que j’ai exercé est différent : j’étais {jT} {jat}.',
  'J’arrive d’un autre domaine, celui où j’étais {jT}, {jat}.',
  'Je ne viens pas de ce domaine : j’ai travaillé comme {jT} {jat}{?jperiodc}.',
  'C’est après un parcours {de jT} {jat} que je me tourne vers ce domaine.',
  'Mon dernier domaine est différent : {jperiod}, j’étais {jT} {jat}.',
  'Avant de me tourner vers ce métier, j’ai été {jT} {jat}{?jperiodc}.',
  'J’ai appris à travailler dans un autre domaine : j’étais {jT} {jat}.',
  'Après un poste {de jT} {jat}, je souhaite changer de domaine.',
  'Je change de voie après avoir été {jT} {jat}{?jperiodc}.',
]
export const changeCurrent: readonly Frame[] = [
  'Je viens d’un autre métier : {jperiod}, je suis {jT} {jat}.',
  'Je suis {jT} {jat} {jperiod}, et je souhaite prendre une nouvelle direction.',
  'C’est une nouvelle direction pour moi : {jperiod}, je suis {jT} {jat}.',
  'Mon métier actuel est différent : je suis {jT} {jat} {jperiod}.',
  'Je n’exerce pas encore ce métier ; {jperiod}, je suis {jT} {jat}.',
  'Mon expérience vient d’un autre domaine : je suis {jT} {jat} {jperiod}.',
  'J’exerce aujourd’hui un autre métier : je suis {jT} {jat}.',
  'Je travaille {jat} comme {jT} {jperiod}, et j’ai décidé de changer de domaine.',
  'Mon domaine est encore un autre : {jperiod}, je suis {jT} {jat}.',
  'Ce serait un changement pour moi, qui suis {jT} {jat} {jperiod}.',
  'Je ne viens pas de ce domaine : je suis {jT} {jat} {jperiod}.',
  'C’est un autre métier que le mien : {jperiod}, je suis {jT} {jat}.',
  'Je change de voie : je suis encore {jT} {jat}, {jperiod}.',
  'Mon poste actuel est différent : je suis {jT} {jat} {jperiod}.',
]

/** Likeness between what was told and another thing they ask: `q1`, `q2` are done in the job `jat`. */
export const bridges: readonly Frame[] = [
  'Votre annonce demande aussi {de q1} : je l’ai fait {jat}.',
  'Vous demandez aussi {de q1} ; c’est une tâche que je connais.',
  'Je retrouve dans votre annonce une tâche que je connais : {m1}.',
  '{Q1}, que vous demandez aussi, faisait partie de ce poste.',
  'J’y ai pris l’habitude {de q1}, ce que vous demandez aussi.',
  'Pour {q1}, comme votre annonce le demande, je pourrai m’appuyer sur cette expérience.',
  'Il fallait aussi {q1}, comme dans le poste que vous décrivez.',
  'Là comme chez vous, il fallait {q1}.',
  'Ce poste m’a aussi appris {à q1}, comme le demande votre annonce.',
  'Sur {m1}, que cite votre annonce, j’ai donc de la pratique.',
]
export const currentBridges: readonly Frame[] = [
  'Votre annonce demande aussi {de q1} : je le fais {jat}.',
  'Je retrouve dans votre annonce une tâche que je connais : {m1}.',
  '{Q1}, que vous demandez aussi, fait partie de ce poste.',
  'J’ai donc l’habitude {de q1}, ce que vous demandez aussi.',
  'Il faut aussi {q1}, comme dans le poste que vous décrivez.',
  'Vous demandez aussi {de q1} ; c’est une tâche que je connais.',
  'Là comme chez vous, il faut {q1}.',
  'Ce poste m’apprend aussi {à q1}, comme le demande votre annonce.',
]

/** Tasks near what they ask: `x1` is the task of the card, `q1` what is asked. */
export const closeBridges: readonly Frame[] = [
  'J’y ai appris {à x1}, ce qui me servira pour {q1}.',
  'Savoir {x1} aide à {q1}, ce que vous demandez.',
  'L’habitude {de x1} me sera utile pour {q1}.',
  'Pour {q1}, je pourrai m’appuyer sur ce travail.',
  'Vous demandez {de q1} ; ce poste m’en a rapproché{fin}.',
  'Cette expérience n’est pas loin de ce que vous demandez : {q1}.',
]

/** Tasks just told that they ask for too: `q1`, `m1`. */
export const links: readonly Frame[] = [
  'Votre annonce demande elle aussi {de q1}.',
  'Votre annonce cite justement {m1}.',
  'Sur ce point, mon expérience rejoint votre annonce, qui demande {de q1}.',
  'C’est aussi une des tâches de votre annonce : {q1}.',
  'Vous demandez justement {de q1}.',
  'Or il s’agit aussi, dans votre annonce, {de q1}.',
  'Là encore, votre annonce parle {de m1}.',
  'Dans le poste que vous décrivez, il faudra également {q1}.',
  'Ce travail ressemble à celui que vous décrivez, où il faut {q1}.',
  'J’ai noté que votre annonce cite aussi {m1}.',
  'Pour {q1}, comme vous le demandez, cette expérience me servira.',
  'Parmi vos missions figure aussi celle-ci : {q1}.',
]

/** The same, where its words have just been said. */
export const echoes: readonly Frame[] = [
  'C’est aussi ce que demande votre annonce.',
  'Votre annonce le demande aussi.',
  'Sur ce point, mon expérience rejoint votre annonce.',
  'Ces tâches sont proches de celles que vous décrivez.',
  'J’ai retrouvé ce travail dans votre annonce.',
  'Vous le demandez également.',
  'C’est l’une des missions que vous décrivez.',
  'Votre poste s’en rapproche.',
]
