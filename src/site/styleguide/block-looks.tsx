import type { ReactNode } from 'react'
import { BlockFrame } from '@/blocks/BlockFrame'
import { BlockHead } from '@/blocks/BlockHead'
import { exampleContext } from '@/blocks/example'
import { BLOCK_BACKGROUNDS, BLOCK_SPACES, type BlockLook } from '@/rules/block-look'
import { ButtonLink } from '@/ui/ButtonLink'

const context = { ...exampleContext, first: false }
const archiveLink = { title: 'All recipes', url: '/recipes/' }

const example = (name: string, look: BlockLook): [string, ReactNode] => [
  name,
  <BlockFrame block={look} key={name}>
    <section className="wrap grid justify-items-start gap-5 py-8" data-light="noon">
      <BlockHead
        context={context}
        eyebrow="Morning, food"
        title="Something warm first"
        text="Oats with an apple, while the day is still quiet."
        archiveLink={archiveLink}
      />
      <ButtonLink href="/recipes/">Find a recipe</ButtonLink>
    </section>
  </BlockFrame>,
]

/** The backgrounds and spaces that editors can give every block. */
export const blockLookExamples: Readonly<Record<string, ReactNode>> = Object.fromEntries([
  ...BLOCK_BACKGROUNDS.map((background) => example(`background: ${background}`, { background })),
  ...BLOCK_SPACES.map((space) =>
    example(`space: ${space}`, { background: 'paper', spaceBefore: space, spaceAfter: space }),
  ),
])
