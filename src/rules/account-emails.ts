import type { EmailMessage } from './email-message'
import { localPath } from './safe-return'

/** Names that may appear in an email: no address can be spelled with these characters. */
const PRINTABLE_NAME = /^[\p{L}\p{M}][\p{L}\p{M}' -]{0,39}$/u

/** A name, if it can be printed in an email to someone else; null otherwise. */
export const printableName = (name: string | null | undefined): string | null =>
  name && PRINTABLE_NAME.test(name) ? name : null

/**
 * A greeting. Anyone can sign up with another person's email address: a name that could be read as an
 * address or an advertisement is left out, so that our emails carry no stranger's message.
 */
export const greeting = (firstName: string | null | undefined) => `Hello ${printableName(firstName) ?? 'there'},`

/** A URL of this site with a query; parameters without a value are left out. */
function buildUrl(site: string, path: string, query: Record<string, string | null | undefined> = {}): string {
  const search = new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])))
  return search.size === 0 ? site + path : `${site}${path}?${search}`
}

const confirmUrl = (site: string, token: string, returnTo?: string | null) =>
  buildUrl(site, '/confirm-email/', { token, return: localPath(returnTo) })

const RESET_LABEL = 'Set a new password'
const resetLink = (site: string) => ({ label: RESET_LABEL, href: buildUrl(site, '/forgotten-password/') })

type Recipient = { site: string; firstName?: string | null }

export const CONFIRM_SUBJECT = 'Please confirm your email address'

/** To a person who has just created an account. @param returnTo the page that they wanted */
export function confirmationEmail(to: Recipient & { token: string; returnTo?: string | null }): EmailMessage {
  return {
    subject: CONFIRM_SUBJECT,
    lines: [
      greeting(to.firstName),
      'welcome. Confirm that this is your email address to start using your account.',
      'If you did not ask for this, ignore this email: nothing happens unless the link is opened.',
    ],
    link: { label: 'Confirm my email address', href: confirmUrl(to.site, to.token, to.returnTo) },
  }
}

/** To a person who signs up with the address of an account that is not confirmed yet. */
export function unfinishedSignUpEmail(
  to: Recipient & { username: string; token: string; returnTo?: string | null },
): EmailMessage {
  return {
    ...confirmationEmail(to),
    lines: [
      greeting(to.firstName),
      `you have already started to create an account: its username is ${to.username}. Confirm that this is your email address, then sign in with the password you chose, or set a new one.`,
      'If you did not ask for this, ignore this email: nothing happens unless the link is opened.',
    ],
    otherLink: resetLink(to.site),
  }
}

/** To a member whose address was used to sign up again. The response to the browser does not reveal this. */
export function alreadyMemberEmail(to: Recipient & { username: string; returnTo?: string | null }): EmailMessage {
  return {
    subject: 'You already have an account',
    lines: [
      greeting(to.firstName),
      `someone, probably you, has just tried to create an account with this email address. You already have one: your username is ${to.username}.`,
      'Sign in with it. If you have forgotten your password, set a new one.',
      'If it was not you, there is nothing to do: no one was told that you have an account.',
    ],
    link: { label: 'Sign in', href: buildUrl(to.site, '/login/', { return: localPath(to.returnTo) }) },
    otherLink: resetLink(to.site),
  }
}

export const RESET_SUBJECT = 'Set a new password'

/** To a person who has forgotten a password. @param token valid for an hour, once */
export function resetPasswordEmail(to: Recipient & { username: string; token: string }): EmailMessage {
  return {
    subject: RESET_SUBJECT,
    lines: [
      greeting(to.firstName),
      `with this link you can set a new password. It works once, for one hour. Your username is ${to.username}.`,
      'If you did not ask for this, ignore this email: your password stays the same.',
    ],
    link: { label: RESET_LABEL, href: buildUrl(to.site, '/reset-password/', { token: to.token }) },
  }
}

const setPasswordLink = (site: string, token: string) => ({
  label: 'Set a password',
  href: buildUrl(site, '/reset-password/', { token }),
})

export const INVITATION_SUBJECT = 'Your account is ready'

/** To a person for whom staff have created an account. @param token valid for seven days, once */
export function invitationEmail(to: Recipient & { username: string; token: string }): EmailMessage {
  return {
    subject: INVITATION_SUBJECT,
    lines: [
      greeting(to.firstName),
      `we have created an account for you: your username is ${to.username}. Set a password with this link. It works once, for seven days, and confirms that this is your email address.`,
      'If you do not know why you received this, ignore this email: no one can sign in without the link.',
    ],
    link: setPasswordLink(to.site, to.token),
    otherLink: resetLink(to.site),
  }
}

/** To a person to whom staff send a link for a new password. @param token valid for a day, once */
export function staffResetEmail(to: Recipient & { username: string; token: string }): EmailMessage {
  return {
    subject: RESET_SUBJECT,
    lines: [
      greeting(to.firstName),
      `a member of our team has sent you this link to set a new password. It works once, for one day. Your username is ${to.username}.`,
      'If you did not ask for it, ignore this email: your password stays the same.',
    ],
    link: setPasswordLink(to.site, to.token),
  }
}

/** To a person whose password was set by a link. */
export function passwordChangedEmail(to: Recipient): EmailMessage {
  return {
    subject: 'Your password was changed',
    lines: [
      greeting(to.firstName),
      'your password has just been changed, and you are signed out everywhere. Sign in with the new one.',
      'If it was not you, set a new password at once.',
    ],
    link: { label: 'Sign in', href: buildUrl(to.site, '/login/') },
    otherLink: resetLink(to.site),
  }
}

/** To the new address of a person who changes theirs. @param token valid for a day, once */
export function newAddressEmail(to: Recipient & { token: string }): EmailMessage {
  return {
    subject: 'Please confirm your new email address',
    lines: [
      greeting(to.firstName),
      'confirm that this is your email address, and we will write to you here. The link works once, for one day.',
      'If you did not ask for this, ignore this email: nothing happens unless the link is opened.',
    ],
    link: { label: 'Confirm my new address', href: confirmUrl(to.site, to.token) },
  }
}

/** To the old address of a person who changes theirs. */
export function oldAddressEmail(to: Recipient): EmailMessage {
  return {
    subject: 'Your email address is about to change',
    lines: [
      greeting(to.firstName),
      'someone who is signed in to your account has asked to change its email address. It changes when the link that we sent to the new address is opened.',
      'If it was you, there is nothing to do. If it was not, set a new password now: the link then stops working.',
    ],
    link: resetLink(to.site),
  }
}

/** To a person who has changed their password on the account page. */
export function passwordReplacedEmail(to: Recipient): EmailMessage {
  return {
    subject: 'Your password was changed',
    lines: [
      greeting(to.firstName),
      'your password has just been changed by someone who knew the old one. You are signed out in all other browsers.',
      'If it was you, there is nothing to do. If it was not, set a new password at once.',
    ],
    link: resetLink(to.site),
  }
}

/** To a person to whose account a passkey was added. */
export function passkeyAddedEmail(to: Recipient): EmailMessage {
  return {
    subject: 'A passkey was added to your account',
    lines: [
      greeting(to.firstName),
      'a passkey has just been added to your account by someone who knew your password. Its owner can sign in as you.',
      'If it was you, there is nothing to do. If it was not, remove it from your account and set a new password at once.',
    ],
    link: { label: 'See my passkeys', href: buildUrl(to.site, '/account/') },
    otherLink: resetLink(to.site),
  }
}

/** To a person who has asked to delete their account. @param on the date, formatted for people */
export function deletionScheduledEmail(to: Recipient & { on: string }): EmailMessage {
  return {
    subject: 'Your account will be deleted',
    lines: [
      greeting(to.firstName),
      `as you asked, your account and all your data will be deleted on ${to.on}. You are now signed out everywhere.`,
      'If you change your mind, sign in before that day and choose to keep your account: nothing is lost.',
      'If you did not ask for this, sign in, keep the account, and set a new password.',
    ],
    link: { label: 'Sign in', href: buildUrl(to.site, '/login/') },
    otherLink: resetLink(to.site),
  }
}

/** The last email, after the account is deleted. */
export function accountDeletedEmail(to: Pick<Recipient, 'firstName'>): EmailMessage {
  return {
    subject: 'Your account is deleted',
    lines: [
      greeting(to.firstName),
      'your account and all your data are now deleted. This is our last email.',
      'Thank you for the time you spent with us. You are always welcome back.',
    ],
  }
}
