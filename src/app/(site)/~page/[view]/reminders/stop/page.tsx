import type { Metadata } from 'next'
import { LinkAction } from '@/platform/mail/LinkAction.client'
import { TEXTS } from '@/rules/texts'

export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = () => []
export const metadata: Metadata = { title: 'Stop reminders', robots: { index: false }, referrer: 'no-referrer' }

/** The target of the link in every reminder of a program. The button reads the token from the URL. */
export default function StopRemindersPage() {
  return (
    <section className="light-section grid min-h-hero content-center pt-header pb-9" data-light="dusk">
      <div className="window-light" aria-hidden="true" />
      <div className="wrap grid justify-items-start gap-5">
        <h1 className="type-h1 max-w-[18ch]">Stop your reminders</h1>
        <p className="max-w-measure text-lg text-text-soft">
          We will stop emailing you about your program. Your progress stays, and you can turn reminders on again at any
          time.
        </p>
        <LinkAction endpoint="/api/user/reminders/stop" label="Stop reminders" failure={TEXTS.remindersNotStopped} />
      </div>
    </section>
  )
}
