'use client'

import { type FormEvent, useState } from 'react'
import { FormMessage } from '@/platform/forms/FormMessage'
import { fieldErrorsOf, formText, useFormSubmit } from '@/platform/forms/use-form-submit.client'
import { useViewer } from '@/platform/session/Session.client'
import { COMMON_TEXTS } from '@/rules/common-texts'
import { PLAN_LABELS } from '@/rules/membership/terms'
import { PAGE_LIMITS } from '@/rules/page-limits'
import { loginPath } from '@/rules/safe-return'
import { button } from '@/ui/button-variants'
import { Field } from '@/ui/Field'
import { FormResult } from '@/ui/FormResult.client'
import { SubmitButton } from '@/ui/SubmitButton'
import { stateWords } from '../account/membership-words'
import { useQueryString } from '../order/use-order-choice.client'
import type { SubscriptionView } from '../own.server'

const codeIn = (query: string) => (new URLSearchParams(query).get('code') ?? '').slice(0, PAGE_LIMITS.giftCodeMaxChars)

/** Redeems the code in the URL; a visitor is asked to sign in or join, and comes back with it. */
export function RedeemView() {
  const code = codeIn(useQueryString())
  const { audience, state } = useViewer()
  if (state !== 'authenticated' && (audience === 'visitor' || state !== 'loading')) return <VisitorRedeem code={code} />
  return <RedeemForm key={code} code={code} />
}

function VisitorRedeem({ code }: { code: string }) {
  const back = code ? `/redeem/?${new URLSearchParams({ code })}` : '/redeem/'
  return (
    // With room for the code, which only the browser knows: it comes last, so that nothing moves.
    <div className="grid min-h-64 content-start justify-items-start gap-6">
      <p className="max-w-measure text-lg">
        To redeem a gift you need an account, which is free. Sign in, or make one in a minute: we bring you back here.
      </p>
      <div className="flex flex-wrap gap-3">
        <a className={button()} href={loginPath(back)}>
          {COMMON_TEXTS.signIn}
        </a>
        <a
          className={button({ variant: 'plain' })}
          href={`/product/?${new URLSearchParams({ product_id: 'free', return: back })}`}
        >
          {COMMON_TEXTS.signUp}
        </a>
      </div>
      {code && (
        <p>
          Your code comes with you: <strong className="wrap-anywhere">{code}</strong>
        </p>
      )}
    </div>
  )
}

type Answer = { subscription: SubscriptionView | null }

function RedeemForm({ code }: { code: string }) {
  const { form, problems, send, sending } = useFormSubmit<{ code: string }, Answer>('/api/memberships/redeem')
  const [redeemed, setRedeemed] = useState<SubscriptionView | null>(null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = formText(new FormData(event.currentTarget), 'code')
    const sent = await send({ code: typed }, fieldErrorsOf({ code: typed === '' ? 'Enter the code.' : null }))
    if (sent) setRedeemed(sent.answer.subscription)
  }

  if (redeemed) {
    return (
      <FormResult title={`${PLAN_LABELS[redeemed.plan]} is yours`}>
        <p className="max-w-measure">{stateWords(redeemed)}</p>
        {/* A new document, rendered for the new plan. */}
        <a className={button()} href="/dashboard/">
          Open your dashboard
        </a>
      </FormResult>
    )
  }
  return (
    <form className="grid w-full max-w-measure gap-5" method="post" noValidate onSubmit={submit} ref={form}>
      <p>It begins on the day on which you redeem it, and ends by itself.</p>
      <Field
        label="Your code"
        name="code"
        defaultValue={code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={PAGE_LIMITS.giftCodeMaxChars}
        hint="It is in the email with your gift, such as K7QM-2XPA-9DHT-W4CE."
        required
        error={problems.code}
      />
      <FormMessage sending={sending} />
      <div>
        <SubmitButton pending={sending.step === 'sending'}>Redeem the gift</SubmitButton>
      </div>
    </form>
  )
}
