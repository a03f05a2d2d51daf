'use client'

import { Printer } from 'lucide-react'
import { FavoriteButton } from '@/features/favorites/FavoriteButton.client'
import { Button } from '@/ui/Button'
import { ShareButton } from '@/ui/ShareButton.client'

type Props = {
  databaseId: number
  title: string
  /** False where the rest is reserved: there is nothing to pin to the wall. */
  printable: boolean
}

/** What one does with a recipe as a whole: keep it, share it, print it. */
export function RecipeActions({ databaseId, printable, title }: Props) {
  return (
    <div className="recipe-actions">
      <FavoriteButton databaseId={databaseId} title={title} />
      <ShareButton title={title} copiedMessage="The link is copied." failedMessage="The link could not be copied.">
        Share
      </ShareButton>
      {printable && (
        <Button variant="plain" size="slim" onClick={() => window.print()}>
          <Printer className="size-4" aria-hidden="true" />
          Print
        </Button>
      )}
    </div>
  )
}
