import type { EmailMessage } from '@/rules/email-message'

type Links = { confirm?: string; unsubscribe: string }

/** The email that asks for confirmation. @param links absolute URLs */
export function confirmSubscriptionEmail({ confirm, unsubscribe }: Required<Links>): EmailMessage {
  return {
    subject: 'Please confirm your subscription',
    lines: [
      'Hello,',
      'someone, most likely you, subscribed this address to our newsletter. Confirm it, and we will start sending it to you.',
      'If it was not you, ignore this email: nothing happens unless the link is opened.',
    ],
    link: { label: 'Confirm my subscription', href: confirm },
    otherLink: { label: 'Never email me', href: unsubscribe },
  }
}

/** The email to a new subscriber. @param links absolute URLs */
export function welcomeEmail({ unsubscribe }: Links): EmailMessage {
  return {
    subject: 'Your subscription is confirmed',
    lines: [
      'Hello,',
      'thank you for subscribing. Our newsletter will come to this address: something to cook, something to move, a thought to sleep on.',
      'You can unsubscribe at any time with the link below.',
    ],
    otherLink: { label: 'Unsubscribe', href: unsubscribe },
  }
}
