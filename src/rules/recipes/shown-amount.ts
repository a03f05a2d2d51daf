import { type Servings, showAmount, toNumber } from './amount'
import { inSystem, type System } from './convert'
import { readQuantity, scaledQuantity } from './quantity'
import { isChange, scaleAmount, type WrittenAmount } from './scale'
import { unitNamed, unitWord } from './units'

/**
 * An ingredient's amount as a reader sees it: for their servings, and in their measures where it has any.
 * SPEC 5, DESIGN 7.
 * @param system null leaves the measures as written
 */
export function shownAmount(
  written: WrittenAmount,
  servings: Servings,
  system: System | null,
): { quantity: string; unit: string } {
  const quantity = readQuantity(written.quantity ?? '')
  const unit = unitNamed(written.unit ?? '')
  const grows = written.scales !== false && isChange(servings)
  const grown = quantity && (grows ? scaledQuantity(quantity, servings) : quantity)
  const converted = grown && unit && system && inSystem(grown, unit, system)
  if (!converted) return scaleAmount(written, servings)
  const { high, low } = converted.quantity
  const ends = new Set([showAmount(low), showAmount(high)])
  return { quantity: [...ends].join('-'), unit: unitWord(converted.unit, toNumber(high)) }
}
