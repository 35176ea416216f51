import type { ServerWords } from '../../en/server/index.ts'

/** The pages to which links in mails lead. */
export const pages: ServerWords['pages'] = {
  unsubscribe: 'Не присылать писем, когда наступает мой ход',
  unsubscribed: 'Писем о вашем ходе больше не будет.',
  newPassword: 'Новый пароль, не менее 10\u00a0символов',
  setPassword: 'Задать пароль',
  passwordSet: 'Новый пароль задан. На всех устройствах выполнен выход; войдите с новым паролем.',
  confirmEmail: 'Это мой адрес',
  emailConfirmed: 'Теперь адрес принадлежит вашей учётной записи.',
  emailTaken: 'Этот адрес уже принадлежит другой учётной записи.',
  tooShort: 'Пароль слишком короткий или слишком длинный: нужно от 10 до 256\u00a0символов.',
  badLink: 'Ссылка уже использована, устарела или не наша. Запросите новую.',
  home: 'На сайт Entrepôt',
}
