'use client'

import { ShoppingBasket } from 'lucide-react'
import Link from 'next/link'
import { leftToBuy } from '@/rules/shopping-list/list'
import { LIST_PATH, LIST_TEXTS } from './list-texts'
import { useList } from './use-list'

/** Leads to the list, and says how much is left to buy; nothing left shows no number. Renders an `a`. */
export function ListLink() {
  const list = useList()
  const left = list ? leftToBuy(list.entries) : 0
  return (
    <Link
      className="head-icon"
      href={LIST_PATH}
      prefetch={false}
      aria-label={left > 0 ? `${LIST_TEXTS.title}, ${left} left to buy` : LIST_TEXTS.title}
    >
      <ShoppingBasket className="size-6" aria-hidden="true" />
      {left > 0 && <span className="head-count">{left > 99 ? '99+' : left}</span>}
    </Link>
  )
}
