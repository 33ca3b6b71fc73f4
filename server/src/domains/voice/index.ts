export { readSteeringVoice } from './own-voice.ts'
export { register } from './register.ts'
export { exportOwnVoice } from './voice.repository.ts'
