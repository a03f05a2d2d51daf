import { imagesById } from '@/catalogue/cards'
import { readAs } from '@/cms/client'
import { ratingSummary } from '@/features/ratings/ratings'
import { formatDuration } from '@/rules/durations'
import { ItemHead } from '@/site/details/ItemHead'
import type { DetailProps } from '@/site/details/props'
import { MembersNotice } from '@/site/MembersNotice'
import { absoluteUrl } from '@/site/site-url'
import { FoodNotes } from './FoodNotes'
import { KitchenLater, RecipeActionsLater } from './KitchenLater.client'
import { loadRelated } from './load-related'
import { nutrientsOf } from './nutrition'
import { RecipeJsonLd } from './RecipeJsonLd'
import { RecipeVitals } from './RecipeVitals'
import { RelatedRecipes } from './RelatedRecipes'
import { Tips } from './Tips'
import { stepPictures, writtenRecipe } from './written-recipe'

/** A recipe: its head, its numbers and what goes with it for everybody, the kitchen part for those its plan reaches. */
export async function RecipeDetail({ page, image, terms, locked }: DetailProps<'recipes'>) {
  const { audience, doc, row } = page
  const { databaseId } = row
  const [summary, related, images, { siteName }] = await Promise.all([
    ratingSummary(databaseId),
    loadRelated({ databaseId, relatedRecipes: doc.relatedRecipes }, terms, audience),
    imagesById(audience, locked ? [] : stepPictures(doc)),
    readAs(audience).global('settings'),
  ])
  const written = locked ? null : writtenRecipe(doc, databaseId, images)
  return (
    <article className="recipe-page">
      <RecipeJsonLd
        doc={doc}
        url={absoluteUrl(row.uri ?? '/')}
        author={siteName}
        // A picture that stands for any recipe is none of this dish.
        images={row.imageId && image ? [absoluteUrl(image.url)] : []}
        categories={terms.map(({ title }) => title)}
        summary={summary}
        written={written}
        absolute={absoluteUrl}
      />
      <ItemHead title={doc.title} summary={doc.summary} image={image} terms={terms}>
        <RecipeVitals recipe={doc} databaseId={databaseId} summary={summary} />
        <FoodNotes allergens={doc.allergens} diets={doc.diets} />
        <RecipeActionsLater databaseId={databaseId} title={doc.title} prints={!locked} />
      </ItemHead>
      {written ? (
        <KitchenLater
          // What the reader chose belongs to this recipe, as it is now.
          key={`${databaseId}:${doc.servings}`}
          recipe={written}
          times={[
            ...(doc.prepTime ? [`${formatDuration(doc.prepTime)} preparation`] : []),
            ...(doc.cookTime ? [`${formatDuration(doc.cookTime)} cooking`] : []),
          ]}
          tips={<Tips tips={doc.tips} />}
          nutrients={nutrientsOf(doc)}
          summary={summary}
          member={audience !== 'visitor'}
        />
      ) : (
        <div className="members-only">
          <MembersNotice uri={row.uri} />
        </div>
      )}
      <RelatedRecipes cards={related} doc={doc} />
      <p className="on-paper source wrap">{absoluteUrl(row.uri ?? '/')}</p>
    </article>
  )
}
