import { Suspense, type ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { lazyPart } from '../shell/lazy-part.tsx'
import { PartBoundary } from '../shell/part-boundary.tsx'
import { CopyAddress } from '../table/people/copy-address.tsx'
import { useSharedAddress } from './use-shared-address.ts'

const QrCode = lazyPart(() => import('./qr-code.tsx'))

/** The way to the table for those who are invited: an address to send, and a code for a phone across the room. */
export function Invitation({ address }: { address: string }): ReactNode {
  const { device } = useMessages()
  const { href, onlyHere } = useSharedAddress(address)
  return (
    <div className="invitation-card">
      <div>
        <CopyAddress address={address} />
        {onlyHere ? null : <p className="hint">{device.scan}</p>}
      </div>
      {onlyHere ? null : (
        <PartBoundary>
          <Suspense fallback={<span className="qr-code" />}>
            <QrCode text={href} />
          </Suspense>
        </PartBoundary>
      )}
    </div>
  )
}
