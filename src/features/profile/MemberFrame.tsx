import type { ReactNode } from 'react'
import { SignInPrompt } from '@/features/session/SignInPrompt.client'
import { Skeleton } from '@/ui/Skeleton'

const MEMBER_PAGES = [
  ['/dashboard/', 'Dashboard'],
  ['/profile/', 'Profile'],
  ['/account/', 'Account'],
] as const

type MemberPage = (typeof MEMBER_PAGES)[number][0]

/** A screen of the member area: where one is, and its title. */
export function MemberFrame({ at, children, title }: { at: MemberPage; title: string; children: ReactNode }) {
  return (
    <>
      <nav className="member-nav" aria-label="Member area">
        {MEMBER_PAGES.map(([href, label]) => (
          <a className="nav-link" key={href} href={href} aria-current={href === at ? 'page' : undefined}>
            {label}
          </a>
        ))}
      </nav>
      <h1 className="type-h1 member-title">{title}</h1>
      {children}
    </>
  )
}

/** A part of such a screen: its title on the left, what can be done on the right. */
export function MemberPart({ children, text, title }: { title: string; text?: string; children: ReactNode }) {
  return (
    // Holds the focus where what had it has gone.
    <section className="member-section outline-none" aria-label={title} tabIndex={-1}>
      <div className="grid content-start gap-2">
        <h2 className="type-h3">{title}</h2>
        {text && <p className="text-text-soft">{text}</p>}
      </div>
      <div className="grid content-start justify-items-start gap-5">{children}</div>
    </section>
  )
}

/** Until it is known who looks. */
export function MemberLoading() {
  return (
    <div className="member-section" aria-busy="true">
      <p className="sr-only" role="status">
        Loading…
      </p>
      <Skeleton />
      <div className="grid gap-5">
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    </div>
  )
}

/** Nobody is signed in, or it cannot be asked who is. */
export function MemberSignedOut() {
  return (
    <div className="member-section">
      <SignInPrompt />
    </div>
  )
}
