import type { ReactNode } from 'react'
import type { BlockLook } from '@/rules/block-look'

type Props = {
  block: BlockLook & { anchor?: string | null }
  children: ReactNode
}

/** A block with its anchor, background and room. Renders a `div`, or the block alone where none of them is set. */
export function BlockFrame({ block, children }: Props) {
  const { anchor, background, spaceAfter, spaceBefore } = block
  if (!anchor && !background && !spaceAfter && !spaceBefore) return children
  return (
    <div
      className="block-frame"
      id={anchor || undefined}
      data-background={background || undefined}
      // The night has the colors of the dark scheme, in both schemes.
      data-scheme={background === 'night' ? 'dark' : undefined}
      data-before={spaceBefore || undefined}
      data-after={spaceAfter || undefined}
    >
      {children}
    </div>
  )
}
