import type { ComponentProps } from 'react'
import { LIST_TEXTS } from '@/rules/page-texts/lists'
import { LazyPostsCarousel } from './LazyPostsCarousel.client'

/** A list of posts as a carousel below its head; a sentence instead where there are none. */
export function PostListCarousel(props: ComponentProps<typeof LazyPostsCarousel>) {
  if (props.list.first.length > 0) return <LazyPostsCarousel {...props} />
  return (
    <>
      {props.header}
      <p className="text-text-soft">{LIST_TEXTS.noPosts}</p>
    </>
  )
}
