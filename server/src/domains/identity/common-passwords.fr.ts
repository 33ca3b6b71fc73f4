/** Common French passwords that rank low in international lists; lower case. */
export const frenchPasswords = [
  'motdepasse',
  'motdepasse1',
  'motdepasse123',
  'monmotdepasse',
  'azerty123',
  'azerty1234',
  'bonjour1',
  'bonjour123',
  'soleil123',
  'jetaime1',
  'lettrine',
  'lettrine1',
  'lettrine123',
  'emploi123',
] as const
