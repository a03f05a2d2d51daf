import type { Metadata } from 'next'
import { LinkAction } from '@/platform/mail/LinkAction.client'
import { TEXTS } from '@/rules/texts'

export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = () => []
export const metadata: Metadata = { title: 'Stop emails', robots: { index: false }, referrer: 'no-referrer' }

/** The target of the link in every email about notifications. The button reads the token from the URL. */
export default function StopEmailsPage() {
  return (
    <section className="light-section grid min-h-hero content-center pt-header pb-9" data-light="dusk">
      <div className="window-light" aria-hidden="true" />
      <div className="wrap grid justify-items-start gap-5">
        <h1 className="type-h1 max-w-[18ch]">Stop these emails</h1>
        <p className="max-w-measure text-lg text-text-soft">
          We will stop emails like the one that you have come from. Notifications on the site stay, and you can choose
          again on your account page at any time.
        </p>
        <LinkAction
          endpoint="/api/notifications/stop"
          label="Stop these emails"
          failure={TEXTS.notificationEmailsNotStopped}
        />
      </div>
    </section>
  )
}
