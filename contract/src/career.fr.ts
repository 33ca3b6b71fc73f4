export const careerMessages = {
  year: 'Écrivez une année, comme 2021.',
  yearMonth: 'Écrivez une année ou un mois, comme 2021 ou 2021-09.',
  occupationCode: 'Un code ROME s’écrit comme D1106.',
} as const
