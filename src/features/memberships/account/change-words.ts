import { longDate } from '@/rules/dates'
import type { ChangeOption } from '@/rules/membership/change-options'
import { formatMoney } from '@/rules/membership/money'
import { pricePerPeriod } from '@/rules/membership/shown-plans'
import type { Preview } from './use-preview.client'

/** What a change of plan costs now, and when it begins, before it is made. */
export function changeWords({ interval, price, title }: ChangeOption, { currency, dueNow, from }: Preview): string {
  const then = `${pricePerPeriod(price, interval)}, until you cancel`
  if (dueNow > 0) {
    return `The difference is ${formatMoney({ amount: dueNow, currency })}. Once it is paid you have ${title}; then it costs ${then}.`
  }
  return `Nothing is to be paid now. ${title} begins on ${longDate(from)}; then it costs ${then}.`
}
