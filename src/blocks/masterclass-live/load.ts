import 'server-only'
import type { BlockOf } from '@/blocks/block'
import { cardsOf, type PostCard } from '@/catalogue/cards'
import { rowsOf } from '@/catalogue/queries'
import { readAs } from '@/cms/client'
import { type Replay, replaysOf } from '@/features/masterclasses/replays'
import { type Audience, isRestrictedFor } from '@/rules/audience'
import { chatAddress } from '@/rules/chat-address'

export type MasterclassLiveData = {
  /** Its teaser. */
  card: PostCard
  /** What its plan protects; null for whom it does not reach. Where the live picture is, the player asks for itself. */
  inside: { chat: string | null; replays: Replay[] } | null
} | null

/** The class as the page's audience may have it; null where it is not published. */
export async function loadMasterclassLive(
  { masterclass }: BlockOf<'masterclassLive'>,
  audience: Audience,
): Promise<MasterclassLiveData> {
  const [row] = typeof masterclass === 'number' ? await rowsOf('masterclasses', [masterclass]) : []
  if (!row) return null
  const [[card], doc] = await Promise.all([
    cardsOf([row], audience),
    readAs(audience).document('masterclasses', row.docId),
  ])
  if (!card || !doc) return null
  if (isRestrictedFor(audience, row.requiredPlan)) return { card, inside: null }
  return { card, inside: { chat: chatAddress(doc.chatCode), replays: await replaysOf(doc, audience) } }
}
