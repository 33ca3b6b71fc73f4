import type { LetterType } from '../request.ts'

export const englishSuggestions: Readonly<Record<LetterType, readonly string[]>> = {
  job_application: [
    'I would welcome the chance to show you how I work.',
    'My first aim would be to learn how your team works and to be useful to it.',
    'I would rather be judged on what I have done than on adjectives.',
    'An interview would give us both the chance to see whether we suit each other.',
    'This is the kind of work I want to do every day.',
  ],
  internship: [
    'This placement would let me test what I have studied against real work.',
    'I learn best by watching, trying and asking questions.',
    'My aim is to be useful to the team that takes me on.',
    'Every task, however small, would teach me something about the profession.',
  ],
  apprenticeship: [
    'I learn best by watching, trying and asking questions.',
    'My aim is to be useful to the team that trains me.',
    'What I study at school will gain from being done at work.',
    'I would like to learn this profession with those who practise it every day.',
  ],
  scholarship: [
    'Your support would give me the time this project deserves.',
    'I would gladly report on my progress as often as you wish.',
    'Each stage of this project has a purpose, and I know what comes next.',
    'I hope to show, in time, what your confidence made possible.',
  ],
  motivation: [
    'This choice follows from my path so far and prepares the next step.',
    'My project needs a demanding setting, and that is what I am looking for.',
    'I would be glad to tell you more about where I want to go.',
    'I have thought this choice through, and I accept what it asks of me.',
  ],
}
