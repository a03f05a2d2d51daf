import 'server-only'
import { cardsOf, type PostCard } from '@/catalogue/cards.server'
import { rowsByDocIds } from '@/catalogue/queries.server'
import { readAs } from '@/cms/client/local-api.server'
import { type LockReason, lockReasonOf } from '@/features/locks/lock-reason.server'
import { type Audience, isRestrictedFor } from '@/rules/audience'
import { chatUrl } from '@/rules/chat-url'
import { type Replay, replaysOf } from './replays.server'

/** The content behind the plan of a class. The player fetches the live stream itself. */
type MemberContent = { chat: string | null; replays: Replay[] }

/** A class as a teaser, with its content or with what opens it. */
export type LiveMasterclassData = { card: PostCard } & (
  | { memberContent: MemberContent; lock: null }
  | { memberContent: null; lock: LockReason }
)

/** A masterclass for an audience; null if it is not published. */
export async function loadLiveMasterclass(docId: number, audience: Audience): Promise<LiveMasterclassData | null> {
  const [row] = await rowsByDocIds('masterclasses', [docId])
  if (!row) return null
  const [[card], doc] = await Promise.all([cardsOf([row], audience), readAs(audience).document('masterclasses', docId)])
  if (!card || !doc) return null
  if (isRestrictedFor(audience, row.requiredPlan)) return { card, memberContent: null, lock: await lockReasonOf(row) }
  return { card, memberContent: { chat: chatUrl(doc.chatCode), replays: await replaysOf(doc, audience) }, lock: null }
}
