import { longDate } from '@/rules/dates'
import { formatMoney } from '@/rules/membership/money'
import { pricePerPeriod } from '@/rules/membership/shown-plans'
import { PLAN_LABELS, STATUSES } from '@/rules/membership/terms'
import { Badge } from '@/ui/Badge'
import type { MembershipDetails } from '../details.server'
import type { SubscriptionView } from '../own.server'
import { nextPayment, priceWords, stateWords } from './membership-words'

type Props = { subscription: SubscriptionView; next: MembershipDetails['next'] }

/** Plan, price and next payment, and in a sentence what happens next. Renders a `div`. */
export function MembershipFacts({ next, subscription }: Props) {
  const { plan, startedAt, status } = subscription
  const payment = nextPayment(subscription, next)
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
      <p>{stateWords(subscription)}</p>
      {next && (
        <p>
          {next.from ? `From ${longDate(next.from)}` : 'From the next period'}: {PLAN_LABELS[next.plan]},{' '}
          {pricePerPeriod(next.price, next.interval)}.
        </p>
      )}
      <dl className="receipt-rows">
        {rows.map(([label, value]) =>
          value === null ? null : (
            <div className="contents" key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </div>
  )
}
