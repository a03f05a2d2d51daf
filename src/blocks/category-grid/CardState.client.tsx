'use client'

import { useLatestNotifications } from '@/features/community/notifications/use-notifications.client'
import { useFavorites } from '@/features/favorites/use-favorites.client'
import { ownMilestonesQuery } from '@/features/milestones/use-milestones.client'
import type { ProgrammeName } from '@/features/programmes/plan-controls/StartForm.client'
import { useProgrammes } from '@/features/programmes/use-programme.client'
import { LIST_TEXTS } from '@/features/shopping-list/list-texts'
import { useList } from '@/features/shopping-list/use-list.client'
import { useViewer } from '@/platform/session/Session.client'
import { usePersonalQuery } from '@/platform/session/use-personal-query.client'
import type { CardStateKind } from '@/rules/card-states'
import { OWN_STATE_TEXTS } from '@/rules/page-texts/own-state'

type Props = { kind: CardStateKind; programmes: readonly ProgrammeName[] }

/** Where the member stands with what a card leads to, in a few words; nothing until it is known. */
export function CardState({ kind, programmes }: Props) {
  switch (kind) {
    case 'shoppingList':
      return <ShoppingListState />
    case 'program':
      return <ProgramState programmes={programmes} />
    case 'favorites':
      return <FavoritesState />
    case 'milestones':
      return <MilestonesState />
    case 'notifications':
      return <NotificationsState />
    default:
      return kind satisfies never
  }
}

function ShoppingListState() {
  const list = useList()
  return list && LIST_TEXTS.leftToBuy(list.leftCount)
}

function ProgramState({ programmes }: Pick<Props, 'programmes'>) {
  const { results } = useProgrammes(programmes.map(({ slug }) => slug))
  const ready = results.flatMap((result) => (result.state === 'ready' ? [result.progress] : []))
  const followed = ready.find(({ enrolment }) => enrolment !== null)
  // It starts on a day to come.
  if (followed?.day === 0) return OWN_STATE_TEXTS.notBegun
  if (followed) return OWN_STATE_TEXTS.programDay(followed.day, followed.programme.days)
  return ready.length === results.length && OWN_STATE_TEXTS.notBegun
}

function FavoritesState() {
  const { favoriteIds } = useFavorites()
  return favoriteIds && OWN_STATE_TEXTS.saved(favoriteIds.length)
}

function MilestonesState() {
  const { data } = usePersonalQuery(ownMilestonesQuery)
  if (!data) return null
  const reached = data.milestones.filter(({ achievedAt }) => achievedAt !== null).length
  return OWN_STATE_TEXTS.reached(reached, data.milestones.length)
}

function NotificationsState() {
  const { user } = useViewer()
  return user && <UnreadState userId={user.id} />
}

function UnreadState({ userId }: { userId: number }) {
  const { list } = useLatestNotifications(userId)
  return list && OWN_STATE_TEXTS.unread(list.unread)
}
