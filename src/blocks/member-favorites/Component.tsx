import { BlockHead } from '@/blocks/BlockHead'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { SignInPrompt } from '@/platform/session/SignInPrompt.client'
import { TEXTS } from '@/rules/texts'
import { DeferredFavoritesBrowser } from '../DeferredDashboardParts.client'
import { FavoritesSkeleton } from './FavoritesSkeleton'
import type { MemberFavoritesData } from './load.server'

const COLUMNS = { 2: 2, 3: 3, 4: 4 } as const

/**
 * The favorites of the signed-in member; a visitor is asked to sign in or to join. They are loaded in the browser, since
 * the cached HTML is shared by all members of an audience.
 */
export function MemberFavorites({ block, context, data }: BlockProps<'memberFavorites', MemberFavoritesData>) {
  const title = block.title || TEXTS.favoritesTitle
  const columns = COLUMNS[block.columns ?? 3]
  const { childHeading, sectionClass } = outlineOf(context, title)
  return (
    <section className={sectionClass('wrap grid grid-cols-1 gap-7 py-section')} data-light="dusk">
      <BlockHead context={context} eyebrow={block.subtitle || TEXTS.favoritesSubtitle} title={title} />
      {context.audience === 'visitor' ? (
        <SignInPrompt />
      ) : (
        <DeferredFavoritesBrowser
          columns={columns}
          as={childHeading}
          suggestions={data.suggestions}
          loading={<FavoritesSkeleton columns={columns} />}
        />
      )}
    </section>
  )
}
