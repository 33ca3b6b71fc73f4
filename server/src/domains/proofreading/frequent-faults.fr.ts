export const frequentFaultsText = {
  spelling: 'Un mot mal orthographié, que le dictionnaire ne connaît pas.',
} as const
