import type { Metadata } from 'next'
import { SignInPage } from '@/site/sign-in/SignInPage'

export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = () => []
export const metadata: Metadata = { title: 'Sign in', robots: { index: false } }

/** The sign-in page of everything but members' areas, which have their own. */
export default function LoginPage() {
  return (
    <SignInPage title="Welcome back">
      <p className="text-text-soft">Sign in to your dashboard, your favorites and your shopping list.</p>
    </SignInPage>
  )
}
