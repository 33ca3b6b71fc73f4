/** Headings under which the fields of the former profile are read. */
export const careerTexts = {
  experience: 'Expériences',
  education: 'Formation',
  languages: 'Langues',
  skills: 'Compétences',
  achievements: 'Qualités',
} as const
