export const surfaceText = {
  label: 'Texte de la lettre',
  placeholder: 'Écrivez votre lettre ici, ou collez une annonce pour partir d’une proposition.',
} as const
