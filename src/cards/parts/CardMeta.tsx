import { Clock } from 'lucide-react'
import { Fragment } from 'react'
import type { MetaItem } from './meta'

/** The line of metadata below a title. Renders nothing without items. */
export function CardMeta({ items }: { items: readonly MetaItem[] }) {
  if (items.length === 0) return null
  return (
    <p className="card-meta">
      {items.map(({ kind, text }, index) => (
        <Fragment key={kind}>
          {index > 0 && <span className="sr-only">, </span>}
          <span data-kind={kind}>
            {kind === 'time' && <Clock aria-hidden="true" />}
            {text}
          </span>
        </Fragment>
      ))}
    </p>
  )
}
