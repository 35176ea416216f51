import { Component, type ErrorInfo, type ReactNode } from 'react'
import { reloadForUnloaded } from '../offline/stale-files.ts'
import { ErrorPage } from './pages/error-page.tsx'

interface Fault {
  readonly error: Error
  readonly where: string
}

interface Props {
  readonly children: ReactNode
  /** Whether it stands inside the frame of a page, which goes on. */
  readonly framed?: boolean
}

/** Catches what breaks while drawing, so that a person sees words and a way out instead of an empty page. */
export class ErrorBoundary extends Component<Props, { fault: Fault | null }> {
  override state: { fault: Fault | null } = { fault: null }
  #tried = false

  static getDerivedStateFromError(error: unknown): { fault: Fault } {
    return { fault: { error: error instanceof Error ? error : new Error(String(error)), where: '' } }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    this.setState({ fault: { error, where: componentStack ?? '' } })
    if (this.#tried) reloadForUnloaded(error)
  }

  readonly #again = (): void => {
    this.#tried = true
    this.setState({ fault: null })
  }

  override render(): ReactNode {
    const { fault } = this.state
    return fault === null ? (
      this.props.children
    ) : (
      <ErrorPage {...fault} framed={this.props.framed ?? false} again={this.#again} />
    )
  }
}
