import { ShieldCheck } from 'lucide-react'

/** What takes the risk out of a plan: "Cancel at any time." Renders a `p`, or nothing without a text. */
export function PlanNote({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <p className="plan-card-note">
      <ShieldCheck aria-hidden="true" />
      {text}
    </p>
  )
}
