/** The title of a page in the browser, in search results and bookmarks. */
export function documentTitle({ siteName, title, uri }: { siteName: string; title: string; uri: string }): string {
  return uri === '/' ? `${siteName}: ${title}` : `${title} · ${siteName}`
}

type Range = { min: number; max: number }

/**
 * How many characters search engines show whole, from these on too few say too little. They measure pixels, so these
 * are averages (https://developers.google.com/search/docs/appearance/title-link).
 */
export const GOOD_LENGTHS = {
  title: { min: 15, max: 60 },
  description: { min: 70, max: 160 },
} as const satisfies Record<string, Range>

export type LengthState = 'empty' | 'short' | 'good' | 'long'

/** What an editor is told about the length of a title or description. @param length in characters */
export function lengthHint(length: number, { max, min }: Range): { state: LengthState; text: string } {
  const characters = `${length} ${length === 1 ? 'character' : 'characters'}`
  if (length === 0) return { state: 'empty', text: `Empty. Good: ${min} to ${max} characters.` }
  if (length < min) return { state: 'short', text: `${characters}: too short. Good: ${min} to ${max}.` }
  if (length > max)
    return { state: 'long', text: `${characters}: too long, the end may be cut. Good: ${min} to ${max}.` }
  return { state: 'good', text: `${characters}: good.` }
}
