import { postJson } from '@/platform/forms/post-json'
import { authenticatedFetch } from '@/platform/session/authenticated-fetch'
import { FETCHED_WHEN_SHOWN } from '@/platform/session/personal-data'
import { useQuery } from '@/platform/session/use-query.client'
import type { ChangeOption } from '@/rules/membership/change-options'

/** What a change costs now, in minor units, and when it begins (ISO 8601). */
export type Preview = { dueNow: number; currency: string; from: string }

/** What a change of plan would cost. @returns `problem`: why it cannot be made, in words */
export function usePreview(option: ChangeOption | null): { quote: Preview | null; problem: string | null } {
  const { data } = useQuery({
    queryKey: ['membership-change', option?.plan, option?.interval],
    queryFn: () =>
      postJson<Preview>(
        '/api/memberships/change',
        { plan: option?.plan, interval: option?.interval, preview: true },
        authenticatedFetch,
      ),
    enabled: option !== null,
    ...FETCHED_WHEN_SHOWN,
  })
  if (!option || !data) return { quote: null, problem: null }
  if (data.step === 'done') return { quote: data.answer, problem: null }
  return { quote: null, problem: data.message || (Object.values(data.fields)[0] ?? null) }
}
