import { type Case, faultyCases, hardNegatives } from './case.ts'

const english = (cases: readonly Case[]): Case[] => cases.map((one) => ({ ...one, language: 'en' }))

export const faultyEnglish: readonly Case[] = english([
  ...faultyCases('english-usage', [
    ['I am a electrician by trade.', 'I am an electrician by trade.'],
    ['It took an week to mend.', 'It took a week to mend.'],
    ['I admire you’re products.', 'I admire your products.'],
    ['The shop kept it’s customers.', 'The shop kept its customers.'],
    ['Their are ten of us.', 'There are ten of us.'],
    ['I would sooner learn more then less.', 'I would sooner learn more than less.'],
    'I look forward to meet you.',
    'I have manage a small shop.',
    ['I didnt leave the team.', 'I didn’t leave the team.'],
    'She have trained me for a year.',
    'I am interested to join you.',
  ]),
  ...faultyCases('english-capital', [
    ['I speak german at home.', 'I speak German at home.'],
    ['I can start in september.', 'I can start in September.'],
    ['Last spring i sold bread.', 'Last spring I sold bread.'],
    ['I am free every tuesday.', 'I am free every Tuesday.'],
  ]),
])

export const cleanEnglish: readonly Case[] = english([
  ...hardNegatives('english-usage', [
    'An hour at a university taught me more than a year alone.',
    'I had had two jobs, and then I found yours.',
    'Its walls are old, and it’s a warm place.',
    'I am used to working at night.',
    'I have work to finish, and they have help at hand.',
    'Would he have taken a one-year post?',
  ]),
  ...hardNegatives('english-capital', [
    'May I come in May?',
    'We march on Monday.',
    'My page is at site.example.org/french.',
    'I polish furniture, and I speak Polish.',
  ]),
])
