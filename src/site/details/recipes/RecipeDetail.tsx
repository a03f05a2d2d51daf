import { ItemHead } from '@/site/details/ItemHead'
import type { DetailProps } from '@/site/details/props'
import { MembersNotice } from '@/site/MembersNotice'
import { Ingredients } from './Ingredients'
import { Method } from './Method'
import { Nutrition } from './Nutrition'
import { RecipeJsonLd } from './RecipeJsonLd'
import { Vitals } from './Vitals'

/** A recipe: its head and numbers for everybody, the kitchen part for those its plan reaches. */
export function RecipeDetail({ page, image, terms, locked }: DetailProps<'recipes'>) {
  const { doc, row } = page
  return (
    <article>
      <RecipeJsonLd recipe={doc} uri={row.uri ?? '/'} image={image} locked={locked} />
      <ItemHead title={doc.title} summary={doc.summary} image={image} terms={terms}>
        <Vitals recipe={doc} />
      </ItemHead>
      {locked ? (
        <MembersNotice />
      ) : (
        <div className="wrap grid items-start gap-8 py-8 lg:grid-cols-[5fr_7fr]">
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
