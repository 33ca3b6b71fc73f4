export const generationMessages = {
  jobAndCompanyRequired:
    'Veuillez remplir au moins le titre du poste et l’entreprise pour générer une lettre.',
} as const
