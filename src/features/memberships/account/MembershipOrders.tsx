import { longDate } from '@/rules/dates'
import { formatMoney } from '@/rules/membership/money'
import { PLAN_LABELS } from '@/rules/membership/terms'
import { Badge } from '@/ui/Badge'
import type { MembershipDetails, OrderView } from '../details.server'
import { MEMBERSHIP_TEXTS } from '../membership-texts'
import { orderWords } from '../thank-you/OrderReceipt'

const orderHref = ({ id }: OrderView) => `/memberships/thank-you/?order=${id}`

/** Orders with how to pay them or their receipts, and gifts that were redeemed. Nothing without any. */
export function MembershipOrders({ details: { gifts, orders } }: { details: MembershipDetails }) {
  const shown = orders.filter(({ status }) => status !== 'refused')
  return (
    <>
      {shown.length > 0 && (
        <div className="grid w-full gap-2">
          <h3 className="font-semibold">Orders and receipts</h3>
          <ul className="session-list">
            {shown.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </ul>
        </div>
      )}
      {gifts.length > 0 && (
        <div className="grid w-full gap-2">
          <h3 className="font-semibold">Gifts you have redeemed</h3>
          <ul className="grid gap-1">
            {gifts.map(({ months, plan, redeemedAt }) => (
              <li key={redeemedAt}>
                {orderWords({ plan, interval: null, gift: { months, to: null, on: null } })}, on {longDate(redeemedAt)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
        <a className="inline-link" href="/redeem/">
          Redeem a gift
        </a>
        <a className="inline-link" href="/memberships/gift/">
          Give a membership
        </a>
      </p>
    </>
  )
}

function OrderRow({ order }: { order: OrderView }) {
  const { amount, id, orderedAt, plan, status } = order
  const isPending = status === 'pending'
  return (
    <li>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {orderWords(order)} {isPending && <Badge>Waiting for the payment</Badge>}
        </p>
        <p className="text-sm text-text-soft">
          {formatMoney(amount)}, ordered on {longDate(orderedAt)}
        </p>
      </div>
      <a className="inline-link" href={orderHref(order)}>
        {isPending ? MEMBERSHIP_TEXTS.pay : 'Receipt'}
        <span className="sr-only">
          {' '}
          of order {id}, {PLAN_LABELS[plan]}
        </span>
      </a>
    </li>
  )
}
