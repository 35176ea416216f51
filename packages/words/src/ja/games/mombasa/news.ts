import type { NewsWords } from '../../../en/games/mombasa/news.ts'
import { numberOf } from '../../../forms.ts'
import { did, speech } from '../../speech.ts'
import { bonusSpace, book, bookNumber, card, company, region, startTile } from './forms.ts'

const { facts, list } = speech

type Posts = Parameters<NewsWords['returned']>[0]
const posts = (all: Posts): string =>
  list(all.map(({ company: id, regions }) => `${list(regions.map(region))}にある${company(id)}の交易所`))

export const words: NewsWords = {
  tileKept: (tile) => did(`${startTile(tile)}を手元に残`, 'し', 'した'),
  tileChosen: did('開始タイルを選', 'び', 'んだ'),
  tileTakenBack: did('開始タイルを選び直すことに', 'し', 'した'),
  startTile: (tile) => did(`${startTile(tile)}でゲームを始`, 'め', 'めた'),
  planned: (cards) => did(`${list(cards.map(card))}を計画`, 'し', 'した'),
  planFinished: did('計画を終', 'え', 'えた'),
  planTakenBack: did('計画を取り消', 'し', 'した'),
  planRevealed: (cards) => did(`${list(cards.map(card))}を公開`, 'し', 'した'),
  revealedNothing: did('カードを1枚も公開', 'せず', 'しなかった'),
  bonusUsable: (all) =>
    did(
      `${list(all.map(({ company: id, bonus }) => `${company(id)}のボーナス${bonus}`))}を使えるように`,
      'なり',
      'なった',
    ),
  plusOne: (id) => did(`${card(id)}に「商品+1」タイルを置`, 'き', 'いた'),
  used: (cards) => did(`${list(cards.map(card))}を使`, 'い', 'った'),
  bought: (id, price, withPounds) =>
    did(`${card(id)}を${withPounds ? `£${price}` : `価値${price}の商品`}で購入`, 'し', 'した'),
  purchaseDeclined: did('何も買わ', 'ず', 'なかった'),
  discarded: (id) => did(`${card(id)}を捨`, 'て', 'てた'),
  stepped: (moves) =>
    did(
      `${list(moves.map((move) => `${move.company === 'diamonds' ? 'ダイヤモンド' : company(move.company)}の${move.space}マス目`))}へ進`,
      'み',
      'んだ',
    ),
  stepsLost: (n) => did(`${n}マス分を失`, 'い', 'った'),
  callPaid: (pounds) => did(`出資ラインに£${pounds}を払`, 'い', 'った'),
  callDeclined: (id) => did(`${company(id)}の出資ラインで支払わ`, 'ず', 'なかった'),
  expanded: (id, n) => did(`${company(id)}で${n}ポイントの探検を行`, 'い', 'った'),
  forgone: did('進出せずに探検カードを裏返', 'し', 'した'),
  entered: (regions) => did(`${list(regions.map(region))}に進出`, 'し', 'した'),
  pointsLost: (n) => did(`${n}ポイントを使い残`, 'し', 'した'),
  returned: (all) => did(`${posts(all)}を拠点に戻`, 'し', 'した'),
  postsLost: (all) => did(`${posts(all)}をゲームから取り除`, 'き', 'いた'),
  removed: (companies) =>
    did(`${list(companies.map((id) => `${company(id)}の拠点`))}から交易所を取り除`, 'き', 'いた'),
  bookTurned: (step, pounds) => did(`£${pounds}を払って${step}マス目の帳簿を裏返`, 'し', 'した'),
  inkwell: (step) => did(`インク壺を${step}マス目へ進`, 'め', 'めた'),
  inkwellStays: did('インク壺を動かさ', 'ず', 'なかった'),
  taken: (books) => did(`${list(books.map(book))}を取`, 'り', 'った'),
  placed: (shelved) =>
    did(`${shelved.map(({ book: id, step }) => `${book(id)}を${step}マス目`).join('、')}に置`, 'き', 'いた'),
  bookLost: (id) => did(`置けない${book(id)}を失`, 'い', 'った'),
  marker: (space) => did(`${bonusSpace(space)}にボーナスマーカーを置`, 'き', 'いた'),
  extraMarker: (id) => did(`${company(id)}の追加スペースにボーナスマーカーを置`, 'き', 'いた'),
  paid: (pounds) => did(`£${pounds}を払`, 'い', 'った'),
  received: (pounds) => did(`£${pounds}を得`, 'て', 'た'),
  specialPaid: (pounds) => did(`特殊マスで£${pounds}を得`, 'て', 'た'),
  firstPlayer: did('スタートプレイヤーマーカーを取', 'り', 'った'),
  ended: did('アクションフェイズを終', 'え', 'えた'),
  pile: (id) => did(`休息スロット${numberOf(id)}を手札に戻`, 'し', 'した'),
  tile: (tiles) => did(`${list(tiles.map(card))}を受け取`, 'り', 'った'),
  table: {
    planning: (round) => `第${round}ラウンドの計画。`,
    round: (round) => `第${round}ラウンド開始。`,
    swept: (cards) => `${list(cards.map(card))}がディスプレイから除かれた。`,
    books: (books) => `新しい帳簿：${facts(books.map(bookNumber))}。`,
    over: 'ゲーム終了。',
  },
}
