import { Children, type ReactNode } from 'react'

type Props = {
  /** Empty ones are left out. */
  facts: readonly ReactNode[]
  className?: string
}

/** Short facts in one line, with a dot between any two that stand on the same line. Renders a `p`, or nothing. */
export function FactLine({ className = '', facts }: Props) {
  const shown = facts.filter(Boolean)
  if (shown.length === 0) return null
  return (
    <p className={`fact-line ${className}`}>
      {Children.map(shown, (fact, index) => (
        <span>
          {index > 0 && <span className="sr-only">, </span>}
          {fact}
        </span>
      ))}
    </p>
  )
}
