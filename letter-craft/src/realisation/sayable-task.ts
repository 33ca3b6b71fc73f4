import { linkedGroup } from '../career/bare-object.ts'
import type { Morphology } from '../french/morphology.ts'
import { isSpelled } from './spelled-word.ts'
import { withoutAim } from './task-aim.ts'
import { upToBrokenList } from './task-line.ts'
import { action } from './task-text.ts'

const maxWords = 18
const minWords = 2

/** What a sentence can do without: the aim, the manner, the norms. */
const tails: readonly RegExp[] = [
  /,? (?:afin (?:de|d’|que)|dans le but d[e’]|en vue d[e’]|de manière à|de façon à|visant à|permettant d[e’]|tout en|en respectant|en tenant compte|ainsi que|telle? que|telles? que|comme|grâce|notamment|etc|y compris|en fonction d|selon|conformément|dans le respect|dans le cadre|en tant que|en collaboration|en lien|sous la|en utilisant|pendant|durant|générée?s? par)(?!\p{L}).*$/u,
  /, (?!\p{L}+(?:er|ir|re|oir)(?!\p{L}))(?!.* et ).*$/u,
  /,? (?:pour|lors|selon|à partir|au sein|au profit|auprès|via|par|avec|en(?! (?:œuvre|place|rayon|page|scène|ligne|route|valeur|forme|service))|dans|sur)(?!\p{L}).*$/u,
]

/** The group as a sentence can say it: without its tail, where that is too long, or in no words of the dictionary. */
export function sayable(said: string, morphology: Morphology): string | undefined {
  const whole = repairObjects(
    withoutAim(
      linkedOnce(said, morphology)
        .replace(/^accueillir les personnes$/u, 'accueillir le public')
        // People and calls are received, goods are «réceptionnées».
        .replace(
          /^réceptionner (?=(?:l[ae]s? |l’|des )(?:adhérent|client|patient|usager|visiteur|appel|famille|public|candidat|parent|élève|personne|locataire|artiste|invité))/u,
          'recevoir ',
        )
        // Care is given to someone.
        .replace(/^(surveiller l’état de santé|aider à la toilette)$/u, '$1 des personnes')
        .replace(/^gérer (?=(?:et \p{L}+ )?(?:une|l’|des) ?équipe)/u, 'encadrer ')
        .replace(/(?<!\p{L})webs(?!\p{L})/gu, 'web')
        // «…, co-animé avec la monitrice»
        .replace(/, (?:co-)?\p{L}+ée?s? (?:avec|par)(?!\p{L}).*$/u, '')
        // «transporter les patients, brancarder, désinfecter le véhicule»
        .replace(
          /^(\p{L}+(?:er|ir|re) [^()]*), (\p{L}+(?:er|ir|re) [^,()]*)$/u,
          (whole, start: string, last: string) =>
            / et (?:\p{L}+(?:er|ir|re) )/u.test(whole) ? whole : `${start} et ${last}`,
        )
        // «un livre, sur la mer, pour les enfants»
        .replace(/, (?=(?:sur|pour) (?:l’|\p{L}+s?(?: |$)))/gu, ' '),
    ),
  ).replace(
    /, \p{Ll}+ (?:de la|du|des|d’) ?\p{Lu}.*$|,(?: \p{Lu}\p{L}+)+$|, pour (?:la |le |l’)\p{Ll}+$/u,
    '',
  )
  const candidates = [whole, upToLength(whole)]
  // «… du logiciel Exemple® Pro»: up to the word that no letter can hold.
  const words = whole.split(' ')
  const bad = words.findIndex(
    (word, at) => unsayable.test(word) || hasOddQuotes(word) || !isSpelled(word, at, morphology),
  )
  let shorter = whole
  for (const [at, tail] of tails.entries()) {
    shorter = shorter.replace(tail, '')
    candidates.push(shorter)
    if (at === 0 && bad >= minCutWords)
      candidates.push(
        words
          .slice(0, bad)
          .join(' ')
          .replace(/(?:,| et) (?:l[ae]s? |l’|d[eu]s? )?\p{L}+$/u, ''),
      )
  }
  return candidates
    .map((text) => trimmed(upToBrokenList(trimmed(text), morphology)))
    .find((text) => isSayable(text, morphology))
}

/** With the one «de» that it lacks; one that lacks more is a list without its commas: up to the second thing. */
function linkedOnce(said: string, morphology: Morphology): string {
  const words = said.split(' ')
  let linked = 0
  for (let at = 1; at < words.length; at++) {
    const [before = '', word = ''] = words.slice(at - 1, at + 1)
    if (linkedGroup(`${before} ${word}`, morphology) === `${before} ${word}`) continue
    linked += 1
    // «des câbles chemins de câbles»: another thing.
    const isNext =
      /^(?:l[ae]s?|des|l’.*|d’.*)$/u.test(words[at - 2] ?? '') &&
      /^(?:d[eu]s?|d’.*)$/u.test(words[at + 1] ?? '')
    if (linked > 1 || isNext) return linkedGroup(words.slice(0, at).join(' '), morphology)
  }
  return linkedGroup(said, morphology)
}

/** A long group without its last complements. */
function upToLength(text: string): string {
  let left = text
  while (left.split(' ').length > maxWords) {
    const shorter = left.replace(lastComplement, '')
    if (shorter === left) break
    left = shorter
  }
  return left
}

/** A task without its last complement; its bracket stays. Undefined where it has none. */
export function withoutLastComplement(text: string): string | undefined {
  const [bracket = ''] = / \([^()]*\)$/u.exec(text) ?? []
  const bare = text.slice(0, text.length - bracket.length)
  const shorter = bare.replace(lastComplement, '')
  // «mettre en conformité le référentiel»: a verb alone says nothing.
  if (!shorter.includes(' ')) return undefined
  return shorter !== bare ? shorter + bracket : bracket === '' ? undefined : bare
}

const lastComplement =
  /,? (?:pour|lors|selon|à partir|au sein|au profit|auprès|via|par|avec|en|dans|sur)(?!\p{L})(?!.* (?:pour|lors|selon|au sein|au profit|auprès|via|par|avec|en|dans|sur)(?!\p{L})).*$/u

const minCutWords = 6

const trimmed = (text: string): string => {
  let left = text
    .replace(/[\s,.;:]+$/u, '')
    // «selon les normes»: which?
    .replace(
      / (?:selon|dans le respect de|en respectant) (?:les )?(?:normes|règles|consignes|procédures)$/u,
      '',
    )
  while (danglingEnd.test(left)) left = left.replace(danglingEnd, '').replace(/[\s,.;:]+$/u, '')
  return left
}

function isSayable(text: string, morphology: Morphology): boolean {
  const words = text.split(' ')
  if (words.length < minWords || words.length > maxWords) return false
  if (unsayable.test(text) || hasOddQuotes(text)) return false
  // «relancer jusqu’à clôture»: whom?
  if (/^\p{L}+ jusqu’/u.test(text)) return false
  // «Python/Django», and no other slash.
  if (/\//u.test(text.replace(/(?<=\p{Lu}[\p{L}\d.+#]*)\/(?=\p{Lu})/gu, ''))) return false
  return words.every((word, at) => isSpelled(word, at, morphology))
}

const danglingEnd =
  /(?: (?:et|ou|de|d’|du|des|en fonction|avant|après|pendant|à|au|aux|en|la|le|les|l’|un|une|pour|par|avec|sur|dans|vers|à partir|type|sous|CACES|logiciel|logiciels|application))$/u

const unsayable =
  /^(?:comprendre|découvrir|s’acculturer|acculturer|assurer l’acculturation|s’immerger|se familiariser|s’initier|assister à|assister au|observer (?:une?|des|les?|la) (?:personne|collègue|conseill|professionnel|équipe)\p{L}*)(?!\p{L})|^(?:accomplir|effectuer|réaliser|exécuter|assurer) (?:les|des|diverses|différentes|plusieurs) (?:tâches|missions)(?! (?:en|au|aux|chez|dans)(?!\p{L}))|(?:les|des|divers) (?:éléments|choses)$|^participer à la mise en (?:place|œuvre)$|^assurer la prise de poste|[:?!…()[\]{}<>"@#%+=*_\\]|(?<!\p{L})[jm]’|(?<![\p{L}-])(?:je|moi|nous|notre|nos|vous|votre|vos|etc|divers tâches|diverses tâches|tâches (?:spécifiques|diverses)|lesquel)(?!\p{L})|https?|\.\p{L}/iu

const hasOddQuotes = (text: string): boolean => /[«»]/u.test(text) && !/«[^«»]+»/u.test(text)

/** «et d’outils» after «le site», «et communication avec» after «des événements»: the article that the noun needs, or a cut. */
function repairObjects(text: string): string {
  const object = / (?:le|la|les|des|un|une|l’)(?:\s|(?<=’))/u.test(text)
  if (!object) return text
  return text
    .replace(
      /^(\p{L}+ (?:le|la|l’|les|des|une?) ?[^,]+?) et d(?:e |’)(?!leurs |ses |nos |plusieurs |divers)(?=\p{L}+s(?!\p{L}))/u,
      (whole, start: string) => (/ d(?:e |’)\p{L}+[sx]$/u.test(start) ? whole : `${start} et des `),
    )
    .replace(
      /(?:,| et) (?=\p{Ll}+ (?:d[eu]s?|d’\p{L}+|avec|aux?|auprès|à)(?!\p{L}))(?=(\p{Ll}+))(.*)$/u,
      (whole, noun: string) => (action.test(noun) ? '' : whole),
    )
}
