import { countedNouns } from '../career/counted-nouns.fr.ts'
import { withArticle } from '../french/contraction.ts'
import type { Morphology } from '../french/morphology.ts'
import { plainLetters } from '../french/plain-letters.ts'
import { stemsOf } from '../french/stems.ts'
import { deedOfSentence } from '../realisation/first-person.fr.ts'
import { withFittingArticles } from '../realisation/fitting-articles.ts'
import { isOddTask, withoutBareDeed } from '../realisation/odd-task.fr.ts'
import { withOwnVerb } from '../realisation/own-verb.ts'
import { withWholeWords } from '../realisation/shorthand.fr.ts'
import { readTasks } from '../realisation/task.ts'
import { withToolNames } from '../realisation/tool-names.ts'
import type { VerbPhrase } from '../realisation/verb-phrase.ts'
import { wordDoubt } from '../realisation/word-doubt.ts'
import type { FactDeps } from './facts.ts'
import { readWorded } from './worded-tasks.ts'

/** The tasks of a card: those that the person worded as they stand, the others as they are read. */
export function readLines(lines: readonly string[], card: string, deps: FactDeps): readonly VerbPhrase[] {
  const worded = deps.confirmed?.get(card)
  return worded
    ? readWorded(lines, worded, deps)
    : readTasks(
        lines.map((line) => withSeveral(agreed(mended(line), deps.morphology), deps.morphology)),
        deps.morphology,
        deps,
      ).map((read, at, all) => {
        const task = withOwnVerb(read, deps.morphology)
        const told = withBeside(
          withAlone(withObjectArticle(withoutBareDeed(withoutTail(task.text)), deps.morphology), task.line),
          task.line,
          all.findIndex(({ line }) => line === task.line) === at,
        )
        const articled = (
          task.verbs.length === 1
            ? withSecondArticle(withBothArticles(told, deps.morphology), deps.morphology)
            : told
        )
          .replace(someOf, 'des ')
          // «créer des logos et les affiches»: of both, some.
          .replace(
            /(?<=^(?:créer|concevoir|réaliser|rédiger|envoyer|produire) des \p{L}+(?: \p{Ll}+)?) et les (?=\p{Ll}+s)/u,
            ' et des ',
          )
        const text = behindVerbs(articled, task.verbs, (one) => withFittingArticles(one, deps.morphology))
        if (ofTill.test(text)) return { ...task, ...till, doubt: task.doubt ?? 0 }
        const verbs = task.verbs.filter(({ at }) => at < text.length)
        return {
          ...task,
          text,
          verbs,
          doubt:
            (task.doubt ?? 0) +
            (hollow.test(text) ? hollowDoubt : 0) +
            (isOddTask(text) ? oddDoubt : 0) +
            wordDoubt(text, task.line ?? '', deps.morphology),
        }
      })
}

/** A task with what stands behind its verbs changed: the places of the verbs stay. */
const behindVerbs = (text: string, verbs: VerbPhrase['verbs'], change: (text: string) => string): string => {
  const changed = change(text)
  const from = Math.max(...verbs.map(({ at }) => at))
  return changed.slice(0, from) === text.slice(0, from) ? changed : text
}

/** For whom something was done: «tout public à partir de 3 ans». */
const forWhom = /,? (?:pour )?(tout public(?:,? (?:à partir de|dès) \d+ ans)?)$/iu

/** «Atelier de drapeaux» and «Confection de drapeaux tout public» are one thing: whom it was for is said of it. */
export const withWhomFor = (lines: readonly string[]): string[] => {
  const told = [...lines]
  for (const line of lines) {
    const [whole, people] = forWhom.exec(line) ?? []
    if (whole === undefined || people === undefined) continue
    const stems = stemsOf(line.slice(0, -whole.length)).slice(1)
    const same = told.findIndex(
      (one) => one !== line && stems.length > 0 && stems.every((stem) => stemsOf(one).includes(stem)),
    )
    const at = told.indexOf(line)
    if (same < 0) told[at] = `${line.slice(0, -whole.length)} pour ${people}`
    else {
      told[same] = `${told[same]} pour ${people}`
      told.splice(at, 1)
    }
  }
  return told
}

/** «Surveillance seule d’une plage» → «surveiller seule une plage»: that nobody else was there tells most. */
const withAlone = (text: string, line = ''): string => {
  const alone = /^\p{L}+ (seule?) (?:d[eu]|des|d[’'])(?: |(?<=[’']))/iu.exec(line.trim())?.[1]
  return alone === undefined ? text : text.replace(/^\p{L}+(?= )/u, `$& ${alone.toLowerCase()}`)
}

/** «…, projets numériques en parallèle»: what was done beside a post is not told as the post. */
const withBeside = (text: string, line = '', isFirst = true): string =>
  isFirst && /(?<!\p{L})en parallèle(?!\p{L})/iu.test(line) && !text.includes('en parallèle')
    ? text.replace(/^\p{L}+(?= )/u, '$& en parallèle')
    : text

/** «utiliser la caisse enregistreuse pour les transactions en espèces, par chèque ou par carte bancaire» */
const ofTill = /^utiliser (?:la|une) caisse(?: enregistreuse)?(?: pour .*)?$/u
const till = { text: 'tenir la caisse', verbs: [{ lemma: 'tenir', at: 0 }] }

/** Slips and shorthand of CVs, as a sentence has them: «un livre pour enfant», «d’archive bureautiques». */
const mended = (line: string): string =>
  withWholeWords(deedOfSentence(withToolNames(line)))
    // «accueil et réception d’appels»: calls are answered, and not welcomed.
    .replace(/^accueil et réception (?=d(?:es |[’'])appels)/iu, 'Réception ')
    .replace(/(?<=premier (?:entré|arrivé)), (?=premier sorti)/giu, ' ')
    // «l’organisation logistique et des processus»: an adjective and a complement do not stand on one string.
    .replace(
      /(?<=\p{L}{4}(?:tion|ment|ance|ence|ion) \p{Ll}+(?:ique|elle|ive|ière|aire|ale)) et (?:des|du|de la) [^,;]*/giu,
      '',
    )
    // «…pour assurer la livraison et la gestion des stocks»: both are what it was for.
    .replace(
      /(?<= pour (?:assurer|garantir|permettre|faciliter|optimiser|améliorer) (?:la |le |l[’']|les )[^,;]*) et (?:la|le|l[’']|les) ?\p{L}[^,;]*$/iu,
      '',
    )
    // «l’électrique, du gerbeur»
    .replace(
      /^((?:utilisation|conduite|maniement|manipulation|réglage) (?:du|de la|des|de l[’']) ?[^,]+), (?=(?:du|de la|des) [^,]+$)/iu,
      '$1 et ',
    )
    // «suivi des commandes, du service client»
    .replace(
      /((?:^|: )\p{L}+ (?:des|du|de la|de l[’']) ?(?!.* et )[^,:]+), (?=(?:du|des|de la) [^,]+(?:,|$))/iu,
      '$1 et ',
    )
    // «les KPIs»: initials have no plural.
    .replace(/(?<!\p{L})(\p{Lu}{2,5})s(?!\p{L})/gu, '$1')
    // «des clients B2B français»
    .replace(/(?<=clients?) (?:B2B|BtoB|B to B|B2C|BtoC)(?= \p{Ll})/giu, '')
    // Two words for one deed: «gestion et traitement des retours», «mise à jour et actualisation du cahier»
    .replace(
      /^gestion et (?=(?:traitement|pilotage|suivi|surveillance|organisation|coordination|planification) )/iu,
      '',
    )
    .replace(/^(mise à jour|mettre à jour) et actualis(?:ation|er)(?= )/iu, '$1')
    // «des rapports détaillants l’état»: a participle of the present does not agree.
    .replace(
      /(?<=s (?:détaill|expliqu|présent|concern|permett|décriv|conten|relat))ants(?= (?:les?|la) | l[’'])/giu,
      'ant',
    )
    // «les colis, les publicités ainsi que les recommandés»
    .replace(
      /^((?!.*(?<!\p{L})et(?!\p{L}))[^():]*?),? ainsi que (?=(?:les|des|la|le|une?|du|leurs?) |l[’'])/iu,
      '$1 et ',
    )
    // «…des clients.Suivi des équipes»: two sentences without their space.
    .replace(/(?<=\p{Ll}{3})\.(?=\p{Lu}\p{Ll}{3})/gu, '. ')
    // «Application rigoureuse des procédures»: they are applied, and not developed.
    .replace(
      /(?<!\p{L})(application) (?:rigoureuse|stricte|scrupuleuse|méticuleuse) (?=d(?:es|u|e la) )/giu,
      '$1 ',
    )
    // «Analyse des pièces et respect des délais»: another deed.
    .replace(/(?<=\p{L}) et respect (?=d(?:es|u|e la) |de l[’'])/giu, ', respect ')
    // «Relire les contrats et les faire signer»: a pronoun before its verb changes place in the past.
    .replace(
      /^(\p{L}+(?:er|ir|re) .+) et (?:le|la|les|l[’']) ?\p{L}+(?:er|ir|re)(?: \p{L}+(?:er|ir|re))?$/iu,
      '$1',
    )
    .replace(/^suivie (?=et |des? |du )/iu, 'Suivi ')
    // What one had to understand, one has studied.
    .replace(/^comprendre (?=(?:les?|la) \p{L}|l[’'])/iu, 'étudier ')
    // «le reporting des ventes Excel», and no «tableau Excel»
    .replace(
      /(?<!(?:tableaux?|fichiers?|feuilles?|macros?|logiciels?|suite|pack|bases?|sous|sur|avec|et|,|via|en|utilisant|utiliser|maîtriser)) (?=(?:Excel|PowerPoint|AutoCAD|SolidWorks)(?: |$))(?<=\p{Ll} )/gu,
      ' sous ',
    )
    // «d’archive bureautiques»: the adjective tells the number.
    .replace(/ (d[’']\p{Ll}+[^sx\s]) (?=\p{Ll}+(?:iques|elles|aires|ables)(?!\p{L}))/gu, ' $1s ')
    .replace(/(?<!\p{L})([Cc])ontainer(?=s?(?!\p{L}))/gu, '$1onteneur')
    // «en Python et en utilisant GCP», «en Java et avec Spring»
    .replace(/ et (?:en utilisant|avec) (?=\p{Lu})/gu, ', avec ')
    .replace(
      /,? pour (enfant|adolescent|adulte|senior|débutant|particulier|professionnel|élève|étudiant|patient|usager|client|salarié|résident)(?!\p{L})/giu,
      ' pour $1s',
    )
    // «un livre, sur l’environnement pour enfants»
    .replace(/(, sur [^,]+)( pour \p{L}+s)$/u, '$2$1')

/** Verbs that go with a bare noun: «faire partie», «tenir compte», «porter secours». */
const ofBareNouns =
  /^(?:rester|sembler|paraître|demeurer|faire|prendre|rendre|tenir|mettre|porter|avoir|donner|prêter|perdre|servir|être|devenir|travailler|parler|passer|venir|aller)$/u

/** «vendre épargne et assurances» → «vendre l’épargne et les assurances»: an object has its article. */
function withObjectArticle(text: string, morphology: Morphology): string {
  const [, verb = '', noun = '', rest = ''] = /^(\p{L}+) (\p{Ll}{4,})(?= |$)(.*)$/u.exec(text) ?? []
  if (noun === '' || ofBareNouns.test(verb) || !isObject(noun, morphology)) return text
  const [reading] = morphology.readings(noun).filter(({ pos }) => pos === 'NOUN')
  if (!reading) return text
  const also = rest.replace(/^ et (\p{Ll}{4,}s)(?= |$)/u, (whole, other: string) =>
    isObject(other, morphology) ? ` et les ${other}` : whole,
  )
  // «encadrer équipe de 4 personnes»: one of them.
  const some = reading.number === 'p' ? 'des' : reading.gender === 'f' ? 'une' : 'un'
  const isCounted =
    /^ (?:de |d’)(?:\d|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze)(?!\p{L})/u.test(rest)
  return `${verb} ${isCounted ? `${some} ${noun}` : withArticle(noun, reading)}${also}`
}

/** Behind an infinitive, «épargne» is no verb. */
const isObject = (word: string, { readings }: Morphology): boolean => {
  const kinds = readings(word).map(({ pos }) => pos)
  return kinds.includes('NOUN') && kinds.every((pos) => /^(?:NOUN|VERB|ADJ)$/u.test(pos))
}

/** «des élément variables», «les client»: a slip of CVs that the article mends. */
const withPlurals = (line: string, morphology: Morphology): string =>
  line.replace(
    /(?<=(?<!\p{L})(?:des|les|aux|ces|plusieurs) )(\p{Ll}{4,}[^sxz\s])(?= |$|[,.;)])/gu,
    (noun: string) => {
      const readings = morphology.readings(noun)
      const [own] = readings
      const isOne = own !== undefined && readings.every(({ pos, number }) => pos === 'NOUN' && number === 's')
      return isOne ? (morphology.inflect(own.lemma, { pos: 'NOUN', number: 'p' })[0] ?? noun) : noun
    },
  )

/** Deeds of which a telegram names the thing once, and that are done to several. */
const deedOfMany =
  /(?<=(?<!\p{L})(?:mises? en (?:place|œuvre)|création|conception|réalisation|animation|organisation|élaboration|rédaction|développement) )(de |d[’'])(\p{Ll}{4,})((?: (?:web|internet))?)((?: \p{Ll}{4,})?(?: et \p{Ll}{4,})?)(?= (?:pour|avec|en|sur|auprès|dans|à|aux|chez|lors) |[,.;)]|\s*$)/giu

/** «animation d’atelier ludique et pédagogique» → «animation d’ateliers ludiques et pédagogiques» */
const withSeveral = (line: string, morphology: Morphology): string =>
  line.replace(deedOfMany, (whole, of: string, noun: string, web: string, qualities: string) => {
    const [own] = morphology.readings(noun).filter(({ pos }) => pos === 'NOUN')
    if (!own?.gender || own.number !== 's' || !countedNouns.has(noun)) return whole
    const [several] = morphology.inflect(own.lemma, { pos: 'NOUN', number: 'p' })
    const agreeing = qualities.split(' ').map((word) => {
      if (word === '' || word === 'et') return word
      const adjective = morphology
        .readings(word)
        .find(({ pos, gender }) => pos === 'ADJ' && (gender === undefined || gender === own.gender))
      const [form] = adjective
        ? morphology.inflect(adjective.lemma, { pos: 'ADJ', gender: own.gender ?? 'm', number: 'p' })
        : []
      return form
    })
    return several && agreeing.every((word) => word !== undefined)
      ? `${of}${several}${web}${agreeing.join(' ')}`
      : whole
  })

/** «les normes nationaux et internationaux»: in the feminine, where the noun is. */
const agreed = (line: string, morphology: Morphology): string =>
  withPlurals(line, morphology).replace(
    /(?<!\p{L})(\p{Ll}{4,}[sx]) (\p{Ll}{3,}aux)((?: et|,) \p{Ll}{3,}aux)?(?!\p{L})/gu,
    (whole, noun: string, adjective: string, other = '') => {
      const nouns = morphology.readings(noun).filter(({ pos }) => pos === 'NOUN')
      const isFeminine = nouns.length > 0 && nouns.every(({ gender }) => gender === 'f')
      const said = `${noun} ${adjective}${other}`.replace(/aux(?!\p{L})/gu, 'ales')
      return isFeminine && morphology.readings(adjective.replace(/aux$/u, 'ales')).length > 0 ? said : whole
    },
  )

/** «assurer les présentations et les formations»: nobody gave all of them. */
const someOf =
  /(?<=^(?:assurer|donner|mener|préparer) (?:.+ et )?)les (?=(?:présentations|formations|conférences|interventions|animations|réunions|interviews|enquêtes|campagnes|boissons)(?! (?:d[eu]s? |d’)))/gu

/** «nettoyer les chambres et couloirs»: each has its article, where the two are no end of a list in brackets. */
const withBothArticles = (text: string, morphology: Morphology): string =>
  text.replace(
    /(?<= )(?<!\([^()]*)(les|des) (\p{Ll}{3,}[sx]) et (\p{Ll}{3,}[sx])(?= |$)/u,
    (whole, article: string, one: string, other: string) => {
      const readings = morphology.readings(other)
      const isThing = readings.some(({ pos }) => pos === 'NOUN') && readings.every(({ pos }) => pos !== 'ADJ')
      return isThing ? `${article} ${one} et ${article} ${other}` : whole
    },
  )

/** «nettoyer l’atelier et pistolets» */
const withSecondArticle = (text: string, morphology: Morphology): string =>
  text.replace(
    /(?<=^\p{L}+ (?:la |le |l’)\p{Ll}+) et (?=(\p{Ll}{3,}[sx])(?: |$))/u,
    (whole, other: string) => {
      const readings = morphology.readings(other)
      const isThing = readings.some(({ pos }) => pos === 'NOUN') && readings.every(({ pos }) => pos !== 'ADJ')
      return isThing ? ' et les ' : whole
    },
  )

/** «organiser les tâches», «classer les pièces»: whose, for what? */
const hollow =
  /^\p{L}+(?:,? (?:et )?\p{L}+)? (?:les|des) (?:tâches|pièces|éléments|missions|activités|opérations)(?: et les \p{L}+| pour (?:maximiser|optimiser|améliorer) .*)?(?: \([^()]*\))?$/u
/** Doubt from which no letter tells a task. */
const oddDoubt = 2
const hollowDoubt = 0.8

/**
 * Without the lists of a CV: «diriger la cellule armement (organisation, logistique et entretien)»; «(IATA, ADR)» and «(80
 * appels par jour)» tell something. «…de l’application telle que la refonte de l’application» says its words twice.
 */
function withoutTail(text: string): string {
  const listed = text.replace(/\s*\((?=(?:[^\s()]+\s+){3,})(?![^()]*,)[^()\d]*\)/gu, '')
  // What one respects is no deed; «en parallèle» of what the CV said before.
  const bare = (hollow.test(listed) ? text : listed)
    .replace(/,? et respecter [^,]*$| en parallèle$/u, '')
    // «lors du festival»: which?
    .replace(/ (?:lors|au cours|à l’occasion) (?:du|de la|de l’|des) ?\p{Ll}+$/u, '')
    .replace(
      / avec pour (?:but|objectif)(?: principal)? (?:de |d’)(?=\p{L}+(?:er|ir|re)(?!\p{L}))/u,
      ' pour ',
    )
  const [, head = '', tail = ''] = /^(.{12,}?),? tel(?:le)?s? que (.+)$/u.exec(bare) ?? []
  const words = (part: string): readonly string[] => plainLetters(part).match(/[a-z]{5,}/gu) ?? []
  return words(tail).some((word) => words(head).includes(word)) ? head : bare
}
