import { agentDeSecurite } from './agent-de-securite.fr.ts'
import { aideSoignante } from './aide-soignante.fr.ts'
import { cadreCommercial } from './cadre-commercial.fr.ts'
import { chauffeurPoidsLourd } from './chauffeur-poids-lourd.fr.ts'
import { comptable } from './comptable.fr.ts'
import { cuisinier } from './cuisinier.fr.ts'
import { etudiantIngenieur } from './etudiant-ingenieur.fr.ts'
import { lyceenne } from './lyceenne.fr.ts'
import { plombierChauffagiste } from './plombier-chauffagiste.fr.ts'
import { primoArrivant } from './primo-arrivant.fr.ts'
import { professeureDesEcoles } from './professeure-des-ecoles.fr.ts'
import type { SampleCv } from './sample-cv.ts'
import { vendeuse } from './vendeuse.fr.ts'

/** CVs of invented people, written without a look at the rules of the reader. */
export const allCvs: SampleCv[] = [
  aideSoignante,
  chauffeurPoidsLourd,
  lyceenne,
  primoArrivant,
  agentDeSecurite,
  vendeuse,
  comptable,
  professeureDesEcoles,
  plombierChauffagiste,
  cuisinier,
  etudiantIngenieur,
  cadreCommercial,
]
