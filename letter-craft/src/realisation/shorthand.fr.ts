/** Words that CVs cut short, and the whole ones: «coffrage trad.», «orga gala», «matos». */
const shorthand: readonly (readonly [cut: RegExp, whole: string])[] = [
  [/(?<!\p{L})trad\.(?!\p{L})/giu, 'traditionnel'],
  [/(?<!\p{L})trans\.(?= )/giu, 'transmissions'],
  [/(?<!\p{L})pdt (?=\p{L}+s(?!\p{L}))/giu, 'pendant les '],
  [/(?<!\p{L})pdt(?!\p{L})/giu, 'pendant'],
  [/(?<!\p{L})orga(?= )/giu, 'organisation'],
  [/(?<!\p{L})assos?(?=\.? )\.?/giu, 'association'],
  [/(?<!\p{L})insta(?!\p{L}|\.)/giu, 'compte Instagram'],
  [/(?<!\p{L})install\.(?= )/giu, 'installation'],
  [/(?<!\p{L})vérif\.(?!\p{L})/giu, 'vérification'],
  [/(?<!\p{L})resp\.(?= )/giu, 'responsable'],
  [/(?<!\p{L})petits?-déj(?!\p{L})/giu, 'petit-déjeuner'],
  [/(?<!\p{L})matos(?!\p{L})/giu, 'matériel'],
  [/(?<!\p{L})com(?=$|,| (?:interne|externe|digitale|d[eu]s?) ?)/giu, 'communication'],
  [/(?<=(?:technicien(?:ne)?|support|service) )info(?!\p{L})/giu, 'informatique'],
  [/(?<!\p{L})clim(?!\p{L})/giu, 'climatisation'],
  [/(?<!\p{L})RDV(?!\p{L})/gu, 'rendez-vous'],
  [/(?<!\p{L})maj (?=d[eu’])/giu, 'mise à jour '],
  [/(?<!\p{L})(lever) et coucher(?!\p{L})/giu, 'lever et au coucher'],
]

/** A line of a CV with its words whole. */
export const withWholeWords = (line: string): string =>
  shorthand.reduce((text, [cut, whole]) => text.replace(cut, whole), line)
