import type { LessonWords } from '../../../game-words.ts'

export const words: LessonWords = {
  steps: {
    aim: {
      title: 'Orders bring points',
      text: 'Goods fulfil orders, orders bring victory points. Keep the order for 4: it wants two silk and two tea, and you have one of each.',
    },
    area: {
      title: 'An area',
      text: 'The Tea Plantation yields tea by your power there, from one to five. Under it lie the lots for buildings and the token for power five.',
    },
    place: {
      title: 'Send assistants ahead',
      text: 'Place one at each of the three areas. The dashed box shows the power that you would have there together with your president.',
    },
    walk: {
      title: 'The president acts',
      text: 'Put your president on the Tea Plantation: with one assistant that is power two, so two tea. Assistants who have helped come back to your hand.',
    },
    confirm: {
      title: 'Nothing is final yet',
      text: 'Undo takes a step back as often as you like; try it. Then end the turn and confirm: only that counts.',
    },
    chain: {
      title: 'A longer walk',
      text: 'Place two assistants at the Port, then put your president there: the way leads along your assistants. Where another president stands you may pass for one yen, but not stop.',
    },
    port: {
      title: 'Take an order',
      text: 'Power three opens the blue and yellow slots. Take this one: it is English like your first. Then confirm, without a second one.',
    },
    silk: {
      title: 'Fetch silk',
      text: 'Place at these three areas and walk by the Customs House to the Silk Mill: power two, one silk. Now the first order is complete.',
    },
    fulfil: {
      title: 'Fulfil the order',
      text: 'Choose the order: its goods go, 4\u00a0victory points and 2\u00a0yen come. This is an extra action, before or after the main one.',
    },
    seal: {
      title: 'Seals of countries',
      text: 'An order leaves you the seal of its country. Every second seal of one country brings an agent; sets of different ones score at the end.',
    },
    home: {
      title: 'Going home',
      text: 'Place two more at the Fishing Ground. Then return your president to hand: a turn as well. Take the lonely assistants along and leave those four.',
    },
    five: {
      title: 'Power five',
      text: 'Place two at the Employment Agency, then put your president on the Fishing Ground. Power five: take the token, and build a shop on the lot with fish.',
    },
    goal: {
      title: 'An achievement',
      text: 'You have seven fish or more: claim this achievement with an assistant. The first to do so scores more than the others; no fish is spent.',
    },
    agency: {
      title: 'More hands',
      text: 'Place two more at the Employment Agency, put your president there and fetch pieces from the warehouse. Assistants are free, shops and trading houses cost yen.',
    },
    races: {
      title: 'Races',
      text: 'The Laboratory has technologies that last. Church and Customs House have a few spaces each: points at once, and more at the end for most assistants.',
    },
    free: {
      title: 'Now it is yours',
      text: 'When one of the counts on the bell tower is full, this round and one more are played. Fulfil orders, build, collect countries. Ask the coach whenever you like.',
    },
  },
}
