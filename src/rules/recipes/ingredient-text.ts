import { toNumber } from './amount'
import type { PastedIngredient } from './parse-line'
import { parseQuantity } from './quantity'
import { pluralizeUnit } from './units'

type IngredientFields = { quantity?: string | null; unit?: string | null; name?: string | null; note?: string | null }

/** An ingredient's amount and name in one line: "200 g spinach", "3 cloves garlic". */
export function ingredientTitle({ quantity, unit, name }: IngredientFields): string {
  const amount = parseQuantity(quantity ?? '')
  const word = unit && amount ? pluralizeUnit(unit, toNumber(amount.high)) : unit
  return [quantity, word, name]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ')
}

/** An ingredient as one line of a list, in the format that pasting reads. */
export function ingredientText({ note, link, scales, ...rest }: PastedIngredient): string {
  const words = [ingredientTitle(rest), note].filter(Boolean).join(', ')
  return [words, link && `(${link})`, scales ? '' : '(does not scale)'].filter(Boolean).join(' ')
}
