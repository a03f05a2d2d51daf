import { useId } from 'react'
import type { HealthLine } from './health'

/** Whether the site has what it needs. */
export function HealthPanel({ lines }: { lines: readonly HealthLine[] }) {
  const id = useId()
  const problems = lines.filter(({ ok }) => !ok).length
  return (
    <section className="ebs-panel" aria-labelledby={id}>
      <h2 id={id}>
        Health <span className="ebs-count">{problems === 0 ? 'Good' : problems}</span>
      </h2>
      <ul>
        {lines.map(({ name, ok, text }) => (
          <li key={name}>
            <strong>{name}</strong>: {ok ? '' : <strong className="ebs-problem">Look at this. </strong>}
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
