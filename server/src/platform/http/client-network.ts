import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/** Who asks, for limits: the address, or of IPv6 the network, of which a caller has billions of addresses. */
export const clientNetwork = ({ ip }: Pick<FastifyRequest, 'ip'>): string => normalizeIP(ip, 64)
