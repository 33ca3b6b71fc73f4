export { generationRoutes, registerGenerationStream } from './generation.routes.ts'
