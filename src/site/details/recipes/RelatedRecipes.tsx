import type { PostCard } from '@/catalogue/cards.server'
import type { Recipe } from '@/payload-types'
import { RELATED_TEXTS } from '@/rules/page-texts/related'
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
      title={doc.relatedPostsTitle || RELATED_TEXTS.relatedRecipes}
      subtitle={doc.relatedPostsSubtitle || RELATED_TEXTS.relatedRecipesText}
      archive={{ title: (url && title) || RELATED_TEXTS.allRecipes, url: url || '/recipes/' }}
    />
  )
}
