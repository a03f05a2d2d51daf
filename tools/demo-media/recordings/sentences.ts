import type { DemoPodcast } from '../../../demo/listening'
import { plainText } from '../../../demo/plain-text'

const PARAGRAPH = /<p>(.*?)<\/p>/s
const POINT = /<li>(.*?)<\/li>/gs

/** What a recording says: the title of the episode, its first paragraph and what is in it, sentence by sentence. */
export function sentencesOf({ body, title }: Pick<DemoPodcast, 'body' | 'title'>): string[] {
  // A link leaves a space before the comma that follows it.
  const text = plainText(PARAGRAPH.exec(body)?.[1] ?? '').replaceAll(/ (?=[.,;:?!])/g, '')
  const points = [...body.matchAll(POINT)].map(([, point = '']) => `${plainText(point)}.`)
  const sentences = text.split(/(?<=[.?!])\s+/)
  return [`${title}.`, ...sentences, ...(points.length > 0 ? ['In this episode:', ...points] : [])]
}
