'use client'

import { useState } from 'react'
import { FormMessage } from '@/platform/forms/FormMessage'
import { useFormSubmit } from '@/platform/forms/use-form-submit.client'
import { type AccountAction, accountActions } from '@/rules/membership/account-actions'
import { Button } from '@/ui/Button'
import { useToast } from '@/ui/Toaster.client'
import { MEMBERSHIP_TEXTS } from '../membership-texts'
import type { SubscriptionView } from '../own.server'
import { CancelDialog } from './CancelDialog.client'
import { ChangeDialog } from './ChangeDialog.client'
import { PauseDialog } from './PauseDialog.client'

type Props = { subscription: SubscriptionView; onChanged(): void }

const LABELS = {
  cancel: 'Cancel the membership',
  change: 'Change the plan',
  pause: 'Pause',
  portal: 'Card and invoices',
  resume: 'Keep the membership',
  withdraw: 'Withdraw the order',
} as const satisfies Record<AccountAction, string>

/** What ends a membership has less weight than the other actions. */
const ENDS: ReadonlySet<AccountAction> = new Set(['cancel', 'withdraw'])

const labelOf = (action: AccountAction, { cancelsAt }: SubscriptionView): string =>
  action === 'resume' && cancelsAt === null ? 'End the pause' : LABELS[action]

/** The buttons for what can be done with a membership, each with its dialog. */
export function MembershipActions({ onChanged, subscription }: Props) {
  const [asked, setAsked] = useState<AccountAction | null>(null)
  const toast = useToast()
  const resume = useFormSubmit('/api/memberships/resume')
  const portal = useFormSubmit<object, { url: string }>('/api/memberships/portal')

  async function act(action: AccountAction) {
    if (action === 'resume') {
      if (await resume.send({})) done(MEMBERSHIP_TEXTS.resumed)
    } else if (action === 'portal') {
      const sent = await portal.send({})
      if (sent) window.location.assign(sent.answer.url)
    } else setAsked(action)
  }
  function done(text: string) {
    setAsked(null)
    toast.success(text)
    onChanged()
  }

  const dialog = { subscription, onClose: () => setAsked(null), onDone: done }
  const pendingOf = (action: AccountAction) =>
    (action === 'resume' && resume.sending.step === 'sending') ||
    (action === 'portal' && portal.sending.step === 'sending')
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        {accountActions(subscription).map((action) =>
          ENDS.has(action) ? (
            <button className="min-h-touch text-sm" key={action} type="button" onClick={() => void act(action)}>
              <span className="link">{labelOf(action, subscription)}</span>
            </button>
          ) : (
            <Button
              key={action}
              variant="plain"
              size="slim"
              pending={pendingOf(action)}
              onClick={() => void act(action)}
            >
              {labelOf(action, subscription)}
            </Button>
          ),
        )}
      </div>
      <FormMessage sending={resume.sending} />
      <FormMessage sending={portal.sending} />
      {(asked === 'cancel' || asked === 'withdraw') && <CancelDialog {...dialog} />}
      {asked === 'pause' && <PauseDialog {...dialog} />}
      {asked === 'change' && <ChangeDialog {...dialog} />}
    </div>
  )
}
