import type { AdminViewServerProps } from 'payload'
import { connectionRunner } from '@/cms/database/sql-adapter'
import { type CurrencyNumbers, type MembershipNumbers, membershipNumbers } from '@/cms/memberships/staff/numbers'
import { formatMoney } from '@/rules/membership/money'
import { MOVEMENT_KEYS, MOVEMENTS, stayedShare } from '@/rules/membership/numbers'
import { PLAN_LABELS } from '@/rules/membership/terms'
import { ScrollTable } from '../ScrollTable'
import { NUMBERS_PATH } from './paths'
import { RevenueChart } from './RevenueChart'
import { StaffView } from './StaffView'

/** Admin page: what memberships bring, who joins and leaves, and from where. Counted from our own tables. */
export function NumbersView(view: AdminViewServerProps) {
  const { db } = view.payload
  return (
    <StaffView view={view} path={NUMBERS_PATH} title="Numbers of memberships" needs="read">
      {async () => {
        const numbers = await membershipNumbers(connectionRunner(db), db.name === 'sqlite', new Date())
        return (
          <>
            <Members members={numbers.members} />
            {numbers.revenue.map((revenue) => (
              <Revenue key={revenue.currency} {...revenue} />
            ))}
            <Moves moves={numbers.moves} />
            <JoinedFrom pages={numbers.pages} />
          </>
        )
      }}
    </StaffView>
  )
}

function Members({ members }: Pick<MembershipNumbers, 'members'>) {
  return (
    <section aria-labelledby="ebs-by-plan">
      <h2 id="ebs-by-plan">Members by plan</h2>
      <ScrollTable label="Members by plan" headings={members.map(({ plan }) => PLAN_LABELS[plan])}>
        <tr>
          {members.map(({ count, plan }) => (
            <td key={plan}>{count.toLocaleString('en-US')}</td>
          ))}
        </tr>
      </ScrollTable>
    </section>
  )
}

function Revenue({ currency, monthly, months }: CurrencyNumbers) {
  const id = `ebs-revenue-${currency}`
  const money = (amount: number) => formatMoney({ amount, currency })
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        Recurring revenue, {currency}: {money(monthly)} a month
      </h2>
      <RevenueChart months={months} currency={currency} />
      <ScrollTable
        label={`Recurring revenue by month, ${currency}`}
        headings={['Month', 'At its end', ...MOVEMENT_KEYS.map((kind) => MOVEMENTS[kind])]}
      >
        {months.toReversed().map(({ month, movements, revenue }) => (
          <tr key={month}>
            <th scope="row">{month}</th>
            <td>{money(revenue)}</td>
            {MOVEMENT_KEYS.map((kind) => (
              <td key={kind}>{movements[kind] === 0 ? '–' : money(movements[kind])}</td>
            ))}
          </tr>
        ))}
      </ScrollTable>
      <p>Expansion: a higher plan, or the end of a pause. Contraction: a lower plan, or a pause. Churn: it ended.</p>
    </section>
  )
}

function Moves({ moves }: Pick<MembershipNumbers, 'moves'>) {
  return (
    <section aria-labelledby="ebs-moves">
      <h2 id="ebs-moves">New, lost and on trial</h2>
      <ScrollTable
        label="Members by month"
        headings={['Month', 'New', 'Lost', 'Trials begun', 'Of these over', 'Stayed']}
      >
        {moves.toReversed().map(({ joined, left, month, over, stayed, trials }) => {
          const share = stayedShare(over, stayed)
          return (
            <tr key={month}>
              <th scope="row">{month}</th>
              <td>{joined}</td>
              <td>{left}</td>
              <td>{trials}</td>
              <td>{over}</td>
              <td>{share === null ? '–' : `${stayed} (${share}%)`}</td>
            </tr>
          )
        })}
      </ScrollTable>
    </section>
  )
}

function JoinedFrom({ pages }: Pick<MembershipNumbers, 'pages'>) {
  return (
    <section aria-labelledby="ebs-joined-from">
      <h2 id="ebs-joined-from">Where members joined from</h2>
      {pages.length === 0 ? (
        <p>No one has joined from a restricted page yet.</p>
      ) : (
        <ScrollTable label="Pages that members joined from" headings={['Page', 'Members']}>
          {pages.map(({ count, path }) => (
            <tr key={path}>
              <th scope="row">
                <a href={path}>{path}</a>
              </th>
              <td>{count}</td>
            </tr>
          ))}
        </ScrollTable>
      )}
    </section>
  )
}
