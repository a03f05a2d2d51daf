import type { AdminViewServerProps } from 'payload'
import { connectionRunner } from '@/cms/database/sql-adapter'
import { type EarlierPrice, earlierPrices } from '@/cms/memberships/staff/earlier-prices'
import { PRICE_NOTICE_DAYS } from '@/rules/membership/announced-price'
import { formatMoney } from '@/rules/membership/money'
import { addDays } from '@/rules/membership/periods'
import { INTERVAL_KEYS, INTERVALS, PAID_PLANS, PLAN_LABELS } from '@/rules/membership/terms'
import { ScrollTable } from '../ScrollTable'
import { AnnouncePrice } from './AnnouncePrice.client'
import { PRICES_PATH } from './paths'
import { StaffView } from './StaffView'

/** Admin page: who pays an earlier price than the plan has now, and, for administrators, announcing the new one. */
export function PricesView(view: AdminViewServerProps) {
  const { db } = view.payload
  const isAdministrator = view.initPageResult.req.user?.role === 'administrator'
  return (
    <StaffView view={view} path={PRICES_PATH} title="Earlier prices" needs="read">
      {async () => {
        const prices = await earlierPrices(connectionRunner(db))
        const groups = PAID_PLANS.flatMap((plan) =>
          INTERVAL_KEYS.map((interval) => prices.filter((one) => one.plan === plan && one.interval === interval)),
        )
        const earliest = addDays(new Date(), PRICE_NOTICE_DAYS + 1)
          .toISOString()
          .slice(0, 10)
        return (
          <>
            <p>
              Members keep the price that they have joined at. An administrator can announce the price of today to those
              who pay an earlier one: each gets an email, and pays it from their first payment on or after a day that
              you choose, at the earliest {PRICE_NOTICE_DAYS} days after the email.
            </p>
            {prices.length === 0 && <p>Everybody pays what their plan costs now.</p>}
            {groups.map(([first, ...more]) =>
              first ? (
                <PlanPrices
                  key={`${first.plan} ${first.interval}`}
                  prices={[first, ...more]}
                  earliest={isAdministrator ? earliest : null}
                />
              ) : null,
            )}
          </>
        )
      }}
    </StaffView>
  )
}

type PlanPricesProps = {
  prices: [EarlierPrice, ...EarlierPrice[]]
  /** The earliest day for a new price; null for those who only read. */
  earliest: string | null
}

/** The earlier prices of a plan. */
function PlanPrices({ earliest, prices }: PlanPricesProps) {
  const [{ interval, now, plan }] = prices
  const title = `${PLAN_LABELS[plan]}, ${INTERVALS[interval].toLowerCase()}`
  return (
    <section aria-label={title}>
      <h2>
        {title}: {formatMoney(now)}
      </h2>
      <ScrollTable label={`Earlier prices: ${title}`} headings={['Price', 'People', 'Announced', 'Email sent']}>
        {prices.map(({ amount, announced, currency, people, told }) => (
          <tr key={amount}>
            <th scope="row">{formatMoney({ amount, currency })}</th>
            <td>{people.toLocaleString('en-US')}</td>
            <td>{announced.toLocaleString('en-US')}</td>
            <td>{told.toLocaleString('en-US')}</td>
          </tr>
        ))}
      </ScrollTable>
      {earliest !== null && (
        <AnnouncePrice plan={plan} interval={interval} price={formatMoney(now)} earliest={earliest} />
      )}
    </section>
  )
}
