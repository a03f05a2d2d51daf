import { confirmLetter as toNewcomer } from '@/rules/account-letters'
import { letterHtml } from '@/rules/letter'

/** The mail to somebody whose account staff have just made. @returns HTML, as the CMS wants it */
export function confirmLetter(token: string, { firstName }: { firstName?: string | null }): string {
  return letterHtml(toNewcomer({ site: process.env.SITE_URL ?? 'http://localhost:3000', token, firstName }))
}
