import { CallResponse, call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { withHtmlResponse } from '@/features/forms/no-script-response.server'
import { formsOrigins } from '@/features/forms/settings.server'
import { SUBMISSION_LIMITS, submissionSchema } from '@/features/forms/submission-schema'
import { submitForm } from '@/features/forms/submit-form.server'

const submit = call({
  audience: 'anyone',
  form: submissionSchema,
  files: SUBMISSION_LIMITS,
  origins: formsOrigins,
  async run({ address, body, request, viewer }) {
    const answer = await submitForm({ submitted: body, viewer, address, request })
    return new CallResponse(answer.is_valid ? 200 : 400, answer)
  },
})

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({ POST: withHtmlResponse(submit) })
