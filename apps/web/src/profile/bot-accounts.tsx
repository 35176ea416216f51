import { LIMITS, type BotTokenInfo, type MyBot, type Scope } from '@entrepot/protocol'
import { loadBotAccounts, type BotAccountWords } from '@entrepot/words'
import { use, useState, type ReactNode } from 'react'
import { loadOnce } from '../games/load-once.ts'
import { useSettings } from '../settings/use-settings.ts'
import { AskTwice } from '../shell/ask-twice.tsx'
import { useAttempt } from '../shell/use-attempt.ts'
import { deleteBot, endBotToken, makeBot, makeBotToken, myBots } from './bots-api.ts'
import { useDates } from './use-dates.ts'
import { useListed } from './use-listed.ts'

const wordsIn = loadOnce(loadBotAccounts)

type Attempt = (deed: () => Promise<unknown>) => void

/** The bots that somebody has written: their accounts, and the tokens of their programs. */
export default function BotAccounts(): ReactNode {
  const { language } = useSettings()
  const words = use(wordsIn(language))
  const [bots, again] = useListed(myBots)
  const { trouble, pending, attempt } = useAttempt(words.troubles)
  const [name, setName] = useState('')
  const then: Attempt = (deed) =>
    attempt(async () => {
      await deed()
      await again()
    })
  return (
    <>
      <p className="lead">{words.lead}</p>
      {bots?.map((bot) => (
        <Bot key={bot.id} bot={bot} words={words} pending={pending} then={then} />
      ))}
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault()
          then(async () => {
            await makeBot(name.trim().normalize())
            setName('')
          })
        }}
      >
        <div className="field-and-button">
          <input
            type="text"
            aria-label={words.name}
            placeholder={words.name}
            required
            maxLength={LIMITS.name}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <button className="button" type="submit" disabled={pending || name.trim() === ''}>
            {words.make}
          </button>
        </div>
      </form>
      {trouble === null ? null : <p role="alert">{trouble}</p>}
    </>
  )
}

interface BotProps {
  bot: MyBot
  words: BotAccountWords
  pending: boolean
  then: Attempt
}

function Bot({ bot, words, pending, then }: BotProps): ReactNode {
  return (
    <article aria-label={bot.name}>
      <h3>{bot.name}</h3>
      {bot.tokens.length === 0 ? null : (
        <ul className="saved-games">
          {bot.tokens.map((token) => (
            <Token
              key={token.id}
              token={token}
              words={words}
              end={() => then(() => endBotToken(bot.id, token.id))}
            />
          ))}
        </ul>
      )}
      <NewToken bot={bot} words={words} pending={pending} then={then} />
      <p className="actions">
        <AskTwice
          ask={words.remove}
          sure={words.removeSure}
          keep={words.keep}
          className="button quiet"
          disabled={pending}
          deed={() => then(() => deleteBot(bot.id))}
        />
      </p>
    </article>
  )
}

function Token({
  token: { name, scopes, expiresAt },
  words,
  end,
}: {
  token: BotTokenInfo
  words: BotAccountWords
  end: () => void
}): ReactNode {
  const { day } = useDates()
  return (
    <li>
      <p className="what">
        {scopes.map((scope) => words.scopes[scope]).join(' · ')}
        <small>{words.until(day(expiresAt))}</small>
      </p>
      <button className="button quiet" type="button" aria-label={`${words.end}: ${name}`} onClick={end}>
        {words.end}
      </button>
    </li>
  )
}

const DAYS = [7, 30, 90, LIMITS.tokenDays]

/** A token is asked for with what it may be used for, and shown once. */
function NewToken({ bot, words, pending, then }: BotProps): ReactNode {
  const { moment } = useDates()
  const [scopes, setScopes] = useState<readonly Scope[]>(['watch', 'play'])
  const [days, setDays] = useState(30)
  const [token, setToken] = useState<string | null>(null)
  return (
    <details>
      <summary>{words.newToken}</summary>
      <fieldset>
        <legend>{words.rights}</legend>
        {(Object.keys(words.scopes) as Scope[]).map((scope) => (
          <label key={scope} className="check">
            <input
              type="checkbox"
              checked={scopes.includes(scope)}
              onChange={({ target }) =>
                setScopes(target.checked ? [...scopes, scope] : scopes.filter((other) => other !== scope))
              }
            />{' '}
            {words.scopes[scope]}
          </label>
        ))}
      </fieldset>
      <p className="actions">
        <select
          aria-label={words.lasts}
          value={days}
          onChange={({ target }) => setDays(Number(target.value))}
        >
          {DAYS.map((count) => (
            <option key={count} value={count}>
              {words.days(count)}
            </option>
          ))}
        </select>
        <button
          className="button"
          type="button"
          disabled={pending || scopes.length === 0}
          onClick={() =>
            then(async () => {
              const name = moment(Date.now()).slice(0, LIMITS.name)
              setToken((await makeBotToken(bot.id, { name, scopes: [...scopes], days })).token)
            })
          }
        >
          {words.newToken}
        </button>
      </p>
      {token === null ? null : (
        <p role="status">
          {words.shown} <code>{token}</code>
        </p>
      )}
    </details>
  )
}
