import type { Film } from './film'

/**
 * A film of our own, in the browser's player: nothing of it is fetched before somebody presses
 * play (for "metadata" a browser may well fetch half a megabyte), and its place is kept from the
 * start. SPEC 2.2, DESIGN 7.
 * Renders a `<video>`.
 */
export function VideoPlayer({ film: { captionsUrl, posterUrl, src, title, type } }: { film: Film }) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: it has the captions that its file has; the linter cannot see past the condition
    <video
      className="film"
      controls
      playsInline
      preload="none"
      poster={posterUrl ?? undefined}
      width={1280}
      height={720}
      aria-label={title}
    >
      <source src={src} type={type} />
      {captionsUrl && <track kind="captions" src={captionsUrl} srcLang="en" label="English" default />}
    </video>
  )
}
