import 'server-only'
import { authoredHtml } from '@/catalogue/authored.server'
import { asSystem } from '@/cms/client/local-api.server'
import { safeHtml } from '@/content/safe-html'
import type { Form } from '@/payload-types'
import { limiter } from '@/platform/limits/limiter.server'
import type { Viewer } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import { HONEYPOT } from '@/rules/forms/field-keys'
import { emailFieldsOf } from '@/rules/forms/form-field'
import { senderOf, submissionTitle } from '@/rules/forms/letter'
import { LIMITS } from '@/rules/limits'
import { localPath } from '@/rules/safe-return'
import { TEXTS } from '@/rules/texts'
import { referringPage } from './referring-page'
import { storeSubmission } from './store-submission.server'
import { sendSubmissionEmails } from './submission-emails.server'
import type { SubmittedValues } from './submission-schema'
import { validateSubmission } from './validate-submission.server'

/** The response of the call, in the format of the WordPress plug-in that it replaces. */
export type FormResponse =
  | { is_valid: false; validation_messages: Record<string, string> }
  | { is_valid: true; confirmation_message: string; confirmation_redirect?: string }

const clientLimit = limiter('forms', { points: LIMITS.formSubmissions, windowS: LIMITS.formWindowS })

/** The form in the path of a call. @throws AppError not_found */
async function findForm(url: string): Promise<Form> {
  const [, id = ''] = /\/forms\/([^/]+)\/submissions\/?$/.exec(new URL(url).pathname) ?? []
  const payload = await asSystem('the submitted form with its email recipients')
  const form = /^[1-9]\d{0,8}$/.test(id)
    ? await payload.findByID({ collection: 'forms', id: Number(id), depth: 0, disableErrors: true })
    : null
  if (!form) throw new AppError('not_found', 'There is no such form.')
  return form
}

async function confirmation(form: Form): Promise<FormResponse> {
  const redirect = form.confirmationType === 'redirect' ? localPath(form.redirect?.url) : null
  const [html = ''] = await authoredHtml({ richText: form.confirmationMessage, html: null })
  const confirmationHtml = form.confirmationType === 'redirect' ? '' : safeHtml(html)
  return {
    is_valid: true,
    confirmation_message: confirmationHtml || TEXTS.formSent,
    ...(redirect && { confirmation_redirect: redirect }),
  }
}

type Submission = { submitted: SubmittedValues; viewer: Viewer; address: string; request: Request }

/**
 * Validates a submission, stores it and emails it.
 * @param address IP address of the client, for the limit
 * @throws AppError not_found, too_many_requests
 */
export async function submitForm({ address, request, submitted, viewer }: Submission): Promise<FormResponse> {
  const form = await findForm(request.url)
  const retryAfterS = await clientLimit.consume(address)
  if (retryAfterS !== null) {
    throw new AppError('too_many_requests', TEXTS.tooManyAttempts(Math.ceil(retryAfterS / 60)), { retryAfterS })
  }
  // A bot filled in the hidden field: it gets the response of a success.
  if (submitted[HONEYPOT]?.some((value) => value !== '')) return confirmation(form)
  const { answers, files, messages } = await validateSubmission(form.fields ?? [], submitted)
  if (Object.keys(messages).length > 0) return { is_valid: false, validation_messages: messages }
  const page = referringPage(request.headers.get('referer'), request.headers.get('host'))
  const submissionId = await storeSubmission({
    formId: form.id,
    title: submissionTitle(senderOf(answers, emailFieldsOf(form.fields)), form.title),
    answers,
    files,
    page,
    memberId: viewer.account?.id ?? null,
  })
  await sendSubmissionEmails(form, { answers, page, submissionId })
  return confirmation(form)
}
