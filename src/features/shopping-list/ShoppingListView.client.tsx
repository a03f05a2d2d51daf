'use client'

import type { ReactNode } from 'react'
import { useViewer } from '@/platform/session/Session.client'
import { useSignInLinks } from '@/platform/session/sign-in-links'
import { COMMON_TEXTS } from '@/rules/common-texts'
import { joinFormUrl } from '@/rules/join-form-url'
import { Skeleton } from '@/ui/Skeleton'
import { useDeferred } from '@/ui/use-deferred.client'
import type { ListState } from './list-store'
import { LIST_TEXTS } from './list-texts'
import { useAccountSync } from './use-account-sync.client'
import { useList } from './use-list.client'

/** Shown once the list is known, so the page does not wait for its code. */
const loadList = () => import('./ShoppingList.client').then(({ ShoppingList }) => ShoppingList)

type Props = {
  /** Recipes that an empty list can begin with. */
  ideas?: ReactNode
}

/** The list's own page: the user's list, or the sign-in links for a visitor. */
export function ShoppingListView({ ideas }: Props) {
  const { audience, state } = useViewer()
  const list = useList(true)
  const ShoppingList = useDeferred(loadList)
  useAccountSync(list)
  const noOwner = list?.owner === null || !list
  const mustSignIn = noOwner && (audience === 'visitor' || (list !== null && state === 'anonymous'))
  return (
    <>
      <div className="shopping-list-header">
        <h1 className="type-h1">{LIST_TEXTS.title}</h1>
        <p className="text-lg text-text-soft" role="status">
          {!noOwner && summary(list)}
        </p>
      </div>
      {mustSignIn ? <SignInRequired /> : !noOwner && ShoppingList ? <ShoppingList list={list} /> : <ListSkeleton />}
      {!noOwner && list.entries.length === 0 && ideas && (
        <section className="shopping-list-ideas" aria-labelledby="shopping-list-ideas">
          <h2 className="type-h3" id="shopping-list-ideas">
            {LIST_TEXTS.quickMeals}
          </h2>
          {ideas}
        </section>
      )}
    </>
  )
}

function summary({ entries, leftCount: left }: ListState): string {
  if (entries.length === 0) return 'Your list is empty.'
  if (left === 0) return 'All in the basket.'
  return left === 1 ? 'One thing left to buy.' : `${left} things left to buy.`
}

function ListSkeleton() {
  return (
    <div className="shopping-list-columns" aria-busy="true">
      <div className="paper-card grid gap-5">
        <p className="sr-only">Your list is loading.</p>
        {[1, 2, 3, 4, 5].map((line) => (
          <Skeleton key={line} />
        ))}
      </div>
    </div>
  )
}

function SignInRequired() {
  const { login, signUp } = useSignInLinks()
  return (
    <div className="shopping-list-columns">
      <div className="paper-card grid gap-4">
        <p className="type-h4">{COMMON_TEXTS.loginModalTitle}</p>
        <p className="text-text-soft">
          Add recipes, and the amounts of shared ingredients are added up.{' '}
          <a className="inline-link" href={login}>
            {COMMON_TEXTS.signIn}
          </a>{' '}
          or{' '}
          <a className="inline-link" href={joinFormUrl(signUp)}>
            {COMMON_TEXTS.signUp}
          </a>{' '}
          !
        </p>
      </div>
    </div>
  )
}
