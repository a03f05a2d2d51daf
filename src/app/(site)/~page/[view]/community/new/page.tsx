import type { Metadata } from 'next'
import { NewTopic } from '@/features/community/editor/NewTopic.client'
import { PageLink } from '@/ui/PageLink'

export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = () => []
export const metadata: Metadata = { title: 'New topic', robots: { index: false } }

/** Where a topic is written. The page is shared by all users; the browser asks for the boards and the drafts. */
export default function NewTopicPage() {
  return (
    <section className="new-topic-page pt-header" data-light="morning">
      <div className="wrap">
        <div className="grid gap-3">
          <h1 className="type-h2">New topic</h1>
          <p className="text-text-soft">
            Say in the title what it is about, and below what you have tried.{' '}
            <PageLink className="inline-link" href="/community/guidelines/">
              Guidelines
            </PageLink>
          </p>
        </div>
        <NewTopic />
      </div>
    </section>
  )
}
