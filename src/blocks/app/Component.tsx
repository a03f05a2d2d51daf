import { Smartphone } from 'lucide-react'
import { BlockHead } from '@/blocks/BlockHead'
import type { BlockProps } from '@/blocks/block'
import { mergeClasses } from '@/blocks/merge-classes'
import { outlineOf } from '@/blocks/outline'
import { CardPicture } from '@/cards/parts/CardPicture'
import type { AppData } from './load.server'
import { StoreLink } from './StoreLink'

/** A text about the app, with a button for each store. Nothing without the address of one. */
export function App({ block, context, data: { image } }: BlockProps<'app', AppData>) {
  const { appStoreUrl, googlePlayUrl, text, title } = block
  if (!appStoreUrl && !googlePlayUrl) return null
  const { sectionClass } = outlineOf(context, title)
  const light = block.light ?? 'noon'
  return (
    <section className={sectionClass('light-section py-band')} data-light={light}>
      <div className="window-light" aria-hidden="true" />
      <div
        className={mergeClasses('wrap grid grid-cols-1 items-center gap-7', image && 'md:grid-cols-[7fr_5fr] md:gap-8')}
      >
        <div className="grid min-w-0 grid-cols-1 justify-items-start gap-5">
          <BlockHead context={context} title={title} titleWidth={18} text={text} textSize="large" />
          <ul className="flex flex-wrap gap-3">
            {appStoreUrl && (
              <li>
                <StoreLink store="App Store" href={appStoreUrl} />
              </li>
            )}
            {googlePlayUrl && (
              <li>
                <StoreLink store="Google Play" href={googlePlayUrl} />
              </li>
            )}
          </ul>
        </div>
        {image && (
          <div className="card" data-variant="picture">
            <CardPicture
              image={image}
              Icon={Smartphone}
              light={light}
              sizes="(min-width: 90rem) 33rem, (min-width: 48rem) 38vw, 92vw"
            />
          </div>
        )}
      </div>
    </section>
  )
}
