import type { Language } from '@entrepot/protocol'

/** What the pages say to which links in mails lead. */
export interface PageTexts {
  readonly unsubscribe: string
  readonly unsubscribed: string
  readonly newPassword: string
  readonly setPassword: string
  readonly passwordSet: string
  readonly confirmEmail: string
  readonly emailConfirmed: string
  readonly emailTaken: string
  readonly tooShort: string
  readonly badLink: string
  readonly home: string
}

const TEXTS: Readonly<Record<Language, PageTexts>> = {
  en: {
    unsubscribe: 'No more mails when it is my turn',
    unsubscribed: 'You will get no more mails when it is your turn.',
    newPassword: 'New password, at least 10 characters',
    setPassword: 'Set the password',
    passwordSet: 'Your new password is set. You have been signed out everywhere; sign in with it now.',
    confirmEmail: 'This is my address',
    emailConfirmed: 'The address belongs to your account now.',
    emailTaken: 'The address belongs to another account by now.',
    tooShort: 'The password is too short or too long. It must have 10 to 256 characters.',
    badLink: 'This link has been used, is too old, or is not one of ours. Ask for a new one.',
    home: 'To Entrepôt',
  },
  ru: {
    unsubscribe: 'Не присылать писем, когда наступает мой ход',
    unsubscribed: 'Писем о вашем ходе больше не будет.',
    newPassword: 'Новый пароль, не менее 10 символов',
    setPassword: 'Задать пароль',
    passwordSet: 'Новый пароль задан. На всех устройствах выполнен выход; войдите с новым паролем.',
    confirmEmail: 'Это мой адрес',
    emailConfirmed: 'Теперь адрес принадлежит вашей учётной записи.',
    emailTaken: 'Этот адрес уже принадлежит другой учётной записи.',
    tooShort: 'Пароль слишком короткий или слишком длинный: нужно от 10 до 256 символов.',
    badLink: 'Ссылка уже использована, устарела или не наша. Запросите новую.',
    home: 'На сайт Entrepôt',
  },
  'pt-BR': {
    unsubscribe: 'Não quero mais e-mails quando for minha vez',
    unsubscribed: 'Você não receberá mais e-mails quando for sua vez.',
    newPassword: 'Nova senha, com pelo menos 10 caracteres',
    setPassword: 'Definir a senha',
    passwordSet:
      'Sua nova senha está definida. Você foi desconectado em todos os aparelhos; entre com ela agora.',
    confirmEmail: 'Este endereço é meu',
    emailConfirmed: 'O endereço agora pertence à sua conta.',
    emailTaken: 'O endereço já pertence a outra conta.',
    tooShort: 'A senha é curta ou longa demais: ela deve ter de 10 a 256 caracteres.',
    badLink: 'Este link já foi usado, expirou ou não é nosso. Peça um novo.',
    home: 'Ir para o Entrepôt',
  },
  ja: {
    unsubscribe: '手番のお知らせメールを停止する',
    unsubscribed: '手番のお知らせメールを停止しました。',
    newPassword: '新しいパスワード（10文字以上）',
    setPassword: 'パスワードを設定する',
    passwordSet:
      '新しいパスワードを設定しました。すべての端末からサインアウトしましたので、改めてサインインしてください。',
    confirmEmail: 'このアドレスは私のものです',
    emailConfirmed: 'メールアドレスをアカウントに登録しました。',
    emailTaken: 'このメールアドレスは、すでに別のアカウントで使われています。',
    tooShort: 'パスワードは10文字以上256文字以下にしてください。',
    badLink: 'このリンクは使用済みか、期限切れか、当サイトのものではありません。もう一度お手続きください。',
    home: 'Entrepôtへ',
  },
}

export function pageTexts(language: Language): PageTexts {
  return TEXTS[language]
}

/** The language of ours that a browser prefers. */
export function preferredLanguage(accepted: string | undefined): Language {
  for (const wish of (accepted ?? '').toLowerCase().split(',')) {
    const known = (Object.keys(TEXTS) as Language[]).find((language) =>
      wish.trim().startsWith(language.slice(0, 2)),
    )
    if (known) return known
  }
  return 'en'
}
