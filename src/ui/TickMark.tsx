import { Check, Minus } from 'lucide-react'

type Props = {
  yes: boolean
  /** Read out in place of the sign. */
  words?: { yes: string; no: string }
}

/** Yes or no in a table: a tick or a dash, and a word for who cannot see it. Renders a `span`. */
export function TickMark({ words = { yes: 'Yes', no: 'No' }, yes }: Props) {
  const Icon = yes ? Check : Minus
  return (
    <span className={yes ? 'inline-flex text-good' : 'inline-flex text-text-quiet'}>
      <Icon className="size-5.5" aria-hidden="true" />
      <span className="sr-only">{yes ? words.yes : words.no}</span>
    </span>
  )
}
