import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { changeEmailBody } from '@/features/accounts/bodies.server'
import { changeEmail } from '@/features/accounts/change-email.server'
import { AppError } from '@/rules/app-error'

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
