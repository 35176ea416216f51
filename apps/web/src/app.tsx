import { Suspense, type ReactNode } from 'react'
import { Route, Switch } from 'wouter'
import { MessagesProvider } from './i18n/messages-provider.tsx'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { FileDrop } from './shell/file-drop.tsx'
import { lazyPart } from './shell/lazy-part.tsx'
import { Loading } from './shell/loading.tsx'
import { HomePage } from './shell/pages/home-page.tsx'
import { NotFoundPage } from './shell/pages/not-found-page.tsx'
import { Shell } from './shell/shell.tsx'

const SetupPage = lazyPart(() => import('./shell/pages/setup-page.tsx'))
const RulesPage = lazyPart(() => import('./shell/pages/rules-page.tsx'))
const ComponentsPage = lazyPart(() => import('./shell/pages/components-page.tsx'))
const GalleryPage = lazyPart(() => import('./shell/pages/gallery-page.tsx'))
const CreditsPage = lazyPart(() => import('./shell/pages/credits-page.tsx'))
const SettingsPage = lazyPart(() => import('./shell/pages/settings-page.tsx'))
const ProfilePage = lazyPart(() => import('./profile/profile-page.tsx'))
const PersonPage = lazyPart(() => import('./profile/person-page.tsx'))
const FriendsPage = lazyPart(() => import('./lobby/friends-page.tsx'))
const ServerTablePage = lazyPart(() => import('./lobby/server-table-page.tsx'))
const TablePage = lazyPart(() => import('./table/table-page.tsx'))

/** Every page has an address; the table takes the whole window, the others stand in the shell. */
export function App(): ReactNode {
  return (
    <MessagesProvider>
      <FileDrop />
      <ErrorBoundary>
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} position={null} />}</Route>
            <Route path="/table/:id/at/:position">
              {({ id, position }) => (
                <AtPosition position={position}>
                  {(at) => <TablePage key={id} id={id} position={at} />}
                </AtPosition>
              )}
            </Route>
            <Route path="/tables/:id">
              {({ id }) => <ServerTablePage key={id} id={id} position={null} />}
            </Route>
            <Route path="/tables/:id/at/:position">
              {({ id, position }) => (
                <AtPosition position={position}>
                  {(at) => <ServerTablePage key={id} id={id} position={at} />}
                </AtPosition>
              )}
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

/** A position is a whole number; anything else is no address. */
function AtPosition({
  position,
  children,
}: {
  position: string
  children: (position: number) => ReactNode
}): ReactNode {
  if (/^\d{1,9}$/.test(position)) return children(Number(position))
  return (
    <Shell>
      <NotFoundPage />
    </Shell>
  )
}
