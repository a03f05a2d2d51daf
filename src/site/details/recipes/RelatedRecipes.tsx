import { ContentCard } from '@/cards/content-card/ContentCard'
import { CardGrid } from '@/cards/grid/CardGrid'
import { gridSizes } from '@/cards/grid/sizes'
import type { PostCard } from '@/catalogue/cards'
import { heartOf } from '@/features/favourites/heart-of'
import type { Recipe } from '@/payload-types'
import { TEXTS } from '@/rules/texts'
import { TextLink } from '@/ui/TextLink'

type Props = {
  cards: readonly PostCard[]
  /** Its editor's words for them, where there are any. */
  doc: Pick<Recipe, 'relatedPostsTitle' | 'relatedPostsSubtitle' | 'relatedPostsArchiveLink'>
}

/** What goes with a recipe: two columns, four from medium on, and the way to more of them. SPEC 2.2, 3. */
export function RelatedRecipes({ cards, doc }: Props) {
  if (cards.length === 0) return null
  const { title, url } = doc.relatedPostsArchiveLink ?? {}
  return (
    <section className="related wrap" aria-labelledby="related">
      <div className="related-head">
        <div className="grid gap-2">
          <h2 className="type-h2" id="related">
            {doc.relatedPostsTitle || TEXTS.relatedRecipes}
          </h2>
          <p className="text-lg text-text-soft">{doc.relatedPostsSubtitle || TEXTS.relatedRecipesMore}</p>
        </div>
        <TextLink href={url || '/recipes/'} arrow>
          {(url && title) || TEXTS.allRecipes}
        </TextLink>
      </div>
      <CardGrid kind="related">
        {cards.map((card) => (
          <li key={card.databaseId}>
            <ContentCard card={{ ...card, excerpt: null }} heart={heartOf(card)} sizes={gridSizes('related')} as="h3" />
          </li>
        ))}
      </CardGrid>
    </section>
  )
}
