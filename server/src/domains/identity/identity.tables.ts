import { bigint, boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  // Better Auth's name for it.
  token: text('token_hash').notNull().unique(),
  expiresAt: instant('expires_at').notNull(),
  lastUsedAt: instant('last_used_at').notNull().defaultNow(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  secondFactorAt: instant('second_factor_at'),
  ownerProvedAt: instant('owner_proved_at'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const accounts = pgTable('accounts', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  accountId: text('account_id').notNull(),
  providerId: text('provider_id').notNull(),
  accessToken: text('access_token'),
  refreshToken: text('refresh_token'),
  idToken: text('id_token'),
  accessTokenExpiresAt: instant('access_token_expires_at'),
  refreshTokenExpiresAt: instant('refresh_token_expires_at'),
  scope: text('scope'),
  password: text('password'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const verifications = pgTable('verifications', {
  id: uuid('id').primaryKey(),
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt: instant('expires_at').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const signingKeys = pgTable('signing_keys', {
  id: uuid('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  alg: text('alg'),
  crv: text('crv'),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at'),
})

/** The names of the first seven fields are Better Auth's; the last three are ours. */
export const secondFactors = pgTable('second_factors', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull().unique(),
  secret: text('secret').notNull(),
  backupCodes: text('recovery_code_hashes').notNull(),
  verified: boolean('is_verified').notNull(),
  failedVerificationCount: integer('failed_count').notNull().default(0),
  lockedUntil: instant('locked_until'),
  lastStep: bigint('last_step', { mode: 'number' }),
  lastUsedAt: instant('last_used_at'),
  createdAt: instant('created_at').notNull(),
})

export const passkeys = pgTable('passkeys', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  name: text('name').notNull(),
  publicKey: text('public_key').notNull(),
  credentialID: text('credential_id').notNull().unique(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  deviceType: text('device_type').notNull(),
  backedUp: boolean('is_backed_up').notNull(),
  transports: text('transports'),
  aaguid: text('aaguid'),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at'),
})
