import type { ReactNode } from 'react'

type Props = {
  /** The accessible name of the part that scrolls. */
  label: string
  headings: readonly string[]
  /** Rows: `tr` elements. */
  children: ReactNode
}

/** A table that scrolls sideways in a narrow window. Renders a `section`. */
export function ScrollTable({ children, headings, label }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it sideways in a narrow window.
    <section className="ebs-table-frame" aria-label={label} tabIndex={0}>
      <table className="ebs-table">
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}
