import { type Letter, letterHtml } from '@/rules/letter'

/** An address of this site for a mail. @param path with its leading slash */
export const siteLink = (path: string) => `${process.env.SITE_URL ?? 'http://localhost:3000'}${path}`

export const CONFIRM_SUBJECT = 'Please confirm your e-mail address'

/** The mail to somebody whose account has just been made. @returns HTML */
export function confirmLetter(token: string, { firstName }: { firstName?: string | null }): string {
  const letter: Letter = {
    subject: CONFIRM_SUBJECT,
    lines: [
      `Hello ${firstName || 'there'},`,
      'welcome. Confirm that this is your e-mail address, and the door is open.',
      'If it was not you who asked, leave this mail alone: nothing happens without the link.',
    ],
    link: { label: 'Confirm my e-mail address', href: siteLink(`/confirm-email/?token=${encodeURIComponent(token)}`) },
  }
  return letterHtml(letter)
}
