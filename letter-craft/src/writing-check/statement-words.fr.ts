import type { Language } from '../typography/fix.ts'

/** What the sender says of themselves without stating a fact: «ma candidature», «je serais heureux de vous rencontrer». */
export const courtesies: Readonly<Record<Language, RegExp>> = {
  fr: /(?<!\p{L})(?:(?:ma|cette) (?:candidature|lettre|demande|motivation|disponibilité|venue)|mon (?:CV|curriculum|intérêt|envie|arrivée|souhait|projet|diplôme en alternance)|mon parcours (?=vous|dans|et|$)|détail de mon parcours|m’(?:attire|intéresse|enthousiasme|anime)\p{L}*|me (?:plaît|plairait|motive|tente|parle)|je (?:vous |me |m’)*(?:propose|adresse|présente|soumets|joins|remercie|prie|tiens à votre disposition|réponds|postule|candidate|sollicite|demande|écris|souhaite\p{L}*|espère|pense|crois|serai\p{L}*|reste|peux|pourrai\p{L}*|voudrai\p{L}*|aimerai\p{L}*|veux)|j’(?:ai (?:décidé de|choisi de|souhaité|l’honneur|le plaisir|lu|relevé|découvert|pris connaissance)|écris|espère)|je (?:cherche|recherche|me (?:rendrai|tiens|permets))|permettez-moi|voici ce que j’ai fait|je suis (?:à votre|disponible|libre|prête?|heureu\p{L}+|ravie?|candidate?|intéressée?|attirée?))(?!\p{L})/giu,
  en: /(?<!\p{L})(?:my (?:application|CV|résumé|resume|interest|letter|motivation|availability)|I (?:would|will|could|can|hope|wish|look|am (?:writing|applying|available|happy|glad|keen|ready|free|interested)|enclose|attach|apply|thank|propose)|I’d|I’ll)(?!\p{L})/giu,
}

/** Verbs of a wish or of the future: they state no fact. */
export const wishes: Readonly<Record<Language, RegExp>> = {
  fr: /(?<!\p{L})(?:j’aimerais|je (?:vous )?(?:souhait\p{L}+|voudrais|veux|espère|pourrai\p{L}*|serai\p{L}*|saurai\p{L}*|aurai\p{L}*|\p{L}+(?:erai|irai|drai|erais|irais|drais))|j’\p{L}+(?:erai|irai|drai|erais|irais|drais))(?!\p{L})/iu,
  en: /(?<!\p{L})I(?:’d|’ll| would| will| could| hope| wish)(?!\p{L})/u,
}

/** The sender as the one who did, has or is something. */
export const ownStatement: Readonly<Record<Language, RegExp>> = {
  fr: /(?<!\p{L})(?:j’(?!aimerais)|je (?!vous (?!ai))|m’(?:a|ont|avait|avaient) |mon |ma |mes |nous (?:avons|étions|avions)|(?:titulaire|diplômée?) )/iu,
  en: /(?<!\p{L})(?:I|my|me|we)(?!\p{L})/iu,
}

/** A part of a sentence that speaks of the reader. */
export const ofTheReader: Readonly<Record<Language, RegExp>> = {
  fr: /(?<!\p{L})(?:vous|votre|vos|l’annonce|l’offre|le poste|ce poste|la fiche)(?!\p{L})/iu,
  en: /(?<!\p{L})(?:you|your|the (?:post|role|position|advertisement|job))(?!\p{L})/iu,
}

export const languageNames =
  /(?<!\p{L})(?:anglais|allemand|espagnol|italien|portugais|n[ée]erlandais|arabe|chinois|mandarin|russe|japonais|turc|polonais|langue des signes)(?!\p{L})/giu

/** First letters of words that tell nothing of a job but that one had it. */
export const emptyStems: ReadonlySet<string> = new Set(
  `trava exerc occup tenu tenai poste metie place journ parco exper annee pendan penda depui comme aussi ensui enfin puis avant apres
  appri appre conna chez dans avec entre parmi ainsi cette votre vous emplo fonct expli prese precis propos acqui etais avais janvi
  fevri mars avril juin juill aout septe octob novem decem debut retie retro ancie derni premi temps part parti quoti deman decri
  annon recru recher cherc souha savoi sais sait quand egale aujou actue curre work worke have been`.split(
    /\s+/u,
  ),
)
