import type { Frame } from '../draft.ts'

/**
 * Second sentences: the proof. `jaT`: the title held, with its article; `jat`: «at Flunch»; `jperiod`: «from 2018 to 2020»;
 * `jdur`: «two years».
 */
export const pastProofs: readonly Frame[] = [
  'I did exactly that {jat}{?jperiod}.',
  'That was my work {jat}{?jperiod}, as {jaT}.',
  'I did both {jat}, where I was {jaT}{?jperiod}.',
  'I have done this work before, {jat}{?jperiod}.',
  'Both were part of my job as {jaT} {jat}.',
  'For {jdur}, {jat}, this was what I did.',
  'I know this work from {jdur} as {jaT} {jat}.',
  'These were my own duties {jat}, where I worked {jperiod}.',
  'I bring {jdur} of this work, done {jat}.',
  'As {jaT} {jat}{?jperiod}, I had both tasks to do.',
  'It was {jat}, as {jaT}, that I learnt to do both.',
  'My job as {jaT} {jat} was made up of these tasks.',
  'I spent {jdur} doing this {jat}.',
  'Neither is new to me: I was {jaT} {jat}{?jperiod}.',
]
export const currentProofs: readonly Frame[] = [
  'I do both today {jat}, as {jaT}.',
  'That has been my work {jat} {jperiod}.',
  'I have been doing this {jat} {jperiod}.',
  'Both are part of my present job as {jaT} {jat}.',
  'These are my own duties {jat}, where I am {jaT}.',
  'As {jaT} {jat}, I do this work every week.',
  'I have done this for {jdur} {jat}.',
  'Neither is new to me: I have been {jaT} {jat} {jperiod}.',
  'My job {jat} is made up of these tasks.',
  'I am {jaT} {jat}, and both tasks are mine.',
]

/** Only one of the two has a proof: `p1` the base form, `r1` the gerund. */
export const onePastProofs: readonly Frame[] = [
  'I learnt to {p1} {jat}, where I was {jaT}.',
  'I know how to {p1}: I did it {jat}{?jperiod}.',
  '{R1} was part of my job as {jaT} {jat}.',
  'As {jaT} {jat}{?jperiod}, I had to {p1}.',
  'I have experience of {r1}, from my time {jat}.',
  'My time {jat} taught me to {p1}.',
  'I had to {p1} {jat}{?jperiod}, as {jaT}.',
  'When it comes to {r1}, I can point to my work {jat}.',
  'I have done it before: {r1} was part of my work {jat}{?jperiod}.',
  'My experience of {r1} comes from {jdur} {jat}.',
]
export const oneCurrentProofs: readonly Frame[] = [
  'My present job {jat} already asks me to {p1}.',
  '{R1} is part of my job as {jaT} {jat}.',
  'As {jaT} {jat}, I too have to {p1}.',
  'I am used to {r1}, as {jaT} {jat}.',
  'I know how to {p1}: I have done so {jat} {jperiod}.',
  'I have experience of {r1}, {jat}, {jperiod}.',
]

/** Several posts in the same occupation: `total` is «eight years». */
export const totals: readonly Frame[] = [
  'I bring {total} of experience as {jaT}, over several posts.',
  'I have worked as {jaT} for {total} in all.',
  'In all, I have spent {total} as {jaT}.',
  'Over several posts, I have been {jaT} for {total}.',
  'I have {total} of experience as {jaT}.',
  'My experience as {jaT} adds up to {total}.',
  'Altogether, I have {total} behind me as {jaT}.',
]

/** By the occupation: the title is the proof. */
export const pastOccupation: readonly Frame[] = [
  'I have done this job before: I was {jaT}{?jat}{?jperiod}.',
  'I was {jaT} myself{?jat}{?jperiod}.',
  'I know the job from the inside, having been {jaT}{?jat}{?jperiod}.',
  'I did this job for {jdur}{?jat}.',
  'I bring {jdur} of experience as {jaT}{?jat}.',
  'I worked as {jaT}{?jat}{?jperiod}.',
  'This was my own job{?jat}{?jperiod}.',
  'I held a similar job{?jat}{?jperiod}.',
  'The job is one I know: I was {jaT}{?jat}{?jperiod}.',
]
export const currentOccupation: readonly Frame[] = [
  'I am {jaT} myself, {jat}, and have been {jperiod}.',
  'I have been {jaT}{?jat} {jperiod}.',
  'I do a similar job{?jat}.',
  'This has been my own job{?jat} {jperiod}.',
  'I have done this job{?jat} for {jdur}.',
  'The job is one I know well: I have been {jaT}{?jat} {jperiod}.',
  'I bring {jdur} of experience as {jaT}{?jat}.',
  'It is the job I do now, {jat}.',
]

/** The title held, beside what they ask: the reader draws the line. */
export const pastTitles: readonly Frame[] = [
  'I was {jaT}{?jat}{?jperiod}.',
  'I worked as {jaT}{?jat}{?jperiod}.',
  'My closest experience is a job as {jaT}{?jat}.',
  'I come from a job as {jaT}{?jat}.',
  'My experience comes from {jdur} as {jaT}{?jat}.',
  'I have worked as {jaT}{?jat}.',
  'I spent {jdur} as {jaT}{?jat}.',
]
export const currentTitles: readonly Frame[] = [
  'I have been {jaT}{?jat} {jperiod}.',
  'I am currently {jaT}{?jat}.',
  'I work as {jaT}{?jat}.',
  'My present job is as {jaT}{?jat}.',
  'I have worked{?jat} as {jaT} {jperiod}.',
  'I am {jaT}{?jat} at present.',
]

/** Another occupation, said plainly. */
export const changePast: readonly Frame[] = [
  'My experience is in another field: I was {jaT}{?jat}{?jperiod}.',
  'This would be a new line of work for me, after a job as {jaT}{?jat}.',
  'I have not done this job yet; I was {jaT}{?jat}{?jperiod}.',
  'I am changing direction, having been {jaT}{?jat}{?jperiod}.',
  'Until now I have worked in another field, as {jaT}{?jat}.',
  'I come from a different line of work: I was {jaT}{?jat}{?jperiod}.',
  'So far my working life has been elsewhere, as {jaT}{?jat}.',
  'After {jdur} as {jaT}{?jat}, I want to change fields.',
  'It would be a change of occupation for me, as I was {jaT}{?jat}{?jperiod}.',
  'My background is different: {jperiod}, I was {jaT}{?jat}.',
  'I learnt to work in another field, as {jaT}{?jat}.',
]
export const changeCurrent: readonly Frame[] = [
  'My experience is in another field: I have been {jaT}{?jat} {jperiod}.',
  'I am currently {jaT}{?jat}, and I want to change fields.',
  'This would be a new line of work for me: I have been {jaT}{?jat} {jperiod}.',
  'I do not do this job yet; at present I am {jaT}{?jat}.',
  'My present job is different: I am {jaT}{?jat}.',
  'I am changing direction after {jdur} as {jaT}{?jat}.',
  'It would be a change of occupation for me, as I have been {jaT}{?jat} {jperiod}.',
  'I come from a different line of work, as {jaT}{?jat} {jperiod}.',
  'Today I am still {jaT}{?jat}, and my application is a change of direction.',
]

/** Another thing they ask, done in the job just told: `q1` the base form, `m1` the gerund. */
export const bridges: readonly Frame[] = [
  'You also ask for someone to {q1}, which I did there.',
  'Your advertisement mentions {m1} too; that was part of my job.',
  'I also had to {q1}, as in the job you describe.',
  '{M1}, which you ask for as well, was part of the work.',
  'That job also taught me to {q1}, which you need.',
  'There, as with you, someone had to {q1}, and I did.',
  'You mention {m1}: I did that as well.',
  'I got used to {m1} there, which your advertisement also asks for.',
]
export const currentBridges: readonly Frame[] = [
  'You also ask for someone to {q1}, which I do in this job.',
  'Your advertisement mentions {m1} too; that is part of my job.',
  'I also have to {q1}, as in the job you describe.',
  '{M1}, which you ask for as well, is part of the work.',
  'You mention {m1}: I do that as well.',
  'This job also means {m1}, which you need.',
]

/** Near what they ask: `x` was done (a gerund), `q1` is asked. */
export const closeBridges: readonly Frame[] = [
  'You ask for someone to {q1}; {x} comes close to it.',
  'My experience of {x} would help me to {q1}.',
  '{X} has prepared me to {q1}, as you ask.',
  'To {q1}, I could build on what I learnt from {x}.',
  'For {m1}, my experience of {x} would be a good start.',
]

/** Tasks just told that they ask for too. */
export const links: readonly Frame[] = [
  'Your advertisement asks for someone to {q1} as well.',
  'Your post also involves {m1}.',
  '{M1} is on your list as well.',
  'I noticed that your advertisement mentions {m1}.',
  'The job you describe also means {m1}.',
  'With you too, the work includes {m1}.',
  'That experience would serve me in your post, where the {T} has to {q1}.',
  'You too need someone to {q1}.',
  'I would therefore come to {m1} with some practice.',
  'When you speak of {m1}, I know what it means.',
]
/** The same, where its words have just been said. */
export const echoes: readonly Frame[] = [
  'Your advertisement asks for the same.',
  'This is close to the work you describe.',
  'Your own post is not far from it.',
  'You describe much the same work.',
  'It is the kind of work you describe.',
  'I found the same tasks in your advertisement.',
]
