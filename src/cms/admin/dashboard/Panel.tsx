import { type ReactNode, useId } from 'react'

type Props = {
  title: string
  count: number
  /** Text shown when the list is empty. */
  empty: string
  /** The list; not rendered when `count` is 0. */
  children: ReactNode
  /** Links below the list. */
  footer?: ReactNode
}

/** A dashboard panel: a count, the first few items and links to the full list. */
export function Panel({ title, count, empty, children, footer }: Props) {
  const id = useId()
  return (
    <section className="ebs-panel" aria-labelledby={id}>
      <h2 id={id}>
        {title} <span className="ebs-count">{count}</span>
      </h2>
      {count === 0 ? <p className="ebs-empty">{empty}</p> : children}
      {footer && <div className="ebs-panel-footer">{footer}</div>}
    </section>
  )
}
