'use client'

import { Printer } from 'lucide-react'
import { FavoriteButton } from '@/features/favorites/FavoriteButton.client'
import { FAVORITE_WORD } from '@/features/favorites/favorite-word'
import { Button } from '@/ui/Button'
import { ShareButton } from '@/ui/ShareButton.client'

type Props = {
  databaseId: number
  title: string
  /** False if the rest of the recipe is locked, so there is nothing to print. */
  printable: boolean
}

/** Actions for the whole recipe: save as favorite, share, print. */
export function RecipeActions({ databaseId, printable, title }: Props) {
  return (
    <div className="recipe-actions">
      <FavoriteButton databaseId={databaseId} title={title} word={FAVORITE_WORD} />
      <ShareButton title={title} copiedMessage="Link copied." failedMessage="The link could not be copied.">
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
