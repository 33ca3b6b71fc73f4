/** What is typed to delete an account, to the letter. */
export const deletionPhrase = 'supprimer mon compte'

export const deletionMessages = {
  phrase: `Tapez exactement «\u00a0${deletionPhrase}\u00a0».`,
} as const
