import { Content } from './Content'
import type { HrefOf } from './rich-text'
import { richTextToHtml } from './rich-text'

type Props = { richText?: unknown; html?: string | null; hrefOf?: HrefOf; idPrefix?: string }

/** An authored text of the CMS: the rich text, or where that is empty the provider HTML beside it. DESIGN 5. */
export function Authored({ richText, html, hrefOf, idPrefix }: Props) {
  const written = richTextToHtml(richText, hrefOf)
  return <Content html={written.trim() ? written : html} idPrefix={idPrefix} />
}
