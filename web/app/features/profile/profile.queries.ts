import type { Profile, ProfileChange } from '@lettrine/contract/profile'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api, orpc } from '../../lib/api/api.ts'
import { requestJson } from '../../lib/api/http.ts'
import { refreshUser } from '../../lib/session/session.ts'

/** Saves part of the profile, then refreshes the signed-in user. */
export async function saveProfile(change: ProfileChange): Promise<Profile> {
  const { data } = await api.profile.change(change)
  await refreshUser()
  return data
}

/** Letter statistics, for the head of the page. */
export const useLetterFigures = () =>
  useQuery(
    orpc.letters.stats.queryOptions({
      input: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
    }),
  )

/** Uploads a picture; the server checks its limits. */
export const useUploadPhoto = () =>
  useMutation({
    mutationFn: async (file: File) => {
      const form = new FormData()
      form.append('avatar', file)
      await requestJson('/v1/users/upload-avatar', { method: 'POST', body: form })
      await refreshUser()
    },
  })

export const useRemovePhoto = () =>
  useMutation({
    mutationFn: async () => {
      await api.profile.removeAvatar()
      await refreshUser()
    },
  })

export const useSendVerification = () =>
  useMutation({ mutationFn: () => api.account.sendVerificationEmail().then(({ data }) => data.sent) })
