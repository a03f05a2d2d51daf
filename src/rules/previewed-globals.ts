/** The globals whose drafts staff can preview: those that are around every page. */
export const PREVIEWED_GLOBALS = ['navigation', 'footer', 'settings', 'modals'] as const
export type PreviewedGlobal = (typeof PREVIEWED_GLOBALS)[number]

export const isPreviewedGlobal = (slug: string): slug is PreviewedGlobal =>
  PREVIEWED_GLOBALS.some((known) => known === slug)
