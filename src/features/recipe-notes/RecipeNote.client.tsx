'use client'

import { useViewer } from '@/platform/session/Session.client'
import { COMMON_TEXTS } from '@/rules/common-texts'
import { RetryButton } from '@/ui/RetryButton.client'
import { NoteForm } from './NoteForm.client'
import { NoteFrame, NoteLoading } from './NoteFrame'
import { useRecipeNote } from './use-recipe-note.client'

/**
 * A member's private note about a recipe, on pages rendered for members only. Its space is reserved while it loads.
 * Renders a `section`.
 */
export function RecipeNote({ databaseId }: { databaseId: number }) {
  const { state } = useViewer()
  const { failed, note, retry, userId } = useRecipeNote(databaseId)
  const loading = note === undefined && !failed
  if (state === 'anonymous') return null
  return (
    <NoteFrame busy={loading}>
      {note !== undefined && <NoteForm key={`${userId}:${databaseId}`} databaseId={databaseId} savedText={note} />}
      {note === undefined && failed && (
        <div className="grid justify-items-start gap-3" role="alert">
          <p>Your note could not be loaded.</p>
          <RetryButton onRetry={retry}>{COMMON_TEXTS.tryAgain}</RetryButton>
        </div>
      )}
      {loading && <NoteLoading />}
    </NoteFrame>
  )
}
