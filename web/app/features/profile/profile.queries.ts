import type { Profile, ProfileChange } from '@lettrine/contract/profile'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api, orpc } from '../../lib/api/api.ts'
import { requestJson } from '../../lib/api/http.ts'
import { refreshUser } from '../../lib/session/session.ts'

/** Saves a part of the profile; the whole screen then shows the person anew. */
export async function saveProfile(change: ProfileChange): Promise<Profile> {
  const { data } = await api.profile.change(change)
  await refreshUser()
  return data
}

/** The figures of one’s letters, for the head of the page. */
export const useLetterFigures = () =>
  useQuery(
    orpc.letters.stats.queryOptions({
      input: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
    }),
  )

/** Sends a picture; its limits are the server’s to judge. */
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
