import { installFrenchMessages } from '@lettrine/contract/validation.fr'
import { z } from 'zod'

// zod compiles its schemas with eval unless disabled, and the content security policy forbids eval.
z.config({ jitless: true })
installFrenchMessages()
