import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { isMemberArea } from '@/rules/sign-in-page'
import { areaReason } from '@/site/sign-in/area-reasons.server'
import { SignInChoice } from '@/site/sign-in/SignInChoice.client'
import { SignInPage } from '@/site/sign-in/SignInPage'

export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = () => []
export const metadata: Metadata = { title: 'Sign in', robots: { index: false } }

/** The sign-in page of a members' area: what it is, which plan opens it, and the ways to join and to sign in. */
export default async function AreaSignInPage({ params }: { params: Promise<{ area: string }> }) {
  const { area } = await params
  if (!isMemberArea(area)) notFound()
  const { plan, text, title } = await areaReason(area)
  return (
    <SignInPage title={title} offersJoin>
      <p className="text-lg text-text-soft">{text}</p>
      <p className="font-semibold">{plan}</p>
      <SignInChoice />
    </SignInPage>
  )
}
