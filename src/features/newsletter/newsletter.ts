import 'server-only'
import { z } from 'zod'
import { readAs } from '@/cms/client'
import { limiter } from '@/features/limits/limiter'
import { sendEmail } from '@/features/mail/send-email'
import { siteOrigin } from '@/features/mail/site-origin'
import { emailProblem } from '@/rules/account-fields'
import { AppError } from '@/rules/app-error'
import { LIMITS } from '@/rules/limits'
import { TEXTS } from '@/rules/texts'
import { signingSecret } from '@/server/signing-secret'
import { confirmSubscriptionLetter, welcomeLetter } from './letters'
import { type LinkPurpose, linkToken, MAX_LINK_TOKEN_CHARS, readLinkToken } from './links'
import { confirm, subscribe, unsubscribe } from './subscribers'

/** What every call of the newsletter answers. DESIGN 6. */
export type NewsletterAnswer = { success: boolean; message: string }

/** The form of POST /api/newsletter. SPEC 7. */
export const newsletterForm = z.object({
  EMAIL: z
    .string('Enter your e-mail address.')
    .transform((email) => email.trim().toLowerCase())
    .superRefine((email, { addIssue }) => {
      const message = emailProblem(email)
      if (message) addIssue({ code: 'custom', message })
    }),
  /** Nobody sees this field: what fills it in is a program. */
  extra: z.string().optional(),
})

/** The query of the calls that links in letters lead to. */
export const linkQuery = z.object({ token: z.string().max(MAX_LINK_TOKEN_CHARS, TEXTS.newsletterLinkInvalid) })

const byAddress = limiter('newsletter', { points: LIMITS.newsletterSubscriptions, windowS: LIMITS.newsletterWindowS })
/** Whoever types a stranger's address again and again fills no letter box. */
const byEmail = limiter('newsletter-letters', { points: LIMITS.newsletterLetters, windowS: LIMITS.newsletterWindowS })

async function write(email: string, subscriberId: number, toConfirm: boolean): Promise<void> {
  if ((await byEmail.consume(email)) !== null) return
  const query = async (purpose: LinkPurpose) => `?token=${await linkToken(purpose, subscriberId, signingSecret())}`
  const leave = await query('unsubscribe')
  const links = { unsubscribe: `${siteOrigin()}/newsletter/unsubscribe/${leave}` }
  const letter = toConfirm
    ? confirmSubscriptionLetter({
        ...links,
        confirm: `${siteOrigin()}/newsletter/confirm/${await query('confirm')}`,
      })
    : welcomeLetter(links)
  await sendEmail(email, letter, {
    // RFC 8058: the mail program's own button, which asks no page.
    'List-Unsubscribe': `<${siteOrigin()}/api/newsletter/unsubscribe/${leave}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
}

/**
 * Puts an address on the list. The answer never says whether it was there. SPEC 4, 7, 8.
 * @param address the client's, which the limit counts
 * @throws AppError too_many_requests
 */
export async function signUp(form: z.infer<typeof newsletterForm>, address: string): Promise<NewsletterAnswer> {
  const waitS = await byAddress.consume(address)
  if (waitS !== null) throw new AppError('too_many_requests', 'Please try again later.', { retryAfterS: waitS })
  const { newsletter } = await readAs('visitor').global('settings')
  const toConfirm = newsletter?.doubleOptIn ?? false
  const answer = { success: true, message: toConfirm ? TEXTS.newsletterAlmostDone : TEXTS.newsletterDone }
  if (form.extra) return answer
  const changed = await subscribe(form.EMAIL, { confirmed: !toConfirm, now: new Date() })
  if (changed !== null) await write(form.EMAIL, changed, toConfirm)
  return answer
}

async function named(purpose: LinkPurpose, token: string): Promise<number> {
  const subscriberId = await readLinkToken(purpose, token, signingSecret())
  if (subscriberId === null) throw new AppError('bad_request', TEXTS.newsletterLinkInvalid)
  return subscriberId
}

/** The link of the first letter, pressed. @throws AppError bad_request for a link that does not work */
export async function confirmByLink({ token }: z.infer<typeof linkQuery>): Promise<NewsletterAnswer> {
  const there = await confirm(await named('confirm', token), new Date())
  if (!there) throw new AppError('bad_request', TEXTS.newsletterLinkInvalid)
  return { success: true, message: TEXTS.newsletterConfirmed }
}

/** The link of any letter, pressed, or a mail program's own button. @throws AppError bad_request as above */
export async function unsubscribeByLink({ token }: z.infer<typeof linkQuery>): Promise<NewsletterAnswer> {
  await unsubscribe(await named('unsubscribe', token), new Date())
  return { success: true, message: TEXTS.newsletterUnsubscribed }
}
