/** Headings under which the notes of a request are read. */
export const sourceTexts = {
  experience: 'Expériences',
  education: 'Formation',
  skills: 'Compétences',
} as const
