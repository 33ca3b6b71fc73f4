import { GenerationRequest } from '@lettrine/contract/generation'
import type { LlmSandbox } from '../../sandbox/llm/server.ts'
import type { LetterSources } from '../src/platform/text-generation/letter-argument.ts'
import type { ModelTimeouts } from '../src/platform/text-generation/model-call.ts'
import type { WritingTask } from '../src/platform/text-generation/text-generator.ts'
import type { ModelSettings } from '../src/platform/text-generation/writer-settings.ts'

/** Short for fast tests, long enough for a busy machine. */
export const shortTimeouts: ModelTimeouts = {
  firstChunkMs: 1_200,
  chunkMs: 800,
  totalMs: 4_000,
  retryPauseMs: 5,
}

/** Settings of either provider for a sandbox; `mode` is selected by the model's name. */
export function sandboxSettings(
  sandbox: LlmSandbox,
  wire: ModelSettings['name'],
  mode: string,
): ModelSettings {
  const model = `sandbox-${mode}`
  return wire === 'gemini'
    ? { name: wire, model, apiKey: 'a-key', baseUrl: sandbox.geminiUrl }
    : { name: wire, model, baseUrl: sandbox.openAiUrl }
}

/** The same person as cards. */
const teaSeller: LetterSources = {
  cards: {
    jobs: [
      {
        id: 'job-1',
        kind: 'employment',
        title: 'Vendeur',
        employer: 'Brûlerie Sud',
        employerKind: '',
        place: 'Nantes',
        from: '2020',
        to: '2023',
        current: false,
        tasks: ['vendre du café', 'préparer les commandes', 'tenir la caisse'],
        results: [],
      },
    ],
    education: [],
    certificates: [],
    languages: [],
    tools: [],
    interests: [],
  },
  ownWords: ['J’ai formé 4 saisonniers à la préparation des commandes.'],
  unused: [],
  notes: [],
  others: async () => [],
  year: 2026,
  month: 11,
}

/** A task with enough facts for a letter. */
export function createWritingTask(changes: Partial<WritingTask> = {}): WritingTask {
  const request = GenerationRequest.parse({
    jobTitle: 'Vendeur en thés',
    company: 'La Halle aux Thés',
    recipientName: 'Mme Petit',
    recipientEmail: 'petit@halle.example',
    jobDescription:
      'La Halle aux Thés recrute à Nantes.\nVos missions :\n- conseiller la clientèle\n- tenir la caisse\n- préparer les commandes',
    userProfile: {
      name: 'Camille Dupuis',
      experience:
        'J’ai vendu du café pendant trois ans chez Brûlerie Sud.\nJ’ai formé 4 saisonniers à la préparation des commandes.',
      skills: ['caisse', 'conseil'],
      education: 'CAP équipier polyvalent du commerce, 2019',
    },
    interview: {
      whyThem: 'Vos thés viennent de petits jardins que vous nommez.',
      availability: 'dès le 5 janvier',
    },
  })
  return { ...request, owner: 'alice', seed: 3, sources: async () => teaSeller, ...changes }
}
