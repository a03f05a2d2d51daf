/**
 * Pages that are code, not documents: their routes stand beside the catch-all in
 * src/app/(site)/~page/[audience]. The door needs to know that their addresses exist.
 */
export const SCREENS = [
  '/login/',
  '/newsletter/confirm/',
  '/newsletter/unsubscribe/',
  '/forgotten-password/',
  '/reset-password/',
  '/confirm-email/',
] as const
