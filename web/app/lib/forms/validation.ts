import { installFrenchMessages } from '@lettrine/contract/validation.fr'
import { z } from 'zod'

// zod compiles its schemas with eval unless told otherwise, and the page forbids eval.
z.config({ jitless: true })
installFrenchMessages()
