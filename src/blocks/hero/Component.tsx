import { Star } from 'lucide-react'
import { Eyebrow } from '@/blocks/BlockHead'
import type { BlockProps } from '@/blocks/block'
import { listLeads } from '@/blocks/list-page'
import { mergeClasses } from '@/blocks/merge-classes'
import { outlineOf } from '@/blocks/outline'
import { ButtonLink } from '@/ui/ButtonLink'
import { newTab } from '@/ui/new-tab'
import { PageLink } from '@/ui/PageLink'
import { Picture } from '@/ui/Picture'
import { TextLink } from '@/ui/TextLink'
import { BannerVideo } from './BannerVideo.client'
import { HERO_PICTURE_SIZES, withHeroFocus } from './hero-picture'
import type { HeroData } from './load.server'
import { OpenNow } from './OpenNow'
import { PersonalTitle } from './PersonalTitle.client'

/** On list pages the picture is a smaller part of the banner. */
const LIST_SIZES = '(min-width: 48rem) 40vw, 95vw'

/** Of a picture that phones do not show: they would load it all the same, so they get the smallest. */
const WIDE_ONLY_SIZES = '(min-width: 48rem) 40vw, 1px'

/** The top banner, in the home or the standard style by the page's path, with an image or, on wide screens, a video. */
export function Hero({ block, context, data }: BlockProps<'hero', HeroData>) {
  const { Title, childHeading } = outlineOf(context, block.title)
  const { topBannerLink, topBannerShow, cta, secondCta } = block
  const hasLink = [cta, secondCta].some((link) => link?.url && link.title)
  const opensList = context.listPart === 'banner'
  // On phones the list takes the place of the banner's picture.
  const wideOnly = opensList && listLeads(context.blocks)
  const image = data.image ?? (context.rules.banner === 'home' ? data.memberImage : null)
  return (
    <section
      className="hero"
      data-light={block.light ?? 'morning'}
      data-banner={opensList ? 'list' : context.rules.banner}
      data-picture={image ? (wideOnly ? 'wide' : '') : undefined}
      data-open={data.open ? '' : undefined}
    >
      {(!image || wideOnly) && <div className="window-light" aria-hidden="true" />}
      {block.backgroundVideo && <BannerVideo src={block.backgroundVideo} />}
      <div className="wrap hero-text">
        {topBannerShow !== false && topBannerLink?.url && topBannerLink.title && (
          <a
            className="link inline-flex min-h-touch items-center text-sm"
            href={topBannerLink.url}
            {...newTab(topBannerLink.target)}
          >
            {topBannerLink.title}
          </a>
        )}
        <Eyebrow>{block.subtitle}</Eyebrow>
        <Title className="type-h1">
          <PersonalTitle
            title={block.title}
            neutralTitle={block.neutralTitle ?? block.title}
            reserveSpace={context.audience !== 'visitor'}
          />
        </Title>
        {block.textContent && (
          <p className={opensList ? 'text-text-soft' : 'text-text-soft md:text-lg'}>{block.textContent}</p>
        )}
        {data.counts && (
          // On phones their place is the picture's.
          <p className={mergeClasses('text-balance font-semibold', data.open && 'max-md:hidden')}>{data.counts}</p>
        )}
        {hasLink && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
            {cta?.url && cta.title && <BannerLink opensList={opensList} href={cta.url} label={cta.title} />}
            {secondCta?.url && secondCta.title && (
              <BannerLink opensList={opensList} href={secondCta.url} label={secondCta.title} variant="plain" />
            )}
          </div>
        )}
        {data.weeks && data.weeks.length > 0 && <Weeks weeks={data.weeks} />}
        {block.proof && <Proof text={block.proof} reviews={data.reviews ?? null} />}
      </div>
      {data.open && <OpenNow open={data.open} as={childHeading} />}
      {image && (
        <Picture
          className="hero-picture"
          // The banner's own color is the placeholder: another would show along the rounded corners.
          image={{ ...withHeroFocus(image), color: null }}
          priority={context.first}
          sizes={opensList ? (wideOnly ? WIDE_ONLY_SIZES : LIST_SIZES) : HERO_PICTURE_SIZES}
        />
      )}
    </section>
  )
}

type BannerLinkProps = { href: string; label: string; opensList: boolean; variant?: 'primary' | 'plain' }

/** A button of the banner; on a list page slim, and the second one a link, since the list is what the page is for. */
function BannerLink({ href, label, opensList, variant = 'primary' }: BannerLinkProps) {
  if (opensList && variant === 'plain') {
    return (
      <TextLink href={href} arrow>
        {label}
      </TextLink>
    )
  }
  return (
    <ButtonLink href={href} variant={variant} size={opensList ? 'slim' : 'normal'}>
      {label}
    </ButtonLink>
  )
}

const nameOf = (title: string | null | undefined, index: number) => title ?? `Week ${index + 1}`

/** The weeks of a program by their numbers and titles. Renders an `ol`. */
function Weeks({ weeks }: { weeks: NonNullable<HeroData['weeks']> }) {
  return (
    <ol className="hero-weeks">
      {weeks.map(({ title, uri }, index) => (
        <li key={uri ?? index}>
          <b aria-hidden="true">{index + 1}</b>
          {uri ? (
            <PageLink className="link" href={uri}>
              {nameOf(title, index)}
            </PageLink>
          ) : (
            nameOf(title, index)
          )}
        </li>
      ))}
    </ol>
  )
}

/** A line beside a star, and the score of the reviews with their number where there is one. Renders a `p`. */
function Proof({ reviews, text }: { reviews: HeroData['reviews']; text: string }) {
  const score = reviews?.score ?? null
  return (
    <p className="flex gap-2 text-sm">
      <Star className="size-4.5 flex-none fill-current text-star" aria-hidden="true" />
      <span>
        {score !== null && (
          <>
            <b className="font-semibold">
              {score.toFixed(1)}
              <span className="sr-only"> of 5</span>
            </b>
            {reviews?.count ? ` from ${reviews.count} reviews. ` : ' '}
          </>
        )}
        {text}
      </span>
    </p>
  )
}
