import type { TimelineLine } from '@/cms/memberships/staff/member-page'
import { LIMITS } from '@/rules/limits'
import { formatMoney } from '@/rules/membership/money'
import { EVENT_KINDS, EVENT_ORIGINS } from '@/rules/membership/terms'
import { Time } from '../dashboard/Time.client'

/** The lines of the ledger about a person, in words, the newest first. */
export function Timeline({ lines }: { lines: readonly TimelineLine[] }) {
  return (
    <section aria-labelledby="ebs-timeline">
      <h2 id="ebs-timeline">History</h2>
      {lines.length === 0 && <p>No events yet.</p>}
      <ol className="ebs-lines" reversed>
        {lines.map((line) => (
          <li key={line.id}>
            {lineText(line)}. <small>{authorOf(line)}, </small>
            <small>
              <Time iso={line.at} />
            </small>
          </li>
        ))}
      </ol>
      {lines.length === LIMITS.memberTimelineRows && <p>Older lines are in the list of membership events.</p>}
    </section>
  )
}

function lineText({ amount, currency, kind, note, order_id }: TimelineLine): string {
  const parts: string[] = [EVENT_KINDS[kind]]
  if (order_id !== null) parts.push(`order ${order_id}`)
  if (amount !== null && currency !== null) parts.push(formatMoney({ amount, currency }))
  const text = parts.join(', ')
  if (!note) return text
  return kind === 'pause_planned' ? `${text}: ${note} ${note === '1' ? 'month' : 'months'}` : `${text}: “${note}”`
}

const authorOf = ({ by, origin }: TimelineLine) =>
  by === null ? EVENT_ORIGINS[origin] : `${EVENT_ORIGINS[origin]} (${by})`
