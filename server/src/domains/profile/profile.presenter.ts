import type { Profile } from '@lettrine/contract/profile'
import type { ProfileRow } from './profile.repository.ts'

export function presentProfile({ user, profile }: ProfileRow): Profile {
  return {
    id: user.id,
    displayName: user.name,
    email: user.email,
    isEmailVerified: user.emailVerified,
    plan: 'free',
    photoURL: user.image,
    phoneNumber: profile?.phoneNumber ?? null,
    jobTitle: profile?.jobTitle ?? null,
    industry: profile?.industry ?? null,
    location: profile?.location ?? null,
    website: profile?.website ?? null,
    bio: profile?.bio ?? null,
    memberSince: user.createdAt.toISOString(),
  }
}
