import type { EmailMessage } from './email-message'
import { localPath } from './safe-return'

/** What people type as a name and what may stand in a mail: no address can be spelled with these. */
const PRINTABLE_NAME = /^[\p{L}\p{M}][\p{L}\p{M}' -]{0,39}$/u

/**
 * A greeting. Anybody can join with somebody else's address: a name that could be read as an
 * address or an advertisement is left out, so that our mail carries nobody's message.
 */
export const greeting = (firstName: string | null | undefined) =>
  `Hello ${firstName && PRINTABLE_NAME.test(firstName) ? firstName : 'there'},`

/** An address of this site with a query; parameters without a value are left out. */
function buildUrl(site: string, path: string, query: Record<string, string | null | undefined> = {}): string {
  const search = new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])))
  return search.size === 0 ? site + path : `${site}${path}?${search}`
}

const confirmUrl = (site: string, token: string, returnTo?: string | null) =>
  buildUrl(site, '/confirm-email/', { token, return: localPath(returnTo) })

const RESET_LABEL = 'Set a new password'
const resetLink = (site: string) => ({ label: RESET_LABEL, href: buildUrl(site, '/forgotten-password/') })

type Recipient = { site: string; firstName?: string | null }

export const CONFIRM_SUBJECT = 'Please confirm your e-mail address'

/** To somebody whose account has just been made. @param returnTo where they wanted to go */
export function confirmationEmail(to: Recipient & { token: string; returnTo?: string | null }): EmailMessage {
  return {
    subject: CONFIRM_SUBJECT,
    lines: [
      greeting(to.firstName),
      'welcome. Confirm that this is your e-mail address, and the door is open.',
      'If it was not you who asked, leave this mail alone: nothing happens without the link.',
    ],
    link: { label: 'Confirm my e-mail address', href: confirmUrl(to.site, to.token, to.returnTo) },
  }
}

/** To somebody who joins with the address of an account that waits for its confirmation. */
export function unfinishedSignUpEmail(
  to: Recipient & { username: string; token: string; returnTo?: string | null },
): EmailMessage {
  return {
    ...confirmationEmail(to),
    lines: [
      greeting(to.firstName),
      `your account is half made already: its username is ${to.username}. Confirm that this is your e-mail address, then sign in with the password you chose for it, or set a new one.`,
      'If it was not you who asked, leave this mail alone: nothing happens without the link.',
    ],
    otherLink: resetLink(to.site),
  }
}

/** To the owner of an address that somebody joined with. The browser was told nothing of it. */
export function alreadyMemberEmail(to: Recipient & { username: string; returnTo?: string | null }): EmailMessage {
  return {
    subject: 'You already have an account',
    lines: [
      greeting(to.firstName),
      `somebody, probably you, has just asked for an account with this e-mail address. You have one already: your username is ${to.username}.`,
      'Sign in with it. If the password has slipped your mind, set a new one.',
      'If it was not you, there is nothing to do. Nobody was told that you are a member.',
    ],
    link: { label: 'Sign in', href: buildUrl(to.site, '/login/', { return: localPath(to.returnTo) }) },
    otherLink: resetLink(to.site),
  }
}

export const RESET_SUBJECT = 'Set a new password'

/** To somebody who has forgotten a password. @param token good for an hour, and once */
export function resetPasswordEmail(to: Recipient & { username: string; token: string }): EmailMessage {
  return {
    subject: RESET_SUBJECT,
    lines: [
      greeting(to.firstName),
      `with this link you can set a new password. It works once, for one hour. Your username is ${to.username}.`,
      'If it was not you who asked, leave this mail alone: your password stays as it is.',
    ],
    link: { label: RESET_LABEL, href: buildUrl(to.site, '/reset-password/', { token: to.token }) },
  }
}

const setPasswordLink = (site: string, token: string) => ({
  label: 'Set a password',
  href: buildUrl(site, '/reset-password/', { token }),
})

export const INVITATION_SUBJECT = 'Your account is ready'

/** To somebody for whom staff have made an account. @param token good for seven days, and once */
export function invitationEmail(to: Recipient & { username: string; token: string }): EmailMessage {
  return {
    subject: INVITATION_SUBJECT,
    lines: [
      greeting(to.firstName),
      `we have made an account for you: your username is ${to.username}. Set a password with this link. It works once, for seven days, and confirms that this is your e-mail address.`,
      'If you do not know why you get this, leave this mail alone: nobody can sign in without the link.',
    ],
    link: setPasswordLink(to.site, to.token),
    otherLink: resetLink(to.site),
  }
}

/** To somebody whom staff send a link for a new password. @param token good for a day, and once */
export function staffResetEmail(to: Recipient & { username: string; token: string }): EmailMessage {
  return {
    subject: RESET_SUBJECT,
    lines: [
      greeting(to.firstName),
      `a member of our team has sent you this link to set a new password. It works once, for one day. Your username is ${to.username}.`,
      'If you have not asked us for it, leave this mail alone: your password stays as it is.',
    ],
    link: setPasswordLink(to.site, to.token),
  }
}

/** To somebody whose password has been changed. */
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

/** To the new address of somebody who wants to change theirs. @param token good for a day, and once */
export function newAddressEmail(to: Recipient & { token: string }): EmailMessage {
  return {
    subject: 'Please confirm your new e-mail address',
    lines: [
      greeting(to.firstName),
      'confirm that this is your e-mail address, and we will write to you here. The link works once, for one day.',
      'If it was not you who asked, leave this mail alone: nothing happens without the link.',
    ],
    link: { label: 'Confirm my new address', href: confirmUrl(to.site, to.token) },
  }
}

/** To the old address of somebody who wants to change theirs. */
export function oldAddressEmail(to: Recipient): EmailMessage {
  return {
    subject: 'Your e-mail address is about to change',
    lines: [
      greeting(to.firstName),
      'somebody signed in as you has asked us to write to another address from now on. It changes once the link that we sent there is opened.',
      'If it was you, there is nothing to do. If it was not, set a new password now: that also makes the link useless.',
    ],
    link: resetLink(to.site),
  }
}

/** To somebody who has changed their password themselves. */
export function passwordReplacedEmail(to: Recipient): EmailMessage {
  return {
    subject: 'Your password was changed',
    lines: [
      greeting(to.firstName),
      'your password has just been changed by somebody who knew the old one. You are signed out in all other browsers.',
      'If it was you, there is nothing to do. If it was not, set a new password at once.',
    ],
    link: resetLink(to.site),
  }
}

/** To somebody whose account can be signed in to with one more passkey. */
export function passkeyAddedEmail(to: Recipient): EmailMessage {
  return {
    subject: 'A passkey was added to your account',
    lines: [
      greeting(to.firstName),
      'a passkey has just been added to your account, by somebody who knew your password. Whoever has it can sign in as you.',
      'If it was you, there is nothing to do. If it was not, remove it from your account and set a new password at once.',
    ],
    link: { label: 'See my passkeys', href: buildUrl(to.site, '/account/') },
    otherLink: resetLink(to.site),
  }
}

/** To somebody who has asked us to delete their account. @param on the day, for people */
export function deletionScheduledEmail(to: Recipient & { on: string }): EmailMessage {
  return {
    subject: 'Your account will be deleted',
    lines: [
      greeting(to.firstName),
      `as you have asked, your account and all that is yours will be deleted on ${to.on}. Until then you are signed out everywhere.`,
      'If you change your mind, sign in before that day and choose to keep it: nothing is lost.',
      'If it was not you who asked, sign in, keep the account, and set a new password.',
    ],
    link: { label: 'Sign in', href: buildUrl(to.site, '/login/') },
    otherLink: resetLink(to.site),
  }
}

/** The last letter: the account is gone. */
export function accountDeletedEmail(to: Pick<Recipient, 'firstName'>): EmailMessage {
  return {
    subject: 'Your account is deleted',
    lines: [
      greeting(to.firstName),
      'your account and all that was yours is deleted now. This is our last letter.',
      'Thank you for the time you spent with us. The door stays open.',
    ],
  }
}
