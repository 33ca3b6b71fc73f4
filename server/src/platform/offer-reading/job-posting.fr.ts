/** Headings under which the parts of a structured offer are laid out as text. */
export const jobPostingText = {
  responsibilities: 'Missions\u00a0:',
  profile: 'Profil recherché\u00a0:',
  contract: 'Type de contrat\u00a0:',
  salary: 'Salaire\u00a0:',
  employment: {
    FULL_TIME: 'temps plein',
    PART_TIME: 'temps partiel',
    TEMPORARY: 'CDD',
    INTERN: 'stage',
    VOLUNTEER: 'mission bénévole',
    CONTRACTOR: 'freelance',
  },
  units: { HOUR: 'par heure', DAY: 'par jour', MONTH: 'par mois', YEAR: 'par an' },
} as const
