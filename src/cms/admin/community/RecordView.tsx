import type { AdminViewServerProps } from 'payload'
import { ModeratorView } from './ModeratorView'
import { RECORD_PATH } from './paths'
import { RecordPage } from './RecordPage.client'

/** Admin page: what moderators have to know about one member, and what they can do. */
export function RecordView(view: AdminViewServerProps) {
  const member = view.searchParams?.member
  return (
    <ModeratorView view={view} path={RECORD_PATH} title="A member’s record">
      <RecordPage initial={typeof member === 'string' ? member : ''} />
    </ModeratorView>
  )
}
