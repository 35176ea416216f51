import type { GameMeta } from '@entrepot/kernel'
import { OPTIONS, SEATS, type Options } from './options.ts'

export const meta: GameMeta<'mombasa', Options> = {
  id: 'mombasa',
  seats: SEATS,
  options: OPTIONS,
  minutes: 40,
  words: {
    en: {
      name: 'Mombasa',
      about:
        'Plan your cards in secret, trade goods, keep the books, and spread the four trading companies across the map while you buy their shares.',
      credits: 'Mombasa was designed by Alexander Pfister and published by eggertspiele in 2015.',
      options: {
        setup: { name: 'Set-up', values: { first: 'First game: fixed', later: 'Later games: varied' } },
      },
    },
    ru: {
      name: 'Момбаса',
      about:
        'Тайно планируйте карты, торгуйте товарами, ведите книги и расширяйте четыре торговые компании по карте, скупая их акции.',
      credits: 'Игру «Момбаса» придумал Александр Пфистер; издательство eggertspiele, 2015.',
      options: {
        setup: {
          name: 'Раскладка',
          values: { first: 'Первая партия: постоянная', later: 'Следующие партии: переменная' },
        },
      },
    },
    'pt-BR': {
      name: 'Mombasa',
      about:
        'Planeje cartas em segredo, negocie bens, cuide dos livros e espalhe as quatro companhias pelo mapa enquanto compra suas quotas.',
      credits: 'Mombasa foi criado por Alexander Pfister e publicado pela eggertspiele em 2015.',
      options: {
        setup: {
          name: 'Preparação',
          values: { first: 'Primeira partida: fixa', later: 'Partidas seguintes: variada' },
        },
      },
    },
    ja: {
      name: 'モンバサ',
      about: 'カードを秘密裏に計画し、品物を商い、帳簿をつけ、四つの会社を地図に広げながら株を集めます。',
      credits: '『モンバサ』はアレクサンダー・プフィスターの作、2015年に eggertspiele から出版されました。',
      options: { setup: { name: '準備', values: { first: '初回：固定', later: '2回目以降：変化あり' } } },
    },
  },
}
