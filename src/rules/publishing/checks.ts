import { type FormText, formTexts } from './form-texts'
import { headingProblem } from './heading-order'
import { readingEase } from './reading-ease'
import { sharePictureIds } from './share-pictures'

/** One line of the list before publishing. */
export type Check = {
  name: string
  /** What to look at; null if all is well. */
  problem: string | null
  /** The field that it is about. */
  path: string
}

type Values = Readonly<Record<string, unknown>>

export type Facts = {
  /** The form's values, nested as they are saved. */
  values: Values
  /** Alternative texts of the form's pictures, by the paths of their fields. */
  alts: readonly { path: string; alt: string }[]
  /** Links that lead nowhere, or not where they should. */
  badLinks: readonly { path: string; problem: string }[]
  /** Whether items of this type have pictures. */
  hasPicture: boolean
  now: Date
}

const DIFFICULT = 50
/** A file's name is no description of a picture. */
const FILE_NAME = /^(?:\S+\.(?:jpe?g|png|webp|avif|gif)|(?:img|dsc|image|photo|picture|screenshot)[\s_-]*\d*)$/i

const isFilled = (value: unknown) => typeof value === 'string' && value.trim() !== ''
const valueAt = (values: Values, path: string): unknown =>
  path.split('.').reduce<unknown>((at, name) => (at as Values | null | undefined)?.[name], values)

/** What an editor may want to look at before publishing. It never stands in the way. */
export function publishChecks({ alts, badLinks, hasPicture, now, values }: Facts): Check[] {
  const texts = formTexts(values)
  return [
    { name: 'Title', path: 'title', problem: isFilled(values.title) ? null : 'There is no title.' },
    summaryCheck(values),
    ...(hasPicture ? [pictureCheck(values, now), altCheck(alts)] : []),
    linkCheck(badLinks),
    headingCheck(values, texts),
    easeCheck(texts),
  ]
}

function summaryCheck(values: Values): Check {
  const found = isFilled(values.summary) || isFilled(valueAt(values, 'seo.description'))
  const problem = 'Cards and search results show a sentence or two. There is no summary.'
  return { name: 'Summary', path: 'summary', problem: found ? null : problem }
}

function pictureCheck(values: Values, now: Date): Check {
  // The form's values have the shape of a document.
  const pictures = sharePictureIds(values as Parameters<typeof sharePictureIds>[0], {
    audience: 'visitor',
    fallback: null,
    now,
  })
  const problem = 'Cards and shared links will show a general picture.'
  return { name: 'Picture', path: 'image', problem: pictures.length > 0 ? null : problem }
}

function altCheck(alts: Facts['alts']): Check {
  const bad = alts.find(({ alt }) => !isFilled(alt) || FILE_NAME.test(alt.trim()))
  const problem = bad
    ? isFilled(bad.alt)
      ? `“${bad.alt}” does not say what the picture shows.`
      : 'A picture has no description for people who cannot see it.'
    : null
  return { name: 'Descriptions of pictures', path: bad?.path ?? 'image', problem }
}

function linkCheck(badLinks: Facts['badLinks']): Check {
  const [first, ...others] = badLinks
  const more = others.length === 0 ? '' : ` And ${others.length} more.`
  return { name: 'Links', path: first?.path ?? 'title', problem: first ? `${first.problem}${more}` : null }
}

/** In a block with a title of its own, headings begin below that. */
function levelAbove(values: Values, path: string): number {
  const [field = '', index = ''] = path.split('.')
  return field === 'layout' && isFilled(valueAt(values, `layout.${index}.title`)) ? 2 : 1
}

function headingCheck(values: Values, texts: readonly FormText[]): Check {
  for (const { parts, path } of texts) {
    const problem = headingProblem(parts, levelAbove(values, path))
    if (problem) return { name: 'Headings', path, problem }
  }
  return { name: 'Headings', path: 'title', problem: null }
}

const lengthOf = ({ parts }: FormText) => parts.reduce((sum, { text }) => sum + text.length, 0)

function easeCheck(texts: readonly FormText[]): Check {
  const ease = readingEase(texts.flatMap(({ parts }) => parts.map(({ text }) => text)))
  const [longest] = [...texts].sort((a, b) => lengthOf(b) - lengthOf(a))
  const problem = 'Difficult to read. Shorter sentences and plainer words help.'
  return {
    name: 'Reading ease',
    path: longest?.path ?? 'title',
    problem: ease !== null && ease < DIFFICULT ? problem : null,
  }
}
