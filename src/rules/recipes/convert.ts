import { type Amount, toNumber } from './amount'
import type { Quantity } from './quantity'
import { measureOf, type UnitName } from './units'

/** Which measures a reader wants; the recipe itself is written in either. */
export type System = 'metric' | 'us'

/** An amount in a unit. */
type Measured = { amount: number; unit: UnitName }

/** Rounded to a multiple of a step, and never to nothing. */
const toStep = (value: number, step: number) => Math.max(1, Math.round(value / step)) * step

/** Grams or milliliters as scales and jugs show them. */
function metric(value: number, small: UnitName, large: UnitName): Measured {
  const step = value < 15 ? 1 : value < 500 ? 5 : 10
  const rounded = toStep(value, step)
  return rounded < 1_000 ? { amount: rounded, unit: small } : { amount: toStep(value, 50) / 1_000, unit: large }
}

const OUNCE_G = 28.349523125
const OUNCES_PER_POUND = 16
/** From so many ounces on, pounds in any case; below only where they come out well. */
const ALWAYS_POUNDS_OZ = 32
const WELL = 0.05

function usMass(grams: number): Measured {
  const ounces = grams / OUNCE_G
  const pounds = toStep(ounces / OUNCES_PER_POUND, 1 / 4)
  const comesOutWell = Math.abs(pounds * OUNCES_PER_POUND - ounces) <= WELL * ounces
  if (ounces >= ALWAYS_POUNDS_OZ || (ounces >= OUNCES_PER_POUND && comesOutWell)) return { amount: pounds, unit: 'lb' }
  return { amount: toStep(ounces, ounces < 4 ? 1 / 4 : 1 / 2), unit: 'oz' }
}

const SPOON_ML = { teaspoon: 5, tablespoon: 15, 'fl oz': 30, cup: 240 } as const

function usVolume(milliliters: number): Measured {
  const cups = milliliters / SPOON_ML.cup
  // Cups are marked in quarters and thirds.
  const marked = [toStep(cups, 1 / 4), toStep(cups, 1 / 3)].reduce((a, b) =>
    Math.abs(b - cups) < Math.abs(a - cups) ? b : a,
  )
  if (cups >= 4 || Math.abs(marked - cups) <= WELL * cups) return { amount: marked, unit: 'cup' }
  const spoon = milliliters < SPOON_ML.tablespoon ? 'teaspoon' : milliliters < SPOON_ML.cup / 2 ? 'tablespoon' : 'fl oz'
  return { amount: toStep(milliliters / SPOON_ML[spoon], spoon === 'tablespoon' ? 1 / 2 : 1 / 4), unit: spoon }
}

/** A quantity of the other system in the unit that is right for how much it is. */
function converted(grown: number, unit: UnitName, system: System): Measured | null {
  const known = measureOf(unit)
  if (!known || known.measure.startsWith(system)) return null
  const value = grown * known.size
  if (known.measure === 'us mass') return metric(value, 'g', 'kg')
  if (known.measure === 'metric mass') return usMass(value)
  if (known.measure === 'metric volume') return usVolume(value)
  // Metric cooks measure with spoons too.
  return unit === 'teaspoon' || unit === 'tablespoon' ? null : metric(value, 'ml', 'liter')
}

/** Thirds stay thirds; everything else has two places at most. */
const asAmount = (value: number): Amount => ({ over: Math.round(value * 1_200), under: 1_200 })

/**
 * A quantity in the measures of a system, rounded as a cook would: grams and milliliters in steps, ounces,
 * pounds and cups in parts. Convert what has been scaled, not the other way round.
 * @param unit as written
 * @returns null where there is nothing to convert: pieces, spoons, and what is of that system anyway
 */
export function inSystem(
  { low, high }: Quantity,
  unit: UnitName,
  system: System,
): { quantity: Quantity; unit: UnitName } | null {
  const upper = converted(toNumber(high), unit, system)
  if (!upper) return null
  const size = measureOf(unit)?.size ?? 1
  const target = measureOf(upper.unit)?.size ?? 1
  const lower = converted(toNumber(low), unit, system)
  // Both ends in one unit: the upper one's.
  const step = upper.unit === 'kg' || upper.unit === 'liter' ? 1 / 20 : 1 / 4
  const lowAmount =
    lower?.unit === upper.unit ? lower.amount : Math.min(upper.amount, toStep((toNumber(low) * size) / target, step))
  return { quantity: { low: asAmount(lowAmount), high: asAmount(upper.amount) }, unit: upper.unit }
}
