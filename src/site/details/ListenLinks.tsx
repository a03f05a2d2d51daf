import type { listenLinks } from '@/cards/podcast-card/listen-links'
import { ServiceIcon } from '@/site/shell/ServiceIcon'
import { ExternalLinkButton } from './ExternalLinkButton'

type Props = {
  links: ReturnType<typeof listenLinks>
  /** The episode can be played on its page: then the links are further ways, none of them the first. */
  playsHere: boolean
}

/** The links of an episode to podcast services, as buttons under a line that names them. */
export function ListenLinks({ links, playsHere }: Props) {
  return (
    <div className="grid gap-3">
      <p className="font-semibold" id="listen-on">
        {playsHere ? 'Also on' : 'Listen on'}
      </p>
      <ul className="flex flex-wrap gap-3" aria-labelledby="listen-on">
        {links.map(({ href, service }, index) => (
          <li key={service}>
            <ExternalLinkButton href={href} variant={index === 0 && !playsHere ? 'primary' : 'plain'}>
              <ServiceIcon service={service} />
              {service}
            </ExternalLinkButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
