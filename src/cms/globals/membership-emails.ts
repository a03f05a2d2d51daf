import type { Field } from 'payload'
import { LIMITS } from '@/rules/limits'
import { EMAIL_KIND_KEYS, EMAIL_KINDS, type EmailKind, placeholdersOf } from '@/rules/membership/emails/kinds'
import { PLACEHOLDERS } from '@/rules/membership/emails/placeholders'
import { subjectProblem, textProblem } from '@/rules/membership/emails/template'
import { denyByDefaultGlobal } from '../access/deny-by-default'
import { hasRole, OWNERS } from '../access/rules'
import { guardedGlobal } from './guarded'

const check =
  (problem: (kind: EmailKind, text: string) => string | null, kind: EmailKind) =>
  (value: unknown): true | string => {
    if (typeof value !== 'string' || value.trim() === '') return 'Enter a text.'
    return problem(kind, value) ?? true
  }

const help = (kind: EmailKind) =>
  placeholdersOf(kind)
    .map((name) => `{${name}}: ${PLACEHOLDERS[name].meaning}`)
    .join('. ')

function emailFields(kind: EmailKind): Field {
  const { label, subject, text, when } = EMAIL_KINDS[kind]
  return {
    name: kind,
    type: 'group',
    label,
    admin: { description: when },
    fields: [
      {
        name: 'subject',
        type: 'text',
        required: true,
        defaultValue: subject,
        maxLength: LIMITS.emailSubjectMaxChars,
        validate: check(subjectProblem, kind),
      },
      {
        name: 'text',
        type: 'textarea',
        required: true,
        defaultValue: text,
        maxLength: LIMITS.emailTextMaxChars,
        validate: check(textProblem, kind),
        admin: {
          rows: 8,
          description: `An empty line begins a paragraph; one with an empty value is left out. ${help(kind)}.`,
        },
      },
      {
        name: 'preview',
        type: 'ui',
        admin: {
          components: {
            Field: { path: '@/cms/admin/memberships/EmailPreview.client#EmailPreview', clientProps: { kind } },
          },
        },
      },
    ],
  }
}

/** The texts of the emails about memberships. A saved text counts from the next email on. */
export const MembershipEmails = guardedGlobal({
  slug: 'membershipEmails',
  label: 'Membership emails',
  description: 'The texts of the emails about memberships.',
  group: 'Memberships',
  access: denyByDefaultGlobal({ read: hasRole(...OWNERS, 'organizer'), update: hasRole(...OWNERS) }),
  fields: EMAIL_KIND_KEYS.map(emailFields),
})
