/** An amount in minor units (cents, or whole yen), with its currency in ISO 4217. Never a fraction. */
export type Money = { amount: number; currency: string }

/** The largest amount that can be stored: the largest integer of both databases. */
export const MAX_AMOUNT = 2_147_483_647

/** Whether a number can be an amount of {@link Money}. */
export const isAmount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_AMOUNT

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** Whether a text is the code of a currency in ISO 4217, such as USD. */
export const isCurrency = (value: unknown): value is string => typeof value === 'string' && CURRENCIES.has(value)

/** An amount for people: "$264", "$9.50", "¥1,200". */
export function formatMoney({ amount, currency }: Money): string {
  const digits = new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits
  const units = amount / 10 ** (digits ?? 0)
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(units)
}

/**
 * A share of an amount, rounded to the nearest minor unit.
 * @param numerator and @param denominator whole numbers, such as milliseconds of a period; the denominator above 0
 */
export function shareOf(amount: number, numerator: number, denominator: number): number {
  // Amounts times milliseconds exceed what a number holds exactly.
  const [of, part, whole] = [BigInt(amount), BigInt(numerator), BigInt(denominator)]
  return Number((2n * of * part + whole) / (2n * whole))
}

/** Whether a year costs at most eleven months. */
export const hasMonthFree = (annual: number, monthly: number): boolean => monthly > 0 && annual <= 11 * monthly
