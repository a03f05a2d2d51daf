'use client'

import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import type { SidebarLink } from '@/content/sidebar-links'
import { useActiveSection } from './use-active-section.client'

const NAV_LABEL = 'On this page'

/**
 * What is on the page: a list that stays beside the text on wide screens, a fold above it
 * on small ones. The present section is marked while the page scrolls. SPEC 2.2, 3.
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

/** A cut label for the eye, the whole one for the ear. */
function TruncatedLabel({ label, fullLabel }: { label: string; fullLabel: string }) {
  return (
    <>
      <span aria-hidden="true">{label}</span>
      <span className="sr-only">{fullLabel}</span>
    </>
  )
}
