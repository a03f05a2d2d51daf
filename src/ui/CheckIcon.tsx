import { Check, Minus } from 'lucide-react'

type Props = {
  checked: boolean
  /** Read out in place of the sign. */
  labels?: { checked: string; no: string }
}

/** Yes or no in a table: a tick or a dash, and a word for who cannot see it. Renders a `span`. */
export function CheckIcon({ labels = { checked: 'Yes', no: 'No' }, checked }: Props) {
  const Icon = checked ? Check : Minus
  return (
    <span className={checked ? 'inline-flex text-good' : 'inline-flex text-text-quiet'}>
      <Icon className="size-5.5" aria-hidden="true" />
      <span className="sr-only">{checked ? labels.checked : labels.no}</span>
    </span>
  )
}
