import { Picture } from '@/ui/Picture'
import { NotFoundText } from './NotFoundText'
import { NOT_FOUND_PICTURE } from './pictures/pictures'

/** The page for addresses where nothing is published. */
export function NotFoundPage() {
  return (
    <section className="hero" data-light="dusk" data-banner="home" data-picture="">
      <NotFoundText />
      <Picture className="hero-picture" image={NOT_FOUND_PICTURE} sizes="100vw" priority />
    </section>
  )
}
