import { Content } from '@/content/Content'
import type { BlockContext } from './block'

type Props = { context: BlockContext; html: string | null | undefined; idPrefix: string }

/** An authored text inside a block, for the page's audience. */
export function BlockText({ context, html, idPrefix }: Props) {
  return (
    <div className="prose">
      <Content html={html} idPrefix={idPrefix} audience={context.audience} signUpTo={context.signUpTo} />
    </div>
  )
}
