import { TEXTS } from '@/rules/texts'

/** What is said in a film, to be read: opened by whoever wants to. Renders a `details`. */
export function Transcript({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
  return (
    <details className="video-transcript">
      <summary>{TEXTS.transcript}</summary>
      <div className="prose">
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change while it is read
          <p key={index}>{paragraph}</p>
        ))}
      </div>
    </details>
  )
}
