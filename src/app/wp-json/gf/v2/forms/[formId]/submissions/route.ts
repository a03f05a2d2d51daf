import { SUBMISSION_LIMITS, submissionForm } from '@/features/forms/sent'
import { formsOrigins } from '@/features/forms/settings'
import { submitForm } from '@/features/forms/submit'
import { asPage } from '@/features/forms/without-scripts'
import { call, CallResponse } from '@/site/calls/call'
import { routeMethods } from '@/site/calls/route-methods'

const submit = call({
  audience: 'anyone',
  form: submissionForm,
  files: SUBMISSION_LIMITS,
  origins: formsOrigins,
  async run({ address, body, request, viewer }) {
    const answer = await submitForm({ sent: body, viewer, address, request })
    return new CallResponse(answer.is_valid ? 200 : 400, answer)
  },
})

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({ POST: asPage(submit) })
