/** What an item says of its video: where its parts begin, and what is said, to be read. */
export interface VideoText {
  chapters: { startS: number; title: string }[]
  transcript: string
}

const CUE = /(\d+):(\d+):(\d+)\.\d+ --> .*\n(.+)/g
/** How the captions of our sessions announce the next part. */
const ANNOUNCED = /(?:Get ready|Coming up): ([^.]+)\./

/**
 * Chapters and transcript out of a video's captions, which announce each part before it begins.
 * @param captions as WebVTT
 * @returns no chapters for a video of one part
 */
export function videoText(captions: string): VideoText {
  const parts: { startS: number; title: string; said: string[] }[] = []
  for (const [, hours, minutes, seconds, text = ''] of captions.matchAll(CUE)) {
    const startS = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
    const title = parts.length === 0 ? 'Beginning' : ANNOUNCED.exec(text)?.[1]
    if (title) parts.push({ startS, title, said: [text] })
    else parts.at(-1)?.said.push(text)
  }
  return {
    chapters: parts.length > 1 ? parts.map(({ startS, title }) => ({ startS, title })) : [],
    transcript: parts.map(({ said }) => said.join(' ')).join('\n\n'),
  }
}
