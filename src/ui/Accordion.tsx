import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'

export type AccordionItem = {
  key: string | number
  title: string
  content: ReactNode
  /** The id of the item, for links with a hash. */
  anchor?: string
}

type Props = {
  items: readonly AccordionItem[]
  /** Shared by all items of which one may be open; unique on the page. */
  name: string
  /** The heading level of the titles in the page's outline. */
  heading: 'h2' | 'h3' | 'h4'
  /** Puts two digits before each title, from 01. */
  numbered?: boolean
  firstOpen?: boolean
}

/**
 * Items of which one is open at a time: native `details` with one name, so that they work without scripts and the
 * browser's search finds their text. All are open in print. Renders a `div`.
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
