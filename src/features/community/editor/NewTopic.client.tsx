'use client'

import { useState } from 'react'
import type { CallResult } from '@/platform/session/call-result'
import { FETCHED_WHEN_SHOWN } from '@/platform/session/personal-data'
import { useViewer } from '@/platform/session/Session.client'
import { useQuery } from '@/platform/session/use-query.client'
import { viewerJson } from '@/platform/session/viewer-fetch'
import { COMMON_TEXTS } from '@/rules/common-texts'
import { RetryButton } from '@/ui/RetryButton.client'
import type { listBoards } from '../boards.server'
import { SignInReason } from './SignInReason.client'
import { TopicForm } from './TopicForm.client'
import { TopicFormLoading } from './TopicFormLoading'

/** The page on which a topic is written: `?board=` chooses the board. */
export function NewTopic() {
  const { audience, state, user } = useViewer()
  // Who loses the session while writing keeps the form.
  const [wasSignedIn, setSignedIn] = useState(false)
  if (state === 'authenticated' && !wasSignedIn) setSignedIn(true)
  if (wasSignedIn) return <BoardChoice userId={user?.id} />
  // A visitor's page says it from the start, so that nothing moves once the session is known.
  if (state === 'anonymous' || audience === 'visitor')
    return <SignInReason reason="Sign in to start a topic in the community." />
  return <TopicFormLoading />
}

function BoardChoice({ userId }: { userId: number | undefined }) {
  const [owner] = useState(userId)
  const { data, isError, refetch } = useQuery({
    queryKey: ['boards-to-write-on', owner],
    queryFn: ({ signal }) => viewerJson<CallResult<typeof listBoards>>('/api/forum/boards', { signal }),
    ...FETCHED_WHEN_SHOWN,
    // The form must not lose its boards, and with them what is written, to a later failure.
    refetchOnReconnect: false,
  })
  if (!data) {
    if (!isError) return <TopicFormLoading />
    return (
      <div className="flex flex-wrap items-center gap-4" tabIndex={-1}>
        <p role="alert">The boards could not be loaded.</p>
        <RetryButton onRetry={() => void refetch()}>{COMMON_TEXTS.tryAgain}</RetryButton>
      </div>
    )
  }
  const boards = data.boards.filter(({ mayWrite }) => mayWrite)
  if (boards.length === 0) return <p>There is no board on which you can start a topic now.</p>
  return <TopicForm boards={boards} board={new URLSearchParams(window.location.search).get('board') ?? undefined} />
}
