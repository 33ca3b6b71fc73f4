export { generationRoutes, registerGenerationStream, rewritingRoutes } from './generation.routes.ts'
