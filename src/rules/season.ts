type Season = 'spring' | 'summer' | 'fall' | 'winter'

/**
 * The season of a month: March to May is spring, June to August summer, September to November
 * fall, the rest winter. It uses nothing outside itself, since its source text is inlined into pages.
 * @param month 0 to 11, as Date#getMonth
 */
export function seasonOfMonth(month: number): Season {
  if (month >= 2 && month <= 4) return 'spring'
  if (month >= 5 && month <= 7) return 'summer'
  if (month >= 8 && month <= 10) return 'fall'
  return 'winter'
}
