'use client'

import { Menu as Base } from '@base-ui/react/menu'
import { ChevronDown, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { type ButtonVariants, button } from './button-variants'
import { PageLink } from './PageLink'

export type MenuItem = { key: string; label: string; icon?: LucideIcon; disabled?: boolean } & (
  | { href: string; onSelect?: never }
  | { onSelect(): void; href?: never }
)

type Props = {
  /** The button's label; an icon alone also needs `name`. */
  children: ReactNode
  name?: string
  variant?: ButtonVariants['variant']
  items: readonly MenuItem[]
}

/**
 * A button with a list of actions: arrow keys, type-ahead, Escape. It brings Base UI, so load it with next/dynamic where
 * it is rarely needed. Renders a `button`; the list is rendered in the body.
 */
export function Menu({ children, items, variant = 'plain', name }: Props) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger className={button({ variant, size: name ? 'round' : 'normal' })} aria-label={name}>
        {children}
        {!name && <ChevronDown className="size-4.5" aria-hidden="true" />}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner className="popup" sideOffset={6} align="start">
          <Base.Popup className="menu-list">{items.map(renderItem)}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

function renderItem({ disabled, href, icon: Icon, key, label, onSelect }: MenuItem) {
  const content = (
    <>
      {Icon && <Icon className="size-5 flex-none" aria-hidden="true" />}
      {label}
    </>
  )
  return href && !disabled ? (
    <Base.LinkItem className="menu-item" key={key} render={<PageLink href={href} />} closeOnClick>
      {content}
    </Base.LinkItem>
  ) : (
    <Base.Item className="menu-item" key={key} disabled={disabled} onClick={onSelect}>
      {content}
    </Base.Item>
  )
}
