import { BackgroundCta } from '@/blocks/background-cta/Component'
import { backgroundCtaExamples } from '@/blocks/background-cta/examples'
import { Newsletter } from '@/blocks/newsletter/Component'
import { newsletterExamples } from '@/blocks/newsletter/examples'
import { renderExamples } from './render-examples'

const blocks = [
  ...renderExamples(BackgroundCta, { 'of-a-section': backgroundCtaExamples.boxed }),
  ...renderExamples(Newsletter, { 'of-a-section': newsletterExamples.typical }),
]

/** A section looks like its blocks. */
export const sectionExamples = [{ name: 'typical', node: blocks.map(({ node }) => node) }]
