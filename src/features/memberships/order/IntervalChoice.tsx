import { cardPrice, type ShownPrices } from '@/rules/membership/shown-plans'
import { INTERVALS, type Interval } from '@/rules/membership/terms'
import { PLAN_TEXTS } from '@/rules/page-texts/plans'
import { RadioGroup } from '@/ui/RadioGroup'

type Props = {
  prices: ShownPrices
  intervals: readonly Interval[]
  interval: Interval
  onChoose(interval: Interval): void
}

function labelOf(interval: Interval, prices: ShownPrices): string {
  const price = prices[interval]
  if (price === null) return INTERVALS[interval]
  const { amount, period } = cardPrice(price, interval)
  const free = interval === 'annual' && price.monthFree ? `, ${PLAN_TEXTS.monthFree}` : ''
  return `${INTERVALS[interval]}: ${amount} ${period ?? ''}${free}`
}

/** How often a plan is paid, with its prices. With one interval there is no choice, only its price. */
export function IntervalChoice({ interval, intervals, onChoose, prices }: Props) {
  const price = prices[interval]
  if (intervals.length < 2) {
    if (price === null) return null
    const { amount, period } = cardPrice(price, interval)
    return (
      <p className="plan-card-price">
        <strong>{amount}</strong>
        {period && <span>{period}</span>}
      </p>
    )
  }
  return (
    <RadioGroup
      label="Billing"
      name="interval"
      options={intervals.map((value) => ({ value, label: labelOf(value, prices) }))}
      value={interval}
      onChange={({ target }) => onChoose(target.value === 'monthly' ? 'monthly' : 'annual')}
    />
  )
}
