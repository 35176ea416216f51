import type { NewsWords } from '../../../en/games/mombasa/news.ts'
import { numberOf } from '../../../forms.ts'
import { countedIn } from '../../../plural.ts'
import { deed, same } from '../../../speech.ts'
import { speech } from '../../speech.ts'
import { book, bookNumber, card, company, inBonusSpace, region, startTile } from './forms.ts'

const counted = countedIn('pt-BR')
const points = (n: number): string => counted(n, { one: 'ponto', other: 'pontos' })
const { list } = speech

type Posts = Parameters<NewsWords['returned']>[0]
const posts = (all: Posts): string =>
  list(
    all.map(
      ({ company: id, regions }) =>
        `${regions.length === 1 ? 'a feitoria' : 'as feitorias'} ${company.de(id)} ${list(regions.map(region.em))}`,
    ),
  )

// The verbs of “você” are those of the third person: only what belongs to somebody differs.
export const words: NewsWords = {
  tileKept: (tile) => same(`fica com ${startTile(tile)}`),
  tileChosen: same('escolhe um tile inicial'),
  tileTakenBack: same('escolhe de novo o tile inicial'),
  startTile: (tile) => same(`começa com ${startTile(tile)}`),
  planned: (cards) => same(`planeja ${list(cards.map(card))}`),
  planFinished: same('termina de planejar'),
  planTakenBack: same('desfaz o plano'),
  planRevealed: (cards) => same(`revela ${list(cards.map(card))}`),
  revealedNothing: same('não revela nenhuma carta'),
  bonusUsable: (all) =>
    same(
      `já pode usar ${list(all.map(({ company: id, bonus }) => `o bônus\u00a0${bonus} ${company.de(id)}`))}`,
    ),
  plusOne: (id) => same(`põe o tile “+1” de bens em ${card(id)}`),
  used: (cards) => same(`usa ${list(cards.map(card))}`),
  bought: (id, price, withPounds) =>
    same(
      `compra ${card(id)} por ${withPounds ? `£${price}` : counted(price, { one: 'unidade', other: 'unidades' })}`,
    ),
  purchaseDeclined: same('não compra nada'),
  discarded: (id) => same(`descarta ${card(id)}`),
  stepped: (moves) =>
    same(
      `avança até ${list(moves.map((move) => `o espaço\u00a0${move.space} da trilha ${move.company === 'diamonds' ? 'de diamantes' : company.de(move.company)}`))}`,
    ),
  stepsLost: (n) => same(`perde ${counted(n, { one: 'avanço', other: 'avanços' })}`),
  callPaid: (pounds) => same(`paga uma chamada de capital de £${pounds}`),
  callDeclined: (id) => same(`não paga a chamada de capital ${company.de(id)}`),
  expanded: (id, n) => same(`expande ${company.the(id)} com ${points(n)}`),
  forgone: same('vira as cartas de expansão sem expandir'),
  entered: (regions) => same(`entra ${list(regions.map(region.em))}`),
  pointsLost: (n) => same(`deixa ${points(n)} sem uso`),
  returned: (all) => same(`manda de volta ${posts(all)}`),
  postsLost: (all) => same(`remove do jogo ${posts(all)}`),
  removed: (companies) =>
    same(`remove ${list(companies.map((id) => `uma feitoria da base ${company.de(id)}`))}`),
  bookTurned: (step, pounds) => same(`vira por £${pounds} o livro do espaço\u00a0${step}`),
  inkwell: (step) => deed('leva seu tinteiro', 'leva o tinteiro', `até o espaço\u00a0${step}`),
  inkwellStays: deed('deixa seu tinteiro onde está', 'deixa o tinteiro onde está'),
  taken: (books) =>
    same(
      books.length === 1
        ? `adquire ${list(books.map(book))}`
        : `adquire os livros ${list(books.map(bookNumber))}`,
    ),
  placed: (shelved) =>
    same(`põe ${list(shelved.map(({ book: id, step }) => `${book(id)} no espaço\u00a0${step}`))}`),
  bookLost: (id) => same(`perde ${book(id)}, que não cabe em lugar nenhum`),
  marker: (space) => same(`põe um marcador de bônus ${inBonusSpace(space)}`),
  extraMarker: (id) => same(`põe um marcador de bônus num espaço extra ${company.de(id)}`),
  paid: (pounds) => same(`paga £${pounds}`),
  received: (pounds) => same(`recebe £${pounds}`),
  specialPaid: (pounds) => same(`recebe £${pounds} de um espaço especial`),
  firstPlayer: same('fica com o marcador de primeiro jogador'),
  ended: deed('encerra sua fase de ações', 'encerra a fase de ações'),
  pile: (id) => same(`recolhe a zona de repouso\u00a0${numberOf(id)}`),
  tile: (tiles) => same(`recebe ${list(tiles.map(card))}`),
  table: {
    planning: (round) => `Planejamento da rodada\u00a0${round}.`,
    round: (round) => `Começa a rodada\u00a0${round}.`,
    swept: (cards) =>
      `${cards.length === 1 ? 'Sai' : 'Saem'} do display de cartas: ${list(cards.map(card))}.`,
    books: (books) =>
      `${books.length === 1 ? 'Livro novo' : 'Livros novos'}: ${list(books.map(bookNumber))}.`,
    over: 'A partida terminou.',
  },
}
