import type { EmailMessage } from '@/rules/email-message'

type Links = { confirm?: string; unsubscribe: string }

/** The letter that asks the owner of an address. @param links full addresses */
export function confirmSubscriptionEmail({ confirm, unsubscribe }: Required<Links>): EmailMessage {
  return {
    subject: 'Please confirm your subscription',
    lines: [
      'Hello,',
      'somebody, most likely you, put this address on the list of our letter. Confirm it, and the letter will come.',
      'If it was not you, leave this mail alone: nothing happens without the link.',
    ],
    link: { label: 'Confirm my subscription', href: confirm },
    otherLink: { label: 'Never write to me', href: unsubscribe },
  }
}

/** The letter to somebody who is on the list now. @param links full addresses */
export function welcomeEmail({ unsubscribe }: Links): EmailMessage {
  return {
    subject: 'You are on the list',
    lines: [
      'Hello,',
      'thank you for subscribing. Our letter will come to this address: something to cook, something to move, a thought to sleep on.',
      'The link below ends it, today or in ten years.',
    ],
    otherLink: { label: 'Unsubscribe', href: unsubscribe },
  }
}
