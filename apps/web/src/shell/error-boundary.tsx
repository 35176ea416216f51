import { Component, type ErrorInfo, type ReactNode } from 'react'
import { ErrorPage } from './pages/error-page.tsx'

interface Fault {
  readonly error: Error
  readonly where: string
}

/** Catches what breaks while drawing, so that a person sees words and a way out instead of an empty page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { fault: Fault | null }> {
  override state: { fault: Fault | null } = { fault: null }

  static getDerivedStateFromError(error: unknown): { fault: Fault } {
    return { fault: { error: error instanceof Error ? error : new Error(String(error)), where: '' } }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    this.setState({ fault: { error, where: componentStack ?? '' } })
  }

  override render(): ReactNode {
    const { fault } = this.state
    return fault === null ? this.props.children : <ErrorPage {...fault} />
  }
}
