import type { Frame } from '../draft.ts'

/** That one applies, for a reason just given. */
export const applications: readonly Frame[] = [
  'I would therefore like to apply for {post}.',
  'That is why I am applying for {post}.',
  'Hence this application.',
  'So I would like to put myself forward for {post}.',
  'On the strength of that experience, I am applying to you.',
  'That is my reason for writing to you.',
  'I am therefore a candidate for {post}.',
  'With that behind me, I would like to join {E}.',
  'This is what leads me to apply.',
  'I would like to bring that experience to {E}.',
  'I would like to do the same work for you.',
  'It is with this experience that I apply for {post}.',
]

/** Words that fit before or after any proof. */
export const plainApplications: readonly Frame[] = [
  'I would like to be considered for {post}.',
  'Please accept this letter as my application.',
  'I am applying for {post}, and here is what I have done so far.',
  'I would like to take on {post}.',
  'This letter is my application.',
  'Let me tell you what I have done that bears on it.',
  'Here is what I could bring to {post}.',
  'I would like the job, and this is what I can offer.',
  'I am writing to offer you my services.',
  'I would like to apply, and I set out my experience below.',
  'Allow me to put forward my application.',
  'I hope you will consider me for {post}.',
  'You will find below what I have done so far.',
  'It is a job I would like to do.',
  'I should like to put my name forward.',
]

export const formalApplications: readonly Frame[] = [
  'I should therefore like to submit my application for {post}.',
  'I wish to apply for {post}.',
  'I should be grateful if you would consider my application.',
  'Please consider this letter as my application for {post}.',
  'It is for this reason that I submit my application.',
  'I should like to be considered for {post}.',
  'May I submit my application for {post}?',
  'My application for {post} is set out below.',
  'Allow me to submit my application for {post}.',
  'I wish to put forward my candidacy for {post}.',
]

/** A diploma obtained. `dip`: «a BTS (two-year higher diploma) in accounting»; `datp`: «at Lycée Mozart»; `dyear`: «2007». */
export const diplomas: readonly Frame[] = [
  'I hold {dip}, obtained{?datp} in {dyear}.',
  'In {dyear}, I obtained {dip}{?datp}.',
  'I also hold {dip}, awarded in {dyear}.',
  'My education includes {dip}, obtained{?datp} in {dyear}.',
  'As for my education, I hold {dip}, awarded in {dyear}.',
  'I studied {datp}, where I obtained {dip} in {dyear}.',
  'I completed {dip}{?datp} in {dyear}.',
  'My qualification is {dip}, obtained{?datp} in {dyear}.',
  'I was awarded {dip}{?datp} in {dyear}.',
  'On the academic side, I obtained {dip}{?datp} in {dyear}.',
  '{Datp}, I completed {dip} in {dyear}.',
  'My studies led to {dip}, which I obtained{?datp} in {dyear}.',
  'To this I add {dip}, obtained{?datp} in {dyear}.',
  'Since {dyear}, I have held {dip}.',
  'By way of training, I have {dip}, obtained{?datp} in {dyear}.',
  'My formal training is {dip}, completed{?datp} in {dyear}.',
]
export const undatedDiplomas: readonly Frame[] = [
  'I hold {dip}, obtained {datp}.',
  'I hold {dip}.',
  'I also have {dip}.',
  'My education includes {dip}{?datp}.',
  'I studied {datp} for {dip}.',
  'My qualification is {dip}{?datp}.',
  'On the academic side, I have {dip}.',
]
export const courses: readonly Frame[] = [
  'I completed {dip}{?datp} in {dyear}.',
  'In {dyear}, I took {dip}{?datp}.',
  'I have also taken {dip}{?datp}, in {dyear}.',
  'My training includes {dip}{?datp}, in {dyear}.',
]
export const undatedCourses: readonly Frame[] = [
  'I have taken {dip}{?datp}.',
  'I also completed {dip}{?datp}.',
  'My training includes {dip}{?datp}.',
]
export const studying: readonly Frame[] = [
  'I am currently studying for {dip}{?datp}.',
  'I am studying {datp} for {dip}.',
  'At present I am studying for {dip}{?datp}.',
  'My current studies lead to {dip}{?datp}.',
  'I am working towards {dip}{?datp}.',
  'This year I am studying for {dip}{?datp}.',
  '{Datp}, I am studying for {dip}.',
  'I am in the middle of my studies for {dip}{?datp}.',
  'My present studies are for {dip}{?datp}.',
  'At the moment I am working towards {dip}{?datp}.',
  'My studies are under way, towards {dip}{?datp}.',
  'The qualification I am studying for is {dip}{?datp}.',
]
export const takingCourses: readonly Frame[] = [
  'I am currently taking {dip}{?datp}.',
  'At present I am taking {dip}{?datp}.',
  'I have started {dip}{?datp}.',
  'This year I am taking {dip}{?datp}.',
]
/** The diploma bears on what they ask: `q1`, `m1`. */
export const tellingDiplomas: readonly Frame[] = [
  'My {dipshort}{?datp} taught me to {q1}, which you ask for.',
  'I learnt to {q1} while studying for my {dipshort}{?datp}.',
  'For {m1}, I can also draw on my {dipshort}{?datp}.',
  'My {dipshort} covered {m1}, which you need.',
]

/** Licences and certificates that they ask for: `held`. */
export const holdings: readonly Frame[] = [
  'I hold {held}, as you require.',
  'You ask for {held}, which I have.',
  'I have {held}, which the post requires.',
  'I already hold {held}, which you ask for.',
  'As your advertisement requires, I have {held}.',
  'You require {held}, and I have it.',
]
export const otherHoldings: readonly Frame[] = [
  'I hold {held}.',
  'I also have {held}.',
  'I have {held} as well.',
  'In addition, I hold {held}.',
  'I can add {held}.',
  'My qualifications also include {held}.',
  'Among my other qualifications is {held}.',
  'I should add that I have {held}.',
  'Beyond these jobs, I have {held}.',
  'I have {held} too.',
  'Alongside this, I have {held}.',
  'As a practical matter, I hold {held}.',
  'On the practical side, I have {held}.',
  'To this I can add {held}.',
  'Besides, I have {held}.',
  'I am also the holder of {held}.',
  'Finally, I hold {held}.',
]
export const toolSkills: readonly Frame[] = [
  'Of the tools you mention, I know {tools}.',
  'I use {tools}, which your advertisement mentions.',
  'You mention {tools}, which I have used.',
  'Your advertisement names {tools}, and I know how to use it.',
  'I know {tools}, which you use.',
]
export const ownTools: readonly Frame[] = [
  'I also work with {tools}.',
  'The tools I know include {tools}.',
  'I am used to working with {tools}.',
  'I also know {tools}.',
  'My tools include {tools}.',
]
export const languageSkills: readonly Frame[] = [
  'I {speaks}, as the post requires.',
  'You ask for languages: I {speaks}.',
  'As for languages, I {speaks}.',
  'Where languages are concerned, I {speaks}.',
  'When it comes to languages, I {speaks}.',
  'As you ask about languages, I {speaks}.',
  'For the language skills you need, I {speaks}.',
]
export const ownLanguages: readonly Frame[] = [
  'I {speaks}.',
  'I also {speaks}.',
  'As for languages, I {speaks}.',
  'Where languages are concerned, I {speaks}.',
  'In addition, I {speaks}.',
  'I should add that I {speaks}.',
  'On the language side, I {speaks}.',
  'You may like to know that I {speaks}.',
  'Besides, I {speaks}.',
  'Languages too: I {speaks}.',
  'A word on languages: I {speaks}.',
  'Where needed, I {speaks}.',
  'My languages may help as well: I {speaks}.',
  'Finally, I {speaks}.',
  'To complete the picture, I {speaks}.',
  'When it comes to languages, I {speaks}.',
  'One more thing: I {speaks}.',
]

/** What one brings: `kk`, two gerunds, were proved. */
export const summaries: readonly Frame[] = [
  'What I would bring you, then, is experience of {kk}.',
  'In short, I can offer you experience of {kk}.',
  'It is this experience of {kk} that I offer you.',
  'From all this I would bring you two things above all: {kk}.',
  'When it comes to {kk}, then, I have done the work before.',
  'To sum up, I have experience of {kk}.',
  'You would therefore gain someone used to {kk}.',
  'My application rests on this: I have experience of {kk}.',
]

/** The end: that one may meet. */
export const meetings: readonly Frame[] = [
  'I would welcome the chance to discuss this with you.',
  'I would be glad to tell you more at an interview.',
  'An interview would let me answer your questions.',
  'I am available for an interview at a time that suits you.',
  'Could we meet to talk about it?',
  'I would be pleased to meet you{?place}.',
  'If my experience is of interest to you, I would be glad to meet you.',
  'My CV gives the details, and I would be happy to go through them with you.',
  'I can come and meet you whenever it suits you.',
  'Please let me know if you would like to meet.',
  'I look forward to hearing from you.',
  'You will find the details in my CV.',
  'I hope to have the chance to meet you.',
  'I would like to hear more about the post and to tell you more about my work.',
  'We could discuss this by telephone or in person.',
  'Thank you for considering my application.',
  'Thank you for taking the time to read this letter.',
  'I can tell you more in person or by telephone.',
  'If you would like to know more, I am easy to reach.',
  'I would be happy to talk this through with you.',
  'Do get in touch if you would like to meet.',
  'A conversation would tell you more than this page.',
  'It would be a pleasure to meet you and your team.',
  'I will gladly answer any questions you may have.',
  'The rest I would prefer to tell you face to face.',
  'May I come and see you?',
  'I am at your disposal for an interview.',
  'Let us arrange a time to talk, if you are interested.',
  'I would value the opportunity to talk to you about this post.',
  'An interview would allow us to see whether we suit each other.',
  'My telephone number is in my CV, should you wish to talk.',
  'Meeting you would let me answer your questions.',
  'If this letter has raised questions, please ask them.',
  'Whenever it suits you, we could meet.',
  'Perhaps we could meet to discuss the details.',
  'Your questions are welcome, by telephone or at an interview.',
  'At an interview, I could go into more detail.',
  'Please call me if you would like to know more.',
  'Shall we meet to talk about it?',
]
export const formalMeetings: readonly Frame[] = [
  'I should be pleased to attend an interview at your convenience.',
  'I remain at your disposal for any further information.',
  'Should you wish to see me, I am available for an interview.',
  'I should be grateful for the opportunity to discuss my application with you.',
  'An interview would allow me to set out my experience in more detail.',
  'I should be glad to provide any further details that you may require.',
  'Thank you for your consideration of this application.',
  'I should welcome the opportunity to meet you.',
  'I am available to meet you on a date of your choosing.',
  'I hope that my application will receive your attention.',
  'My curriculum vitae sets out these posts in full.',
  'I trust that my experience may be of interest to you.',
  'I look forward to your reply.',
]
export const casualMeetings: readonly Frame[] = [
  'Shall we have a chat?',
  'Give me a call whenever it suits you.',
  'Could we find half an hour to talk?',
  'Happy to talk whenever suits you.',
  'Drop me a line if you would like to meet.',
  'A quick call would tell you more.',
  'I can pop in for a chat whenever you like.',
  'Let’s talk if this sounds right to you.',
]
export const eagerMeetings: readonly Frame[] = [
  'I would love to meet you and talk about it.',
  'I am looking forward to telling you more.',
  'Meeting you would be a real pleasure.',
  'I very much hope that we can meet.',
  'I would be delighted to meet your team.',
  'Nothing would please me more than to talk about it with you.',
  'I would love to hear more about the work.',
  'I am keen to meet you and to learn more about the post.',
]
/** When one can begin: `start` is «from 1 September». */
export const starts: readonly Frame[] = [
  'I am available {start}.',
  'I could start {start}.',
  'I would be able to join you {start}.',
  'I am free to start {start}.',
]

/** A place that the writer fills. */
export const openPlace = (title: string | undefined): string =>
  title === undefined
    ? '[[Describe what you have done that is closest to this job: where, when, and what you did there.]]'
    : `[[Describe your work as ${title}: what you did every day, and what you achieved.]]`
