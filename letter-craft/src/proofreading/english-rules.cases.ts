import type { RuleCases } from '../../testing/rule-cases.ts'

export const englishCases: readonly RuleCases[] = [
  {
    rule: 'english-usage',
    language: 'en',
    breaks: [
      'I am [a  → an ]electrician by trade.',
      'It took [an  → a ]week to mend.',
      'I admire [you’re → your] products.',
      'The shop kept [it’s → its] customers.',
      '[Their → There] are ten of us.',
      'I would sooner learn more [then → than] less.',
      'I look [forward to meet → ] you.',
      'I have [manage → ] a small shop.',
      'I [didnt → didn’t] leave the team.',
      'She [have → ] trained me for a year.',
      'I am [interested to join → ] you.',
    ],
    allows: [
      'An hour at a university taught me more than a year alone.',
      'I had had two jobs, and then I found yours.',
      'Its walls are old, and it’s a warm place.',
      'I am used to working at night.',
      'I have work to finish, and they have help at hand.',
      'Would he have taken a one-year post?',
    ],
  },
  {
    rule: 'english-capital',
    language: 'en',
    breaks: [
      'I speak [german → German] at home.',
      'I can start in [september → September].',
      'Last spring [i → I] sold bread.',
      'I am free every [tuesday → Tuesday].',
      'I moved here in [january → January].',
    ],
    allows: [
      'May I come in May?',
      'We march on Monday.',
      'My page is at site.example.org/french.',
      'I polish furniture, and I speak Polish.',
      'I teach French on Mondays.',
    ],
  },
]
