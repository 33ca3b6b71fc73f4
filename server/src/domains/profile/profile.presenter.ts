import type { PlanId } from '@lettrine/contract/plans'
import type { Profile } from '@lettrine/contract/profile'
import type { ProfileRow } from './profile.repository.ts'

export function presentProfile({ user, profile }: ProfileRow, plan: PlanId, isAdmin: boolean): Profile {
  return {
    id: user.id,
    displayName: user.name,
    email: user.email,
    isEmailVerified: user.emailVerified,
    plan,
    isAdmin,
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
