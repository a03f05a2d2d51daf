import type { Metadata } from 'next'
import { LinkAction } from '@/platform/mail/LinkAction.client'
import { TEXTS } from '@/rules/texts'

export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = () => []
export const metadata: Metadata = { title: 'Unsubscribe', robots: { index: false }, referrer: 'no-referrer' }

/** The target of the unsubscribe link in every newsletter. The button reads the token from the URL. */
export default function UnsubscribePage() {
  return (
    <section className="light-section grid min-h-hero content-center pt-header pb-9" data-light="dusk">
      <div className="window-light" aria-hidden="true" />
      <div className="wrap grid justify-items-start gap-5">
        <h1 className="type-h1 max-w-[18ch]">Unsubscribe from our newsletter</h1>
        <p className="max-w-measure text-lg text-text-soft">
          We will stop emailing you. You can subscribe again at any time.
        </p>
        <LinkAction endpoint="/api/newsletter/unsubscribe" label="Unsubscribe" failure={TEXTS.newsletterFailed} />
      </div>
    </section>
  )
}
