import { Component, type ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { reloadForUnloaded } from '../offline/stale-files.ts'

interface Props {
  readonly children: ReactNode
  /** The element that the note stands in: a line of a list, or a part of a page. */
  readonly as?: 'li' | 'div'
  /** What is shown with the note, in the place of what broke. */
  readonly instead?: ReactNode
}

/** Around a part of a page: what breaks in it or cannot be loaded leaves the rest alone, and can be tried again in place. */
export class PartBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false }
  #tried = false

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true }
  }

  override componentDidCatch(error: Error): void {
    if (this.#tried) reloadForUnloaded(error)
  }

  readonly #again = (): void => {
    this.#tried = true
    this.setState({ broken: false })
  }

  override render(): ReactNode {
    const { children, as = 'div', instead } = this.props
    if (!this.state.broken) return children
    return (
      <>
        {instead}
        <PartFault as={as} again={this.#again} />
      </>
    )
  }
}

function PartFault({ as: Element, again }: { as: 'li' | 'div'; again: () => void }): ReactNode {
  const { device } = useMessages()
  return (
    <Element className="part-fault">
      <span role="alert">{device.part.text}</span>{' '}
      <button className="button quiet" type="button" onClick={again}>
        {device.part.again}
      </button>
    </Element>
  )
}
