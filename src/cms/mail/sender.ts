import type { Payload } from 'payload'

/** The email address in the mail server's user name, if there is one. */
function smtpAccount(smtpUrl: string | undefined): string | null {
  if (!smtpUrl || !URL.canParse(smtpUrl)) return null
  const name = decodeURIComponent(new URL(smtpUrl).username)
  return name.includes('@') ? name : null
}

/** Fallback address at the site's host. */
function noReply(siteUrl: string | undefined): string {
  const host = siteUrl && URL.canParse(siteUrl) ? new URL(siteUrl).hostname : 'localhost'
  return `no-reply@${host.replace(/^www\./, '')}`
}

/**
 * Sender of our emails: the site's name and support address from the settings; without one the mail server's account,
 * or no-reply at the site's host.
 */
export async function sender(payload: Payload): Promise<{ name: string; address: string }> {
  const { siteName, supportEmail } = await payload.findGlobal({ slug: 'settings', depth: 0 })
  return { name: siteName, address: supportEmail || smtpAccount(process.env.SMTP_URL) || noReply(process.env.SITE_URL) }
}
