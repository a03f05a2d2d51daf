import type { PostCard } from '@/catalogue/cards.server'
import type { Recipe } from '@/payload-types'
import { RelatedItems } from '@/site/details/RelatedItems'
import { RELATED_TEXTS } from '@/site/details/related-texts'

type Props = {
  cards: readonly PostCard[]
  /** The editor's texts for them, if any. */
  doc: Pick<Recipe, 'relatedPostsTitle' | 'relatedPostsSubtitle' | 'relatedPostsArchiveLink'>
}

/** Related recipes, with the editor's title and subtitle. */
export function RelatedRecipes({ cards, doc }: Props) {
  const { archive, subtitle, title } = RELATED_TEXTS.recipes
  const link = doc.relatedPostsArchiveLink
  return (
    <RelatedItems
      cards={cards}
      title={doc.relatedPostsTitle || title}
      subtitle={doc.relatedPostsSubtitle || subtitle}
      archive={{ title: (link?.url && link.title) || archive.title, url: link?.url || archive.url }}
    />
  )
}
