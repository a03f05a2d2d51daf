import type { Metadata } from 'next'
import { LinkAction } from '@/platform/mail/LinkAction.client'
import { TEXTS } from '@/rules/texts'

export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = () => []
export const metadata: Metadata = {
  title: 'Confirm your subscription',
  robots: { index: false },
  referrer: 'no-referrer',
}

/** The target of the confirmation email's link. The button reads the token from the URL. */
export default function ConfirmPage() {
  return (
    <section className="light-section grid min-h-hero content-center pt-header pb-9" data-light="dusk">
      <div className="window-light" aria-hidden="true" />
      <div className="wrap grid justify-items-start gap-5">
        <h1 className="type-h1 max-w-[18ch]">One more step</h1>
        <p className="max-w-measure text-lg text-text-soft">
          Confirm your subscription to get our newsletter. Every email has a link to unsubscribe.
        </p>
        <LinkAction
          endpoint="/api/newsletter/confirm"
          label="Confirm my subscription"
          failure={TEXTS.newsletterFailed}
        />
      </div>
    </section>
  )
}
