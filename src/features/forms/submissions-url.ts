/**
 * The URL that a form is sent to (docs/product.md#calls).
 * @param host origin of another site, null for this one
 */
export const submissionsUrl = (host: string | null, formId: string): string =>
  `${host ?? ''}/wp-json/gf/v2/forms/${formId}/submissions`
