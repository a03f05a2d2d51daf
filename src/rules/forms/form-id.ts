/**
 * The id of the form that a page submits: from the hidden submit field, or from the id of the form element, such as
 * "gform_3" (docs/product.md#rules).
 * @param submitField value of the hidden field, null when there is none
 * @param elementId id of the form element, null when there is none
 * @returns null when neither names a form: then it is not sent
 */
export function formIdOf(submitField: string | null, elementId: string | null): string | null {
  const named = submitField?.trim() ?? ''
  if (/^\d{1,15}$/.test(named)) return named
  return /(?:^|\D)(\d{1,15})$/.exec(elementId?.trim() ?? '')?.[1] ?? null
}

/** Whether a hidden field holds the form's id, by the names that Gravity Forms uses. */
export const isSubmitField = (name: string): boolean => name === 'gform_submit' || name === 'form_id'
