/**
 * Validation of the account forms. Each function returns the message for the person who typed the value, or null when
 * it is valid. The browser and the API use the same functions.
 */
import { COMMON_PASSWORDS } from './common-passwords'
import { stripFormatCharacters } from './format-characters'
import { LIMITS } from './limits'

type Problem = string | null

/** Names that could pass for the site or its staff. */
const RESERVED = new Set(
  `abuse account admin administrator anonymous api billing burn coach community contact eat eatburnsleep ebs editor
  editors everyone guest help home hostmaster info login mail manager me member members moderator no-reply nobody
  noreply null official organizer owner postmaster root security settings site sleep staff support system team
  undefined user visitor webmaster you`.split(/\s+/),
)

const USERNAME = /^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/i

/** @param value 3 to 30 letters, digits, dots, underscores and hyphens; case does not matter */
export function usernameProblem(value: string): Problem {
  if (value.length < LIMITS.usernameMinChars || value.length > LIMITS.usernameMaxChars) return 'Use 3 to 30 characters.'
  if (!USERNAME.test(value))
    return 'Use letters from a to z, digits, dots, underscores and hyphens, with a letter or digit at both ends.'
  if (RESERVED.has(value.toLowerCase())) return 'This username is reserved. Choose another one.'
  return null
}

/** The pattern of `input type=email` in the HTML standard, with a dot required in the domain. */
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i

/** @param value trimmed; 254 characters at most */
export function emailProblem(value: string): Problem {
  if (value === '') return 'Enter your email address.'
  if (value.length > LIMITS.emailMaxChars || !EMAIL.test(value))
    return 'Enter an email address such as name@example.com.'
  return null
}

/** No name has brackets, slashes, at signs or control characters. */
const NO_NAME = /[\p{Cc}<>@/\\{}]/u

/** @param value trimmed; 80 characters at most */
export function nameProblem(value: string): Problem {
  if (value.length > LIMITS.nameMaxChars) return 'Use 80 characters at most.'
  if (NO_NAME.test(value)) return 'A name cannot contain brackets, slashes or at signs.'
  if (stripFormatCharacters(value) !== value) return 'Remove the invisible characters.'
  return null
}

/** As {@link nameProblem}, and required. */
export function firstNameProblem(value: string): Problem {
  return value === '' ? 'Enter your first name.' : nameProblem(value)
}

/**
 * No composition rules, as NIST SP 800-63B advises: long enough, not among the most common, and
 * neither the username nor the email address.
 * @param own the username and email address of the account, where they are known
 */
export function passwordProblem(value: string, own: { username?: string; email?: string } = {}): Problem {
  const length = [...value].length
  if (length < LIMITS.passwordMinChars) return 'Use 8 characters or more.'
  if (value.length > LIMITS.passwordMaxChars) return 'Use 1,000 characters at most.'
  if (value.trim() === '') return 'A password cannot consist of spaces only.'
  const plain = value.toLowerCase()
  const { email = '', username = '' } = own
  if ([username, email, email.split('@')[0]].some((part) => part && part.toLowerCase() === plain))
    return 'Use something other than your username or email address.'
  if (COMMON_PASSWORDS.has(plain) || new Set(plain).size === 1)
    return 'Too many people use this password. Choose another one.'
  return null
}
