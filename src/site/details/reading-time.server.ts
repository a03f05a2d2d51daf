import 'server-only'
import { authoredHtml } from '@/catalogue/authored.server'
import { toPlainText } from '@/content/to-plain-text'
import { readingMinutes } from '@/rules/reading-time'
import { TEXTS } from '@/rules/texts'
import type { DetailProps } from './props'

/**
 * How long an item's text takes to read, in words.
 * @returns null without a text, and for a restricted item, of which the time is among what it holds
 */
export async function readingTimeOf({
  locked,
  page: { doc },
}: DetailProps<'posts' | 'expertAdvices'>): Promise<string | null> {
  if (locked) return null
  const [html = ''] = await authoredHtml({ richText: doc.body, html: doc.bodyHtml })
  const minutes = readingMinutes(toPlainText(html))
  return minutes ? TEXTS.readingTime(minutes) : null
}
