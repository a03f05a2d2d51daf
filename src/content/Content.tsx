import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { toSafeTree } from './pipeline'
import { type HrefOf, richTextToHtml } from './rich-text'

type Source =
  | { html: string | null | undefined; richText?: undefined; hrefOf?: undefined }
  /** `hrefOf` gives the path of a document that a link inside points at. */
  | { richText: unknown; html?: undefined; hrefOf?: HrefOf }

/**
 * Renders provider HTML or the CMS's rich text: the only way either reaches a page.
 * DESIGN 2, 5; SPEC 2.2. Renders no element of its own, and nothing if there is no text.
 * `idPrefix` keeps ids apart where a page shows several texts.
 */
export function Content({ html, richText, hrefOf, idPrefix }: Source & { idPrefix?: string }) {
  const source = html ?? richTextToHtml(richText, hrefOf)
  if (source.trim() === '') return null
  const tree = toSafeTree(source, { idPrefix })
  return toJsxRuntime(tree, { Fragment, jsx, jsxs, tableCellAlignToStyle: false })
}
