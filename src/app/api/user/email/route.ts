import { changeEmailBody } from '@/features/accounts/bodies'
import { changeEmail } from '@/features/accounts/change-email'
import { AppError } from '@/rules/app-error'
import { call } from '@/site/calls/call'
import { routeMethods } from '@/site/calls/route-methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({
    audience: 'member',
    body: changeEmailBody,
    run({ address, body, viewer }) {
      if (!viewer.account) throw new AppError('unauthenticated', 'Sign in first.')
      return changeEmail(viewer.account.id, body, address)
    },
  }),
})
