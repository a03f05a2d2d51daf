import type { Payload } from 'payload'

/** The part of the mail server's account that is an address, if it is one. */
function smtpAccount(smtpUrl: string | undefined): string | null {
  if (!smtpUrl || !URL.canParse(smtpUrl)) return null
  const name = decodeURIComponent(new URL(smtpUrl).username)
  return name.includes('@') ? name : null
}

/** An address of last resort, at the site's own host. */
function noReply(siteUrl: string | undefined): string {
  const host = siteUrl && URL.canParse(siteUrl) ? new URL(siteUrl).hostname : 'localhost'
  return `no-reply@${host.replace(/^www\./, '')}`
}

/**
 * Whom our letters come from: the site's name and support address (settings), where there is none
 * the mail server's account, else no-reply at the site's host.
 */
export async function sender(payload: Payload): Promise<{ name: string; address: string }> {
  const { siteName, supportEmail } = await payload.findGlobal({ slug: 'settings', depth: 0 })
  return { name: siteName, address: supportEmail || smtpAccount(process.env.SMTP_URL) || noReply(process.env.SITE_URL) }
}
