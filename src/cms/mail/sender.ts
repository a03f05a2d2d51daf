import type { Payload } from 'payload'
import { siteOrigin, smtpUrl } from '@/runtime/env'

/** The email address in the mail server's user name, if there is one. */
function smtpAccount(url: string | undefined): string | null {
  if (!url || !URL.canParse(url)) return null
  const name = decodeURIComponent(new URL(url).username)
  return name.includes('@') ? name : null
}

/** Fallback address at the site's host. */
function noReply(): string {
  return `no-reply@${new URL(siteOrigin()).hostname.replace(/^www\./, '')}`
}

/**
 * Sender of our emails: the site's name and support address from the settings; without one the mail server's account,
 * or no-reply at the site's host.
 */
export async function sender(payload: Payload): Promise<{ name: string; address: string }> {
  const { siteName, supportEmail } = await payload.findGlobal({ slug: 'settings', depth: 0 })
  return { name: siteName, address: supportEmail || smtpAccount(smtpUrl()) || noReply() }
}
