import type { AccountInfo, MeAnswer } from '@entrepot/protocol'
import { useEffect, useState, type ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { isOverPlainHttp } from '../platform/beyond-reach.ts'
import { changeMe, confirmAgain } from './account-api.ts'
import { knowsPush, letBrowserSleep, staysAwake, wakeBrowser } from './browser-push.ts'
import { Section } from '../shell/section.tsx'
import { useAttempt } from '../shell/use-attempt.ts'

/** How one hears that it is one's turn at a table over days: by mail, by the browser. */
export function Notices({
  account,
  pushKey,
  know,
}: {
  account: AccountInfo
  pushKey: string | null
  know: (answer: MeAnswer) => void
}): ReactNode {
  const { profile: words, device } = useMessages()
  const { trouble, attempt } = useAttempt(words.troubles)
  return (
    <Section heading={words.notices}>
      <p className="lead">{words.noticesText}</p>
      <div className="form">
        <label className="check">
          <input
            type="checkbox"
            checked={account.turnMail && account.email !== null}
            disabled={account.email === null}
            onChange={(event) => {
              const turnMail = event.target.checked
              // The box follows the hand at once, and goes back where the server does not.
              know({ account: { ...account, turnMail }, pushKey })
              attempt(async () => {
                const answer = await changeMe({ turnMail }).catch((error: unknown) => {
                  know({ account, pushKey })
                  throw error
                })
                know(answer)
              })
            }}
          />
          {words.mail}
        </label>
        {account.email === null ? <p className="hint">{words.mailNeedsAddress}</p> : null}
        {account.emailUnconfirmed ? <Confirmation /> : null}
        {pushKey !== null && knowsPush() ? (
          <PushSwitch pushKey={pushKey} />
        ) : (
          <p className="hint">{isOverPlainHttp() ? device.plain.notices : words.noPush}</p>
        )}
        {trouble === null ? null : <p role="alert">{trouble}</p>}
      </div>
    </Section>
  )
}

/** The address gets no mails before the link in the first one has been opened; it can be sent again. */
function Confirmation(): ReactNode {
  const { profile: words } = useMessages()
  const [sent, setSent] = useState(false)
  const { trouble, attempt } = useAttempt(words.troubles)
  const send = async (): Promise<void> => {
    await confirmAgain()
    setSent(true)
  }
  return (
    <>
      <p className="hint">{words.mailUnconfirmed}</p>
      <p className="actions">
        <button className="button" type="button" onClick={() => attempt(send)}>
          {words.confirmAgain}
        </button>
        <span role="status">{sent ? words.confirmationSent : ''}</span>
      </p>
      {trouble === null ? null : <p role="alert">{trouble}</p>}
    </>
  )
}

function PushSwitch({ pushKey }: { pushKey: string }): ReactNode {
  const { profile: words } = useMessages()
  const [on, setOn] = useState(false)
  const [denied, setDenied] = useState(false)
  const { trouble, attempt } = useAttempt(words.troubles)
  useEffect(() => {
    // Where the server does not want it any more, the box is empty.
    staysAwake().then(setOn, () => {})
  }, [])
  const turn = async (wanted: boolean): Promise<void> => {
    setOn(wanted)
    const woken = wanted && (await wakeBrowser(pushKey))
    if (!wanted) await letBrowserSleep()
    setDenied(wanted && !woken)
    setOn(woken)
  }
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          checked={on}
          onChange={(event) => {
            const wanted = event.target.checked
            attempt(() => turn(wanted))
          }}
        />
        {words.push}
      </label>
      {denied ? <p role="alert">{words.pushDenied}</p> : null}
      {trouble === null ? null : <p role="alert">{trouble}</p>}
    </>
  )
}
