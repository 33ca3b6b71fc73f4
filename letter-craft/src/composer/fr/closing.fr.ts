import type { Tone } from '../request.ts'

/** `{address}` repeats the opening; each sentence is a whole closing paragraph. */
export const closings: Readonly<Record<Tone, readonly string[]>> = {
  professional: [
    'Je vous prie d’agréer, {address}, mes salutations distinguées.',
    'Je vous prie d’agréer, {address}, mes meilleures salutations.',
    'Veuillez agréer, {address}, mes salutations distinguées.',
    'Veuillez recevoir, {address}, mes salutations distinguées.',
    'Dans l’attente de votre réponse, je vous prie d’agréer, {address}, mes salutations distinguées.',
    'En vous remerciant de votre attention, je vous prie de recevoir, {address}, mes salutations distinguées.',
    'Dans l’attente de vous rencontrer, je vous prie de recevoir, {address}, mes salutations distinguées.',
    'Recevez, {address}, mes salutations distinguées.',
  ],
  formal: [
    'Je vous prie d’agréer, {address}, l’assurance de ma considération distinguée.',
    'Veuillez agréer, {address}, l’assurance de ma considération distinguée.',
    'Je vous prie de bien vouloir agréer, {address}, l’assurance de ma considération distinguée.',
    'Dans l’attente de votre réponse, je vous prie d’agréer, {address}, l’assurance de ma considération distinguée.',
    'En vous remerciant de l’attention portée à ma demande, je vous prie d’agréer, {address}, l’assurance de ma considération distinguée.',
    'Veuillez recevoir, {address}, l’assurance de mes sentiments respectueux.',
    'Je vous prie de croire, {address}, à l’assurance de mes sentiments respectueux.',
  ],
  casual: ['Bien cordialement,', 'Cordialement,', 'Avec mes cordiales salutations,', 'Bien à vous,'],
  enthusiastic: [
    'En espérant vous rencontrer bientôt, je vous prie de recevoir, {address}, mes cordiales salutations.',
    'Je vous prie d’agréer, {address}, mes meilleures salutations.',
    'Dans l’attente de vous rencontrer, je vous prie d’agréer, {address}, mes meilleures salutations.',
    'Je vous remercie de votre attention et vous prie de recevoir, {address}, mes meilleures salutations.',
    'Recevez, {address}, mes cordiales salutations.',
    'Veuillez recevoir, {address}, mes cordiales salutations.',
  ],
}
