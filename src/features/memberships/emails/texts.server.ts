import 'server-only'
import { asSystem } from '@/cms/client/local-api.server'
import type { EmailKind } from '@/rules/membership/emails/kinds'
import { defaultTemplate, type EmailTemplate } from '@/rules/membership/emails/template'

/** The texts of an email as staff have saved them; those that they begin with until then. */
export async function emailTemplate(kind: EmailKind): Promise<EmailTemplate> {
  const payload = await asSystem('the texts of emails about memberships')
  const texts = await payload.findGlobal({ slug: 'membershipEmails', depth: 0 })
  const initial = defaultTemplate(kind)
  return { subject: texts[kind]?.subject || initial.subject, text: texts[kind]?.text || initial.text }
}
