import type { SubmitState } from './use-form-submit.client'

/** The error message of a whole form, announced when it appears. Renders a `p`. */
export function FormMessage({ sending }: { sending: SubmitState }) {
  return (
    <p className="text-bad empty:hidden" role="alert">
      {sending.step === 'refused' ? sending.message : ''}
    </p>
  )
}
