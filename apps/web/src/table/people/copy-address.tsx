import { useRef, useState, type ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { useSharedAddress } from '../../lobby/use-shared-address.ts'
import { copyText } from '../../platform/copying.ts'

/** An address of this site to send to others. Where the browser does not let us copy it, it is marked for the hand. */
export function CopyAddress({ address }: { address: string }): ReactNode {
  const { lobby: words, device } = useMessages()
  const [state, setState] = useState<'still' | 'copied' | 'marked'>('still')
  const text = useRef<HTMLElement>(null)
  const { href, onlyHere, asking } = useSharedAddress(address)
  const copy = async (): Promise<void> => {
    const copied = await copyText(href)
    if (!copied && text.current !== null) getSelection()?.selectAllChildren(text.current)
    setState(copied ? 'copied' : 'marked')
  }
  if (asking) return null
  // An address that nobody else can open is not offered.
  if (onlyHere) return <p className="hint">{device.onlyHere}</p>
  return (
    <p className="copy-address">
      <code ref={text} className="invitation">
        {href}
      </code>{' '}
      <button className="button" type="button" onClick={() => void copy()}>
        {state === 'copied' ? words.copied : words.copy}
      </button>
      {state === 'marked' ? <span role="status">{device.marked}</span> : null}
    </p>
  )
}
