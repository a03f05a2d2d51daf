import 'server-only'
import { cardsOf, type PostCard } from '@/catalogue/cards.server'
import { rowsByDocIds } from '@/catalogue/queries.server'
import { readAs } from '@/cms/client/local-api.server'
import { type Audience, isRestrictedFor } from '@/rules/audience'
import { chatUrl } from '@/rules/chat-url'
import { type Replay, replaysOf } from './replays.server'

export type LiveMasterclassData = {
  /** The class as a teaser. */
  card: PostCard
  /** The content behind its plan; null without access. The player fetches the live stream itself. */
  memberContent: { chat: string | null; replays: Replay[] } | null
}

/** A masterclass for an audience; null if it is not published. */
export async function loadLiveMasterclass(docId: number, audience: Audience): Promise<LiveMasterclassData | null> {
  const [row] = await rowsByDocIds('masterclasses', [docId])
  if (!row) return null
  const [[card], doc] = await Promise.all([cardsOf([row], audience), readAs(audience).document('masterclasses', docId)])
  if (!card || !doc) return null
  if (isRestrictedFor(audience, row.requiredPlan)) return { card, memberContent: null }
  return { card, memberContent: { chat: chatUrl(doc.chatCode), replays: await replaysOf(doc, audience) } }
}
