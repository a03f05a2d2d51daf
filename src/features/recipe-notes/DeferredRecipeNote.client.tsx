'use client'

import { useDeferred } from '@/ui/use-deferred.client'
import { NoteFrame, NoteLoading } from './NoteFrame'

const loadNote = () => import('./RecipeNote.client').then(({ RecipeNote }) => RecipeNote)

/** The member's note, whose code the page does not wait for: visitors never load it. */
export function DeferredRecipeNote({ databaseId }: { databaseId: number }) {
  const RecipeNote = useDeferred(loadNote)
  if (RecipeNote) return <RecipeNote databaseId={databaseId} />
  return (
    <NoteFrame busy>
      <NoteLoading />
    </NoteFrame>
  )
}
