'use client'

import { useViewer } from '@/platform/session/Session.client'
import { COMMON_TEXTS } from '@/rules/common-texts'
import { loginPath } from '@/rules/safe-return'
import { button } from '@/ui/button-variants'
import { FormLoading } from '../FormLoading'
import { GiftForm, type GiftPlan } from './GiftForm.client'

const PAGE = '/memberships/gift/'

/** The form to give a membership; a visitor is asked to sign in or join first, and comes back. */
export function GiftView({ plans }: { plans: readonly GiftPlan[] }) {
  const { audience, state } = useViewer()
  if (plans.length === 0) return <p>There is no membership to give at the moment.</p>
  if (state === 'authenticated') return <GiftForm plans={plans} />
  if (audience !== 'visitor' && state === 'loading') return <FormLoading />
  return (
    <div className="grid justify-items-start gap-5">
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
