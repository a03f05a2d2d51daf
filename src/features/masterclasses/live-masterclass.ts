import 'server-only'
import { cardsOf, type PostCard } from '@/catalogue/cards'
import { rowsByDocIds } from '@/catalogue/queries'
import { readAs } from '@/cms/client'
import { type Audience, isRestrictedFor } from '@/rules/audience'
import { chatUrl } from '@/rules/chat-url'
import { type Replay, replaysOf } from './replays'

export type LiveMasterclassData = {
  /** Its teaser. */
  card: PostCard
  /** What its plan protects; null for whom it does not reach. Where the live picture is, the player asks for itself. */
  memberContent: { chat: string | null; replays: Replay[] } | null
}

/** A masterclass as an audience may have it; null where it is not published. SPEC 2.3, 6. */
export async function loadLiveMasterclass(docId: number, audience: Audience): Promise<LiveMasterclassData | null> {
  const [row] = await rowsByDocIds('masterclasses', [docId])
  if (!row) return null
  const [[card], doc] = await Promise.all([cardsOf([row], audience), readAs(audience).document('masterclasses', docId)])
  if (!card || !doc) return null
  if (isRestrictedFor(audience, row.requiredPlan)) return { card, memberContent: null }
  return { card, memberContent: { chat: chatUrl(doc.chatCode), replays: await replaysOf(doc, audience) } }
}
