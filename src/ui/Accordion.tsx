import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'

export type AccordionItem = {
  key: string | number
  title: string
  content: ReactNode
  /** Where an address with this hash leads. */
  anchor?: string
}

type Props = {
  items: readonly AccordionItem[]
  /** The same for all folds of which one may be open; different from any other on the page. */
  name: string
  /** The level of the folds' headings in the page's outline. */
  heading: 'h2' | 'h3'
  /** Puts two digits before each title, from 01. */
  numbered?: boolean
  firstOpen?: boolean
}

/**
 * Folds of which one is open at a time: native `details` of one name, so they work before
 * any script does, and are found by the browser's search. Printed, all of them are open.
 * SPEC 2.3, 4. Renders a `div`.
 */
export function Accordion({ items, name, heading: Heading, numbered = false, firstOpen = false }: Props) {
  return (
    <div className="accordion" data-numbered={numbered || undefined}>
      {items.map(({ anchor, content, key, title }, index) => (
        <details key={key} id={anchor} name={name} open={firstOpen && index === 0}>
          <summary>
            {numbered && <span className="accordion-number">{String(index + 1).padStart(2, '0')}</span>}
            <Heading className="type-h4">{title}</Heading>
            <Plus className="accordion-icon" aria-hidden="true" size={20} />
          </summary>
          <div className="accordion-body">{content}</div>
        </details>
      ))}
    </div>
  )
}
