export { registerDrawingRoute } from './drawing-route.ts'
export { libraryFolder, readLibrary, seedLibrary } from './seed-library.ts'
export { type TemplateContent, templateIndex } from './template-words.ts'
export { templateRoutes } from './templates.routes.ts'
