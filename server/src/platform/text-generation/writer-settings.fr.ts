export const writerNames = { composer: 'Rédacteur intégré', gemini: 'Gemini' } as const
