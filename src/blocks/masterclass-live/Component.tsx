import { Lock } from 'lucide-react'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { Live } from '@/features/masterclasses/Live.client'
import { Replays } from '@/features/masterclasses/Replays.client'
import { SignInPrompt } from '@/features/session/SignInPrompt.client'
import { signUpPath } from '@/rules/safe-return'
import { TEXTS } from '@/rules/texts'
import { ButtonLink } from '@/ui/ButtonLink'
import type { MasterclassLiveData } from './load'

/** A masterclass live, with its chat and its replays; the way to join for whom its plan does not reach. SPEC 2.3, 6. */
export function MasterclassLive({ block, context, data }: BlockProps<'masterclassLive', MasterclassLiveData>) {
  if (!data) return null
  const { card, inside } = data
  const title = block.title || card.title
  const { Title, below, section } = outlineOf(context, title)
  const words = block.subtitle || card.excerpt
  return (
    <section className={section('wrap grid grid-cols-1 gap-6 py-9')} data-light="dusk">
      <div className="grid gap-3">
        <Title className="type-h2">{title}</Title>
        {words && <p className="max-w-measure text-lg text-text-soft">{words}</p>}
      </div>
      {inside ? (
        <>
          <Live databaseId={card.databaseId} title={card.title} picture={card.image} chat={inside.chat} />
          <Replays replays={inside.replays} as={below} />
        </>
      ) : (
        <div className="notice">
          <Lock className="size-7 text-text-coral" strokeWidth={1.6} aria-hidden="true" />
          <p className="type-h3 max-w-[22ch]">{TEXTS.membersOnlyNotice}</p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink href={signUpPath(card.uri ?? '/')}>{TEXTS.joinForFullContent}</ButtonLink>
            <SignInPrompt />
          </div>
        </div>
      )}
    </section>
  )
}
