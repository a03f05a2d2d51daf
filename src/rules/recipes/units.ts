/** What a unit measures; amounts of two units add up only within one. */
export type Measure = 'metric mass' | 'us mass' | 'metric volume' | 'us volume'

type Unit = {
  /** As written for one, and for more than one. */
  one: string
  many: string
  /** Other spellings that are read, in lower case and without a full stop. */
  also: readonly string[]
  /** With `size` in grams or milliliters. */
  measure?: Measure
  size?: number
}

/** Cooks' spoons and cups: round metric sizes, as labels in the US use them, not the legal ones. */
const TEASPOON_ML = 5
const OUNCE_G = 28.349523125

/**
 * The units that we know. SPEC 5 names those that become plural; ounces stay "oz", as anybody
 * writes them. The last ones help to read a pasted list.
 */
const UNITS = [
  { one: 'g', many: 'g', also: ['gram', 'grams', 'gr'], measure: 'metric mass', size: 1 },
  { one: 'kg', many: 'kg', also: ['kilo', 'kilos', 'kilogram', 'kilograms'], measure: 'metric mass', size: 1_000 },
  {
    one: 'ml',
    many: 'ml',
    also: ['milliliter', 'milliliters', 'millilitre', 'millilitres'],
    measure: 'metric volume',
    size: 1,
  },
  { one: 'liter', many: 'liters', also: ['l', 'litre', 'litres'], measure: 'metric volume', size: 1_000 },
  { one: 'oz', many: 'oz', also: ['ounce', 'ounces', 'ozs'], measure: 'us mass', size: OUNCE_G },
  { one: 'lb', many: 'lbs', also: ['pound', 'pounds'], measure: 'us mass', size: 16 * OUNCE_G },
  { one: 'teaspoon', many: 'teaspoons', also: ['tsp', 'tsps'], measure: 'us volume', size: TEASPOON_ML },
  {
    one: 'tablespoon',
    many: 'tablespoons',
    also: ['tbsp', 'tbsps', 'tbs'],
    measure: 'us volume',
    size: 3 * TEASPOON_ML,
  },
  {
    one: 'fl oz',
    many: 'fl oz',
    also: ['fluid ounce', 'fluid ounces', 'fl. oz'],
    measure: 'us volume',
    size: 6 * TEASPOON_ML,
  },
  { one: 'cup', many: 'cups', also: [], measure: 'us volume', size: 48 * TEASPOON_ML },
  { one: 'can', many: 'cans', also: ['tin', 'tins'] },
  { one: 'bunch', many: 'bunches', also: [] },
  { one: 'clove', many: 'cloves', also: [] },
  { one: 'fillet', many: 'fillets', also: [] },
  { one: 'breast', many: 'breasts', also: [] },
  { one: 'leg', many: 'legs', also: [] },
  { one: 'poussin', many: 'poussins', also: [] },
  { one: 'slice', many: 'slices', also: [] },
  { one: 'piece', many: 'pieces', also: [] },
  { one: 'stalk', many: 'stalks', also: [] },
  { one: 'sprig', many: 'sprigs', also: [] },
  { one: 'handful', many: 'handfuls', also: [] },
  { one: 'pinch', many: 'pinches', also: [] },
  { one: 'jar', many: 'jars', also: [] },
  { one: 'head', many: 'heads', also: [] },
  { one: 'sheet', many: 'sheets', also: [] },
] as const satisfies readonly Unit[]

/** The word for one of a unit that we know, by which tables name it. */
export type UnitName = (typeof UNITS)[number]['one']

const BY_NAME = new Map<string, Unit>(UNITS.map((unit) => [unit.one, unit]))
const BY_SPELLING = new Map<string, (typeof UNITS)[number]>(
  UNITS.flatMap((unit) => [unit.one, unit.many, ...unit.also].map((spelling) => [spelling, unit] as const)),
)

/** Every spelling that is read, the longest first, so that "fl oz" is found before "oz". */
export const UNIT_SPELLINGS: readonly string[] = [...BY_SPELLING.keys()].sort((a, b) => b.length - a.length)

const plain = (written: string) => written.trim().toLowerCase().replace(/\.$/, '').replace(/\s+/g, ' ')

/** The unit that a word means, in any spelling; null for a word that is none. */
export function unitNamed(written: string): UnitName | null {
  return BY_SPELLING.get(plain(written))?.one ?? null
}

/** What a unit measures, and how much one of it is, in grams or milliliters; null for one that is counted. */
export function measureOf(name: UnitName): { measure: Measure; size: number } | null {
  const { measure, size } = BY_NAME.get(name) ?? {}
  return measure && size ? { measure, size } : null
}

/** A unit's word for an amount. SPEC 5, DESIGN 7: plural above one. @param amount the upper end of a range */
export function unitWord(name: UnitName, amount: number): string {
  const unit = BY_NAME.get(name)
  return (amount > 1 ? unit?.many : unit?.one) ?? name
}

/**
 * A written unit in the right number. One that we do not know, or that is written short
 * ("tbsp"), stays as it is. A capital stays a capital.
 */
export function inNumber(written: string, amount: number): string {
  const unit = BY_SPELLING.get(plain(written))
  const word = written.trim().toLowerCase()
  if (!unit || (word !== unit.one && word !== unit.many)) return written
  const right = unitWord(unit.one, amount)
  return /^\s*\p{Lu}/u.test(written) ? right.charAt(0).toUpperCase() + right.slice(1) : right
}
