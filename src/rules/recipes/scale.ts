import { formatAmount, type Servings, scaleFraction, toNumber } from './amount'
import { splitQuantity } from './quantity'
import { pluralizeUnit, UNIT_SPELLINGS } from './units'

/** An amount as an editor writes it. `scales` false: it is the same for any number of servings. */
export type WrittenAmount = { quantity?: string | null; unit?: string | null; scales?: boolean | null }

const UNIT_AFTER = new RegExp(
  `^(\\s*)(${UNIT_SPELLINGS.map((word) => word.replace('.', '\\.')).join('|')})(?![\\p{L}\\d])`,
  'iu',
)

const isServings = (servings: number) => Number.isFinite(servings) && servings > 0

/** Whether there is anything to scale. Odd numbers of servings, which no recipe has, change nothing. */
export const changesAmounts = ({ from, to }: Servings): boolean => isServings(from) && isServings(to) && from !== to

/**
 * Every amount of a text for other servings: "2 cups" for 2 is "3 cups" for 3. Percentages,
 * "(each …)", links and the size of a piece stay, and so does the whole text where nothing is
 * to change: scaling back gives what was written. SPEC 5, DESIGN 7.
 * @returns never empty where the text was not
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

/** The largest amount that a text holds, by which its unit is in the plural or not; null without one. */
function lastAmount(text: string): number | null {
  const amount = splitQuantity(text).findLast((part) => part.amount !== null)?.amount
  return amount ? toNumber(amount) : null
}

/**
 * An ingredient's amount for other servings. Its name, note and link are shown as written, whatever numbers
 * they hold; a unit that we know is in the plural above one. SPEC 5, DESIGN 7.
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
