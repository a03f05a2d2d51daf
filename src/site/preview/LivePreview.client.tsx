'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import type { Audience } from '@/rules/audience'
import type { PreviewMessage } from '@/rules/preview-messages'
import { BlockMark } from './BlockMark.client'
import { KeepLast } from './KeepLast.client'
import { RegisterBlockContext } from './preview-blocks'
import { useAdmin } from './use-admin.client'
import { usePreviewBlocks } from './use-preview-blocks.client'
import { type ShowUnsaved, useUnsavedPage } from './use-unsaved-page.client'

type Props = {
  audience: Audience
  /** What is previewed, as in its address: "pages/12". */
  of: string
  /** Renders the preview from the values of a form. */
  show: ShowUnsaved
  /** The page as it was saved. */
  children: ReactNode
}

/**
 * A page that follows the form of the admin that shows it, saved or not, and marks the block that is edited. Written by
 * hand because `@payloadcms/live-preview-react` has no release 3.90.2, the installed version of Payload, whose packages
 * must all have the same version, and merges data in the browser, where the blocks of this site cannot be rendered.
 */
export function LivePreview({ audience, children, of, show }: Props) {
  const router = useRouter()
  const { onFailure, page, problem, showAgain, showForm, version } = useUnsavedPage(show, audience, of)
  const [missing, setMissing] = useState(false)
  const post = useAdmin({
    onSaved: () => {
      if (!showAgain()) router.refresh()
    },
    onMessage: (message: PreviewMessage) => {
      if (message.kind === 'form') showForm(message.form)
      else setMissing(!choose(message.block))
    },
  })
  const { blocks, choose, chosen, hovered, register } = usePreviewBlocks((block) => {
    setMissing(false)
    post({ type: 'ebs-preview', kind: 'block', block })
  })
  return (
    <RegisterBlockContext value={register}>
      <KeepLast version={version} fallback={children} onFailure={onFailure}>
        {version > 0 ? page : children}
      </KeepLast>
      {hovered !== null && hovered !== chosen && (
        <BlockMark key={hovered} id={hovered} blocks={blocks} version={version} kind="hovered" />
      )}
      {chosen !== null && <BlockMark key={chosen} id={chosen} blocks={blocks} version={version} kind="chosen" />}
      <p className="preview-note" role="status">
        {problem ?? (missing ? 'This block is not shown here.' : '')}
      </p>
    </RegisterBlockContext>
  )
}
