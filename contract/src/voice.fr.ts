export const voiceMessages = {
  tooShort: 'Collez au moins deux ou trois phrases.',
} as const
