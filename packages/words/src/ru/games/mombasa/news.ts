import type { NewsWords } from '../../../en/games/mombasa/news.ts'
import { numberOf } from '../../../forms.ts'
import { countedIn } from '../../../plural.ts'
import { deed } from '../../../speech.ts'
import { speech } from '../../speech.ts'
import {
  bonusSpace,
  book,
  bookNumber,
  card,
  company,
  ofCompany,
  outOfRegion,
  region,
  startTile,
} from './forms.ts'

const counted = countedIn('ru')
const points = (n: number): string => counted(n, { one: 'очко', few: 'очка', many: 'очков', other: 'очка' })
const steps = (n: number): string => counted(n, { one: 'шаг', few: 'шага', many: 'шагов', other: 'шага' })
const { list } = speech

type Posts = Parameters<NewsWords['returned']>[0]
const posts = (all: Posts): string =>
  list(
    all.map(
      ({ company: id, regions }) =>
        `${regions.length === 1 ? 'пост' : 'посты'} ${ofCompany(id)} ${list(regions.map(outOfRegion))}`,
    ),
  )

export const words: NewsWords = {
  tileKept: (tile) => deed('оставляете', 'оставляет', startTile(tile)),
  tileChosen: deed('выбираете стартовый тайл', 'выбирает стартовый тайл'),
  tileTakenBack: deed('заново выбираете стартовый тайл', 'заново выбирает стартовый тайл'),
  startTile: (tile) => deed('получаете', 'получает', startTile(tile)),
  planned: (cards) => deed('планируете', 'планирует', list(cards.map(card))),
  planFinished: deed('заканчиваете планирование', 'заканчивает планирование'),
  planTakenBack: deed('отменяете план', 'отменяет план'),
  planRevealed: (cards) => deed('открываете', 'открывает', list(cards.map(card))),
  revealedNothing: deed('не открываете ни одной карты', 'не открывает ни одной карты'),
  bonusUsable: (all) =>
    deed(
      'теперь можете использовать',
      'теперь может использовать',
      list(all.map(({ company: id, bonus }) => `бонус\u00a0${bonus} ${ofCompany(id)}`)),
    ),
  plusOne: (id) => deed('кладёте', 'кладёт', `тайл «+1\u00a0товар» на ${card(id)}`),
  used: (cards) => deed('используете', 'использует', list(cards.map(card))),
  bought: (id, price, withPounds) =>
    deed(
      'покупаете',
      'покупает',
      `${card(id)} за ${withPounds ? `£${price}` : `товары стоимостью\u00a0${price}`}`,
    ),
  purchaseDeclined: deed('ничего не покупаете', 'ничего не покупает'),
  discarded: (id) => deed('сбрасываете', 'сбрасывает', card(id)),
  stepped: (moves) =>
    deed(
      'доходите до',
      'доходит до',
      list(
        moves.map(
          (move) =>
            `деления\u00a0${move.space} трека ${move.company === 'diamonds' ? 'алмазов' : ofCompany(move.company)}`,
        ),
      ),
    ),
  stepsLost: (n) => deed('теряете', 'теряет', steps(n)),
  callPaid: (pounds) => deed('платите', 'платит', `£${pounds} за платную секцию`),
  callDeclined: (id) => deed('не платите', 'не платит', `за платную секцию ${ofCompany(id)}`),
  expanded: (id, n) => deed('развиваете', 'развивает', `${company(id)} на ${points(n)}`),
  forgone: deed(
    'переворачиваете карты экспансии, не развивая компанию',
    'переворачивает карты экспансии, не развивая компанию',
  ),
  entered: (regions) => deed('занимаете', 'занимает', list(regions.map(region))),
  pointsLost: (n) => deed('теряете', 'теряет', points(n)),
  returned: (all) => deed('возвращаете на базу', 'возвращает на базу', posts(all)),
  postsLost: (all) => deed('убираете из игры', 'убирает из игры', posts(all)),
  removed: (companies) =>
    deed('убираете', 'убирает', list(companies.map((id) => `пост с базы ${ofCompany(id)}`))),
  bookTurned: (step, pounds) =>
    deed(`за £${pounds} переворачиваете`, `за £${pounds} переворачивает`, `книгу на месте\u00a0${step}`),
  inkwell: (step) => deed('продвигаете', 'продвигает', `чернильницу на место\u00a0${step}`),
  inkwellStays: deed('оставляете чернильницу на месте', 'оставляет чернильницу на месте'),
  taken: (books) =>
    books.length === 1
      ? deed('берёте', 'берёт', list(books.map(book)))
      : deed('берёте книги', 'берёт книги', list(books.map(bookNumber))),
  placed: (shelved) =>
    deed('кладёте', 'кладёт', list(shelved.map(({ book: id, step }) => `${book(id)} на место\u00a0${step}`))),
  bookLost: (id) => deed('теряете', 'теряет', `${book(id)}: ей нет места`),
  marker: (space) => deed('ставите', 'ставит', `бонусный маркер на ${bonusSpace(space)}`),
  extraMarker: (id) => deed('ставите', 'ставит', `бонусный маркер на дополнительное место ${ofCompany(id)}`),
  paid: (pounds) => deed('платите', 'платит', `£${pounds}`),
  received: (pounds) => deed('получаете', 'получает', `£${pounds}`),
  specialPaid: (pounds) => deed('получаете', 'получает', `£${pounds} за особое поле`),
  firstPlayer: deed('берёте маркер первого игрока', 'берёт маркер первого игрока'),
  ended: deed('заканчиваете фазу действий', 'заканчивает фазу действий'),
  pile: (id) => deed('возвращаете в руку', 'возвращает в руку', `стопку\u00a0${numberOf(id)}`),
  tile: (tiles) => deed('получаете', 'получает', list(tiles.map(card))),
  table: {
    planning: (round) => `Планирование раунда\u00a0${round}.`,
    round: (round) => `Начинается раунд\u00a0${round}.`,
    swept: (cards) => `С поля карт убирают ${list(cards.map(card))}.`,
    books: (books) =>
      `${books.length === 1 ? 'Новая книга' : 'Новые книги'}: ${list(books.map(bookNumber))}.`,
    over: 'Партия окончена.',
  },
}
