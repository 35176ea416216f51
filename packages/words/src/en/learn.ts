import type { Shape } from '../shape.ts'
import { speech } from './speech.ts'

export const words = {
  heading: 'Learn',
  lead: 'A first game at the real table, with a bot that plays along: one thing at a time, shown where it is. Stop whenever you like; it waits on this device.',
  begin: 'Begin the guided game',
  resume: (step: number, steps: number) => `Go on at step ${step} of ${steps}`,
  again: 'From the beginning',
  finished: 'You have been through it. The game goes on where you left it.',
  playOn: 'Play on',
  overview: (game: string) => `${game} on one page`,
  glance: { aim: 'Aim', turn: 'A turn', end: 'The end', hints: 'Ten hints', signs: 'Signs' },
  rules: 'All rules',
  lesson: 'Guided game',
  step: (step: number, steps: number) => `${step} of ${steps}`,
  back: 'Back',
  next: 'Next',
  skip: 'Skip this step',
  leave: 'End the lesson',
  takeBack: 'Take it back',
  aside:
    'That works as well. The lesson waits: take it back to follow, or play on and it goes on from there.',
  waiting: 'Play on as you like. This step comes when its time has come.',
  watching: 'It is your rival’s turn: watch the table.',
  wanted: (choices: readonly string[]) => `In the list of choices: ${speech.either(choices)}.`,
  warning: {
    costs: (games: number) => `By the bots’ judgement this costs you about ${games} of 100\u00a0games.`,
    better: (deeds: readonly string[]) => `Better: ${speech.facts(deeds)}.`,
  },
  coach: {
    heading: 'What would be good here?',
    thinking: 'Thinking it through…',
    idle: 'It is not your turn. Ideas come when it is.',
    failed: 'The coach could not think this through. Close it and ask again.',
    wins: (games: number) => `wins about ${games} of 100\u00a0games`,
    following: (deeds: readonly string[]) => `After that: ${speech.facts(deeds)}`,
    atOnce: (changes: readonly string[]) => `At once: ${speech.facts(changes)}.`,
    later: (gains: readonly string[]) => `By the end, compared with the other ways: ${speech.facts(gains)}.`,
    denies: (points: number) => `Your rivals: −${points}.`,
    equal: 'The first two are as good as equal.',
    take: 'Do this',
    sources: {
      orders: 'Orders',
      buildings: 'Buildings',
      achievements: 'Achievements',
      tokens: '5-power tokens',
      rest: 'Other things',
      toCome: 'Still to come',
    },
  },
}

export type LearnWords = Shape<typeof words>
