import { greeting } from '@/rules/account-emails'
import type { EmailMessage } from '@/rules/email-message'

/** A program in a reminder: the number of its day, and the steps of that day that are not done. */
export type RemindedProgramme = {
  title: string
  day: number
  steps: readonly { title: string; uri: string | null }[]
}

type Reminder = {
  /** The site's origin. */
  site: string
  firstName: string | null
  programmes: readonly RemindedProgramme[]
  /** Absolute URL of the page that ends the reminders. */
  stop: string
}

/** The email on a day that a member has chosen, about all programs that they follow. */
export function reminderEmail({ firstName, programmes, site, stop }: Reminder): EmailMessage {
  const [first, ...others] = programmes.map(({ day, title }) => `Day ${day} of ${title}`)
  const isOne = others.length === 0
  return {
    subject: first && isOne ? first : 'Today in your programs',
    lines: [
      greeting(firstName),
      `good morning. Here is what your ${isOne ? 'program has' : 'programs have'} for you today.`,
      ...programmes.flatMap(({ day, steps, title }) => [
        `Day ${day} of ${title}:`,
        ...steps.map((step) => (step.uri === null ? step.title : { label: step.title, href: site + step.uri })),
      ]),
      'Take your time with it. You can choose other days on your account page.',
    ],
    link: { label: 'Open my dashboard', href: `${site}/dashboard/` },
    otherLink: { label: 'Stop these reminders', href: stop },
  }
}
