import type { Tone } from '../request.ts'

export const hooks: Readonly<Record<Tone, readonly string[]>> = {
  professional: [
    'I am applying for the {job} position {atCompany}.',
    'Please accept this letter as my application for the {job} position {atCompany}.',
    'The {job} position {atCompany} is the one I am applying for.',
    'My application is for the post of {job} {atCompany}.',
    'Your {job} vacancy {atCompany} is the reason for this letter{sinceOffer}.',
    'In reply to your advertisement, I am applying for the {job} position {atCompany}{sinceOffer}.',
    'With this letter, I am applying for the post of {job} {atCompany}.',
  ],
  formal: [
    'I wish to apply for the position of {job} {atCompany}.',
    'I am writing to submit my application for the position of {job} {atCompany}.',
    'Please find enclosed my application for the position of {job} {atCompany}.',
    'Having read your advertisement, I wish to apply for the position of {job} {atCompany}{sinceOffer}.',
    'This letter accompanies my application for the position of {job} {atCompany}.',
  ],
  casual: [
    'I’d like to apply for the {job} job {atCompany}.',
    'The {job} job {atCompany} caught my eye{sinceOffer}.',
    'Your {job} job {atCompany} is one I’d like to do.',
    'Here is my application for the {job} job {atCompany}.',
    'When I saw the {job} job {atCompany}, I decided to write{sinceOffer}.',
  ],
  enthusiastic: [
    'I am delighted to apply for the {job} position {atCompany}.',
    'The {job} position {atCompany} is exactly the kind of work I want to do next.',
    'Joining {company} as part of your team, in the {job} role, would be a real pleasure{named}.',
    'It is with real enthusiasm that I am applying for the {job} position {atCompany}.',
    'Your {job} vacancy {atCompany} made me want to write straight away{sinceOffer}.',
  ],
}

export const internshipHooks: readonly string[] = [
  'I am applying for an internship {atCompany} in the {job} role.',
  'This is an application for the {job} internship {atCompany}.',
  'My application is for an internship {atCompany}, in the {job} role.',
  'The {job} internship {atCompany} is the one I hope to do.',
  'Please accept this letter as my application for the {job} internship {atCompany}.',
]
export const scholarshipHooks: readonly string[] = [
  'I am applying to {company} for {programme}.',
  'This is my application to {company} for {programme}.',
  'Please accept this letter as my application to {company} for {programme}.',
  'My application is for {programme}, which {company} awards.',
]
export const motivationHooks: readonly string[] = [
  'I am applying for {programme} {atCompany}.',
  'This letter explains my application for {programme} {atCompany}.',
  'My path and my plans lead me to apply for {programme} {atCompany}.',
  'Please accept this letter as my application for {programme} {atCompany}.',
]

export const whyFrames: readonly string[] = [
  'What draws me to you is {text}.',
  'One reason stands out for me: {text}.',
  'What made me choose you is {text}.',
]
export const proudFrames: readonly string[] = [
  'One achievement sums up how I work: {text}.',
  'If I had to pick one result, it would be this: {text}.',
]
export const fitFrames: readonly string[] = [
  'One part of this role suits me particularly well: {text}.',
  'In this role, I recognise myself in one thing: {text}.',
]
export const projectFrames: readonly string[] = [
  'My project can be put briefly: {text}.',
  'In short, my project is this: {text}.',
]
export const needFrames: readonly string[] = [
  'The support would be used for a clear purpose: {text}.',
  'My need is easy to state: {text}.',
]
export const availabilityFrames: readonly string[] = [
  'I am available {text}.',
  'As for dates, I am available {text}.',
]
export const otherAvailabilityFrames: readonly string[] = [
  'As for dates: {text}.',
  'My availability is as follows: {text}.',
]
export const wholeFrames: readonly string[] = ['{clause}.']
export const clauseFrames: readonly string[] = ['I {clause}.']
export const nextClauseFrames: readonly string[] = [
  'I also {clause}.',
  'In addition, I {clause}.',
  'I {clause}.',
]
export const degreeFrames: readonly string[] = ['I hold {clause}.', 'My qualifications include {clause}.']
export const experienceFrames: readonly string[] = [
  'My experience can be summed up in one line: {text}.',
  'One step in my career deserves a mention: {text}.',
  'My background, briefly: {text}.',
  'Another step worth mentioning: {text}.',
]
export const employerFrames: readonly string[] = [
  '{When}, I worked at {employer}.',
  'My experience includes {employer}, {when}.',
  'Part of my career was spent at {employer}, {when}.',
]
export const currentEmployerFrames: readonly string[] = [
  '{When}, I have worked at {employer}.',
  'I have worked at {employer} {when}.',
]
export const resultFrames: readonly string[] = [
  'One result speaks for itself: {text}.',
  'To give one concrete fact: {text}.',
  'Another fact, for the record: {text}.',
  'I can point to a result: {text}.',
]
export const educationFrames: readonly string[] = [
  'On the academic side: {text}.',
  'My education, in brief: {text}.',
  'As for my training: {text}.',
]
export const skillFrames: readonly string[] = [
  'I can also draw on {skills}.',
  'My skills include {skills}.',
  'Among my skills are {skills}.',
  'I would also bring {skills}.',
]
export const skillFrame: readonly string[] = ['I would also bring {skills}.', 'I can also draw on {skills}.']
export const sharedToolFrames: readonly string[] = [
  'Your advertisement mentions {tools}, which I already know how to use.',
  'Of the tools you ask for, I already know {tools}.',
  'As for tools, I have worked with {tools}, which you mention.',
]
export const agreements: readonly string[] = [
  'A placement agreement with my school would cover the internship.',
  'The internship would come under an agreement with my school.',
]
export const apprenticeshipTerms: readonly string[] = [
  'I have chosen an apprenticeship because I learn by doing.',
  'An apprenticeship would let me put my classes into practice.',
]

export const meetings: Readonly<Record<Tone, readonly string[]>> = {
  professional: [
    'I would welcome the opportunity to discuss this with you in an interview.',
    'An interview would allow me to tell you more and to answer your questions.',
    'Should you have any questions, I would be glad to answer them.',
    'We could talk this through at a time that suits you.',
  ],
  formal: [
    'I should be pleased to attend an interview at your convenience.',
    'Should you wish to see me, I am at your disposal for an interview.',
    'An interview would allow me to set out these points in more detail.',
    'I remain at your disposal for any further information.',
  ],
  casual: [
    'Could we have a quick chat?',
    'Let’s talk whenever it suits you.',
    'A short call would tell you more than this page.',
    'Happy to talk whenever suits you.',
  ],
  enthusiastic: [
    'I would love to talk about it with you in person.',
    'Meeting you to talk it over would be a real pleasure.',
    'I look forward to telling you more in person.',
    'Nothing would please me more than to discuss it with you.',
  ],
}

export const closings: Readonly<Record<Tone, Readonly<Record<'named' | 'unnamed', readonly string[]>>>> = {
  professional: { named: ['Yours sincerely,'], unnamed: ['Yours faithfully,'] },
  formal: { named: ['Yours sincerely,'], unnamed: ['Yours faithfully,'] },
  casual: { named: ['Kind regards,', 'Best wishes,'], unnamed: ['Kind regards,'] },
  enthusiastic: { named: ['Yours sincerely,', 'With kind regards,'], unnamed: ['Yours faithfully,'] },
}
