import { formatMoney } from '@/rules/membership/money'
import type { MonthNumbers } from '@/rules/membership/numbers'

const HEIGHT = 160
const BAR = 40
const GAP = 12
const LABEL = 24

/** The recurring revenue at the end of each month, as bars. The table below it has the same numbers. */
export function RevenueChart({ currency, months }: { currency: string; months: readonly MonthNumbers[] }) {
  const highest = Math.max(1, ...months.map(({ revenue }) => revenue))
  const width = months.length * (BAR + GAP)
  return (
    <svg
      className="ebs-chart"
      viewBox={`0 0 ${width} ${HEIGHT + LABEL}`}
      role="img"
      aria-label="Recurring revenue by month"
    >
      {months.map(({ month, revenue }, index) => {
        const height = Math.max(1, (Math.max(0, revenue) / highest) * HEIGHT)
        const x = index * (BAR + GAP)
        return (
          <g key={month}>
            <rect x={x} y={HEIGHT - height} width={BAR} height={height} rx="4">
              <title>{`${month}: ${formatMoney({ amount: revenue, currency })}`}</title>
            </rect>
            <text x={x + BAR / 2} y={HEIGHT + LABEL - 6} textAnchor="middle">
              {month.slice(2)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
