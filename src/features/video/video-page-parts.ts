import { BeginButton } from './BeginButton.client'
import { InlineVideo } from './InlineVideo.client'
import { TrailerButton } from './TrailerButton.client'

/** What the page of a video has, as one script: lazy parts of their own would each contain what they share. */
export const VIDEO_PAGE_PARTS = { BeginButton, InlineVideo, TrailerButton } as const
