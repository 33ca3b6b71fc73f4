export const startMessages = {
  portTaken: (port: number) =>
    `Le port ${port} est déjà utilisé par un autre programme. Choisissez-en un autre avec la variable PORT.`,
} as const
