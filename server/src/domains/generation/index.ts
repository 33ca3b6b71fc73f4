export { generationRoutes, registerGenerationStream, rewritingRoutes } from './generation.routes.ts'
export { writeLetter } from './write-letter.ts'
