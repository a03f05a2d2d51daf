'use client'

import { ShoppingBasket } from 'lucide-react'
import { PageLink } from '@/ui/PageLink'
import { LIST_PATH, LIST_TEXTS } from './list-texts'
import { useList } from './use-list.client'

/** The link to the list, with the number of items left to buy. Renders an `a`. */
export function ListLink() {
  const list = useList()
  const leftCount = list?.leftCount ?? 0
  return (
    <PageLink
      className="header-icon"
      href={LIST_PATH}
      aria-label={leftCount > 0 ? `${LIST_TEXTS.title}, ${leftCount} left to buy` : LIST_TEXTS.title}
    >
      <ShoppingBasket className="size-6" aria-hidden="true" />
      {leftCount > 0 && <span className="header-count">{leftCount > 99 ? '99+' : leftCount}</span>}
    </PageLink>
  )
}
