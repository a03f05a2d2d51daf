import type { Metadata } from 'next'
import { LinkAction } from '@/features/newsletter/LinkAction.client'

export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = () => []
export const metadata: Metadata = {
  title: 'Confirm your subscription',
  robots: { index: false },
  referrer: 'no-referrer',
}

/** Where the first letter leads when subscriptions are confirmed by mail. The button reads the address's token. */
export default function ConfirmPage() {
  return (
    <section className="light-section grid min-h-hero content-center pt-header pb-9" data-light="dusk">
      <div className="window-light" aria-hidden="true" />
      <div className="wrap grid justify-items-start gap-5">
        <h1 className="type-h1 max-w-[18ch]">One more press</h1>
        <p className="max-w-measure text-lg text-text-soft">
          Then our letter comes to your address, and you can end it with any of them.
        </p>
        <LinkAction endpoint="/api/newsletter/confirm" label="Confirm my subscription" />
      </div>
    </section>
  )
}
