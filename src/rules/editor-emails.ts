import { greeting } from './account-emails'
import type { EmailMessage } from './email-message'
import { shorten } from './shorten'

/** Emails to staff about documents. Their words come from other staff, so names and titles are printed as they are. */
type About = {
  firstName: string | null
  /** The name of who did it. */
  by: string
  /** The title of the document. */
  title: string
  /** Absolute URL of the document in the admin. */
  href: string
}

const TITLE_CHARS = 80

/** On one line: a subject has no others. */
const named = (title: string) => `“${shorten(title.replace(/\s+/g, ' ').trim(), TITLE_CHARS).text}”`

const quoted = (text: string | null) => (text?.trim() ? [`“${text.trim()}”`] : [])

/** To a person whom a comment mentions, or who is in its thread. */
export function commentEmail({
  by,
  firstName,
  href,
  isMention,
  text,
  title,
}: About & { isMention: boolean; text: string }): EmailMessage {
  const sentence = `${by} ${isMention ? 'mentioned you in a comment' : 'replied to a comment'} on ${named(title)}`
  return {
    subject: sentence,
    lines: [greeting(firstName), `${sentence}:`, ...quoted(text)],
    link: { label: 'Open the document', href },
  }
}

type Noted = About & {
  /** What the person wrote with it. */
  note: string | null
}

/** To managers: a document waits for their review. */
export function reviewAskedEmail({ by, firstName, href, note, title }: Noted): EmailMessage {
  const sentence = `${by} asks you to review ${named(title)}`
  return {
    subject: sentence,
    lines: [greeting(firstName), `${sentence}.`, ...quoted(note), 'Publish it, or send it back with a note.'],
    link: { label: 'Open the document', href },
  }
}

/** To the person who asked: a manager sent the document back. */
export function sentBackEmail({ by, firstName, href, note, title }: Noted): EmailMessage {
  const sentence = `${by} sent back ${named(title)}`
  return {
    subject: sentence,
    lines: [greeting(firstName), `${sentence}.`, ...quoted(note), 'Change it, then ask for review again.'],
    link: { label: 'Open the document', href },
  }
}

/** To the person who asked: what was reviewed is on the site. */
export function approvedEmail({ by, firstName, href, title }: About): EmailMessage {
  const sentence = `${by} published ${named(title)}`
  return {
    subject: sentence,
    lines: [greeting(firstName), `${sentence}. Your changes are on the site.`],
    link: { label: 'Open the document', href },
  }
}
