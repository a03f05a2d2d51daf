'use client'

import { useViewer } from '@/features/session/Session.client'
import { useSignInLinks } from '@/features/session/sign-in-links'
import { leftToBuy } from '@/rules/shopping-list/list'
import { TEXTS } from '@/rules/texts'
import { Skeleton } from '@/ui/Skeleton'
import { List } from './List.client'
import type { ListState } from './list-store'
import { LIST_TEXTS } from './list-texts'
import { useList } from './use-list'
import { useStepWithAccount } from './use-step'

/** The list's own page: the list of whoever looks, the way in for a visitor. SPEC 6. */
export function ListScreen() {
  const { audience, state } = useViewer()
  const list = useList(true)
  useStepWithAccount(list)
  const nobody = list?.owner === null || !list
  const asked = audience === 'visitor' || (list !== null && state === 'anonymous')
  return (
    <>
      <div className="list-head">
        <h1 className="type-h1">{LIST_TEXTS.title}</h1>
        <p className="text-lg text-text-soft" role="status">
          {!nobody && summary(list)}
        </p>
      </div>
      {nobody ? asked ? <Reserved /> : <Waiting /> : <List list={list} />}
    </>
  )
}

function summary({ entries }: ListState): string {
  const left = leftToBuy(entries)
  if (entries.length === 0) return 'Nothing on it yet.'
  if (left === 0) return 'All in the basket.'
  return left === 1 ? 'One thing left to buy.' : `${left} things left to buy.`
}

function Waiting() {
  return (
    <div className="list-columns" aria-busy="true">
      <div className="slip grid gap-5">
        <p className="sr-only">Your list is loading.</p>
        {[1, 2, 3, 4, 5].map((line) => (
          <Skeleton key={line} />
        ))}
      </div>
    </div>
  )
}

function Reserved() {
  const { login, signUp } = useSignInLinks()
  return (
    <div className="list-columns">
      <div className="slip grid gap-4">
        <p className="type-h4">{TEXTS.loginModalTitle}</p>
        <p className="text-text-soft">
          Put a recipe on it, and what two recipes need of one thing is added up.{' '}
          <a className="inline-link" href={login}>
            {TEXTS.signIn}
          </a>{' '}
          or{' '}
          <a className="inline-link" href={signUp}>
            {TEXTS.signUp}
          </a>{' '}
          !
        </p>
      </div>
    </div>
  )
}
