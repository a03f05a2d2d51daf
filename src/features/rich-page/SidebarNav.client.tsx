'use client'

import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import type { SidebarLink } from '@/content/sidebar-links'
import { usePresentPlace } from './use-present-place.client'

const NAME = 'On this page'

/**
 * What is on the page: a list that stays beside the text on wide screens, a fold above it
 * on small ones. The present section is marked while the page scrolls. SPEC 2.2, 3.
 */
export function SidebarNav({ links }: { links: SidebarLink[] }) {
  const present = usePresentPlace(links)
  const fold = useRef<HTMLDetailsElement>(null)
  return (
    <>
      <nav className="rail" aria-label={NAME}>
        <p className="rail-name" aria-hidden="true">
          {NAME}
        </p>
        <Links links={links} present={present} />
      </nav>
      <details className="rail-fold" ref={fold}>
        <summary>
          {NAME}
          <ChevronDown aria-hidden="true" className="turns" />
        </summary>
        <nav aria-label={NAME}>
          <Links links={links} present={present} onChoose={() => fold.current?.removeAttribute('open')} />
        </nav>
      </details>
    </>
  )
}

type LinksProps = { links: SidebarLink[]; present: ReadonlySet<SidebarLink>; onChoose?: () => void }

function Links({ links, present, onChoose }: LinksProps) {
  return (
    <ul>
      {links.map((link) => (
        <li key={`${link.href} ${link.label}`}>
          <a
            href={link.href}
            title={link.title}
            aria-current={present.has(link) ? 'location' : undefined}
            data-bold={link.bold ? '' : undefined}
            data-main={link.isMain ? '' : undefined}
            onClick={onChoose}
          >
            {link.title ? <Cut label={link.label} whole={link.title} /> : link.label}
          </a>
          {link.subLinks.length > 0 && <Links links={link.subLinks} present={present} onChoose={onChoose} />}
        </li>
      ))}
    </ul>
  )
}

/** A cut label for the eye, the whole one for the ear. */
function Cut({ label, whole }: { label: string; whole: string }) {
  return (
    <>
      <span aria-hidden="true">{label}</span>
      <span className="sr-only">{whole}</span>
    </>
  )
}
