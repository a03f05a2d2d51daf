import { longDate } from '@/rules/dates'
import { formatMoney } from '@/rules/membership/money'
import { INTERVALS, ORDER_KINDS, PLAN_LABELS } from '@/rules/membership/terms'
import { Badge } from '@/ui/Badge'
import type { OrderView } from '../details.server'
import { FactList } from '../FactList'
import { PrintButton } from './PrintButton.client'

type Props = {
  order: OrderView
  /** Who has ordered, and from whom. */
  name: string
  seller: string
  transferText: string | null
}

const TITLES = {
  pending: 'Your order is placed',
  confirmed: 'Your receipt',
  refused: 'This order is withdrawn',
} as const

const monthsOf = (months: number) => (months === 1 ? '1 month' : `${months} months`)

/** What an order is for: "Premium, annual". */
export const orderWords = ({ gift, interval, plan }: Pick<OrderView, 'gift' | 'interval' | 'plan'>): string =>
  gift
    ? `${PLAN_LABELS[plan]} for ${monthsOf(gift.months)}${gift.to ? `, for ${gift.to}` : ''}`
    : `${PLAN_LABELS[plan]}${interval ? `, ${INTERVALS[interval].toLowerCase()}` : ''}`

/** An order with how to pay it, or its receipt to print. */
export function OrderReceipt({ name, order, seller, transferText }: Props) {
  const { amount, gift, id, kind, orderedAt, paidAt, status } = order
  const rows: [string, string | null][] = [
    ['From', seller],
    ['For', name],
    [ORDER_KINDS[kind], orderWords(order)],
    ['Ordered on', longDate(orderedAt)],
    ['Paid on', longDate(paidAt)],
    ['To be sent on', longDate(gift?.on)],
    ['Amount', formatMoney(amount)],
  ]
  return (
    <div className="order-columns w-full">
      <div className="grid content-start gap-4">
        <h2 className="type-h3">{TITLES[status]}</h2>
        {status === 'pending' && (
          <>
            <p className="text-lg font-semibold">{`Please pay ${formatMoney(amount)}.`}</p>
            <p className="max-w-measure whitespace-pre-line">{transferText ?? 'We write to you how to pay.'}</p>
            <p className="max-w-measure">
              Name your order with the payment: <strong>{`Order ${id}`}</strong>.{' '}
              {gift
                ? 'The gift is sent once the payment has arrived.'
                : 'Your membership opens once the payment has arrived.'}
            </p>
          </>
        )}
      </div>
      <section
        className="receipt paper-card grid gap-5"
        data-paid={status === 'confirmed' || undefined}
        aria-label={status === 'confirmed' ? 'Receipt' : 'Order'}
      >
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 className="receipt-title">{status === 'confirmed' ? `Receipt ${id}` : `Order ${id}`}</h3>
          {status === 'confirmed' && <Badge variant="done">Paid</Badge>}
        </div>
        <FactList facts={rows} />
        {status === 'confirmed' && <PrintButton />}
      </section>
    </div>
  )
}
