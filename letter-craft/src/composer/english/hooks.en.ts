import type { Frame } from '../draft.ts'

/**
 * First sentences, about them. `cc`: two things they look for, in the base form; `gg`: the same as gerunds; `c1`, `g1`: one;
 * `T`: the post, `aT` with its article; `post`: «the sales adviser post»; `E`, `atE`: the employer; `place`: «in Lyon».
 */
export const postedHooks: readonly Frame[] = [
  'You are looking for {aT}{?place} to {cc}.',
  'You are looking for someone to {cc}{?atE}.',
  '{E} is looking for {aT} to {cc}.',
  '{E} needs {aT} to {cc}.',
  'Your advertisement for {aT}{?place} asks for someone who can {cc}.',
  'The work you describe{?place} comes down to two things: {gg}.',
  'As I read your advertisement, {post} is above all about {gg}.',
  '{Gg}: that is how your advertisement describes {post}.',
  'The person who joins {E} as {aT} will {cc}.',
  'What you need{?place} is {aT} who can {cc}.',
  '{Post}{?atE} involves {gg}.',
  'Two parts of your advertisement caught my attention: {gg}.',
  'Your new {T} will have to {cc}.',
  'In your advertisement for {post}, you ask for someone to {cc}.',
  'To {cc} is what you expect of your next {T}.',
  '{AtE}, {aT} has to {cc}.',
  'You need someone{?place} who knows how to {cc}.',
  'You want {aT} who is able to {cc}.',
  '{Post} that you advertise{?place} calls for someone to {cc}.',
  'Your advertisement puts two tasks first: {gg}.',
  '{E} has advertised {post}, which means {gg}.',
  'Whoever takes {post}{?atE} will be asked to {cc}.',
  '{Gg} are the duties you list first for {post}.',
  'Your vacancy for {aT}{?place} centres on {gg}.',
  'For {post}{?place}, you ask candidates to {cc}.',
  'The job you are advertising{?place} means {gg}.',
  'You plan to entrust {aT} with {gg}.',
  'Among the duties you set out for {post} are {gg}.',
  'You ask your future {T} to {cc}.',
  'The successful candidate{?atE} will {cc}.',
  'From your advertisement, I understand that {post} means {gg}.',
  'At the heart of {post}{?place}, your advertisement places {gg}.',
]

/** With one thing they look for. */
export const singleHooks: readonly Frame[] = [
  'You are looking for {aT}{?place} to {c1}.',
  'You need someone{?place} to {c1}.',
  '{E} is looking for {aT} to {c1}.',
  'Your advertisement for {aT}{?place} asks above all for someone to {c1}.',
  '{Post}{?atE} is first of all about {g1}.',
  'As your advertisement puts it, the main task is {g1}.',
  'What you need{?place} is {aT} who can {c1}.',
  '{G1} is the task that your advertisement puts first.',
  'Your next {T} will have to {c1}.',
  'In your advertisement for {post}, one duty stands out: {g1}.',
  'The job you describe{?place} centres on {g1}.',
  'The person you are looking for{?place} will {c1}.',
  '{E} needs someone to {c1}.',
  'For {post}, you ask for someone who can {c1}.',
]

/** An offer whose text says nothing that we can word. */
export const bareHooks: readonly Frame[] = [
  'You are looking for {aT}{?place}.',
  '{E} is looking for {aT}{?place}.',
  'Your advertisement for {post}{?place} matches the work I am looking for.',
  '{Post}{?atE} is the one I would like to hold.',
  'You have advertised {post}{?place}.',
  'I am replying to your advertisement for {post}{?place}.',
  'I would like to be considered for {post}{?atE}.',
  '{E} is recruiting for {post}.',
  'Please consider me for {post}{?place}.',
  'My application is for {post}{?atE}.',
  'This letter is about {post} that you are advertising{?place}.',
]

/** Without an offer. */
export const unsolicitedHooks: readonly Frame[] = [
  'I am looking for work as {aT}{?place}, and {E} is the first employer I am writing to.',
  'Might {E} have room for {aT}?',
  'You may not be advertising at the moment, but I am looking for a post as {aT}{?place}.',
  'I would like to work as {aT}{?atE}.',
  'If you are likely to need {aT}{?place}, I would be glad to meet you.',
  'I am writing to you directly because I would like to join {E} as {aT}.',
  'Should you need {aT} in the coming months, here is what I could bring.',
  'I would like to offer you my services as {aT}{?place}.',
  'Work as {aT}{?atE} is what I am looking for.',
  'Do you need {aT}{?place}?',
]

/** Internships. */
export const internshipHooks: readonly Frame[] = [
  'I am looking for an internship{?atE} in which I can learn to {cc}.',
  'The internship you offer{?place} means {gg}.',
  'Your internship would teach me to {cc}.',
  'During this internship, you say, the work is {gg}.',
  'Your advertisement for an internship{?place} names two tasks: {gg}.',
  'An internship{?atE} would let me practise {gg}.',
  '{Gg}: your internship{?place} offers both.',
  'I would like to do my internship{?atE}, where I could learn to {cc}.',
  'You are offering an intern the chance to {cc}.',
  'You will ask your intern to {cc}.',
  'As an intern{?atE}, I would learn to {cc}.',
  'The intern who joins {E} will {cc}.',
  '{E} is offering an internship that means {gg}.',
  'I hope to do an internship{?atE} and to practise {gg}.',
  '{AtE}, an intern learns to {cc}.',
]

export const apprenticeshipHooks: readonly Frame[] = [
  'I am looking for an employer with whom I can learn to {cc} as an apprentice.',
  'The apprenticeship you offer{?place} means {gg}.',
  'Your apprenticeship would teach me to {cc}.',
  'You are looking for an apprentice{?place} to {cc}.',
  'As an apprentice{?atE}, I would learn to {cc}.',
  '{Gg}: that is what an apprentice does with you, as your advertisement says.',
  'Your advertisement for an apprentice{?place} names two tasks: {gg}.',
  'I would like to prepare my diploma as an apprentice{?atE}, where the work is {gg}.',
  'What I want to learn in an apprenticeship is there in your advertisement: {gg}.',
  'Your future apprentice{?place} will {cc}.',
]

/** Internships and apprenticeships without words for their tasks. */
export const placementHooks: readonly Frame[] = [
  'I am looking for {placement}{?place}.',
  'I would like to do {placement}{?atE}.',
  'Please consider me for {placement}{?atE}.',
  'My application is for {placement}{?atE}.',
  'You are offering {placement}{?place}, and I would like to be considered.',
  '{E} is where I would like to do {placement}.',
]

export const scholarshipHooks: readonly Frame[] = [
  'I am applying for {aid} so that I can carry on with my studies.',
  'This letter accompanies my application for {aid}.',
  'I would like to be considered for {aid}.',
  'My studies need support, which is why I am applying for {aid}.',
  'Your committee judges a record and a plan: here are mine, in support of my application for {aid}.',
  'With this letter I am asking for {aid}.',
  'I am writing to apply for {aid}.',
  'I wish to apply for {aid}.',
  'To continue my studies, I am applying for {aid}.',
  'Please consider me for {aid}.',
  'I hope to be awarded {aid}, and here is my record so far.',
  '{Aid} would allow me to carry on with my studies.',
]

export const admissionHooks: readonly Frame[] = [
  'I am applying for a place on {program}{?atE}.',
  'I would like to join {program}{?atE}.',
  'My application is for {program}{?atE}.',
  'Please consider me for a place on {program}{?atE}.',
  'I am a candidate for {program}{?atE}.',
  '{Program}{?atE} is the next step I want to take.',
  'I wish to apply for {program}{?atE}.',
  'I hope to be admitted to {program}{?atE}.',
  'This letter supports my application for {program}{?atE}.',
  'I am writing to apply for {program}{?atE}.',
]
