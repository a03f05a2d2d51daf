import type { SubmitState } from './use-form-submit.client'

/** What is wrong with a form as a whole; read out when it appears. Renders a `p`. */
export function FormMessage({ sending }: { sending: SubmitState }) {
  return (
    <p className="text-bad empty:hidden" role="alert">
      {sending.step === 'refused' ? sending.message : ''}
    </p>
  )
}
