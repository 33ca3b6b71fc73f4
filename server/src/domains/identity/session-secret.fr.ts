export const sessionSecretMessages = {
  tooShort: (file: string) =>
    `Le fichier ${file} ne contient pas de secret d’au moins 32 caractères. Supprimez-le pour qu’un autre soit créé, ou indiquez AUTH_SECRET.`,
  otherSecret: (file: string) =>
    `Des personnes sont connectées avec un autre secret que celui qui vient d’être créé dans ${file}. Indiquez dans AUTH_SECRET le secret des autres ordinateurs qui servent cette base. Pour repartir d’un nouveau secret et déconnecter tout le monde, relancez.`,
} as const
