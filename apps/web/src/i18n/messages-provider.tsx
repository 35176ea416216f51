import { TRY_AGAIN } from '@entrepot/words'
import { Component, type ReactNode } from 'react'
import { reloadForUnloaded } from '../offline/stale-files.ts'
import { useSettings } from '../settings/use-settings.ts'
import { loadMessages } from './load-messages.ts'
import { useLatest } from './use-latest.ts'
import { MessagesContext } from './use-messages.ts'

/** Gives all pages the words of the visitor's language; nothing is shown before they are there. */
export function MessagesProvider({ children }: { children: ReactNode }): ReactNode {
  return (
    <WithoutWords>
      <LoadedMessages>{children}</LoadedMessages>
    </WithoutWords>
  )
}

function LoadedMessages({ children }: { children: ReactNode }): ReactNode {
  const { language } = useSettings()
  const messages = useLatest(language, () => loadMessages(language))
  return messages === null ? null : <MessagesContext value={messages}>{children}</MessagesContext>
}

/** Where no words could be loaded: the one word that is needed, in every language. */
class WithoutWords extends Component<{ children: ReactNode }, { readonly wordless: boolean }> {
  override state = { wordless: false }
  #tried = false

  static getDerivedStateFromError(): { wordless: boolean } {
    return { wordless: true }
  }

  override componentDidCatch(error: Error): void {
    if (this.#tried) reloadForUnloaded(error)
  }

  readonly #again = (): void => {
    this.#tried = true
    this.setState({ wordless: false })
  }

  override render(): ReactNode {
    if (!this.state.wordless) return this.props.children
    return (
      <main className="shell-error">
        <h1>Entrepôt</h1>
        <p className="actions">
          <button className="button primary" type="button" onClick={this.#again}>
            {TRY_AGAIN.join(' · ')}
          </button>
        </p>
      </main>
    )
  }
}
