import { documentTitle } from '@/rules/publishing/appearance'
import { formTexts } from '@/rules/publishing/form-texts'
import { sharePictureIds } from '@/rules/publishing/share-pictures'
import { firstSentences, shorten } from '@/rules/shorten'

type Values = Readonly<Record<string, unknown>>

export type Appearance = {
  /** As search engines show it. */
  searchTitle: string
  /** As shared links show it. */
  shareTitle: string
  description: string
  /** Ids of the pictures for shared links, the best first. */
  pictures: number[]
}

/** Search engines cut what is longer. */
const TITLE_CHARS = 65
const DESCRIPTION_CHARS = 165

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** The beginning of the text, for an item without a summary that everyone may read. */
function beginningOf(values: Values): string {
  if (values.requiredPlan !== 'none') return ''
  const texts = formTexts(values)
  const [first] = ['positiveExperience', 'body'].flatMap((name) =>
    texts.filter(({ path }) => path === name || path === `${name}Html`),
  )
  const open = first?.parts.filter(({ membersOnly }) => !membersOnly) ?? []
  return firstSentences(open.map(({ text }) => text).join(' '))
}

/**
 * How a document appears in search results and shared links, with the same fallbacks as the page itself.
 * @param values the form's values
 * @param site name and fallback picture of the site, and the address of the page
 */
export function appearanceOf(
  values: Values,
  { fallbackPicture, now, siteName, uri }: { fallbackPicture: number | null; now: Date; siteName: string; uri: string },
): Appearance {
  const seo = (values.seo ?? {}) as Values
  const title = textOf(seo.title) || textOf(values.title)
  const description = textOf(seo.description) || textOf(values.summary) || beginningOf(values)
  // The form's values have the shape of a document.
  const shared = values as Parameters<typeof sharePictureIds>[0]
  return {
    searchTitle: shorten(documentTitle({ siteName, title, uri }), TITLE_CHARS).text,
    shareTitle: title,
    description: shorten(description, DESCRIPTION_CHARS).text,
    pictures: sharePictureIds(shared, { audience: 'visitor', fallback: fallbackPicture, now }),
  }
}
