import type { Frame } from '../draft.ts'

/**
 * One job. `jaT`: «a cashier»; `at`: «at Flunch»; `where`: with the town; `period`; `dur`: «two years»; `did`: «ran the till and
 * served customers», in the tense of the job; `doing`, `todo`: the same as gerunds and in the base form.
 */
export const pastJobs: readonly Frame[] = [
  'As {jaT} {where}{?period}, I {did}.',
  '{Period}, {where}, I {did}.',
  'I worked {where} as {jaT}{?period}, where I {did}.',
  '{Where}, I {did} as {jaT}{?period}.',
  'I was {jaT} {where}{?period}: I {did}.',
  'My job as {jaT} {where} consisted of {doing}.',
  '{Where}, my work{?period} was {doing}.',
  '{Period}, I was {jaT} {where} and {did}.',
  'My days as {jaT} {where} were spent {doing}.',
  'For {dur}, {where}, I {did}.',
  'During {dur} as {jaT} {where}, I {did}.',
  'In my job as {jaT} {where}, I {did}.',
  '{Period}, as {jaT} {where}, I {did}.',
  '{Where}, where I was {jaT}{?period}, I {did}.',
  'I spent {dur} {where} as {jaT}, {doing}.',
  'I was in charge of {doing} {where}, as {jaT}{?period}.',
  'My duties as {jaT} {where}{?period} were {doing}.',
  '{Period}, my job {where} was to {todo}.',
  'As {jaT} {where}, it was my job to {todo}.',
  'I held a job as {jaT} {where}{?period}, in which I {did}.',
  '{Doing} made up my work as {jaT} {where}.',
  'I {did} {where}, as {jaT}{?period}.',
  'My time {where}{?period} was spent {doing}.',
  '{Where}{?period}, as {jaT}, I had to {todo}.',
  '{Period}, my work {where} was {doing}.',
  'A job as {jaT} {where}{?period} had me {doing}.',
  'Among other things, {where}{?period}, I {did}.',
  'Day to day, as {jaT} {where}, I {did}.',
  'Working {where} as {jaT}{?period}, I {did}.',
  'Being {jaT} {where}{?period} meant {doing}.',
]
export const currentJobs: readonly Frame[] = [
  'As {jaT} {where}, I {did}.',
  'I have been {jaT} {where} {period}: I {did}.',
  'I work {where} as {jaT}, where I {did}.',
  'In my present job as {jaT} {where}, I {did}.',
  'My job as {jaT} {where} consists of {doing}.',
  '{Where}, where I have been {jaT} {period}, I {did}.',
  'My work {where} {period} has been {doing}.',
  'Today, {where}, I {did}.',
  'My duties as {jaT} {where} are {doing}.',
  '{Period}, {where}, it has been my job to {todo}.',
  'I am {jaT} {where}, and I {did}.',
  'My days as {jaT} {where} are spent {doing}.',
]

/** Without a title that English has: the work, not the title. */
export const untitledPast: readonly Frame[] = [
  '{Period}, {where}, I {did}.',
  'I worked {where}{?period}, where I {did}.',
  '{Where}, I {did}.',
  'My work {where}{?period} was {doing}.',
  'For {dur}, {where}, I {did}.',
  'In my job {where}{?period}, I {did}.',
  '{Where}, it was my job to {todo}.',
  'I {did} {where}{?period}.',
]
export const untitledCurrent: readonly Frame[] = [
  '{Where}, I {did}.',
  'I have worked {where} {period}: I {did}.',
  'My work {where} is {doing}.',
  'In my present job {where}, I {did}.',
  '{Where}, it is my job to {todo}.',
]

/** Internships without a title. */
export const placements: readonly Frame[] = [
  'I did an internship {where}{?period}, where I {did}.',
  'During an internship {where}{?period}, I {did}.',
  'An internship {where}{?period} had me {doing}.',
  'As an intern {where}{?period}, I {did}.',
]
export const volunteering: readonly Frame[] = [
  'I did voluntary work {where}{?period}, where I {did}.',
  'As a volunteer {where}{?period}, I {did}.',
  'My voluntary work {where}{?period} was {doing}.',
]

export const currentVolunteering: readonly Frame[] = [
  'As a volunteer {where}{?period}, I {did}.',
  'My voluntary work {where} is {doing}.',
  'I also do voluntary work {where}, where I {did}.',
]

/** Without an employer or a town to name. */
export const placeless: readonly Frame[] = [
  'As {jaT}{?period}, I {did}.',
  '{Period}, as {jaT}, I {did}.',
  'I was {jaT}{?period}: I {did}.',
  'My work as {jaT}{?period} was {doing}.',
  '{Period}, I worked as {jaT} and {did}.',
]

/** What came before all that was told. */
export const earlier: readonly Frame[] = [
  'Before that, as {jaT} {where}{?period}, I {did}.',
  'Earlier, {where}{?period}, I {did}.',
  'Before that, I was {jaT} {where}, where I {did}.',
]

/** The sentence before, or the first paragraph, has named the job. */
export const againPast: readonly Frame[] = [
  'There I {did}.',
  'In that job I {did}.',
  'My work there was {doing}.',
  'The job consisted of {doing}.',
  'In practice, I {did}.',
  'I {did} there.',
  'It was my job to {todo}.',
]
export const againCurrent: readonly Frame[] = [
  'There I {did}.',
  'In this job I {did}.',
  'The job consists of {doing}.',
  'In practice, I {did}.',
  'It is my job to {todo}.',
  'My work there is {doing}.',
]
/** The same, further on in the letter: the place is said again. */
export const backPast: readonly Frame[] = [
  '{At}, I {did}.',
  'My work {at} was {doing}.',
  'In my job {at}, I {did}.',
  '{At}, it was my job to {todo}.',
  'My job {at} consisted of {doing}.',
  'During my time {at}, I {did}.',
  '{Doing} made up my work {at}.',
]
export const backCurrent: readonly Frame[] = [
  '{At}, I {did}.',
  'My work {at} is {doing}.',
  'In my job {at}, I {did}.',
  '{At}, it is my job to {todo}.',
  'My job {at} consists of {doing}.',
]

/** More tasks of the same job. */
export const morePast: readonly Frame[] = [
  'I also {did}.',
  'I was also responsible for {doing}.',
  'In addition, I {did}.',
  'The job also involved {doing}.',
  'On top of that, I {did}.',
  'Besides this, I {did}.',
  'My duties also included {doing}.',
]
export const moreCurrent: readonly Frame[] = [
  'I also {did}.',
  'I am also responsible for {doing}.',
  'In addition, I {did}.',
  'The job also involves {doing}.',
  'Besides this, I {did}.',
  'My duties also include {doing}.',
]

/** What changed, with its figure: always in the past. */
export const results: readonly Frame[] = [
  'I {done} there.',
  'In that job, I {done}.',
  'One result: I {done}.',
  'Over that time, I {done}.',
  'I can put a figure on it: I {done}.',
]

/** `tools`: «Python and Docker». */
export const toolsThere: readonly Frame[] = [
  'I used {tools} in that job.',
  'The work was done with {tools}.',
  'My tools there were {tools}.',
  'I worked with {tools}.',
  'For this I used {tools}.',
]
export const toolsHere: readonly Frame[] = [
  'I use {tools} in this job.',
  'The work is done with {tools}.',
  'My tools there are {tools}.',
  'I work with {tools}.',
  'For this I use {tools}.',
]

/** The job without its tasks. */
export const pastHeads: readonly Frame[] = [
  'I was {jaT}{?where}{?period}.',
  'I worked as {jaT}{?where}{?period}.',
  '{Period}, I was {jaT}{?where}.',
  '{Where}, I was {jaT}{?period}.',
  'My experience includes a job as {jaT}{?where}{?period}.',
  'I also held a job as {jaT}{?where}{?period}.',
  'My working life includes {dur} as {jaT}{?where}.',
  'I spent {dur} as {jaT}{?where}.',
]
export const earlierHeads: readonly Frame[] = [
  'Before that, I was {jaT}{?where}{?period}.',
  'Earlier, I worked as {jaT}{?where}{?period}.',
]
export const currentHeads: readonly Frame[] = [
  'I am currently {jaT}{?where}.',
  'I have been {jaT}{?where} {period}.',
  'At present I work as {jaT}{?where}.',
  'I work as {jaT}{?where}.',
  '{Where}, I have been {jaT} {period}.',
]
export const placementHeads: readonly Frame[] = [
  'I did an internship {where}{?period}.',
  '{Period}, I was an intern {where}.',
  'I also did an internship {where}{?period}.',
]
export const volunteerHeads: readonly Frame[] = [
  'I did voluntary work {where}{?period}.',
  'I was a volunteer {where}{?period}.',
]
export const placeHeads: readonly Frame[] = [
  'I worked {where}{?period}.',
  '{Period}, I worked {where}.',
  'I also worked {where}{?period}.',
]
export const currentPlaceHeads: readonly Frame[] = [
  'I have worked {where} {period}.',
  'At present I work {where}.',
]

/** Other jobs in a row: `story` is «a cashier at Flunch in 2018, then a waiter in Lyon». */
export const firstStories: readonly Frame[] = [
  'Over the years, I was {story}.',
  'I was {story}.',
  'I worked as {story}.',
]
/** One more job, and several. */
export const oneMore: readonly Frame[] = [
  'I also worked as {story}.',
  'I was also {story}.',
  'My experience includes a job as {story}.',
  'I can add a job as {story}.',
  'Another job I held was as {story}.',
  'I had a job as {story} as well.',
  'I also held a position as {story}.',
]
export const stories: readonly Frame[] = [
  'In other jobs, I was {story}.',
  'At other times, I worked as {story}.',
  'My other jobs were as {story}.',
  'I was also {story}.',
  'My path also led me to work as {story}.',
]
export const earlierStories: readonly Frame[] = [
  'Before that, I was {story}.',
  'Earlier, I worked as {story}.',
  'Before this, I worked as {story}.',
  'I had earlier been {story}.',
]
