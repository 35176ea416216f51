import { Suspense, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { TableSession } from '../session/session.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { MotionLayer } from '../motion/motion-layer.tsx'
import { UpdateNote } from '../offline/update-note.tsx'
import { changeSettings } from '../settings/settings.ts'
import { lazyPart } from '../shell/lazy-part.tsx'
import { PartBoundary } from '../shell/part-boundary.tsx'
import { useDock, usePartsShown } from '../style/parts-shown.ts'
import { Announcer } from './announcer.tsx'
import { RoundRecap } from './follow/round-recap.tsx'
import { TurnSign } from './follow/turn-sign.tsx'
import { KeptFocus } from './keys/kept-focus.ts'
import { useWalking } from './keys/use-walking.ts'
import type { TableView } from './client.ts'
import { useCompany } from './company.ts'
import { DecisionBar } from './decision-bar.tsx'
import { Explanation } from './explain/explanation.tsx'
import { useLooking } from './explain/use-looking.ts'
import { LogPanel } from './log-panel.tsx'
import { LookingBack, useIsLookingBack } from './looking-back.tsx'
import { Opponents } from './opponents.tsx'
import { WatchingBar } from './people/watching-bar.tsx'
import { PhoneTabs, type PhoneView } from './phone-tabs.tsx'
import { TopBar } from './top-bar.tsx'
import { isLive } from './controller/readings.ts'
import {
  useClient,
  useController,
  useDecision,
  useDraft,
  useSeat,
  useSnapshot,
  useTable,
} from './table-context.ts'

const OutcomeBanner = lazyPart(() => import('./outcome-banner.tsx'))

const PART_CLASSES: Record<PhoneView, string> = {
  board: 'board',
  market: 'market',
  me: 'own-part',
  others: 'opponents',
  log: 'log-part',
}

/** What a tablet shows besides the large part. */
function isAlwaysShown(view: PhoneView): boolean {
  return view === 'me' || view === 'others'
}

/** The room around every game: who, what is to be decided, the board, the market, the own area, the log. */
export function TableFrame({ session }: { session: TableSession }): ReactNode {
  const messages = useMessages()
  const client = useClient()
  const controller = useController()
  const { pointedAt } = controller
  const company = useCompany()
  const pointed = useSyncExternalStore(pointedAt.subscribe, pointedAt.get)
  const decision = useDecision()
  const draft = useDraft()
  const live = useTable(isLive)
  const isLookingBack = useIsLookingBack()
  const seat = useSeat()
  const snapshot = useSnapshot()
  const wanted: TableView = pointed?.part ?? decision?.view ?? 'board'
  // In the hand there is one large part at a time: the one that the decision needs, until the player turns to another.
  const [turned, setTurned] = useState<{ view: PhoneView; at: string } | null>(null)
  const moment = `${snapshot.position > 0} ${wanted} ${decision?.title ?? ''}`
  const parts = usePartsShown()
  const asked: PhoneView = turned?.at === moment ? turned.view : wanted
  const view: PhoneView = parts === 'some' && isAlwaysShown(asked) ? 'board' : asked
  const { Board, Market, OwnArea } = client
  const isMine = seat !== null && snapshot.deciders.includes(seat)
  const dock = useDock(client.isMarketShort === true)
  const room = useRef<HTMLDivElement>(null)
  useWalking(room)
  useLooking(room)

  // Where a part is larger than the screen, it is moved so that what can be done is in sight, or what is pointed at; of
  // several things that do not fit, the first.
  useEffect(() => {
    for (const thing of pointed?.things.toReversed() ?? [])
      thing.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    if (parts === 'all') return
    for (const part of new Set([PART_CLASSES[view], PART_CLASSES.me])) {
      if (pointed?.things.some((thing) => thing.closest(`.${part}`))) continue
      const legal = room.current?.querySelector(`.${part} [data-legal]`)
      // Of a thing as long as a track, the place where something would happen.
      const place = legal?.querySelector('[data-next]') ?? legal
      place?.scrollIntoView({ block: 'nearest', inline: 'center' })
    }
  }, [view, moment, parts, pointed])

  return (
    <div
      ref={room}
      className="table scale"
      data-game={client.id}
      data-seat={seat ?? undefined}
      data-view={view}
    >
      <TurnSign game={messages.games[session.gameId].name} isMine={isMine && live && decision !== null} />
      <button className="skip-link" type="button" onClick={() => changeSettings({ textTable: true })}>
        {messages.table.textTable}
      </button>
      <TopBar session={session} />
      <PartBoundary>
        <Opponents />
      </PartBoundary>
      {company === null ? null : <company.Notes people={company.people} />}
      {live ? <RoundRecap /> : null}
      <main className="table-main" data-dock={dock ?? undefined}>
        <section className="part board" aria-label={messages.table.tabs.board}>
          <PartBoundary>
            <Board />
          </PartBoundary>
        </section>
        <section className="part market" aria-label={messages.table.tabs.market}>
          <PartBoundary>
            <Market />
          </PartBoundary>
        </section>
        {dock === null ? null : (
          <aside className="dock" aria-label={messages.table.tabs.log}>
            <PartBoundary>
              <LogPanel session={session} />
            </PartBoundary>
          </aside>
        )}
        <section className="part log-part" aria-label={messages.table.tabs.log}>
          {view === 'log' ? (
            <>
              {company === null ? null : <company.Talk people={company.people} />}
              <PartBoundary>
                <LogPanel session={session} />
              </PartBoundary>
            </>
          ) : null}
        </section>
      </main>
      {isLookingBack ? (
        <LookingBack session={session} />
      ) : snapshot.outcome !== null ? (
        <PartBoundary>
          <Suspense fallback={<section className="decision-bar outcome" />}>
            <OutcomeBanner session={session} />
          </Suspense>
        </PartBoundary>
      ) : snapshot.closed && company !== null ? (
        <company.ClosedBanner people={company.people} />
      ) : seat === null ? (
        <WatchingBar />
      ) : (
        <DecisionBar />
      )}
      <section className="part own-part" aria-label={messages.table.tabs.me}>
        <PartBoundary>
          <OwnArea />
        </PartBoundary>
      </section>
      <PhoneTabs view={view} turn={(next) => setTurned({ view: next, at: moment })} />
      <MotionLayer
        table={controller}
        room={room}
        snapshot={snapshot}
        live={live}
        viewer={seat}
        draft={draft}
        game={client.id}
      />
      <PartBoundary>
        <Explanation />
      </PartBoundary>
      <KeptFocus room={room} />
      <Announcer />
      {company === null ? null : <company.TalkAnnouncer people={company.people} />}
      {isMine ? null : <UpdateNote />}
    </div>
  )
}
