/**
 * Which form a page is about to send: the hidden field that its submit carries, or the id of the
 * form element, such as "gform_3". SPEC 5.
 * @param submitField value of the hidden field, null where there is none
 * @param elementId id of the form element, null where there is none
 * @returns null where neither names one: such a form is not sent
 */
export function formIdOf(submitField: string | null, elementId: string | null): string | null {
  const named = submitField?.trim() ?? ''
  if (/^\d{1,15}$/.test(named)) return named
  return /(?:^|\D)(\d{1,15})$/.exec(elementId?.trim() ?? '')?.[1] ?? null
}

/** Whether a hidden field names its form, as the plug-in whose call ours is like writes it. */
export const isSubmitField = (name: string): boolean => name === 'gform_submit' || name === 'form_id'
