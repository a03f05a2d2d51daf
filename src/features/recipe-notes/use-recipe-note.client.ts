import { queryOptions } from '@tanstack/react-query'
import { fetchPersonal, postPersonal } from '@/platform/session/authenticated-fetch'
import type { CallResult } from '@/platform/session/call-result'
import { FETCHED_WHEN_SHOWN } from '@/platform/session/personal-data'
import { useViewer } from '@/platform/session/Session.client'
import { useQuery } from '@/platform/session/use-query.client'
import type { noteOf, saveNote } from './recipe-notes.server'

/** The user's note about a recipe, '' if there is none. Another device may change it, so each visit fetches it. */
const recipeNoteQuery = (userId: number, recipeId: number) =>
  queryOptions({
    queryKey: ['recipe-note', userId, recipeId],
    queryFn: async ({ signal }) => {
      const path = `/api/recipes/notes/?recipeId=${recipeId}`
      return (await fetchPersonal<CallResult<typeof noteOf>>(path, 'the recipe note', signal)).note
    },
    ...FETCHED_WHEN_SHOWN,
  })

/**
 * The signed-in user's note about a recipe.
 * @returns `note`: undefined until it is known
 */
export function useRecipeNote(recipeId: number) {
  const { state, user } = useViewer()
  const userId = state === 'authenticated' ? user.id : 0
  const { data, isError, isFetching, refetch } = useQuery({
    ...recipeNoteQuery(userId, recipeId),
    enabled: userId !== 0,
  })
  return { note: data, userId, failed: isError && !isFetching, retry: () => void refetch() }
}

/** Saves a note; a blank one deletes it. @returns the stored text; null on failure */
export async function sendNote(recipeId: number, note: string): Promise<string | null> {
  // Completes even if the user leaves the page.
  const result = await postPersonal<CallResult<typeof saveNote>>(
    '/api/recipes/notes',
    { recipeId, note },
    { keepalive: true },
  )
  return result?.note ?? null
}
