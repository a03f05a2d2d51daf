/** Texts of the editors’ forms. Part of `TEXTS`, and in a file of their own for the scripts of these pages. */
export const FORM_TEXTS = {
  formSent: 'Your message has been sent!',
  formInvalid: 'Submission failed. Please check your input.',
  formNetworkError: 'Network error occurred. Please try again later.',
  formWithoutId: 'This form cannot be sent because its form number is missing.',
  formFilesTooLarge: (megabytes: number) => `All files together can be ${megabytes} MB at most.`,
  formSending: 'Sending',
  formSubmit: 'Send',
} as const
