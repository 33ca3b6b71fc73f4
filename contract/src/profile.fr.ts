export const profileMessages = {
  nameTooShort: 'Le nom doit contenir au moins 2 caractères',
  phone: 'Numéro de téléphone invalide',
  website: 'URL du site web invalide',
} as const

/** The choices of the field «Secteur», the first by default. */
export const industries = [
  'Informatique / Technologie',
  'Finance / Banque',
  'Santé / Médical',
  'Éducation / Formation',
  'Marketing / Communication',
  'Commerce / Vente',
  'Industrie / Production',
  'Ingénierie',
  'Juridique',
  'Ressources Humaines',
  'Arts / Design',
  'Transport / Logistique',
  'Consulting',
  'Média / Journalisme',
  'Autre',
] as const
