import 'server-only'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readableRecipe } from '@/catalogue/readable-recipe.server'
import { asSystem } from '@/cms/client/local-api.server'
import { executeSql } from '@/cms/client/sql.server'
import { requireAccount, type Viewer } from '@/platform/session/viewer.server'
import { LIMITS } from '@/rules/limits'
import { databaseId, databaseIdParam } from '@/rules/schemas'

const REASON = 'the notes of the signed-in user'
const MAX_CHARS = LIMITS.recipeNoteMaxChars.toLocaleString('en-US')

/** GET /api/recipes/notes/: a recipe's databaseId. */
export const noteQuery = z.object({
  recipeId: databaseIdParam,
})

/** POST /api/recipes/notes: the note's text; a blank one deletes it. */
export const noteBody = z.object({
  recipeId: databaseId,
  note: z.string('Write it as text.').trim().max(LIMITS.recipeNoteMaxChars, `Use ${MAX_CHARS} characters at most.`),
})

/** The user's note about a recipe; '' if there is none. */
export async function noteOf(viewer: Viewer, { recipeId }: z.infer<typeof noteQuery>): Promise<{ note: string }> {
  const payload = await asSystem(REASON)
  const { docs } = await payload.db.find<{ text: string }>({
    collection: 'recipeNotes',
    where: { and: [{ member: { equals: requireAccount(viewer).id } }, { item: { equals: recipeId } }] },
    limit: 1,
    pagination: false,
  })
  return { note: docs[0]?.text ?? '' }
}

/**
 * Saves the user's note about a recipe; of two concurrent calls the later one stays.
 * @throws AppError not_found, forbidden; a note can always be deleted
 */
export async function saveNote(
  viewer: Viewer,
  { note, recipeId }: z.infer<typeof noteBody>,
): Promise<{ note: string }> {
  const member = requireAccount(viewer).id
  if (note === '') {
    await executeSql(
      REASON,
      sql`delete from recipe_notes where member_id = ${member} and item = ${recipeId} returning id`,
    )
    return { note }
  }
  await readableRecipe(recipeId, viewer.audience)
  const nowIso = new Date().toISOString()
  await executeSql(
    REASON,
    sql`insert into recipe_notes (member_id, item, text, updated_at, created_at)
      values (${member}, ${recipeId}, ${note}, ${nowIso}, ${nowIso})
      on conflict (member_id, item) do update set text = excluded.text, updated_at = excluded.updated_at
      returning id`,
  )
  return { note }
}
