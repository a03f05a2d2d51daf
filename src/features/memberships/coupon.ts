import { AppError } from '@/rules/app-error'

/** Why a discount code does not hold, in words for the field. */
const MESSAGES = {
  untaken: 'Discount codes cannot be used here. Order without one.',
  unknown: 'There is no such code. Check it for typing errors, or order without it.',
  over: 'This code is over. Order without it, or use another one.',
  unfit: 'This code is not for this order. Order without it, or use another one.',
} as const

/** A coupon that does not exist, is over, or does not fit, or any where none can be used. */
export function invalidCoupon(reason: keyof typeof MESSAGES, cause?: unknown): AppError {
  const message = MESSAGES[reason]
  return new AppError('unprocessable', message, { fields: { coupon: message }, cause })
}
