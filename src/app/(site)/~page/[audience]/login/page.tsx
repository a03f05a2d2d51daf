import type { Metadata } from 'next'
import { JoinLink } from '@/features/session/JoinLink.client'
import { LoginForm } from '@/features/session/LoginForm.client'

export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = () => []
export const metadata: Metadata = { title: 'Sign in', robots: { index: false } }

/** The sign-in page. `return` holds the page to come back to; the form reads it. SPEC 2.1. */
export default function LoginPage() {
  return (
    <section className="band grid min-h-hero content-center pt-header pb-9" data-light="morning">
      <div className="window-light" aria-hidden="true" />
      <div className="wrap">
        <div className="slip mx-auto grid max-w-md gap-5">
          <h1 className="type-h2">Welcome back</h1>
          <LoginForm />
          <ul className="grid gap-2 text-text-soft">
            <li>
              <a className="inline-link" href="/forgotten-password">
                Forgotten your password?
              </a>
            </li>
            <li>
              Not a member yet? <JoinLink>See the memberships</JoinLink>
            </li>
          </ul>
        </div>
      </div>
    </section>
  )
}
