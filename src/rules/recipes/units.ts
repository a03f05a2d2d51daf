/** The unit system and dimension of a unit; only amounts of the same kind are added up. */
export type UnitKind = 'metric mass' | 'us mass' | 'metric volume' | 'us volume'

type Unit = {
  singular: string
  plural: string
  /** Other spellings, in lower case and without a period. */
  aliases: readonly string[]
  /** Missing for units that are counted. `size` is in grams or milliliters. */
  unitKind?: UnitKind
  size?: number
}

/** Spoons and cups use the round metric sizes of US nutrition labels, not the US customary ones. */
const TEASPOON_ML = 5
const OUNCE_G = 28.349523125

/**
 * The known units (docs/product.md#rules lists those with a plural). Ounces stay "oz", the usual spelling. The last
 * ones are only used to parse pasted lists.
 */
const UNITS = [
  { singular: 'g', plural: 'g', aliases: ['gram', 'grams', 'gr'], unitKind: 'metric mass', size: 1 },
  {
    singular: 'kg',
    plural: 'kg',
    aliases: ['kilo', 'kilos', 'kilogram', 'kilograms'],
    unitKind: 'metric mass',
    size: 1_000,
  },
  {
    singular: 'ml',
    plural: 'ml',
    aliases: ['milliliter', 'milliliters', 'millilitre', 'millilitres'],
    unitKind: 'metric volume',
    size: 1,
  },
  { singular: 'liter', plural: 'liters', aliases: ['l', 'litre', 'litres'], unitKind: 'metric volume', size: 1_000 },
  { singular: 'oz', plural: 'oz', aliases: ['ounce', 'ounces', 'ozs'], unitKind: 'us mass', size: OUNCE_G },
  { singular: 'lb', plural: 'lbs', aliases: ['pound', 'pounds'], unitKind: 'us mass', size: 16 * OUNCE_G },
  { singular: 'teaspoon', plural: 'teaspoons', aliases: ['tsp', 'tsps'], unitKind: 'us volume', size: TEASPOON_ML },
  {
    singular: 'tablespoon',
    plural: 'tablespoons',
    aliases: ['tbsp', 'tbsps', 'tbs'],
    unitKind: 'us volume',
    size: 3 * TEASPOON_ML,
  },
  {
    singular: 'fl oz',
    plural: 'fl oz',
    aliases: ['fluid ounce', 'fluid ounces', 'fl. oz'],
    unitKind: 'us volume',
    size: 6 * TEASPOON_ML,
  },
  { singular: 'cup', plural: 'cups', aliases: [], unitKind: 'us volume', size: 48 * TEASPOON_ML },
  { singular: 'can', plural: 'cans', aliases: ['tin', 'tins'] },
  { singular: 'bunch', plural: 'bunches', aliases: [] },
  { singular: 'clove', plural: 'cloves', aliases: [] },
  { singular: 'fillet', plural: 'fillets', aliases: [] },
  { singular: 'breast', plural: 'breasts', aliases: [] },
  { singular: 'leg', plural: 'legs', aliases: [] },
  { singular: 'poussin', plural: 'poussins', aliases: [] },
  { singular: 'slice', plural: 'slices', aliases: [] },
  { singular: 'piece', plural: 'pieces', aliases: [] },
  { singular: 'stalk', plural: 'stalks', aliases: [] },
  { singular: 'sprig', plural: 'sprigs', aliases: [] },
  { singular: 'handful', plural: 'handfuls', aliases: [] },
  { singular: 'pinch', plural: 'pinches', aliases: [] },
  { singular: 'jar', plural: 'jars', aliases: [] },
  { singular: 'head', plural: 'heads', aliases: [] },
  { singular: 'sheet', plural: 'sheets', aliases: [] },
] as const satisfies readonly Unit[]

/** The singular of a known unit, which identifies it. */
export type UnitName = (typeof UNITS)[number]['singular']

const BY_NAME = new Map<string, Unit>(UNITS.map((unit) => [unit.singular, unit]))
const BY_SPELLING = new Map<string, (typeof UNITS)[number]>(
  UNITS.flatMap((unit) => [unit.singular, unit.plural, ...unit.aliases].map((spelling) => [spelling, unit] as const)),
)

/** Every known spelling, the longest first, so that "fl oz" is found before "oz". */
export const UNIT_SPELLINGS: readonly string[] = [...BY_SPELLING.keys()].sort((a, b) => b.length - a.length)

const normalizeSpelling = (written: string) => written.trim().toLowerCase().replace(/\.$/, '').replace(/\s+/g, ' ')

/** The unit of a word in any known spelling; null for any other word. */
export function parseUnit(written: string): UnitName | null {
  return BY_SPELLING.get(normalizeSpelling(written))?.singular ?? null
}

/** The kind of a unit and its size in grams or milliliters; null for counted units. */
export function unitMeasure(name: UnitName): { unitKind: UnitKind; size: number } | null {
  const { unitKind, size } = BY_NAME.get(name) ?? {}
  return unitKind && size ? { unitKind, size } : null
}

/** The label of a unit for an amount: plural above one. @param amount of a range, the upper end */
export function unitLabel(name: UnitName, amount: number): string {
  const unit = BY_NAME.get(name)
  return (amount > 1 ? unit?.plural : unit?.singular) ?? name
}

/**
 * The singular or plural of a written unit. Unknown units and abbreviations ("tbsp") stay the same. A capital first letter
 * is kept.
 */
export function pluralizeUnit(written: string, amount: number): string {
  const unit = BY_SPELLING.get(normalizeSpelling(written))
  const word = written.trim().toLowerCase()
  if (!unit || (word !== unit.singular && word !== unit.plural)) return written
  const label = unitLabel(unit.singular, amount)
  return /^\s*\p{Lu}/u.test(written) ? label.charAt(0).toUpperCase() + label.slice(1) : label
}
