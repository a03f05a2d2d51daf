import { printableName } from '../account-emails'
import type { EmailMessage } from '../email-message'
import { type PaidPlan, PLAN_LABELS } from './terms'

type SentGift = { code: string; plan: PaidPlan; months: number; message: string | null; from: string | null }

/** To the recipient of a gift. @param gift whose `from` is the first name of the person who bought it */
export function giftEmail(site: string, { code, from, message, months, plan }: SentGift): EmailMessage {
  const who = printableName(from) ?? 'A member'
  const length = months === 1 ? 'a month' : `${months} months`
  return {
    subject: 'A membership for you',
    lines: [
      'Hello,',
      `${who} has given you ${PLAN_LABELS[plan]} for ${length}. It begins on the day on which you redeem it.`,
      ...(message ? [`They write: “${message}”`] : []),
      `Your code is ${code}.`,
    ],
    link: { label: 'Redeem the gift', href: `${site}/redeem/?code=${encodeURIComponent(code)}` },
  }
}
