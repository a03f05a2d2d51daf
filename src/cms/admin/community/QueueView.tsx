import type { AdminViewServerProps } from 'payload'
import { ModeratorView } from './ModeratorView'
import { QUEUE_PATH } from './paths'
import { Queue } from './Queue.client'

/** Admin page: the posts that wait for moderators. */
export function QueueView(view: AdminViewServerProps) {
  return (
    <ModeratorView view={view} path={QUEUE_PATH} title="Posts waiting for approval">
      <Queue admin={view.payload.config.routes.admin} />
    </ModeratorView>
  )
}
