import type { TrackFacts } from '@entrepot/mombasa'
import type { ReactNode } from 'react'
import { Sign, type SignName } from '../art/drawing.tsx'

type Bonus = TrackFacts['bonuses']['first']

/** What a special space of a track unlocks, in signs: a lasting bonus, or what its bonus space costs and brings. */
export function TrackGain({ bonus, effect }: { bonus: Bonus; effect?: string | undefined }): ReactNode {
  const {
    plus,
    buyWithCottonDiscount,
    buyWithBananaDiscount,
    buyWithAnyGoodsDiscount,
    eachCottonCardPlus,
    payPounds,
    choose,
    buyCardForPounds,
    diamonds,
    discardHandCard,
    poundsFromCratePlus,
    advanceOtherTracks,
  } = bonus
  return (
    <>
      {payPounds ? <i className="cost-tag">£{payPounds}</i> : null}
      {plus ? <Counted sign={effect === 'bonusMarkers' ? 'marker' : 'expansion'} text={`+${plus}`} /> : null}
      {buyWithCottonDiscount ? <Counted sign="cotton" text={`−${buyWithCottonDiscount}`} /> : null}
      {buyWithBananaDiscount ? <Counted sign="banana" text={`−${buyWithBananaDiscount}`} /> : null}
      {buyWithAnyGoodsDiscount ? <Counted sign="crate" text={`−${buyWithAnyGoodsDiscount}`} /> : null}
      {eachCottonCardPlus ? <Counted sign="cotton" text={`+${eachCottonCardPlus}`} /> : null}
      {choose ? (
        <>
          <Sign name="book" />
          <Sign name="diamond" />
        </>
      ) : null}
      {buyCardForPounds ? (
        <Counted sign="buy" text={buyCardForPounds.discount > 0 ? `−${buyCardForPounds.discount}` : ''} />
      ) : null}
      {diamonds ? <Counted sign="diamond" text={`${diamonds}`} /> : null}
      {poundsFromCratePlus ? (
        <Counted
          sign={discardHandCard === 'coffee' ? 'coffee' : 'discard'}
          text={`+${poundsFromCratePlus}`}
        />
      ) : null}
      {advanceOtherTracks ? (
        <Counted sign="step" text={`${advanceOtherTracks.spaces}×${advanceOtherTracks.tracks}`} />
      ) : null}
    </>
  )
}

function Counted({ sign, text }: { sign: SignName; text: string }): ReactNode {
  return (
    <>
      <Sign name={sign} />
      {text}
    </>
  )
}
