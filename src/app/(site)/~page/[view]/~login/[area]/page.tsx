import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageViewOf } from '@/rules/page-view'
import { isMemberArea } from '@/rules/sign-in-page'
import { ItemThumbnails } from '@/site/ItemThumbnails'
import { AllClasses } from '@/site/sign-in/AllClasses'
import { areaReason } from '@/site/sign-in/area-reasons.server'
import { JoinFirst } from '@/site/sign-in/JoinFirst.client'
import { RecentTopics } from '@/site/sign-in/RecentTopics'
import { SignInPage } from '@/site/sign-in/SignInPage'

export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = () => []
export const metadata: Metadata = { title: 'Sign in', robots: { index: false } }

/** The sign-in page of a members' area: what it is, which plan opens it, the ways to join and to sign in, and what is inside. */
export default async function AreaSignInPage({ params }: { params: Promise<{ area: string; view: string }> }) {
  const { area, view } = await params
  const pageView = pageViewOf(view)
  if (!isMemberArea(area) || !pageView) notFound()
  const { plan, price, rows, text, title } = await areaReason(area)
  return (
    <>
      <SignInPage
        title={title}
        folded={area === 'masterclasses'}
        offer={
          <>
            <ItemThumbnails audience={pageView.audience} rows={rows} label="What is inside" />
            {area === 'community' && <RecentTopics audience={pageView.audience} />}
          </>
        }
      >
        <p className="max-w-measure text-text-soft md:text-lg">{text}</p>
        <div>
          <p className="text-balance font-semibold">{plan}</p>
          {price && <p className="text-text-soft">{price}</p>}
        </div>
        <JoinFirst />
      </SignInPage>
      {area === 'masterclasses' && <AllClasses audience={pageView.audience} />}
    </>
  )
}
