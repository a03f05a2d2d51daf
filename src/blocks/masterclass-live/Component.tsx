import { CalendarPlus, Lock } from 'lucide-react'
import { BlockHead } from '@/blocks/BlockHead'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { extraText } from '@/cards/parts/meta'
import { LazyEventDateTime } from '@/features/events/LazyEventDateTime.client'
import { LazyUpcomingEventActions } from '@/features/events/LazyUpcomingEventActions.client'
import { LazyLockActions } from '@/features/locks/LazyLockActions.client'
import { LockDetails } from '@/features/locks/LockDetails'
import { LazyLiveMasterclass } from '@/features/masterclasses/LazyLiveMasterclass.client'
import { LazyReplays } from '@/features/masterclasses/LazyReplays.client'
import { liveCalendarPath } from '@/features/masterclasses/live-calendar-path'
import { TEXTS } from '@/rules/texts'
import { Avatar } from '@/ui/Avatar'
import { button } from '@/ui/button-variants'
import { Picture } from '@/ui/Picture'
import type { MasterclassLiveData } from './load.server'

/** A live masterclass with its chat and replays; without the required plan its picture, and what opens it. */
export function MasterclassLive({ block, context, data }: BlockProps<'masterclassLive', MasterclassLiveData>) {
  if (!data) return null
  const { card, lock, memberContent } = data
  const title = block.title || card.title
  const { childHeading: Heading, sectionClass } = outlineOf(context, title)
  const text = block.subtitle || card.excerpt
  // Also on a list page: the title is that of one class, which the banner does not say.
  const head = <BlockHead context={{ ...context, listPart: null }} title={title} text={text} textSize="large" />
  const teacher = extraText(card, 'teacher')
  const person = teacher && (
    <p className="flex items-center gap-3">
      <Avatar name={teacher} imageUrl={extraText(card, 'teacherImage')} />
      <span className="font-semibold">{teacher}</span>
    </p>
  )
  const time = block.startsAt && <LazyEventDateTime start={block.startsAt} end={null} />
  return (
    <section className={sectionClass('wrap grid grid-cols-1 gap-6 py-section')} data-light="dusk">
      {lock === null ? (
        <>
          <div className="live-class">
            {head}
            {/* Before the time: on phones, what is played is in the first screen. */}
            <LazyLiveMasterclass
              databaseId={card.databaseId}
              title={card.title}
              picture={card.image}
              chat={memberContent.chat}
              start={block.startsAt}
            />
            {block.startsAt && (
              <div className="grid content-start justify-items-start gap-4">
                {person}
                {time}
                {block.id && (
                  <LazyUpcomingEventActions start={block.startsAt} end={null}>
                    <a
                      className={button({ variant: 'plain' })}
                      href={liveCalendarPath(context.path, block.id)}
                      download
                    >
                      <CalendarPlus className="size-4.5 flex-none" aria-hidden="true" />
                      {TEXTS.addToCalendar}
                    </a>
                  </LazyUpcomingEventActions>
                )}
              </div>
            )}
          </div>
          <LazyReplays replays={memberContent.replays} title={TEXTS.replaysOf(card.title)} as={Heading} />
        </>
      ) : (
        <div className="live-class">
          <div className="grid content-start justify-items-start gap-6">
            {head}
            {person}
            {time}
            <Heading className="type-h4 flex gap-3">
              <Lock className="mt-1 size-5 flex-none text-text-coral" strokeWidth={2} aria-hidden="true" />
              {TEXTS.membersOnlyNotice}
            </Heading>
            <LockDetails lock={lock} />
            <LazyLockActions joinUrl={lock.joinUrl} chooseLabel={lock.chooseLabel} />
          </div>
          {card.image && (
            <div className="live-picture cover-frame">
              <Picture image={card.image} sizes="(min-width: 80rem) 54vw, 95vw" />
            </div>
          )}
        </div>
      )}
    </section>
  )
}
