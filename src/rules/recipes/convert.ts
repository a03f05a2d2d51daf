import { type Amount, toNumber } from './amount'
import type { Quantity } from './quantity'
import { type UnitName, unitMeasure } from './units'

/** The unit system that a reader has chosen; a recipe can be written in either. */
export type UnitSystem = 'metric' | 'us'

/** An amount in a unit. */
type MeasuredAmount = { amount: number; unit: UnitName }

/** Rounds to a multiple of a step, at least one step. */
const roundToStep = (value: number, step: number) => Math.max(1, Math.round(value / step)) * step

/** Grams or milliliters, rounded to what kitchen scales and measuring cups show. */
function metricAmount(value: number, small: UnitName, large: UnitName): MeasuredAmount {
  const step = value < 15 ? 1 : value < 500 ? 5 : 10
  const rounded = roundToStep(value, step)
  return rounded < 1_000 ? { amount: rounded, unit: small } : { amount: roundToStep(value, 50) / 1_000, unit: large }
}

const OUNCE_G = 28.349523125
const OUNCES_PER_POUND = 16
/** From this many ounces on always pounds; below, only when the result is close to a quarter pound. */
const POUNDS_FROM_OZ = 32
const TOLERANCE = 0.05

function usMass(grams: number): MeasuredAmount {
  const ounces = grams / OUNCE_G
  const pounds = roundToStep(ounces / OUNCES_PER_POUND, 1 / 4)
  const isCloseToPounds = Math.abs(pounds * OUNCES_PER_POUND - ounces) <= TOLERANCE * ounces
  if (ounces >= POUNDS_FROM_OZ || (ounces >= OUNCES_PER_POUND && isCloseToPounds)) return { amount: pounds, unit: 'lb' }
  return { amount: roundToStep(ounces, ounces < 4 ? 1 / 4 : 1 / 2), unit: 'oz' }
}

const SPOON_ML = { teaspoon: 5, tablespoon: 15, 'fl oz': 30, cup: 240 } as const

function usVolume(milliliters: number): MeasuredAmount {
  const cups = milliliters / SPOON_ML.cup
  // Measuring cups have marks for quarters and thirds.
  const roundedCups = [roundToStep(cups, 1 / 4), roundToStep(cups, 1 / 3)].reduce((a, b) =>
    Math.abs(b - cups) < Math.abs(a - cups) ? b : a,
  )
  if (cups >= 4 || Math.abs(roundedCups - cups) <= TOLERANCE * cups) return { amount: roundedCups, unit: 'cup' }
  const spoon = milliliters < SPOON_ML.tablespoon ? 'teaspoon' : milliliters < SPOON_ML.cup / 2 ? 'tablespoon' : 'fl oz'
  return { amount: roundToStep(milliliters / SPOON_ML[spoon], spoon === 'tablespoon' ? 1 / 2 : 1 / 4), unit: spoon }
}

/** Converts an amount of the other unit system into a unit of a suitable size. @returns null when there is nothing to convert */
function convertAmount(scaledAmount: number, unit: UnitName, system: UnitSystem): MeasuredAmount | null {
  const known = unitMeasure(unit)
  if (!known || known.unitKind.startsWith(system)) return null
  const value = scaledAmount * known.size
  if (known.unitKind === 'us mass') return metricAmount(value, 'g', 'kg')
  if (known.unitKind === 'metric mass') return usMass(value)
  if (known.unitKind === 'metric volume') return usVolume(value)
  // Spoons are used in metric kitchens too.
  return unit === 'teaspoon' || unit === 'tablespoon' ? null : metricAmount(value, 'ml', 'liter')
}

/** 1,200 is divisible by 3 and by 100, so thirds and two decimals stay exact. */
const toAmount = (value: number): Amount => ({ numerator: Math.round(value * 1_200), denominator: 1_200 })

/**
 * Converts a quantity into a unit system, rounded as a cook would: grams and milliliters in steps; ounces,
 * pounds and cups in fractions. Scale first, then convert.
 * @param unit as written
 * @returns null when there is nothing to convert: pieces, spoons, and units of that system
 */
export function convertQuantity(
  { low, high }: Quantity,
  unit: UnitName,
  system: UnitSystem,
): { quantity: Quantity; unit: UnitName } | null {
  const upper = convertAmount(toNumber(high), unit, system)
  if (!upper) return null
  const size = unitMeasure(unit)?.size ?? 1
  const target = unitMeasure(upper.unit)?.size ?? 1
  const lower = convertAmount(toNumber(low), unit, system)
  // Both ends of a range use the unit of the upper end.
  const step = upper.unit === 'kg' || upper.unit === 'liter' ? 1 / 20 : 1 / 4
  const lowAmount =
    lower?.unit === upper.unit
      ? lower.amount
      : Math.min(upper.amount, roundToStep((toNumber(low) * size) / target, step))
  return { quantity: { low: toAmount(lowAmount), high: toAmount(upper.amount) }, unit: upper.unit }
}
