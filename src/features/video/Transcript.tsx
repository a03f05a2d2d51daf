import { VIDEO_TEXTS } from '@/rules/page-texts/videos'

/** The transcript of a video, collapsed at first. Renders a `details`. */
export function Transcript({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
  return (
    <details className="video-transcript">
      <summary>{VIDEO_TEXTS.transcript}</summary>
      <div className="prose">
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a transcript do not change
          <p key={index}>{paragraph}</p>
        ))}
      </div>
    </details>
  )
}
