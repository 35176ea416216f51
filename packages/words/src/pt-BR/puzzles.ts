import type { PuzzleWords } from '../en/puzzles.ts'
import { countedIn } from '../plural.ts'

const counted = countedIn('pt-BR')

export const words: PuzzleWords = {
  heading: 'Desafios',
  lead: 'Encontre o melhor turno. Cada posição vem de uma partida entre bots fortes, e nela uma ideia é claramente melhor que todas as outras.',
  today: 'Desafio do dia',
  solve: 'Resolver',
  solvedToday: 'Resolvido hoje',
  count: (solved, all) => `${solved} de ${all} resolvidos`,
  run: (count) =>
    `${counted(count, { one: 'desafio', other: 'desafios' })} em sequência, sempre na primeira tentativa`,
  bestRun: (count) => `Maior sequência: ${count}`,
  days: (count) => `Desafio do dia: ${counted(count, { one: 'dia', other: 'dias' })} em sequência`,
  theme: 'Tema',
  difficulty: 'Dificuldade',
  all: 'Todos',
  grade: (difficulty) => `Dificuldade ${difficulty} de 5`,
  players: (count) => counted(count, { one: 'jogador', other: 'jogadores' }),
  states: { solved: 'resolvido', tried: 'tentado', fresh: 'novo' },
  puzzle: (place) => `Desafio ${place}`,
  none: 'Ainda não há desafios deste jogo.',
  missing: 'Esse desafio não existe aqui.',
  list: 'Todos os desafios',
  next: 'Próximo desafio',
  again: 'Tentar de novo',
  look: 'Ver a mesa',
  goal: 'É o seu turno. O que é melhor?',
  goalOf: (task) => `${task} Qual é o melhor jeito?`,
  hint: 'Jogue-o na mesa e confirme; depois ele é avaliado. Até lá você pode desfazer tudo.',
  begin: 'Começar',
  judging: 'Seu turno está sendo avaliado…',
  notJudged: 'Não foi possível avaliar seu turno. Tente de novo.',
  verdicts: { best: 'É isso!', near: 'Quase lá', far: 'Há algo melhor' },
  percent: (percent) => `${percent}% do melhor`,
  chances: (own, best) =>
    `Na visão do Mestre, daqui você vence cerca de ${own} de 100 partidas; com o melhor turno, cerca de ${best}.`,
  chance: (best) => `Na visão do Mestre, daqui você vence cerca de ${best} de 100 partidas.`,
  bestTurn: 'O melhor turno',
  asGood: 'O seu é tão bom quanto ele.',
  brings: 'O que ele traz a mais no fim',
  costs: 'O que ele custa',
  points: (points, what) => `${what}: ${counted(points, { one: 'ponto', other: 'pontos' })}`,
}
