'use client'

import { useEffect } from 'react'
import { postPersonal } from '@/platform/session/authenticated-fetch'
import type { CallResult } from '@/platform/session/call-result'
import { pageQueries } from '@/platform/session/load-queries'
import { invalidatePersonal } from '@/platform/session/personal-data'
import { useViewer } from '@/platform/session/Session.client'
import { PAGE_LIMITS } from '@/rules/page-limits'
import { invalidateProgrammes } from '../programme-key'
import type { markRead } from '../read.server'
import { isFollower } from './follower'

/**
 * Does the step of an item or page that a member reads: after some seconds in view, or when they have scrolled half a
 * screen. Only for those who follow a program, as far as this browser knows. Renders nothing.
 */
export function MarkRead({ databaseId }: { databaseId: number }) {
  const { state, user } = useViewer()
  const userId = state === 'authenticated' ? user.id : 0
  useEffect(() => {
    if (userId === 0 || !isFollower(userId)) return
    return whenRead(() => void send(userId, databaseId))
  }, [databaseId, userId])
  return null
}

async function send(userId: number, databaseId: number): Promise<void> {
  const result = await postPersonal<CallResult<typeof markRead>>(
    '/api/programmes/read',
    { databaseId },
    { keepalive: true },
  )
  if (!result || result.steps.length === 0) return
  void invalidateProgrammes(pageQueries, userId)
  invalidatePersonal(pageQueries, 'milestones', userId)
}

/** Calls back once, when the page has been read. @returns stops it */
function whenRead(onRead: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    window.removeEventListener('scroll', onScroll)
    document.removeEventListener('visibilitychange', startTimer)
  }
  const finish = () => {
    stop()
    onRead()
  }
  function onScroll() {
    if (window.scrollY >= window.innerHeight / 2) finish()
  }
  // Only while the tab is in view: an item that was opened in the background is not read yet.
  function startTimer() {
    clearTimeout(timer)
    if (document.visibilityState === 'visible') timer = setTimeout(finish, PAGE_LIMITS.readAfterMs)
  }
  window.addEventListener('scroll', onScroll, { passive: true })
  document.addEventListener('visibilitychange', startTimer)
  startTimer()
  return stop
}
