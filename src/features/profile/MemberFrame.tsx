import type { ReactNode } from 'react'
import { useViewer } from '@/platform/session/Session.client'
import { SignInPrompt } from '@/platform/session/SignInPrompt.client'
import { useSignInLinks } from '@/platform/session/sign-in-links'
import { Skeleton } from '@/ui/Skeleton'

const MEMBER_PAGES = [
  ['/dashboard/', 'Dashboard'],
  ['/profile/', 'Profile'],
  ['/account/', 'Account'],
] as const

type MemberPage = (typeof MEMBER_PAGES)[number][0]

type Props = {
  /** Which page of the navigation this is; absent for one that the navigation leaves out. */
  at?: MemberPage
  title: string
  children: ReactNode
}

/** A page of the member area, with its navigation and title. */
export function MemberFrame({ at, children, title }: Props) {
  return (
    <>
      <nav className="flex flex-wrap gap-x-6 gap-y-1 pt-2" aria-label="Member area">
        {MEMBER_PAGES.map(([href, label]) => (
          <a className="nav-link" key={href} href={href} aria-current={href === at ? 'page' : undefined}>
            {label}
          </a>
        ))}
      </nav>
      <h1 className="type-h2 member-title">{title}</h1>
      {children}
    </>
  )
}

type PartProps = {
  title: string
  text?: string
  /** Below the title and the text. */
  aside?: ReactNode
  children: ReactNode
}

/** A section of such a page: its title on the left, its controls on the right. */
export function MemberPart({ aside, children, text, title }: PartProps) {
  return (
    // Receives the focus when a focused control is removed.
    <section className="member-section outline-none" aria-label={title} tabIndex={-1}>
      <div className="grid content-start gap-2">
        <h2 className="type-h3">{title}</h2>
        {text && <p className="text-text-soft">{text}</p>}
        {aside && <div className="pt-4">{aside}</div>}
      </div>
      <div className="grid content-start justify-items-start gap-5">{children}</div>
    </section>
  )
}

/** Shown until the session is known. */
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

/** Shown if no one is signed in, or the session could not be looked up. */
export function MemberSignedOut() {
  const { audience } = useViewer()
  const { login } = useSignInLinks()
  return (
    <div className="member-section">
      {audience === 'visitor' ? (
        <SignInPrompt />
      ) : (
        <p role="alert">
          You are signed out.{' '}
          <a className="inline-link" href={login}>
            Sign in again
          </a>
        </p>
      )}
    </div>
  )
}
