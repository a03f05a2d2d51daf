import 'server-only'
import { z } from 'zod'
import { readAs } from '@/cms/client/local-api.server'
import { limiter } from '@/platform/limits/limiter.server'
import { type LinkPurpose, MAX_LINK_TOKEN_CHARS, signLinkToken, verifyLinkToken } from '@/platform/mail/link-tokens'
import { oneClickHeaders, sendEmail } from '@/platform/mail/send-email.server'
import { emailProblem } from '@/rules/account-fields'
import { AppError } from '@/rules/app-error'
import { LIMITS } from '@/rules/limits'
import { TEXTS } from '@/rules/texts'
import { siteOrigin } from '@/runtime/env'
import { signingSecret } from '@/runtime/signing-secret'
import { confirmSubscriptionEmail, welcomeEmail } from './newsletter-emails'
import { confirm, subscribe, unsubscribe } from './subscribers.server'

/** The response of all newsletter calls. */
export type NewsletterResponse = { success: boolean; message: string }

/** The form of POST /api/newsletter. */
export const newsletterForm = z.object({
  EMAIL: z
    .string('Enter your email address.')
    .transform((email) => email.trim().toLowerCase())
    .superRefine((email, { addIssue }) => {
      const message = emailProblem(email)
      if (message) addIssue({ code: 'custom', message })
    }),
  /** Hidden from people: a filled-in value reveals a bot. */
  extra: z.string().optional(),
})

/** The query of the calls behind links in emails. */
export const linkQuery = z.object({ token: z.string().max(MAX_LINK_TOKEN_CHARS, TEXTS.linkInvalid) })

const clientLimit = limiter('newsletter', { points: LIMITS.newsletterSubscriptions, windowS: LIMITS.newsletterWindowS })
/** Prevents flooding the mailbox of an address that someone else typed. */
const emailLimit = limiter('newsletter-emails', { points: LIMITS.newsletterEmails, windowS: LIMITS.newsletterWindowS })

async function sendSubscriptionEmail(email: string, subscriberId: number, needsConfirmation: boolean): Promise<void> {
  if ((await emailLimit.consume(email)) !== null) return
  const query = async (purpose: LinkPurpose) => `?token=${await signLinkToken(purpose, subscriberId, signingSecret())}`
  const unsubscribeQuery = await query('unsubscribe')
  const links = { unsubscribe: `${siteOrigin()}/newsletter/unsubscribe/${unsubscribeQuery}` }
  const message = needsConfirmation
    ? confirmSubscriptionEmail({
        ...links,
        confirm: `${siteOrigin()}/newsletter/confirm/${await query('confirm')}`,
      })
    : welcomeEmail(links)
  await sendEmail(email, message, oneClickHeaders(`${siteOrigin()}/api/newsletter/unsubscribe/${unsubscribeQuery}`))
}

/**
 * Subscribes an address. The response never says whether it was subscribed before.
 * @param address IP address of the client, for the limit
 * @throws AppError too_many_requests
 */
export async function requestSubscription(
  form: z.infer<typeof newsletterForm>,
  address: string,
): Promise<NewsletterResponse> {
  const retryAfterS = await clientLimit.consume(address)
  if (retryAfterS !== null)
    throw new AppError('too_many_requests', 'Please try again later.', { retryAfterS: retryAfterS })
  const { newsletter } = await readAs('visitor').global('settings')
  const needsConfirmation = newsletter?.doubleOptIn ?? false
  const response = { success: true, message: needsConfirmation ? TEXTS.newsletterAlmostDone : TEXTS.newsletterDone }
  if (form.extra) return response
  const subscriberId = await subscribe(form.EMAIL, { confirmed: !needsConfirmation, now: new Date() })
  if (subscriberId !== null) await sendSubscriptionEmail(form.EMAIL, subscriberId, needsConfirmation)
  return response
}

async function subscriberIdFrom(purpose: LinkPurpose, token: string): Promise<number> {
  const subscriberId = await verifyLinkToken(purpose, token, signingSecret())
  if (subscriberId === null) throw new AppError('bad_request', TEXTS.linkInvalid)
  return subscriberId
}

/** Confirms a subscription by the link in the first email. @throws AppError bad_request for an invalid link */
export async function confirmByLink({ token }: z.infer<typeof linkQuery>): Promise<NewsletterResponse> {
  const isConfirmed = await confirm(await subscriberIdFrom('confirm', token), new Date())
  if (!isConfirmed) throw new AppError('bad_request', TEXTS.linkInvalid)
  return { success: true, message: TEXTS.newsletterConfirmed }
}

/**
 * Unsubscribes by the link in any email, or by the email program's button. @throws AppError bad_request for an invalid
 * link
 */
export async function unsubscribeByLink({ token }: z.infer<typeof linkQuery>): Promise<NewsletterResponse> {
  await unsubscribe(await subscriberIdFrom('unsubscribe', token), new Date())
  return { success: true, message: TEXTS.newsletterUnsubscribed }
}
