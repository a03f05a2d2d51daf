import { type AfterErrorHook, ValidationError } from 'payload'

/**
 * Removes commas inside the labels of invalid fields from the message of a response: the admin splits its list of them
 * at commas, and a block's name may have one.
 */
export const removeLabelCommas: AfterErrorHook = ({ error, result }) => {
  if (!(error instanceof ValidationError) || !result) return
  const labels = (error.data?.errors ?? []).flatMap(({ label }) => (typeof label === 'string' ? [label] : []))
  const withoutCommas = (text: string) =>
    labels.reduce((message, label) => message.replaceAll(label, label.replaceAll(',', '')), text)
  const errors = result.errors.map((one) => (one.message ? { ...one, message: withoutCommas(one.message) } : one))
  return { response: { ...result, errors } }
}
