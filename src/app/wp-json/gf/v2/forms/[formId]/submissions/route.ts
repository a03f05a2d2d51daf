import { SUBMISSION_LIMITS, submissionForm } from '@/features/forms/sent'
import { formsOrigins } from '@/features/forms/settings'
import { submitForm } from '@/features/forms/submit'
import { asPage } from '@/features/forms/without-scripts'
import { call, Reply } from '@/site/calls/call'
import { methods } from '@/site/calls/methods'

const submit = call({
  audience: 'anyone',
  form: submissionForm,
  files: SUBMISSION_LIMITS,
  origins: formsOrigins,
  async run({ address, body, request, viewer }) {
    const answer = await submitForm({ sent: body, viewer, address, request })
    return new Reply(answer.is_valid ? 200 : 400, answer)
  },
})

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: asPage(submit) })
