import { GAMES } from '@entrepot/bots/games'
import { Suspense, type ComponentType, type ReactNode } from 'react'
import { Redirect, Route, Switch } from 'wouter'
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
const LearnPage = lazyPart(() => import('./learn/learn-page.tsx'))
const GuidedGame = lazyPart(() => import('./learn/guided-game.tsx'))
const OverviewPage = lazyPart(() => import('./learn/overview-page.tsx'))
const ComponentsPage = lazyPart(() => import('./editions/editor/components-page.tsx'))
const GalleryPage = lazyPart(() => import('./shell/pages/gallery-page.tsx'))
const CreditsPage = lazyPart(() => import('./shell/pages/credits-page.tsx'))
const SettingsPage = lazyPart(() => import('./shell/pages/settings-page.tsx'))
const ProfilePage = lazyPart(() => import('./profile/profile-page.tsx'))
const PersonPage = lazyPart(() => import('./profile/person-page.tsx'))
const StatisticsPage = lazyPart(() => import('./statistics/statistics-page.tsx'))
const AdminPage = lazyPart(() => import('./admin/admin-page.tsx'))
const FriendsPage = lazyPart(() => import('./lobby/friends-page.tsx'))
const PuzzlesPage = lazyPart(() => import('./puzzles/puzzles-page.tsx'))
const PuzzleTable = lazyPart(() => import('./puzzles/puzzle-table.tsx'))
const LocalTable = lazyPart(() => import('./table/local/local-table.tsx'))
const ServerTable = lazyPart(() => import('./table/server/server-table.tsx'))

/** Every page has an address; the table takes the whole window, the others stand in the shell. */
export function App(): ReactNode {
  return (
    <MessagesProvider>
      <FileDrop />
      <ErrorBoundary>
        <Suspense fallback={<Loading />}>
          <Switch>
            {tableRoute('local', LocalTable)}
            {tableRoute('tables', ServerTable)}
            <Route path={/^\/puzzles\/(?<game>[^/]+)\/(?<id>[^/]+)(?:\/at\/(?<position>\d{1,9}))?\/?$/}>
              {({ game = '', id = '', position }) => (
                <PuzzleTable
                  key={`${game} ${id}`}
                  game={game}
                  id={id}
                  position={position === undefined ? null : Number(position)}
                />
              )}
            </Route>
            <Route path={/^\/table\/(?<rest>.+)$/}>
              {/* What was bookmarked when tables of this device had another address. */}
              {({ rest = '' }) => <Redirect to={`/local/${rest}`} replace />}
            </Route>
            <Route>
              <Shell>
                <Switch>
                  <Route path="/" component={HomePage} />
                  <Route path="/new/:game">{({ game }) => <SetupPage game={game} seating="alone" />}</Route>
                  <Route path="/new/:game/together">
                    {({ game }) => <SetupPage game={game} seating="together" />}
                  </Route>
                  <Route path="/learn" component={LearnPage} />
                  <Route path="/learn/:game">{({ game }) => <GuidedGame key={game} game={game} />}</Route>
                  <Route path="/learn/:game/overview">
                    {({ game }) => <OverviewPage key={game} game={game} />}
                  </Route>
                  <Route path="/friends/:game">{({ game }) => <FriendsPage game={game} />}</Route>
                  <Route path="/rules/:game/:rule?">
                    {({ game, rule }) => <RulesPage key={game} game={game} rule={rule ?? null} />}
                  </Route>
                  <Route path="/components">
                    {() => <Redirect to={`/components/${GAMES[0].id}`} replace />}
                  </Route>
                  <Route path="/components/:game">{({ game }) => <ComponentsPage game={game} />}</Route>
                  <Route path="/gallery/:game">{({ game }) => <GalleryPage game={game} />}</Route>
                  <Route path="/puzzles" component={PuzzlesPage} />
                  <Route path="/profile" component={ProfilePage} />
                  <Route path="/statistics" component={StatisticsPage} />
                  <Route path="/people/:id">{({ id }) => <PersonPage key={id} id={id} />}</Route>
                  <Route path="/admin" component={AdminPage} />
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

type TablePart = ComponentType<{ id: string; position: number | null }>

/** A table, now or at an earlier position: one route for both, so that looking back leaves the table open. */
function tableRoute(folder: string, Table: TablePart): ReactNode {
  return (
    <Route path={new RegExp(`^/${folder}/(?<id>[^/]+)(?:/at/(?<position>[^/]+))?/?$`)}>
      {({ id = '', position }) => <TableAt key={id} id={id} position={position} Table={Table} />}
    </Route>
  )
}

/** A position is a whole number; anything else is no address. */
function TableAt({
  id,
  position,
  Table,
}: {
  id: string
  position: string | undefined
  Table: TablePart
}): ReactNode {
  if (position === undefined) return <Table id={id} position={null} />
  if (/^\d{1,9}$/.test(position)) return <Table id={id} position={Number(position)} />
  return (
    <Shell>
      <NotFoundPage />
    </Shell>
  )
}
