import type { PostCard } from '@/catalogue/cards.server'
import type { Recipe } from '@/payload-types'
import { TEXTS } from '@/rules/texts'
import { RelatedItems } from '@/site/details/RelatedItems'

type Props = {
  cards: readonly PostCard[]
  /** The editor's texts for them, if any. */
  doc: Pick<Recipe, 'relatedPostsTitle' | 'relatedPostsSubtitle' | 'relatedPostsArchiveLink'>
}

/** Related recipes, with the editor's title and subtitle. */
export function RelatedRecipes({ cards, doc }: Props) {
  const { title, url } = doc.relatedPostsArchiveLink ?? {}
  return (
    <RelatedItems
      cards={cards}
      title={doc.relatedPostsTitle || TEXTS.relatedRecipes}
      subtitle={doc.relatedPostsSubtitle || TEXTS.relatedRecipesText}
      archive={{ title: (url && title) || TEXTS.allRecipes, url: url || '/recipes/' }}
    />
  )
}
