/** Texts on joining. Not part of `TEXTS`: few pages have them in their scripts. */
export const JOIN_TEXTS = {
  /** Where a free account is enough. */
  joinForFree: 'Join for free',
} as const
