import { LazyNotFoundText } from '@/site/LazyNotFoundText.client'

/**
 * For a page that was unpublished between the request and its render. Without the picture of other missing pages, since
 * every page carries this.
 */
export default function NotFound() {
  return (
    <section className="hero" data-light="dusk" data-banner="home">
      <LazyNotFoundText />
    </section>
  )
}
