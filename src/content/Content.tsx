import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { type ContentOptions, type SafeTree, toSafeTree } from './pipeline'
import { RICH_HEADINGS } from './RichHeading'
import { type HrefOf, richTextToHtml } from './rich-text'

type Source =
  | { html: string | null | undefined; richText?: undefined; hrefOf?: undefined }
  /** `hrefOf` gives the path of a document that a link inside points at. */
  | { richText: unknown; html?: undefined; hrefOf?: HrefOf }

/** `idPrefix` keeps ids apart where a page shows several texts. */
type Props = Source & Pick<ContentOptions, 'idPrefix' | 'audience' | 'signUpTo' | 'contentHeadings'>

/**
 * Renders provider HTML or the CMS's rich text: the only way either reaches a page.
 * DESIGN 2, 5; SPEC 2.2. Renders no element of its own, and nothing if there is no text.
 * Say the page's `audience`: without it parts for members are left out.
 */
export function Content({ html, richText, hrefOf, ...options }: Props) {
  const source = html ?? richTextToHtml(richText, hrefOf)
  if (source.trim() === '') return null
  return toJsxRuntime(toSafeTree(source, options), { Fragment, jsx, jsxs, tableCellAlignToStyle: false })
}

/** A text that was read already, with what rich pages have: icons beside headings, headings that are links. SPEC 2.2. */
export function RichContent({ tree }: { tree: SafeTree }) {
  return toJsxRuntime(tree, {
    Fragment,
    jsx,
    jsxs,
    tableCellAlignToStyle: false,
    passNode: true,
    components: RICH_HEADINGS,
  })
}
