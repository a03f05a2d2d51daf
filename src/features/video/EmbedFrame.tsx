/**
 * The player of somebody we do not know, in a frame that can neither lead the page away nor reach into it: it comes
 * from another origin than ours. DESIGN 5. Renders an `iframe`.
 * @param src https, of another site
 */
export function EmbedFrame({ src, title }: { src: string; title: string }) {
  return (
    <iframe
      className="video-embed"
      src={src}
      title={title}
      sandbox="allow-scripts allow-same-origin allow-presentation"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}
