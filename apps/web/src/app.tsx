import { lazy, Suspense, type ReactNode } from 'react'
import { Route, Switch } from 'wouter'
import { MessagesProvider } from './i18n/messages-provider.tsx'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { Loading } from './shell/loading.tsx'
import { HomePage } from './shell/pages/home-page.tsx'
import { NotFoundPage } from './shell/pages/not-found-page.tsx'
import { Shell } from './shell/shell.tsx'

const SetupPage = lazy(() => import('./shell/pages/setup-page.tsx'))
const RulesPage = lazy(() => import('./shell/pages/rules-page.tsx'))
const ComponentsPage = lazy(() => import('./shell/pages/components-page.tsx'))
const GalleryPage = lazy(() => import('./shell/pages/gallery-page.tsx'))
const CreditsPage = lazy(() => import('./shell/pages/credits-page.tsx'))
const SettingsPage = lazy(() => import('./shell/pages/settings-page.tsx'))
const ProfilePage = lazy(() => import('./profile/profile-page.tsx'))
const PersonPage = lazy(() => import('./profile/person-page.tsx'))
const FriendsPage = lazy(() => import('./lobby/friends-page.tsx'))
const ServerTablePage = lazy(() => import('./lobby/server-table-page.tsx'))
const TablePage = lazy(() => import('./table/table-page.tsx'))

/** Every page has an address; the table takes the whole window, the others stand in the shell. */
export function App(): ReactNode {
  return (
    <MessagesProvider>
      <ErrorBoundary>
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} position={null} />}</Route>
            <Route path="/table/:id/at/:position">
              {({ id, position }) => <TablePage key={id} id={id} position={Number(position)} />}
            </Route>
            <Route path="/tables/:id">
              {({ id }) => <ServerTablePage key={id} id={id} position={null} />}
            </Route>
            <Route path="/tables/:id/at/:position">
              {({ id, position }) => <ServerTablePage key={id} id={id} position={Number(position)} />}
            </Route>
            <Route>
              <Shell>
                <Switch>
                  <Route path="/" component={HomePage} />
                  <Route path="/new/:game">{({ game }) => <SetupPage game={game} company="alone" />}</Route>
                  <Route path="/new/:game/together">
                    {({ game }) => <SetupPage game={game} company="together" />}
                  </Route>
                  <Route path="/friends/:game">{({ game }) => <FriendsPage game={game} />}</Route>
                  <Route path="/rules/:game/:rule?">
                    {({ game, rule }) => <RulesPage key={game} game={game} rule={rule ?? null} />}
                  </Route>
                  <Route path="/components/:game">{({ game }) => <ComponentsPage game={game} />}</Route>
                  <Route path="/gallery/:game">{({ game }) => <GalleryPage game={game} />}</Route>
                  <Route path="/profile" component={ProfilePage} />
                  <Route path="/people/:id">{({ id }) => <PersonPage key={id} id={id} />}</Route>
                  <Route path="/credits" component={CreditsPage} />
                  <Route path="/settings" component={SettingsPage} />
                  <Route component={NotFoundPage} />
                </Switch>
              </Shell>
            </Route>
          </Switch>
        </Suspense>
      </ErrorBoundary>
    </MessagesProvider>
  )
}
