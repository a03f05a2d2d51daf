import { formatAmount, type Servings, toNumber } from './amount'
import { convertQuantity, type UnitSystem } from './convert'
import { parseQuantity, scaledQuantity } from './quantity'
import { changesAmounts, scaleAmount, type WrittenAmount } from './scale'
import { parseUnit, unitLabel } from './units'

/**
 * An ingredient's amount as a reader sees it: for their servings and in their unit system (docs/product.md#rules).
 * @param system null leaves the units as written
 */
export function displayAmount(
  written: WrittenAmount,
  servings: Servings,
  system: UnitSystem | null,
): { quantity: string; unit: string } {
  const quantity = parseQuantity(written.quantity ?? '')
  const unit = parseUnit(written.unit ?? '')
  const isScaled = written.scales !== false && changesAmounts(servings)
  const scaledQty = quantity && (isScaled ? scaledQuantity(quantity, servings) : quantity)
  const converted = scaledQty && unit && system && convertQuantity(scaledQty, unit, system)
  if (!converted) return scaleAmount(written, servings)
  const { high, low } = converted.quantity
  const ends = new Set([formatAmount(low), formatAmount(high)])
  return { quantity: [...ends].join('-'), unit: unitLabel(converted.unit, toNumber(high)) }
}
