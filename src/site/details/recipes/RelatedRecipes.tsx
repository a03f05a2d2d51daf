import type { PostCard } from '@/catalogue/cards'
import type { Recipe } from '@/payload-types'
import { TEXTS } from '@/rules/texts'
import { RelatedItems } from '@/site/details/RelatedItems'

type Props = {
  cards: readonly PostCard[]
  /** Its editor's words for them, where there are any. */
  doc: Pick<Recipe, 'relatedPostsTitle' | 'relatedPostsSubtitle' | 'relatedPostsArchiveLink'>
}

/** What goes with a recipe, under its editor's words. SPEC 2.2, 3. */
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
