import type { ReactNode } from 'react'
import { Accordion } from '../Accordion'
import { Carousel } from '../Carousel.client'
import { Picture } from '../Picture'
import { exampleImage } from './image'
import { LiveDialog, LiveToasts } from './Live.client'
import { LONG_TEXT, LONG_TITLE, LONG_WORD } from './long-text'

const items = ['Eat', 'Burn', 'Sleep'].map((title, key) => ({ key, title, content: <p>{title}, and mean it.</p> }))

export const accordionExamples: Record<string, ReactNode> = {
  default: <Accordion name="guide-plain" heading="h3" items={items} />,
  numbered: <Accordion name="guide-numbered" heading="h3" items={items} numbered firstOpen />,
  longest: (
    <Accordion
      name="guide-long"
      heading="h3"
      items={[{ key: 1, title: `${LONG_TITLE} ${LONG_WORD}`, content: <p>{LONG_TEXT}</p> }]}
      numbered
    />
  ),
}

export const dialogExamples: Record<string, ReactNode> = {
  default: (
    <LiveDialog title="One more thing" text="It can be closed by its button, by Escape, and by a click outside." />
  ),
  longest: <LiveDialog title={LONG_TITLE} text={LONG_TEXT.repeat(6)} />,
}

export const toastExamples: Record<string, ReactNode> = {
  'success and error': (
    <div className="flex flex-wrap gap-3">
      <LiveToasts />
    </div>
  ),
  'both colors': (
    <div className="grid max-w-sm gap-3">
      <p className="toast">Saved to your favorites.</p>
      <p className="toast" data-variant="error">
        The site cannot be reached. Please try again.
      </p>
    </div>
  ),
  longest: (
    <p className="toast max-w-sm" data-variant="error">
      {LONG_TEXT}
    </p>
  ),
}

const card = (title: string) => (
  <li className="grid content-start gap-3" key={title}>
    <Picture className="aspect-4/3 w-full rounded-l object-cover" image={exampleImage} sizes="18rem" />
    <p className="type-h4 font-display">{title}</p>
  </li>
)
const cards = (count: number) => Array.from({ length: count }, (_, index) => card(`Card ${index + 1}`))
const header = (text: string) => <p className="type-h3 font-display">{text}</p>

export const carouselExamples: Record<string, ReactNode> = {
  default: (
    <Carousel label="More recipes" header={header('More recipes')}>
      {cards(9)}
    </Carousel>
  ),
  tiles: (
    <Carousel label="Days" item="tile" header={header('Days')}>
      {cards(12)}
    </Carousel>
  ),
  'all fit': (
    <Carousel label="Two recipes" item="tile" header={header('Two recipes')}>
      {cards(2)}
    </Carousel>
  ),
  longest: (
    <Carousel label="A long title" item="wide" header={header(LONG_TITLE)}>
      {[card(`${LONG_TITLE} ${LONG_WORD}`), card('Short'), card('Shorter')]}
    </Carousel>
  ),
}
