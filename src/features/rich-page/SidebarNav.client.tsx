'use client'

import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import type { SidebarLink } from '@/content/sidebar-links'
import { useActiveSection } from './use-active-section.client'

const NAV_LABEL = 'On this page'

/**
 * The table of contents: beside the text on wide screens, collapsible above it on small ones. The current section is
 * marked during scrolling.
 */
export function SidebarNav({ links }: { links: SidebarLink[] }) {
  const activeLinks = useActiveSection(links)
  const detailsRef = useRef<HTMLDetailsElement>(null)
  return (
    <>
      <nav className="sidebar" aria-label={NAV_LABEL}>
        <p className="sidebar-title" aria-hidden="true">
          {NAV_LABEL}
        </p>
        <Links links={links} activeLinks={activeLinks} />
      </nav>
      <details className="sidebar-mobile" ref={detailsRef}>
        <summary>
          {NAV_LABEL}
          <ChevronDown aria-hidden="true" className="toggle-chevron" />
        </summary>
        <nav aria-label={NAV_LABEL}>
          <Links links={links} activeLinks={activeLinks} onSelect={() => detailsRef.current?.removeAttribute('open')} />
        </nav>
      </details>
    </>
  )
}

type LinksProps = { links: SidebarLink[]; activeLinks: ReadonlySet<SidebarLink>; onSelect?: () => void }

function Links({ links, activeLinks, onSelect }: LinksProps) {
  return (
    <ul>
      {links.map((link) => (
        <li key={`${link.href} ${link.label}`}>
          <a
            href={link.href}
            title={link.title}
            aria-current={activeLinks.has(link) ? 'location' : undefined}
            data-bold={link.bold ? '' : undefined}
            data-main={link.isMain ? '' : undefined}
            onClick={onSelect}
          >
            {link.title ? <TruncatedLabel label={link.label} fullLabel={link.title} /> : link.label}
          </a>
          {link.subLinks.length > 0 && <Links links={link.subLinks} activeLinks={activeLinks} onSelect={onSelect} />}
        </li>
      ))}
    </ul>
  )
}

/** A truncated label on screen, the full one for screen readers. */
function TruncatedLabel({ label, fullLabel }: { label: string; fullLabel: string }) {
  return (
    <>
      <span aria-hidden="true">{label}</span>
      <span className="sr-only">{fullLabel}</span>
    </>
  )
}
