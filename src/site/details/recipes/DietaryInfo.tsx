import { TriangleAlert } from 'lucide-react'
import type { Recipe } from '@/payload-types'
import { Badge } from '@/ui/Badge'

const NUT_NAMES = { nuts: 'tree nuts', peanut: 'peanuts' } as const satisfies Partial<Record<Allergen, string>>
type Allergen = NonNullable<Recipe['allergens']>[number]

const allergenNames: Readonly<Partial<Record<Allergen, string>>> = NUT_NAMES
const listFormat = new Intl.ListFormat('en-US', { type: 'conjunction' })
const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** "Contains gluten, egg, and soy"; null if no allergens are listed. */
export function containsText(allergens: Recipe['allergens']): string | null {
  return allergens?.length
    ? `Contains ${listFormat.format(allergens.map((name) => allergenNames[name] ?? name))}`
    : null
}

/**
 * The diets that a recipe fits and its allergens. Everyone sees them, because they decide whether the reader can eat
 * it.
 */
export function DietaryInfo({ allergens, diets }: Pick<Recipe, 'allergens' | 'diets'>) {
  const contains = containsText(allergens)
  if (!contains && !diets?.length) return null
  return (
    <div className="dietary-info">
      {diets && diets.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label="Diets">
          {diets.map((diet) => (
            <li key={diet}>
              <Badge variant="done">{capitalize(diet)}</Badge>
            </li>
          ))}
        </ul>
      )}
      {contains && (
        <p className="allergen-note">
          <TriangleAlert className="size-4 flex-none" aria-hidden="true" />
          {contains}
        </p>
      )}
    </div>
  )
}
