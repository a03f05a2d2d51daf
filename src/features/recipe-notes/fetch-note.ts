import { queryOptions } from '@tanstack/react-query'
import { fetchPersonal, postPersonal } from '@/platform/session/authenticated-fetch'
import type { CallResult } from '@/platform/session/call-result'
import { FETCHED_WHEN_SHOWN } from '@/platform/session/personal-data'
import type { noteOf, saveNote } from './recipe-notes'

/** The user's note about a recipe, '' if there is none. Another device may change it, so each visit fetches it. */
export const recipeNoteQuery = (userId: number, recipeId: number) =>
  queryOptions({
    queryKey: ['recipe-note', userId, recipeId],
    queryFn: async ({ signal }) => {
      const path = `/api/recipes/notes/?recipeId=${recipeId}`
      return (await fetchPersonal<CallResult<typeof noteOf>>(path, 'the recipe note', signal)).note
    },
    ...FETCHED_WHEN_SHOWN,
  })

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
