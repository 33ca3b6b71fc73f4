export const identitySandboxTexts = {
  title: (provider: string) => `Bac à sable\u00a0: connexion avec ${provider}`,
  mark: 'Bac à sable',
  warning: (provider: string) =>
    `Ceci n’est pas ${provider}. Cette page le remplace tant que Lettrine n’a pas reçu ses identifiants. Aucun mot de passe n’est demandé, et rien ne quitte cet ordinateur.`,
  heading: 'Qui se connecte\u202f?',
  asks: (client: string) => `${client} demande votre nom, votre adresse email et votre photo.`,
  someoneElse: 'Une autre personne',
  name: 'Nom complet',
  email: 'Adresse email',
  verified: (provider: string) => `${provider} a vérifié cette adresse`,
  accept: 'Accepter',
  refuse: 'Refuser',
  incomplete: 'Indiquez un nom et une adresse email complète.',
  unknownRequest: 'Cette demande de connexion n’existe plus. Retournez sur Lettrine et recommencez.',
  badRequest: (reason: string) => `Demande refusée\u00a0: ${reason}`,
  onlyLocal:
    'Le service d’identité simulé laisse entrer n’importe qui sous n’importe quel nom\u00a0: il ne démarre qu’avec un site de cet ordinateur, hors production.',
} as const

/** Fictitious users to sign in as. */
export const demoPeople = [
  { name: 'Inès Carpentier', email: 'ines.carpentier@example.org' },
  { name: 'Malo Le Goff', email: 'malo.legoff@example.org' },
  { name: 'Aïcha Benali', email: 'aicha.benali@example.org' },
] as const
