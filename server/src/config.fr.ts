export const configMessages = {
  badValue: (name: string, reason: string) => `La variable ${name} ne convient pas\u00a0: ${reason}`,
  flag: 'écrivez true ou false.',
  port: 'c’est un numéro de port, de 0 à 65535.',
  backupEveryHours: 'c’est un nombre entier d’heures, de 1 à 168.',
  databaseRequired:
    'indiquez l’adresse d’un serveur PostgreSQL, ou lancez «\u00a0npm start\u00a0» qui en démarre un.',
  databaseUrl: 'l’adresse commence par postgresql://.',
  databasePool: 'c’est un nombre entier de connexions, de 2 à 100.',
  typesettingProcesses: 'c’est un nombre entier de processus, de 1 à 32.',
  authSecret:
    'c’est un secret d’au moins 32 caractères, comme en écrit «\u00a0openssl rand -base64 32\u00a0».',
  publicUrl: 'c’est l’adresse complète du site, comme https://lettrine.example.',
  trustedProxies:
    'ce sont des adresses ou des plages, séparées par des virgules, comme 10.0.0.1,10.1.0.0/16.',
  role: 'choisissez all, web ou worker.',
  smtpUrl: 'l’adresse d’un serveur de mails commence par smtp:// ou smtps://.',
  smtpNeeded:
    'indiquez l’adresse du serveur qui envoie les mails, comme smtps://nom:motdepasse@smtp.example. Hors production, «\u00a0npm start\u00a0» ouvre à sa place une boîte aux lettres d’essai.',
  mailFrom: 'c’est une adresse, comme Lettrine <ne-pas-repondre@lettrine.example>.',
  mailboxUrl: 'c’est une adresse complète, comme http://localhost:4020.',
  writer: 'choisissez composer, gemini ou openai-compatible.',
  writerModel: 'avec WRITER=openai-compatible, indiquez le nom du modèle, tel que le serveur le connaît.',
  writerBaseUrl: 'c’est une adresse complète, comme http://localhost:11434/v1.',
  writerBaseUrlNeeded:
    'avec WRITER=openai-compatible, indiquez l’adresse du serveur, comme http://localhost:11434/v1.',
  writerApiKey: 'avec WRITER=gemini, indiquez la clé que donne Google AI Studio.',
  googleBaseUrl: 'c’est une adresse complète, comme https://accounts.google.com.',
  githubBaseUrl: 'c’est une adresse complète, comme https://github.com.',
  clientIdNeeded: 'avec un secret, indiquez l’identifiant que le service a donné avec lui.',
  clientSecretNeeded: 'avec un identifiant, indiquez le secret que le service a donné avec lui.',
  sellerUnknown:
    'l’argent réel demande d’abord l’identité du vendeur, qui figure sur les reçus\u00a0: remplissez contract/src/seller.fr.ts.',
  vatRate:
    'c’est un pourcentage, de 0 à 50, comme 20 ou 8.5\u202f; 0 si vous ne devez pas la TVA (article 293\u00a0B du CGI).',
  payPalBaseUrl:
    'c’est https://api-m.paypal.com pour encaisser vraiment, https://api-m.sandbox.paypal.com pour les essais chez PayPal, ou l’adresse du bac à sable sur cet ordinateur.',
  payPalNeeded: {
    PAYPAL_BASE_URL:
      'avec des identifiants PayPal, indiquez à qui ils s’adressent\u00a0: https://api-m.paypal.com encaisse vraiment, https://api-m.sandbox.paypal.com n’encaisse rien. Sans aucune variable PAYPAL_, «\u00a0npm start\u00a0» ouvre un bac à sable.',
    PAYPAL_CLIENT_ID: 'les paiements demandent l’identifiant que PayPal donne à l’application.',
    PAYPAL_CLIENT_SECRET: 'les paiements demandent le secret que PayPal donne avec l’identifiant.',
    PAYPAL_WEBHOOK_ID:
      'les paiements demandent l’identifiant du webhook\u00a0: sans lui, rien ne prouve qu’une notification vient de PayPal.',
  },
  analyticsForwardUrl: 'c’est l’adresse complète d’une installation de Matomo, comme https://matomo.example.',
  analyticsForwardSite:
    'c’est le numéro du site dans Matomo, un entier comme 1\u202f; il va avec ANALYTICS_FORWARD_URL.',
  grammalecteUrl:
    'c’est l’adresse complète d’un serveur Grammalecte, sans nom ni mot de passe, comme http://localhost:8080.',
  languageToolUrl:
    'c’est l’adresse complète d’un serveur LanguageTool, sans nom ni mot de passe, comme http://localhost:8081.',
  securityContact:
    'c’est l’adresse à laquelle on signale une faille, comme securite@lettrine.example, ou une page en https://.',
  metricsToken: 'c’est un mot de passe de 16 signes au moins, sans espace ni accent (openssl rand -hex 24).',
  tracesUrl:
    'c’est l’adresse complète d’un collecteur OpenTelemetry, sans nom ni mot de passe, comme http://localhost:4318.',
  slowQueryMs: 'c’est un nombre entier de millisecondes, de 0 (rien n’est noté) à 30000.',
  stopDelay: 'c’est un nombre entier de secondes, de 0 à 30.',
  logLevel: 'choisissez fatal, error, warn, info, debug ou silent.',
} as const
