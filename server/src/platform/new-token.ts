import { randomBytes } from 'node:crypto'

/** 128 random bits, base64url. */
export const newToken = (): string => randomBytes(16).toString('base64url')
