import { signedIn } from '../../platform/http/api.ts'
import { addText, chooseVoice, eraseVoice, readOwnVoice, removeText } from './own-voice.ts'

const routes = signedIn.voice

export const voiceRoutes = {
  get: routes.get.handler(async ({ context }) => ({ data: await readOwnVoice(context, context.user.id) })),
  addText: routes.addText.handler(async ({ input, context }) => ({
    data: await addText(context, context.user.id, input.content),
  })),
  removeText: routes.removeText.handler(async ({ input, context }) => ({
    data: await removeText(context, context.user.id, input.id),
  })),
  choose: routes.choose.handler(async ({ input, context }) => ({
    data: await chooseVoice(context, context.user.id, input),
  })),
  erase: routes.erase.handler(async ({ context }) => ({ data: await eraseVoice(context, context.user.id) })),
}
