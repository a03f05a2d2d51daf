import { type ReactNode, useId } from 'react'

type Props = {
  title: string
  count: number
  /** Said in place of the list when there is nothing. */
  empty: string
  /** The list; left away when there is nothing. */
  children: ReactNode
  /** Where to go on from here. */
  footer?: ReactNode
}

/** One thing that awaits the reader: how many, the first few, the way to all. */
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
