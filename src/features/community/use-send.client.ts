import { useCallback } from 'react'
import { postJson } from '@/platform/forms/post-json'
import { authenticatedFetch } from '@/platform/session/authenticated-fetch'
import { COMMON_TEXTS } from '@/rules/common-texts'
import { useToast } from '@/ui/Toaster.client'

/** Sends a change to a call of the community, and says in a toast why it was refused. @returns null when it was */
export function useSend() {
  const toast = useToast()
  return useCallback(
    async <Answer>(path: string, body: object): Promise<Answer | null> => {
      const result = await postJson<Answer>(path, body, authenticatedFetch)
      if (result.step === 'done') return result.answer
      toast.error(result.message || Object.values(result.fields)[0] || COMMON_TEXTS.internalError)
      return null
    },
    [toast],
  )
}
