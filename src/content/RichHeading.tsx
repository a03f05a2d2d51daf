import type { Element } from 'hast'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { visit } from 'unist-util-visit'
import { isHeadingIcon } from '@/rules/heading-icons'
import { HEADING_ICON_COMPONENTS } from './heading-icon-components'

type Level = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
type Props = ComponentPropsWithoutRef<'h2'> & { node?: Element }

/** A heading of a rich page, with an optional icon and link. */
function heading(Level: Level) {
  return function RichHeading({ node, children, ...attributes }: Props) {
    const { dataIcon, dataLink } = node?.properties ?? {}
    const Icon = isHeadingIcon(dataIcon) ? HEADING_ICON_COMPONENTS[dataIcon] : null
    return (
      <Level {...attributes}>
        {Icon && <Icon aria-hidden="true" className="heading-icon" />}
        {typeof dataLink === 'string' && !containsLink(node) ? (
          <a href={dataLink}>{children}</a>
        ) : (
          (children as ReactNode)
        )}
      </Level>
    )
  }
}

function containsLink(node: Element | undefined): boolean {
  let found = false
  if (node) {
    visit(node, 'element', ({ tagName }) => {
      if (tagName === 'a') found = true
    })
  }
  return found
}

export const RICH_HEADINGS = {
  h1: heading('h1'),
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
}
