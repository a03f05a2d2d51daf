import { RESET_SUBJECT, confirmLetter as toNewcomer } from '@/rules/account-letters'
import { letterHtml } from '@/rules/letter'

const site = () => process.env.SITE_URL ?? 'http://localhost:3000'

/** The mail to somebody whose account staff have just made. @returns HTML, as the CMS wants it */
export function confirmLetter(token: string, { firstName }: { firstName?: string | null }): string {
  return letterHtml(toNewcomer({ site: site(), token, firstName }))
}

/** The mail to somebody who has asked the admin's own page for a new password. @returns HTML, as the CMS wants it */
export function adminResetLetter(token: string): string {
  return letterHtml({
    subject: RESET_SUBJECT,
    lines: [
      'Hello there,',
      'somebody, we hope you, asked for a new password for the admin. The link is good for one hour.',
      'If it was not you, leave this mail alone: your password stays as it is.',
    ],
    link: { label: 'Set a new password', href: `${site()}/admin/reset/${encodeURIComponent(token)}` },
  })
}
