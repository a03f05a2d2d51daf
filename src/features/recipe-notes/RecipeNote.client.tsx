'use client'

import { useState } from 'react'
import { SessionEnded } from '@/features/login/SessionEnded.client'
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
  // The form stays, with what was typed, when the session ends.
  const [opened, setOpened] = useState<{ userId: number; note: string } | null>(null)
  if (note !== undefined && opened?.userId !== userId) setOpened({ userId, note })
  const loading = !opened && !failed
  if (state === 'anonymous' && !opened) return null
  return (
    <NoteFrame busy={loading}>
      {/* Above the form: what it says when it loses the focus would move the button away from the press. */}
      {opened && state === 'anonymous' && <SessionEnded />}
      {opened && <NoteForm key={`${opened.userId}:${databaseId}`} databaseId={databaseId} savedText={opened.note} />}
      {!opened && failed && (
        <div className="grid justify-items-start gap-3" role="alert">
          <p>Your note could not be loaded.</p>
          <RetryButton onRetry={retry}>{COMMON_TEXTS.tryAgain}</RetryButton>
        </div>
      )}
      {loading && <NoteLoading />}
    </NoteFrame>
  )
}
