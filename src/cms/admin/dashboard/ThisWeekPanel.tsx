import { useId } from 'react'
import type { Compared, CountedItem, ThisWeek } from './this-week'

const FORMAT = new Intl.NumberFormat('en-US')

/** What was read, joined and watched in the last seven days, beside the seven before. */
export function ThisWeekPanel({ week: { joined, pages, read, videos, watched } }: { week: ThisWeek }) {
  const id = useId()
  return (
    <section className="ebs-panel ebs-week" aria-labelledby={id}>
      <h2 id={id}>The last seven days</h2>
      <dl className="ebs-numbers">
        <Figure label="Pages read" of={read} />
        {joined && <Figure label="Members joined" of={joined} />}
        <Figure label="Videos watched" of={watched} />
      </dl>
      <div className="ebs-columns">
        <Most title="Read most" items={pages} empty="Nothing was read yet." />
        <Most title="Watched most" items={videos} empty="Nothing was watched yet." />
      </div>
      <p className="ebs-row-note">
        With today, in UTC; in brackets the seven days before. Staff, search engines and prefetches are not counted.
      </p>
    </section>
  )
}

function Figure({ label, of: { before, now } }: { label: string; of: Compared }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {FORMAT.format(now)} <small>({FORMAT.format(before)})</small>
      </dd>
    </div>
  )
}

function Most({ empty, items, title }: { title: string; items: readonly CountedItem[]; empty: string }) {
  const id = useId()
  return (
    <div>
      <h3 id={id}>{title}</h3>
      {items.length === 0 ? (
        <p className="ebs-empty">{empty}</p>
      ) : (
        <ol aria-labelledby={id}>
          {items.map(({ before, now, title, uri }) => (
            <li key={`${uri} ${title}`} className="ebs-counted">
              {uri ? <a href={uri}>{title}</a> : <span>{title}</span>}
              <span className="ebs-row-note">
                {FORMAT.format(now)} ({FORMAT.format(before)})
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
