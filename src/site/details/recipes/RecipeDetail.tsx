import { ItemHead } from '@/site/details/ItemHead'
import type { DetailProps } from '@/site/details/props'
import { MembersNotice } from '@/site/MembersNotice'
import { Ingredients } from './Ingredients'
import { Method } from './Method'
import { Nutrition } from './Nutrition'
import { RecipeJsonLd } from './RecipeJsonLd'
import { RecipeVitals } from './RecipeVitals'

/** A recipe: its head and numbers for everybody, the kitchen part for those its plan reaches. */
export function RecipeDetail({ page, image, terms, locked }: DetailProps<'recipes'>) {
  const { doc, row } = page
  return (
    <article>
      {/* A picture that stands for any recipe is none of this dish. */}
      <RecipeJsonLd recipe={doc} uri={row.uri ?? '/'} image={row.imageId ? image : null} locked={locked} />
      <ItemHead title={doc.title} summary={doc.summary} image={image} terms={terms}>
        <RecipeVitals recipe={doc} />
      </ItemHead>
      {locked ? (
        <MembersNotice />
      ) : (
        <div className="recipe wrap grid items-start gap-8 pt-8 pb-9 lg:grid-cols-[5fr_7fr] lg:gap-9">
          <Ingredients groups={doc.ingredientGroups} servings={doc.servings} />
          <div className="grid gap-7">
            <Method steps={doc.method} tips={doc.tips} />
            <Nutrition recipe={doc} />
          </div>
        </div>
      )}
    </article>
  )
}
