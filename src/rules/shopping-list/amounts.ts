import { type Amount, showAmount, toNumber } from '@/rules/recipes/amount'
import { readQuantity } from '@/rules/recipes/quantity'
import { inNumber, type Measure, measureOf, type UnitName, unitNamed, unitWord } from '@/rules/recipes/units'

/** An amount as it stands in a list. */
type Written = { quantity: string; unit: string }
type Ends = { low: number; high: number }
/** What adds up: counted in `unit`, or each unit of one measure for itself, to be put together in the end. */
type Sum = { measure: Measure | null; unit: string; counted: Ends; used: Map<UnitName, Ends> }

/** From so much on, grams are shown as kilograms and milliliters as liters. */
const THOUSAND = 1_000
const LARGE: Partial<Record<Measure, UnitName>> = { 'metric mass': 'kg', 'metric volume': 'liter' }
const SMALL: Partial<Record<Measure, UnitName>> = { 'metric mass': 'g', 'metric volume': 'ml' }

/** Nobody counts more spoons than this where a cup would do. */
const MANY = 12

/** Thirds, quarters and hundredths are whole numbers of these: adding up loses nothing. */
const PARTS = 1_200
const exact = (value: number): Amount => ({ over: Math.round(value * PARTS), under: PARTS })

const comesOutWell = (value: number) => !showAmount(exact(value)).includes('.')
const sizeOf = (unit: UnitName) => measureOf(unit)?.size ?? 1

const sumOf = (a: Ends, b: Ends): Ends => ({ low: a.low + b.low, high: a.high + b.high })
const times = ({ high, low }: Ends, size: number): Ends => ({ low: low * size, high: high * size })
const NOTHING: Ends = { low: 0, high: 0 }

/** Both ends, and their unit in the right number. */
function shown({ high, low }: Ends, word: (amount: number) => string): string {
  const ends = [...new Set([low, high].map((end) => showAmount(exact(end))))]
  return [ends.join('-'), word(toNumber(exact(high)))].filter(Boolean).join(' ')
}

/** In the unit that suits how much it is; side by side where no unit of them does ("1 cup", "1 teaspoon"). */
function measured(measure: Measure, used: Sum['used']): string[] {
  const inUnit = (ends: Ends, unit: UnitName) => shown(ends, (amount) => unitWord(unit, amount))
  const total = [...used].map(([unit, ends]) => times(ends, sizeOf(unit))).reduce(sumOf)
  const [large, small] = [LARGE[measure], SMALL[measure]]
  if (large && small) {
    const unit = total.high >= THOUSAND || !used.has(small) ? large : small
    return [inUnit(times(total, 1 / sizeOf(unit)), unit)]
  }
  const bySize = [...used.keys()].sort((a, b) => sizeOf(b) - sizeOf(a))
  const suits = (unit: UnitName) => {
    const amount = total.high / sizeOf(unit)
    return used.size === 1 || (comesOutWell(amount) && (unit === bySize[0] || amount <= MANY))
  }
  const unit = bySize.find(suits)
  return unit ? [inUnit(times(total, 1 / sizeOf(unit)), unit)] : [...used].map(([each, ends]) => inUnit(ends, each))
}

const said = ({ counted, measure, unit, used }: Sum): string[] =>
  measure ? measured(measure, used) : [shown(counted, (amount) => inNumber(unit, amount))]

/**
 * Amounts of one ingredient added up with unit sense: grams and kilograms, spoons and cups, ounces and
 * pounds, pieces; never grams and milliliters, nor metric and US measures.
 * @returns one text for each kind, "200 g", "2 cans", in the order of the list; empty where nothing has an amount
 */
export function summed(amounts: readonly Written[]): string[] {
  const sums = new Map<string, Sum>()
  const texts = new Set<string>()
  for (const { quantity, unit } of amounts) {
    const read = readQuantity(quantity)
    if (!read) {
      if (quantity.trim() !== '') texts.add([quantity.trim(), unit.trim()].filter(Boolean).join(' '))
      continue
    }
    const known = unitNamed(unit)
    const measure = known ? (measureOf(known)?.measure ?? null) : null
    const kind = measure ?? `of ${known ?? unit.trim().toLowerCase()}`
    const sum = sums.get(kind) ?? { measure, unit: known ?? unit.trim(), counted: NOTHING, used: new Map() }
    const ends = { low: toNumber(read.low), high: toNumber(read.high) }
    sum.counted = sumOf(sum.counted, ends)
    if (known) sum.used.set(known, sumOf(sum.used.get(known) ?? NOTHING, ends))
    sums.set(kind, sum)
  }
  return [...[...sums.values()].flatMap(said), ...texts]
}
