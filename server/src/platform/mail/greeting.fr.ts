/**
 * «Bonjour Inès,». Anybody can sign up under somebody else's address, and under a name that is an advertisement: one
 * that a mailbox could turn into a link is left out.
 */
export const greeting = (name: string): string =>
  /[/:@]|\.\S/u.test(name) || name.length > 60 ? 'Bonjour,' : `Bonjour ${name},`
