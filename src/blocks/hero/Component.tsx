import { cva } from 'class-variance-authority'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { ButtonLink } from '@/ui/ButtonLink'
import { newTab } from '@/ui/new-tab'
import { Picture } from '@/ui/Picture'
import { BannerVideo } from './BannerVideo.client'
import type { HeroData } from './load'
import { PersonalTitle } from './PersonalTitle.client'

const banner = cva('hero', {
  variants: {
    style: {
      home: 'grid min-h-hero content-center pt-header pb-8',
      standard: 'pt-header pb-8',
    },
  },
})

const words = cva('relative grid justify-items-start gap-5', {
  variants: { style: { home: 'py-8', standard: 'pt-7 pb-5' } },
})

/**
 * The top banner: home-style or standard by the page's path, with a picture or, on wide
 * screens, a video. SPEC 2.1, 2.2 (hero banner).
 */
export function Hero({ block, context, data: { image } }: BlockProps<'hero', HeroData>) {
  const { Title } = outlineOf(context, block.title)
  const { topBannerLink, cta } = block
  return (
    <section
      className={banner({ style: context.banner })}
      data-light={block.light ?? 'morning'}
      data-banner={context.banner}
      data-picture={image ? '' : undefined}
    >
      {!image && <div className="window-light" aria-hidden="true" />}
      {block.backgroundVideo && <BannerVideo src={block.backgroundVideo} />}
      <div className="wrap hero-columns">
        <div className={words({ style: context.banner })}>
          {topBannerLink?.url && topBannerLink.title && (
            <a className="link text-sm" href={topBannerLink.url} {...newTab(topBannerLink.target)}>
              {topBannerLink.title}
            </a>
          )}
          {block.subtitle && <p className="font-semibold text-light-ink text-sm">{block.subtitle}</p>}
          <Title className="type-h1 max-w-[18ch]">
            <PersonalTitle
              title={block.title}
              neutralTitle={block.neutralTitle ?? block.title}
              reserve={context.audience !== 'visitor'}
            />
          </Title>
          {block.textContent && <p className="max-w-measure text-lg text-text-soft">{block.textContent}</p>}
          {cta?.url && cta.title && <ButtonLink href={cta.url}>{cta.title}</ButtonLink>}
        </div>
        {image && <Picture className="hero-picture" image={image} leading={context.first} />}
      </div>
    </section>
  )
}
