import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { type ContentOptions, type SafeTree, toSafeTree } from './pipeline'
import { RICH_HEADINGS } from './RichHeading'
import { type HrefOf, richTextToHtml } from './rich-text'
import { type TextParts, textDiv } from './text-parts'

type Source =
  | { html: string | null | undefined; richText?: undefined; hrefOf?: undefined }
  /** `hrefOf` returns the path of a document that a link in the text refers to. */
  | { richText: unknown; html?: undefined; hrefOf?: HrefOf }

/** `idPrefix` keeps ids unique on a page with several texts. */
type Props = Source &
  Pick<ContentOptions, 'idPrefix' | 'audience' | 'signUpTo' | 'contentHeadings'> & {
    /** Shows the text's videos and cards. Without it they are links. */
    parts?: TextParts
  }

/**
 * Renders provider HTML or the CMS's rich text; the only way either gets into a page. Renders no element of its own,
 * and nothing if there is no text.
 * Pass the page's `audience`: without it, members-only parts are left out.
 */
export function Content({ html, richText, hrefOf, parts, ...options }: Props) {
  const source = html ?? richTextToHtml(richText, { hrefOf })
  if (source.trim() === '') return null
  return toJsxRuntime(toSafeTree(source, options), {
    Fragment,
    jsx,
    jsxs,
    tableCellAlignToStyle: false,
    ...(parts && { passNode: true, components: { div: textDiv(parts) } }),
  })
}

/** Renders a parsed text with the extras of rich pages: icons beside headings, and headings that are links. */
export function RichContent({ tree, parts }: { tree: SafeTree; parts?: TextParts }) {
  return toJsxRuntime(tree, {
    Fragment,
    jsx,
    jsxs,
    tableCellAlignToStyle: false,
    passNode: true,
    components: { ...RICH_HEADINGS, ...(parts && { div: textDiv(parts) }) },
  })
}
