import 'server-only'
import { z } from 'zod'
import { emailProblem, firstNameProblem, nameProblem, passwordProblem, usernameProblem } from '@/rules/account-fields'
import { LIMITS } from '@/rules/limits'

/** A text that one of our rules validates; the rule's message is the error. */
const withRule = (text: z.ZodString, rule: (value: string) => string | null) =>
  text.superRefine((value, context) => {
    const message = rule(value)
    if (message !== null) context.addIssue({ code: 'custom', message })
  })

const email = withRule(z.string().trim().toLowerCase(), emailProblem)
const password = withRule(z.string(), (value) => passwordProblem(value))
/** The current password of the account. */
const currentPassword = z.string('Enter your password.').min(1, 'Enter your password.').max(LIMITS.passwordMaxChars)
/** Where to go afterwards. Anything but a path of this site is dropped later. */
export const returnTo = z.string().max(LIMITS.returnMaxChars).optional()
const token = z.string().trim().min(1, 'Open the link in the email again.').max(LIMITS.linkTokenMaxChars)

/** POST /api/auth/join. Role and plan are not part of the schema, so they are dropped from the body. */
export const joinBody = z
  .object({
    firstName: withRule(z.string().trim(), firstNameProblem),
    lastName: withRule(z.string().trim(), nameProblem).default(''),
    username: withRule(z.string().trim(), usernameProblem),
    email,
    password,
    return: returnTo,
    /** Hidden from people: a filled-in value reveals a bot. */
    website: z.string().max(LIMITS.hiddenFieldMaxChars).optional(),
  })
  .superRefine((person, context) => {
    const message = passwordProblem(person.password, person)
    if (message !== null) context.addIssue({ code: 'custom', message, path: ['password'] })
  })

/** POST /api/auth/resend-confirmation. */
export const resendBody = z.object({ email, return: returnTo })

/** POST /api/auth/confirm-email: takes the token of either kind of link. */
export const confirmBody = z.object({ token })

/** POST /api/auth/forgotten-password: an email address or a username. */
export const forgottenBody = z.object({
  email: z.string().trim().toLowerCase().min(1, 'Enter your email address or username.').max(LIMITS.emailMaxChars),
})

/** POST /api/auth/reset-password. */
export const resetBody = z.object({ token, password })

/** POST /api/user/email. */
export const changeEmailBody = z.object({
  email,
  password: currentPassword,
})

/** POST /api/user/password: the current password and the new one. */
export const changePasswordBody = z.object({ password: currentPassword, newPassword: password })

/** POST /api/user/delete. */
export const deleteAccountBody = z.object({
  password: currentPassword,
  posts: z.enum(['keep', 'remove'], 'Use keep or remove.').optional(),
})
