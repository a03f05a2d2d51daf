/** An exact amount: "1/3" is a fraction, not 0.33. */
export type Amount = { numerator: number; denominator: number }

/** The servings that a recipe is written for, and those that the reader wants. */
export type Servings = { from: number; to: number }

const FRACTION_GLYPHS: Readonly<Record<string, readonly [number, number]>> = {
  '½': [1, 2],
  '⅓': [1, 3],
  '⅔': [2, 3],
  '¼': [1, 4],
  '¾': [3, 4],
  '⅕': [1, 5],
  '⅖': [2, 5],
  '⅗': [3, 5],
  '⅘': [4, 5],
  '⅙': [1, 6],
  '⅚': [5, 6],
  '⅛': [1, 8],
  '⅜': [3, 8],
  '⅝': [5, 8],
  '⅞': [7, 8],
}

/** All fraction glyphs, for a character class of a pattern. */
export const GLYPHS = Object.keys(FRACTION_GLYPHS).join('')

/** Pattern of one amount: "1 1/2", "1½", "1/2", "½", "1,000", "1.5", ".5". Bounded, so that every number is a safe integer. */
export const AMOUNT = [
  `\\d{1,7}(?:\\s+|-)\\d{1,3}[/⁄]\\d{1,3}`,
  `\\d{1,7}\\s?[${GLYPHS}]`,
  `\\d{1,7}[/⁄]\\d{1,3}`,
  `[${GLYPHS}]`,
  `\\d{1,3}(?:,\\d{3}){1,2}`,
  `\\d{1,7}(?:[.,]\\d{1,4})?`,
  `\\.\\d{1,4}`,
].join('|')

/** Lookarounds that reject an amount inside something longer, such as "B12" or "1/2/3". */
export const NOT_AFTER = '(?<![\\p{L}\\d.,/⁄])'
export const NOT_BEFORE = `(?![\\d/⁄${GLYPHS}]|[.,]\\d)`

const PARSERS: readonly (readonly [RegExp, (parts: readonly string[]) => Amount])[] = [
  [
    /^(\d+)(?:\s+|-)(\d+)[/⁄](\d+)$/,
    ([whole, numerator, denominator]) => mixedNumber(Number(whole), Number(numerator), Number(denominator)),
  ],
  [/^(\d+)\s?(\D)$/, ([whole, glyph]) => mixedNumber(Number(whole), ...fractionOfGlyph(glyph))],
  [/^(\d+)[/⁄](\d+)$/, ([numerator, denominator]) => mixedNumber(0, Number(numerator), Number(denominator))],
  [/^(\d{1,3}(?:,\d{3})+)$/, ([number = '']) => decimal(number.replaceAll(',', ''))],
  [/^(\d*[.,]?\d+)$/, ([number = '']) => decimal(number.replace(',', '.'))],
  [/^(\D)$/, ([glyph]) => mixedNumber(0, ...fractionOfGlyph(glyph))],
]

/**
 * Parses one amount.
 * @param text an amount and nothing else
 * @returns null for anything else, a division by zero included
 */
export function parseAmount(text: string): Amount | null {
  for (const [pattern, read] of PARSERS) {
    const [, ...parts] = pattern.exec(text.trim()) ?? []
    if (parts.length === 0) continue
    const amount = read(parts)
    return Number.isFinite(amount.numerator / amount.denominator) ? amount : null
  }
  return null
}

const mixedNumber = (whole: number, numerator: number, denominator: number): Amount => ({
  numerator: whole * denominator + numerator,
  denominator,
})

function fractionOfGlyph(glyph = ''): readonly [number, number] {
  return FRACTION_GLYPHS[glyph] ?? [0, 0]
}

function decimal(text: string): Amount {
  const [whole = '', decimals = ''] = text.split('.')
  return { numerator: Number(`${whole}${decimals}`), denominator: 10 ** decimals.length }
}

/** The amount as a floating-point number. */
export const toNumber = ({ numerator, denominator }: Amount): number => numerator / denominator

/** An amount for other servings, still exact. */
export function scaleFraction({ numerator, denominator }: Amount, { from, to }: Servings): Amount {
  return { numerator: numerator * to, denominator: denominator * from }
}

/** In hundredths. Only these fractions are shown, for amounts within 0.01 of them (docs/product.md#rules). */
const FRACTIONS = [
  [25, '1/4'],
  [100 / 3, '1/3'],
  [50, '1/2'],
  [200 / 3, '2/3'],
  [75, '3/4'],
] as const

/**
 * An amount for people: rounded to 2 decimals, "1 1/2", "2/3", "0.13".
 * @returns never empty; "0" only for 0, since the smallest other amount shown is 0.01
 */
export function formatAmount(amount: Amount): string {
  const exact = (100 * amount.numerator) / amount.denominator
  const hundredths = exact > 0 ? Math.max(1, Math.round(exact)) : 0
  const whole = Math.floor(hundredths / 100)
  const rest = hundredths - whole * 100
  const fraction = FRACTIONS.find(([part]) => Math.abs(part - rest) <= 1)
  if (!fraction) return String(hundredths / 100)
  return whole === 0 ? fraction[1] : `${whole} ${fraction[1]}`
}
