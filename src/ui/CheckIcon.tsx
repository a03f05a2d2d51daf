import { Check, Minus } from 'lucide-react'

type Props = {
  checked: boolean
  /** Read by screen readers in place of the icon. */
  labels?: { checked: string; no: string }
}

/** Yes or no in a table: a check or a dash, with a text for screen readers. Renders a `span`. */
export function CheckIcon({ labels = { checked: 'Yes', no: 'No' }, checked }: Props) {
  const Icon = checked ? Check : Minus
  return (
    <span className={checked ? 'inline-flex text-good' : 'inline-flex text-text-quiet'}>
      <Icon className="size-5.5" aria-hidden="true" />
      <span className="sr-only">{checked ? labels.checked : labels.no}</span>
    </span>
  )
}
