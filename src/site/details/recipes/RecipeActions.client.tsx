'use client'

import { Printer } from 'lucide-react'
import { HeartButton } from '@/features/favourites/HeartButton.client'
import { Button } from '@/ui/Button'
import { ShareButton } from '@/ui/ShareButton.client'

type Props = {
  databaseId: number
  title: string
  /** False where the rest is reserved: there is nothing to pin to the wall. */
  prints: boolean
}

/** What one does with a recipe as a whole: keep it, share it, print it. */
export function RecipeActions({ databaseId, prints, title }: Props) {
  return (
    <div className="recipe-actions">
      <HeartButton databaseId={databaseId} title={title} />
      <ShareButton title={title} copied="The link is copied." failed="The link could not be copied.">
        Share
      </ShareButton>
      {prints && (
        <Button look="plain" size="slim" onClick={() => window.print()}>
          <Printer className="size-4" aria-hidden="true" />
          Print
        </Button>
      )}
    </div>
  )
}
