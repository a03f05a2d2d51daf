/** Sends the emails about notifications that are due now: at once, daily and weekly. It can run beside the server. */
import { applyEnvironment, readEnvironment } from '../src/runtime/environment'

// Node 20 would exit during a pending import.
setInterval(() => {}, 1_000)

async function main(): Promise<void> {
  applyEnvironment(readEnvironment(process.env))
  // Imported late, because the CMS reads the environment when it is loaded.
  const { sendDueNotificationEmails } = await import('../src/features/community/emails/send-emails.server')
  const { allDelivered } = await import('../src/cms/mail/mail')
  const now = new Date()
  let count = 0
  for (let more = true; more; ) {
    const done = await sendDueNotificationEmails(now)
    count += done.sent
    more = done.more
  }
  await allDelivered()
  console.log(count === 1 ? 'Sent 1 email.' : `Sent ${count} emails.`)
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(`The emails could not be sent: ${error instanceof Error ? error.message : error}`)
    process.exit(1)
  },
)
