import type { PlanId } from '@lettrine/contract/plans'
import { type Candidate, completionFields, type Profile } from '@lettrine/contract/profile'
import type { ProfileRow } from './profile.repository.ts'

/** URL of an avatar; its hash, known only to its owner, gives access. */
export const avatarAddress = (userId: string, hash: string) => `/v1/users/${userId}/avatars/${hash}.webp`

export function presentProfile(
  { user, profile, avatarHash }: ProfileRow,
  plan: PlanId,
  isAdmin: boolean,
): Profile {
  const page = {
    displayName: user.name,
    email: user.email,
    phoneNumber: profile?.phoneNumber ?? null,
    jobTitle: profile?.jobTitle ?? null,
    industry: profile?.industry ?? null,
    location: profile?.location ?? null,
    website: profile?.website ?? null,
    bio: profile?.bio ?? null,
  }
  const filled = completionFields.filter((name) => page[name])
  return {
    id: user.id,
    ...page,
    isEmailVerified: user.emailVerified,
    plan,
    isAdmin,
    photoURL: avatarHash === null ? null : avatarAddress(user.id, avatarHash),
    candidate: presentCandidate(profile),
    completionRate: Math.round((filled.length / completionFields.length) * 100),
    memberSince: user.createdAt.toISOString(),
  }
}

function presentCandidate(profile: ProfileRow['profile']): Candidate {
  return {
    gender: profile?.gender ?? null,
    civility: profile?.civility ?? null,
    address: profile?.address ?? [],
    city: profile?.city ?? '',
    experience: profile?.experience ?? '',
    education: profile?.education ?? '',
    skills: profile?.skills ?? [],
    achievements: profile?.achievements ?? [],
    languages: profile?.languages ?? [],
  }
}
