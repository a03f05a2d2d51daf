'use client'

import { SessionEnded } from '@/features/login/SessionEnded.client'
import { useViewer } from '@/platform/session/Session.client'
import { useMember } from '@/platform/session/use-member.client'
import { COMMON_TEXTS } from '@/rules/common-texts'
import { loginPath } from '@/rules/safe-return'
import { button } from '@/ui/button-variants'
import { FormLoading } from '../FormLoading'
import { GiftForm } from './GiftForm.client'
import type { GiftPlan } from './gift-months'

/** How a gift works. */
const STEPS = [
  'You choose a plan and how long it lasts.',
  'We email a code, at once or on the day you name.',
  'They redeem it, and their membership begins that day.',
] as const

const PAGE = '/memberships/gift/'

/** The form to give a membership; a visitor is asked to sign in or join first, and comes back. */
export function GiftView({ plans }: { plans: readonly GiftPlan[] }) {
  const { audience, state } = useViewer()
  const { signedOut, user } = useMember()
  if (plans.length === 0) return <p>There is no membership to give at the moment.</p>
  if (user) {
    return (
      <div className="grid gap-6">
        <GiftForm key={user.id} plans={plans} />
        {signedOut && <SessionEnded />}
      </div>
    )
  }
  if (audience !== 'visitor' && state === 'loading') return <FormLoading />
  return (
    <div className="grid content-start justify-items-start gap-6">
      <ol className="grid gap-4">
        {STEPS.map((step, index) => (
          <li className="flex items-baseline gap-4" key={step}>
            <span className="w-8 flex-none font-display text-text-coral text-title" aria-hidden="true">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <p className="max-w-measure">Sign in first, so that your order and its receipt are where you find them again.</p>
      <div className="flex flex-wrap gap-3">
        <a className={button()} href={loginPath(PAGE)}>
          {COMMON_TEXTS.signIn}
        </a>
        <a
          className={button({ variant: 'plain' })}
          href={`/product/?${new URLSearchParams({ product_id: 'free', return: PAGE })}`}
        >
          {COMMON_TEXTS.signUp}
        </a>
      </div>
    </div>
  )
}
