import type { Shape } from '../../shape.ts'

/** Following a game: whose turn it is, what the others did, and the keys. */
export const follow = {
  yourTurn: 'Your turn',
  pause: 'Pause',
  goOn: 'Go on',
  step: 'One move',
  skip: 'Skip to your decision',
  paused: 'Paused. Nobody moves until you go on.',
  pausedLive: 'Paused. The others play on; go on to see it.',
  replay: 'Show again what happened since your last turn',
  play: 'Play move by move',
  roundOver: (round: number) => `Round\u00a0${round} is over`,
  endings: { bots: 'Against bots', always: 'At every table', never: 'Never' },
  keys: {
    heading: 'Keys',
    confirm: 'Confirm',
    undo: 'Take back the last step',
    list: 'List all choices',
    walk: 'Walk from thing to thing',
    take: 'Choose the thing you are at',
    move: 'Move the board when it is close',
    zoom: 'Zoom in, zoom out, show all',
    pause: 'Pause the others, go on',
    help: 'This list',
  },
}

export type FollowWords = Shape<typeof follow>
