import { renderToStaticMarkup } from 'react-dom/server'
import { Content } from '@/content/Content'

/** The markup that a browser gets for provider HTML. */
export function rendered(html: string, idPrefix?: string): string {
  return renderToStaticMarkup(<Content html={html} idPrefix={idPrefix} />)
}

/** The markup that a browser gets for stored rich text. */
export function renderedRichText(richText: unknown): string {
  return renderToStaticMarkup(<Content richText={richText} />)
}
