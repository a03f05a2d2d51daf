import { formatAmount, type Servings, scaleFraction, toNumber } from './amount'
import { splitQuantity } from './quantity'
import { pluralizeUnit, UNIT_SPELLINGS } from './units'

/** An amount as an editor enters it. `scales: false` keeps it the same for any number of servings. */
export type WrittenAmount = { quantity?: string | null; unit?: string | null; scales?: boolean | null }

const UNIT_AFTER = new RegExp(
  `^(\\s*)(${UNIT_SPELLINGS.map((word) => word.replace('.', '\\.')).join('|')})(?![\\p{L}\\d])`,
  'iu',
)

const isServings = (servings: number) => Number.isFinite(servings) && servings > 0

/** Whether amounts change between two numbers of servings. Invalid numbers change nothing. */
export const changesAmounts = ({ from, to }: Servings): boolean => isServings(from) && isServings(to) && from !== to

/**
 * Scales every amount of a text: "2 cups" for 2 servings is "3 cups" for 3. Percentages, "(each …)", links and the size of
 * a piece stay (docs/product.md#rules). For the original servings the text is returned unchanged.
 * @returns not empty unless the text was
 */
export function scaleText(text: string, servings: Servings): string {
  if (!changesAmounts(servings)) return text
  let last = 0
  return splitQuantity(text)
    .map((part) => {
      if (part.amount === null) {
        const words =
          last === 0
            ? part.text
            : part.text.replace(UNIT_AFTER, (_, space: string, unit: string) => space + pluralizeUnit(unit, last))
        last = 0
        return words
      }
      const amount = scaleFraction(part.amount, servings)
      last = toNumber(amount)
      return formatAmount(amount)
    })
    .join('')
}

/** The last amount of a text, which decides whether its unit is plural; null without an amount. */
function lastAmount(text: string): number | null {
  const amount = splitQuantity(text).findLast((part) => part.amount !== null)?.amount
  return amount ? toNumber(amount) : null
}

/**
 * An ingredient's amount for other servings. Numbers in its name, note and link are not scaled; a known unit is plural for
 * amounts above one (docs/product.md#rules).
 */
export function scaleAmount(
  { quantity, unit, scales }: WrittenAmount,
  servings: Servings,
): { quantity: string; unit: string } {
  const written = quantity?.trim() ?? ''
  const isScaled = scales !== false && changesAmounts(servings)
  const factor = isScaled ? servings.to / servings.from : 1
  const amount = lastAmount(written)
  return {
    quantity: isScaled ? scaleText(written, servings) : written,
    unit: amount === null ? (unit?.trim() ?? '') : pluralizeUnit(unit?.trim() ?? '', amount * factor),
  }
}
