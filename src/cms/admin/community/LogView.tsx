import type { AdminViewServerProps } from 'payload'
import { LogPage } from './LogPage.client'
import { ModeratorView } from './ModeratorView'
import { LOG_PATH } from './paths'

/** Admin page: what moderators did, by member and action. */
export function LogView(view: AdminViewServerProps) {
  return (
    <ModeratorView view={view} path={LOG_PATH} title="Moderation log">
      <LogPage />
    </ModeratorView>
  )
}
