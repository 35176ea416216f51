import type { BotAccountWords } from '../en/bot-accounts.ts'
import { countedIn } from '../plural.ts'

const counted = countedIn('ru')

/** What the profile says of the bots that somebody has written. */
export const words: BotAccountWords = {
  lead: 'У написанного вами бота своя учётная запись. За столом все видят, что это бот и кто его автор.',
  name: 'Имя бота',
  make: 'Создать бота',
  remove: 'Удалить',
  removeSure: 'Удалить бота',
  keep: 'Оставить',
  rights: 'Что разрешено его программе',
  scopes: {
    watch: 'Смотреть на столы и узнавать о событиях',
    play: 'Занимать места и играть',
    host: 'Открывать столы и начинать партии',
    chat: 'Писать в чат за столом',
  },
  days: (days) => `на ${counted(days, { one: 'день', few: 'дня', other: 'дней' })}`,
  lasts: 'Срок действия',
  newToken: 'Создать токен',
  shown:
    'Токен показывается только один раз. Скопируйте его сейчас: у кого он есть, тот играет за этого бота.',
  until: (day) => `до ${day}`,
  end: 'Отозвать',
  troubles: {
    'too-many-bots': 'У вас уже десять ботов. Сначала удалите одного из них.',
    'too-many-tokens': 'У этого бота слишком много токенов. Сначала отзовите некоторые.',
    invalid: 'Боту нужно имя, а токену — хотя бы одно разрешение.',
    'too-fast': 'Слишком много попыток. Подождите немного.',
    other: 'Не получилось. Попробуйте ещё раз.',
  },
}
