import { type Amount, formatAmount, toNumber } from '@/rules/recipes/amount'
import { parseQuantity } from '@/rules/recipes/quantity'
import { parseUnit, pluralizeUnit, type UnitKind, type UnitName, unitLabel, unitMeasure } from '@/rules/recipes/units'

/** The amount of an entry. */
type WrittenAmount = { quantity: string; unit: string }
type AmountRange = { low: number; high: number }
/** A running sum: `counted` in `unit` for counted units; `used` holds one sum per unit of a measure, combined at the end. */
type Sum = { measure: UnitKind | null; unit: string; counted: AmountRange; used: Map<UnitName, AmountRange> }

/** From this amount on, grams are shown as kilograms and milliliters as liters. */
const THOUSAND = 1_000
const LARGE_UNITS: Partial<Record<UnitKind, UnitName>> = { 'metric mass': 'kg', 'metric volume': 'liter' }
const SMALL_UNITS: Partial<Record<UnitKind, UnitName>> = { 'metric mass': 'g', 'metric volume': 'ml' }

/** Larger counts of a small unit use a larger unit if possible, such as cups for spoons. */
const MAX_COUNT = 12

/** Thirds, quarters and hundredths are whole multiples of 1/1,200, so sums are exact. */
const PRECISION = 1_200

/** Binary fractions differ in the last digits by the order of addition: they are cut before rounding. */
const SIGNIFICANT_DIGITS = 12
const toAmount = (value: number): Amount => ({
  numerator: Math.round(Number((value * PRECISION).toPrecision(SIGNIFICANT_DIGITS))),
  denominator: PRECISION,
})

const isRound = (value: number) => !formatAmount(toAmount(value)).includes('.')
const sizeOf = (unit: UnitName) => unitMeasure(unit)?.size ?? 1

const addRanges = (a: AmountRange, b: AmountRange): AmountRange => ({ low: a.low + b.low, high: a.high + b.high })
const multiplyRange = ({ high, low }: AmountRange, size: number): AmountRange => ({
  low: low * size,
  high: high * size,
})
const ZERO: AmountRange = { low: 0, high: 0 }

/** Both ends of a range with the unit in singular or plural. */
function formatRange({ high, low }: AmountRange, word: (amount: number) => string): string {
  const range = [...new Set([low, high].map((end) => formatAmount(toAmount(end))))]
  return [range.join('-'), word(toNumber(toAmount(high)))].filter(Boolean).join(' ')
}

/** In the most suitable of the used units; in each unit separately when none is suitable ("1 cup", "1 teaspoon"). */
function formatMeasured(measure: UnitKind, used: Sum['used']): string[] {
  const inUnit = (range: AmountRange, unit: UnitName) => formatRange(range, (amount) => unitLabel(unit, amount))
  const total = [...used].map(([unit, range]) => multiplyRange(range, sizeOf(unit))).reduce(addRanges)
  const [large, small] = [LARGE_UNITS[measure], SMALL_UNITS[measure]]
  if (large && small) {
    const unit = total.high >= THOUSAND || !used.has(small) ? large : small
    return [inUnit(multiplyRange(total, 1 / sizeOf(unit)), unit)]
  }
  const bySize = [...used.keys()].sort((a, b) => sizeOf(b) - sizeOf(a))
  const isSuitable = (unit: UnitName) => {
    const amount = total.high / sizeOf(unit)
    return used.size === 1 || (isRound(amount) && (unit === bySize[0] || amount <= MAX_COUNT))
  }
  const unit = bySize.find(isSuitable)
  return unit
    ? [inUnit(multiplyRange(total, 1 / sizeOf(unit)), unit)]
    : [...used].map(([each, range]) => inUnit(range, each))
}

const formatSum = ({ counted, measure, unit, used }: Sum): string[] =>
  measure ? formatMeasured(measure, used) : [formatRange(counted, (amount) => pluralizeUnit(unit, amount))]

/**
 * Adds up the amounts of one ingredient within compatible units: grams and kilograms, spoons and cups, ounces and
 * pounds, pieces; never grams and milliliters, nor metric and US units.
 * @returns one text per kind, "200 g", "2 cans", in the order of the list; empty without amounts
 */
export function addAmounts(amounts: readonly WrittenAmount[]): string[] {
  const sums = new Map<string, Sum>()
  const texts = new Set<string>()
  for (const { quantity, unit } of amounts) {
    const read = parseQuantity(quantity)
    if (!read) {
      if (quantity.trim() !== '') texts.add([quantity.trim(), unit.trim()].filter(Boolean).join(' '))
      continue
    }
    const known = parseUnit(unit)
    const measure = known ? (unitMeasure(known)?.unitKind ?? null) : null
    const kind = measure ?? `of ${known ?? unit.trim().toLowerCase()}`
    const sum = sums.get(kind) ?? { measure, unit: known ?? unit.trim(), counted: ZERO, used: new Map() }
    const range = { low: toNumber(read.low), high: toNumber(read.high) }
    sum.counted = addRanges(sum.counted, range)
    if (known) sum.used.set(known, addRanges(sum.used.get(known) ?? ZERO, range))
    sums.set(kind, sum)
  }
  return [...[...sums.values()].flatMap(formatSum), ...texts]
}
