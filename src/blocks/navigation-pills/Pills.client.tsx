'use client'

import { useEffect, useMemo, useRef } from 'react'
import { useActiveSection } from '@/features/rich-page/use-active-section.client'
import type { Pill } from './pills'

/** Pills of which the one of the section in view is marked, and scrolled into view. Renders a `nav`. */
export function Pills({ pills }: { pills: readonly Pill[] }) {
  const links = useMemo(() => pills.map((pill) => ({ ...pill, subLinks: [] })), [pills])
  const active = useActiveSection(links)
  const list = useRef<HTMLUListElement>(null)
  const activeHref = links.find((link) => active.has(link))?.href

  useEffect(() => {
    const row = list.current
    const pill = row?.querySelector<HTMLElement>('[aria-current]')
    // Only the row is scrolled: scrollIntoView would scroll the page as well.
    if (row && pill && activeHref) row.scrollTo({ left: pill.offsetLeft - (row.clientWidth - pill.offsetWidth) / 2 })
  }, [activeHref])

  return (
    <nav className="wrap navigation-pills" aria-label="On this page">
      <ul ref={list}>
        {links.map((link) => (
          <li key={`${link.href} ${link.label}`}>
            <a href={link.href} aria-current={active.has(link) ? 'location' : undefined}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
