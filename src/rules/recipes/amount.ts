/** An amount as a cook wrote it, kept exact: "1/3" is one over three, not 0.33. DESIGN 7. */
export type Amount = { over: number; under: number }

/** For how many servings something is written, and for how many it is wanted. */
export type Servings = { from: number; to: number }

const VULGAR: Readonly<Record<string, readonly [number, number]>> = {
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

const GLYPHS = Object.keys(VULGAR).join('')

/** One amount: "1 1/2", "1½", "1/2", "½", "1,000", "1.5", ".5". Of bounded length, so that every number is exact. */
export const AMOUNT = [
  `\\d{1,7}(?:\\s+|-)\\d{1,3}[/⁄]\\d{1,3}`,
  `\\d{1,7}\\s?[${GLYPHS}]`,
  `\\d{1,7}[/⁄]\\d{1,3}`,
  `[${GLYPHS}]`,
  `\\d{1,3}(?:,\\d{3}){1,2}`,
  `\\d{1,7}(?:[.,]\\d{1,4})?`,
  `\\.\\d{1,4}`,
].join('|')

/** Before and after an amount nothing may stand that makes it a part of something longer: "B12", "1/2/3". */
export const NOT_AFTER = '(?<![\\p{L}\\d.,/⁄])'
export const NOT_BEFORE = `(?![\\d/⁄${GLYPHS}]|[.,]\\d)`

const READERS: readonly (readonly [RegExp, (parts: readonly string[]) => Amount])[] = [
  [/^(\d+)(?:\s+|-)(\d+)[/⁄](\d+)$/, ([whole, over, under]) => mixed(Number(whole), Number(over), Number(under))],
  [/^(\d+)\s?(\D)$/, ([whole, glyph]) => mixed(Number(whole), ...glyphOf(glyph))],
  [/^(\d+)[/⁄](\d+)$/, ([over, under]) => mixed(0, Number(over), Number(under))],
  [/^(\d{1,3}(?:,\d{3})+)$/, ([number = '']) => decimal(number.replaceAll(',', ''))],
  [/^(\d*[.,]?\d+)$/, ([number = '']) => decimal(number.replace(',', '.'))],
  [/^(\D)$/, ([glyph]) => mixed(0, ...glyphOf(glyph))],
]

/**
 * Reads one amount.
 * @param text an amount and nothing else
 * @returns null for anything else, a division by zero included
 */
export function readAmount(text: string): Amount | null {
  for (const [pattern, read] of READERS) {
    const [, ...parts] = pattern.exec(text.trim()) ?? []
    if (parts.length === 0) continue
    const amount = read(parts)
    return Number.isFinite(amount.over / amount.under) ? amount : null
  }
  return null
}

const mixed = (whole: number, over: number, under: number): Amount => ({ over: whole * under + over, under })

function glyphOf(glyph = ''): readonly [number, number] {
  return VULGAR[glyph] ?? [0, 0]
}

function decimal(text: string): Amount {
  const [whole = '', places = ''] = text.split('.')
  return { over: Number(`${whole}${places}`), under: 10 ** places.length }
}

/** How much an amount is, as a number. */
export const toNumber = ({ over, under }: Amount): number => over / under

/** An amount for other servings, still exact. */
export function scaled({ over, under }: Amount, { from, to }: Servings): Amount {
  return { over: over * to, under: under * from }
}

/** In hundredths. SPEC 5: no other fractions are shown, and only for what is within 0.01 of them. */
const FRACTIONS = [
  [25, '1/4'],
  [100 / 3, '1/3'],
  [50, '1/2'],
  [200 / 3, '2/3'],
  [75, '3/4'],
] as const

/**
 * An amount for people: rounded to 2 decimals, "1 1/2", "2/3", "0.13". SPEC 5.
 * @returns never empty, and "0" for nothing only: the smallest that is shown is 0.01
 */
export function showAmount(amount: Amount): string {
  const exact = (100 * amount.over) / amount.under
  const hundredths = exact > 0 ? Math.max(1, Math.round(exact)) : 0
  const whole = Math.floor(hundredths / 100)
  const rest = hundredths - whole * 100
  const fraction = FRACTIONS.find(([part]) => Math.abs(part - rest) <= 1)
  if (!fraction) return String(hundredths / 100)
  return whole === 0 ? fraction[1] : `${whole} ${fraction[1]}`
}
