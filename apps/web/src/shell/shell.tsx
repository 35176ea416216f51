import { GAMES } from '@entrepot/bots/games'
import { Suspense, type ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { useMessages } from '../i18n/use-messages.ts'
import { SiteNotes } from '../offline/site-notes.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Loading } from './loading.tsx'
import { Wordmark } from './wordmark.tsx'

/** The frame of every page but the table: masthead, content, imprint. */
export function Shell({ children }: { children: ReactNode }): ReactNode {
  const messages = useMessages()
  const [location] = useLocation()
  const { nav } = messages
  const places = [
    { to: '/', under: /^\/$/, name: nav.home },
    { to: '/learn', under: /^\/learn/, name: messages.learning.nav },
    { to: `/rules/${GAMES[0].id}`, under: /^\/rules/, name: nav.rules },
    { to: `/components/${GAMES[0].id}`, under: /^\/(components|gallery)/, name: nav.components },
    { to: '/profile', under: /^\/(profile|statistics)/, name: nav.profile },
    { to: '/settings', under: /^\/settings/, name: nav.settings },
  ]
  return (
    <div className="shell">
      <a className="skip-link" href="#content">
        {messages.skip}
      </a>
      <header className="masthead">
        <Link className="wordmark" href="/">
          <Wordmark />
          Entrepôt
        </Link>
        <nav aria-label={nav.label}>
          <ul>
            {places.map(({ to, under, name }) => (
              <li key={to}>
                <Link href={to} aria-current={under.test(location) ? 'page' : undefined}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <SiteNotes />
      <main id="content" className="page" tabIndex={-1}>
        <ErrorBoundary key={location} framed>
          <Suspense fallback={<Loading />}>{children}</Suspense>
        </ErrorBoundary>
      </main>
      <footer className="imprint">
        <p>{messages.footer}</p>
        <Link href="/credits" aria-current={location === '/credits' ? 'page' : undefined}>
          {nav.credits}
        </Link>
      </footer>
    </div>
  )
}
