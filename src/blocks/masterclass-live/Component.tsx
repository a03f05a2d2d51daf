import { CalendarPlus, Lock } from 'lucide-react'
import { BlockHead } from '@/blocks/BlockHead'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { LazyEventDateTime } from '@/features/events/LazyEventDateTime.client'
import { LazyUpcomingEventActions } from '@/features/events/LazyUpcomingEventActions.client'
import { LazyLiveMasterclass } from '@/features/masterclasses/LazyLiveMasterclass.client'
import { LazyReplays } from '@/features/masterclasses/LazyReplays.client'
import { liveCalendarPath } from '@/features/masterclasses/live-calendar-path'
import { SignInPrompt } from '@/platform/session/SignInPrompt.client'
import { signUpPath } from '@/rules/safe-return'
import { TEXTS } from '@/rules/texts'
import { ButtonLink } from '@/ui/ButtonLink'
import { button } from '@/ui/button-variants'
import type { MasterclassLiveData } from './load.server'

/** A live masterclass with its chat and replays; an invitation to join without the required plan. */
export function MasterclassLive({ block, context, data }: BlockProps<'masterclassLive', MasterclassLiveData>) {
  if (!data) return null
  const { card, memberContent } = data
  const title = block.title || card.title
  const { childHeading, sectionClass } = outlineOf(context, title)
  const text = block.subtitle || card.excerpt
  // Also on a list page: the title is that of one class, which the banner does not say.
  const head = (
    <div className="grid content-start gap-4">
      <BlockHead context={{ ...context, listPart: null }} title={title} text={text} textSize="large" />
      {block.startsAt && <LazyEventDateTime start={block.startsAt} end={null} />}
      {block.startsAt && block.id && memberContent && (
        <LazyUpcomingEventActions start={block.startsAt} end={null}>
          <a className={button({ variant: 'plain' })} href={liveCalendarPath(context.path, block.id)} download>
            <CalendarPlus className="size-4.5 flex-none" aria-hidden="true" />
            {TEXTS.addToCalendar}
          </a>
        </LazyUpcomingEventActions>
      )}
    </div>
  )
  return (
    <section className={sectionClass('wrap grid grid-cols-1 gap-6 py-section')} data-light="dusk">
      {memberContent ? (
        <>
          <div className="live-class">
            {head}
            <LazyLiveMasterclass
              databaseId={card.databaseId}
              title={card.title}
              picture={card.image}
              chat={memberContent.chat}
            />
          </div>
          <LazyReplays replays={memberContent.replays} as={childHeading} />
        </>
      ) : (
        <>
          {head}
          <div className="notice">
            <Lock className="size-7 text-text-coral" strokeWidth={1.6} aria-hidden="true" />
            <p className="type-h3 max-w-[22ch]">{TEXTS.membersOnlyNotice}</p>
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
              <ButtonLink href={signUpPath(card.uri ?? '/')}>{TEXTS.joinForFullContent}</ButtonLink>
              <SignInPrompt />
            </div>
          </div>
        </>
      )}
    </section>
  )
}
