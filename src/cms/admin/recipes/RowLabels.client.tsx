'use client'

import { useRowLabel } from '@payloadcms/ui'
import { ingredientTitle } from '@/rules/recipes/ingredient-text'

type Ingredient = {
  quantity?: string | null
  unit?: string | null
  name?: string | null
  note?: string | null
  scales?: boolean | null
}

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`
/** Payload's row numbers start at 0. */
const numbered = (word: string, rowNumber = 0) => `${word} ${rowNumber + 1}`

/** "For the dressing (5 ingredients)". */
export function GroupLabel() {
  const { data, rowNumber } = useRowLabel<{ title?: string | null; ingredients?: unknown }>()
  const ingredients = Array.isArray(data?.ingredients) ? data.ingredients.length : 0
  return (
    <span className="ebs-row-label">
      {data?.title?.trim() || numbered('Group', rowNumber)} <small>({count(ingredients, 'ingredient')})</small>
    </span>
  )
}

/** "200 g spinach, torn", and whether the amount is fixed. */
export function IngredientLabel() {
  const { data, rowNumber } = useRowLabel<Ingredient>()
  const title = ingredientTitle(data ?? {})
  return (
    <span className="ebs-row-label">
      {title || numbered('Ingredient', rowNumber)}
      {data?.note?.trim() && <small>, {data.note}</small>}
      {data?.scales === false && <small> (does not scale)</small>}
    </span>
  )
}

/** "Step 2: Fry the leeks". */
export function StepLabel() {
  const { data, rowNumber } = useRowLabel<{ title?: string | null; text?: string | null; timer?: number | null }>()
  const said = data?.title?.trim() || data?.text?.trim()
  return (
    <span className="ebs-row-label">
      {numbered('Step', rowNumber)}
      {said && `: ${said}`}
      {typeof data?.timer === 'number' && <small> ({data.timer} min)</small>}
    </span>
  )
}

/** "Tip 1: Overnight". */
export function TipLabel() {
  const { data, rowNumber } = useRowLabel<{ title?: string | null }>()
  return (
    <span className="ebs-row-label">
      {numbered('Tip', rowNumber)}
      {data?.title?.trim() && `: ${data.title}`}
    </span>
  )
}
