import { AppError } from '@/rules/app-error'

const MESSAGE = 'This code is not valid.'

/** A coupon that does not exist, is over, or does not fit. */
export const invalidCoupon = (cause?: unknown) =>
  new AppError('unprocessable', MESSAGE, { fields: { coupon: MESSAGE }, cause })
