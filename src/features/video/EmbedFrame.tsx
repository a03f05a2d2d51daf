/**
 * The player of an unknown provider in a sandboxed frame of another origin, which can neither navigate the page nor
 * access it. Renders an `iframe`.
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
