import { commentCounts } from '@/catalogue/comment-counts.server'
import { imagesById } from '@/catalogue/images.server'
import { readAs } from '@/cms/client/local-api.server'
import { commentReviews } from '@/features/community/comments.server'
import { canConvertUnits, toDisplayRecipe } from '@/features/cooking/display-recipe'
import { ratingSummary } from '@/features/ratings/ratings.server'
import { formatDuration } from '@/rules/durations'
import { absoluteUrl } from '@/site/absolute-url'
import { ItemHeader } from '@/site/details/ItemHeader'
import type { DetailProps } from '@/site/details/props'
import { MembersNotice } from '@/site/MembersNotice'
import { SunsMark } from '@/ui/SunsMark'
import { DietaryInfo } from './DietaryInfo'
import { LazyInteractiveRecipe, LazyLockedRecipeActions, LazyRecipeActions } from './LazyRecipe.client'
import { loadRelatedRecipes } from './load-related-recipes.server'
import { nutrientsOf } from './nutrition'
import { RecipeJsonLd } from './RecipeJsonLd'
import { RecipeJump } from './RecipeJump'
import { RecipeMeta } from './RecipeMeta'
import { RelatedRecipes } from './RelatedRecipes'
import { recipeFromDocument, stepImageIds } from './recipe-from-document'
import { Tips } from './Tips'

/**
 * A recipe: header, metadata and dietary information for everyone, the interactive part for those whose plan allows it.
 */
export async function RecipeDetail({ page, image, terms, locked }: DetailProps<'recipes'>) {
  const { audience, doc, row } = page
  const { databaseId } = row
  const [summary, related, images, { siteName }, reviews, comments] = await Promise.all([
    ratingSummary(databaseId),
    loadRelatedRecipes({ databaseId, relatedRecipes: doc.relatedRecipes }, terms, audience),
    imagesById(audience, locked ? [] : stepImageIds(doc)),
    readAs(audience).global('settings'),
    commentReviews(databaseId),
    // What search engines read is the same for every audience.
    commentCounts(row.comments && row.requiredPlan === 'none' ? [databaseId] : []),
  ])
  const recipe = locked ? null : recipeFromDocument(doc, databaseId, images)
  const meta = <RecipeMeta recipe={doc} databaseId={databaseId} summary={summary} />
  const Actions = locked ? LazyLockedRecipeActions : LazyRecipeActions
  return (
    <article className="recipe-page">
      <RecipeJsonLd
        doc={doc}
        url={absoluteUrl(row.uri ?? '/')}
        author={siteName}
        // A default picture does not show this dish.
        images={row.imageId && image ? [absoluteUrl(image.url)] : []}
        categories={terms.map(({ title }) => title)}
        summary={summary}
        reviews={reviews}
        commentCount={comments.get(databaseId) ?? 0}
        recipe={recipe}
        absolute={absoluteUrl}
      />
      <ItemHeader
        title={doc.title}
        summary={doc.summary}
        image={image}
        terms={terms}
        lock={locked ? row : null}
        // What the dish asks for comes before what its recipe costs.
        facts={locked && meta}
      >
        {!locked && <RecipeJump />}
        {!locked && meta}
        <DietaryInfo allergens={doc.allergens} diets={doc.diets} />
        <Actions databaseId={databaseId} title={doc.title} printable={!locked} />
      </ItemHeader>
      {recipe ? (
        <LazyInteractiveRecipe
          // Resets the reader's choices when the recipe or its servings change.
          key={`${databaseId}:${doc.servings}`}
          recipe={recipe}
          written={toDisplayRecipe(recipe, { servings: recipe.servings, system: null })}
          canConvertUnits={canConvertUnits(recipe)}
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
        <MembersNotice audience={audience} row={row} />
      )}
      <RelatedRecipes cards={related} doc={doc} />
      <p className="print-only print-url wrap">
        <SunsMark className="print-mark" />
        <b>{siteName}</b> {absoluteUrl(row.uri ?? '/')}
      </p>
    </article>
  )
}
