import 'server-only'
import { z } from 'zod'
import { isShown } from '@/blocks/hidden-when'
import { rowByUri } from '@/catalogue/queries.server'
import { readAs } from '@/cms/client/local-api.server'
import { loadLiveMasterclass } from '@/features/masterclasses/live-masterclass.server'
import { AppError } from '@/rules/app-error'
import type { Audience } from '@/rules/audience'
import { pathRules } from '@/rules/path-rules'
import { relationId } from '@/rules/relation-id'
import { absoluteUrl } from '@/site/absolute-url'
import { canonicalPath } from '@/site/resolve.server'
import { calendarFile } from './calendar'

/** Query of GET /api/masterclasses/live.ics: the path of a page, and the id of its block with the class. */
export const liveClassQuery = z.object({ page: z.string().min(1).max(300), block: z.string().min(1).max(64) })

/**
 * GET /api/masterclasses/live.ics: a live class as a file to download, for those who see more of it than its title.
 * @throws AppError not_found, forbidden
 */
export async function liveClassFile(query: z.infer<typeof liveClassQuery>, audience: Audience): Promise<Response> {
  const uri = canonicalPath(query.page)
  const block = await liveBlock(uri, query.block, audience)
  const id = relationId(block?.masterclass)
  const live = id === null ? null : await loadLiveMasterclass(id, audience)
  if (!block?.startsAt || !live) throw new AppError('not_found', 'There is no such class.')
  if (!live.memberContent) throw new AppError('forbidden', 'This class is part of a higher plan.')
  const { card } = live
  const { siteName } = await readAs(audience).global('settings')
  const url = absoluteUrl(uri)
  const event = {
    databaseId: card.databaseId,
    title: block.title || card.title,
    summary: block.subtitle || card.excerpt,
    start: block.startsAt,
    end: null,
    location: null,
    url,
  }
  return new Response(calendarFile({ name: siteName, url, events: [event], madeAt: new Date() }), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${card.slug}.ics"`,
    },
  })
}

/** The block of a page as an audience sees it. */
async function liveBlock(uri: string, blockId: string, audience: Audience) {
  const row = await rowByUri(uri)
  if (row?.postType !== 'pages') return undefined
  const page = await readAs(audience).document('pages', row.docId)
  const context = { audience, rules: pathRules(uri) }
  return (page?.layout ?? [])
    .filter((block) => block.blockType === 'masterclassLive')
    .find((block) => block.id === blockId && isShown(block, context, new Date()))
}
