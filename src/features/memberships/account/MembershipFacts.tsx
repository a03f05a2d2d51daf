import { longDate } from '@/rules/dates'
import { formatMoney } from '@/rules/membership/money'
import { pricePerPeriod } from '@/rules/membership/shown-plans'
import { PLAN_LABELS, STATUSES } from '@/rules/membership/terms'
import { Badge } from '@/ui/Badge'
import type { MembershipDetails } from '../details.server'
import { FactList } from '../FactList'
import type { SubscriptionView } from '../own.server'
import { cardWords, nextPayment, priceWords, stateWords } from './membership-words'

type Props = { subscription: SubscriptionView; details: Pick<MembershipDetails, 'next' | 'newPrice' | 'card'> }

/** Plan, price and next payment; in a sentence what happens next, where that is more than a renewal. Renders a `div`. */
export function MembershipFacts({ details: { card, newPrice, next }, subscription }: Props) {
  const { pausedUntil, plan, startedAt, status } = subscription
  const isNewPriceNext = newPrice?.from === (pausedUntil ?? subscription.paidUntil)
  const payment = nextPayment(subscription, isNewPriceNext ? newPrice : next)
  // The rows say it: the price, and when it is charged next.
  const renews = status === 'active' && payment !== null && pausedUntil === null
  const rows: [string, string | null][] = [
    ['Price', priceWords(subscription)],
    ['Next payment', payment && `${formatMoney(payment.amount)} on ${longDate(payment.on)}`],
    ['Since', longDate(startedAt)],
  ]
  return (
    <div className="grid w-full max-w-measure gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="type-h3">{PLAN_LABELS[plan]}</h3>
        {status !== 'active' && <Badge>{STATUSES[status]}</Badge>}
      </div>
      {!renews && <p>{stateWords(subscription)}</p>}
      {next && (
        <p>
          {next.from ? `From ${longDate(next.from)}` : 'From the next period'}: {PLAN_LABELS[next.plan]},{' '}
          {pricePerPeriod(next.price, next.interval)}.
        </p>
      )}
      {newPrice && (
        <p>
          New price: from {longDate(newPrice.from)} on, {PLAN_LABELS[newPrice.plan]} costs{' '}
          {pricePerPeriod(newPrice.price, newPrice.interval)}. Until then nothing changes, and you can cancel before
          that day.
        </p>
      )}
      <FactList facts={rows} />
      {card && <p>{cardWords(card)}</p>}
    </div>
  )
}
