export const splashTexts = { starting: 'Initialisation de Lettrine AI…' } as const
