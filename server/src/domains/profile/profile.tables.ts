import type { Candidate } from '@lettrine/contract/profile'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from '../../platform/database/columns.ts'

const lines = (name: string) => text(name).array().notNull().default([])

export const profiles = pgTable('profiles', {
  userId: uuid('user_id').primaryKey(),
  phoneNumber: text('phone_number'),
  jobTitle: text('job_title'),
  industry: text('industry'),
  location: text('location'),
  website: text('website'),
  bio: text('bio'),
  gender: text('gender').$type<NonNullable<Candidate['gender']>>(),
  civility: text('civility').$type<NonNullable<Candidate['civility']>>(),
  address: lines('address'),
  city: text('city'),
  experience: text('experience'),
  education: text('education'),
  skills: lines('skills'),
  achievements: lines('achievements'),
  languages: lines('languages'),
})

export const avatars = pgTable('avatars', {
  userId: uuid('user_id').primaryKey(),
  contentHash: text('content_hash').notNull(),
  webp: bytea('webp').notNull(),
  madeAt: instant('made_at').notNull(),
})
