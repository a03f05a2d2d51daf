import 'server-only'
import { cardsOf, type PostCard } from '@/catalogue/cards'
import { rowsByDocIds } from '@/catalogue/queries'
import { readAs } from '@/cms/client'
import { type Audience, isRestrictedFor } from '@/rules/audience'
import { chatAddress } from '@/rules/chat-address'
import { type Replay, replaysOf } from './replays'

export type LiveClass = {
  /** Its teaser. */
  card: PostCard
  /** What its plan protects; null for whom it does not reach. Where the live picture is, the player asks for itself. */
  inside: { chat: string | null; replays: Replay[] } | null
}

/** A masterclass as an audience may have it; null where it is not published. SPEC 2.3, 6. */
export async function liveClass(docId: number, audience: Audience): Promise<LiveClass | null> {
  const [row] = await rowsByDocIds('masterclasses', [docId])
  if (!row) return null
  const [[card], doc] = await Promise.all([cardsOf([row], audience), readAs(audience).document('masterclasses', docId)])
  if (!card || !doc) return null
  if (isRestrictedFor(audience, row.requiredPlan)) return { card, inside: null }
  return { card, inside: { chat: chatAddress(doc.chatCode), replays: await replaysOf(doc, audience) } }
}
