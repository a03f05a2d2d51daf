import { Content } from '@/content/Content'
import { textParts } from '@/features/rich-text/text-parts'
import type { BlockContext } from './block'

type Props = {
  context: BlockContext
  html: string | null | undefined
  /** Starts every id in the text: ids are unique on a page. */
  idPrefix: string
  /** Framed as a paper card. */
  framed?: boolean
}

/** An authored text inside a block, for the page's audience and path. Renders a `div`. */
export function BlockText({ context, framed = false, html, idPrefix }: Props) {
  const { audience, rules, signUpTo } = context
  return (
    <div className={framed ? 'paper-card prose' : 'prose'}>
      <Content
        html={html}
        idPrefix={idPrefix}
        audience={audience}
        signUpTo={signUpTo}
        contentHeadings={rules.contentHeadings}
        parts={textParts(audience)}
      />
    </div>
  )
}
