import type { Language } from '@entrepot/protocol'

/** Why somebody gets a mail about their account. */
export type AccountMail = 'reset' | 'confirm' | 'in-use' | 'password-changed' | 'email-changed'

export interface MailText {
  readonly subject: string
  readonly body: string
}

const TEXTS: Readonly<Record<Language, Readonly<Record<AccountMail, MailText>>>> = {
  en: {
    reset: {
      subject: 'A new password for Entrepôt',
      body: 'Somebody, probably you, wants to choose a new password for this address. This link lets you do so; it works once, for an hour. If it was not you, leave the mail unanswered: nothing changes.',
    },
    confirm: {
      subject: 'Confirm your e-mail address',
      body: 'This address is to belong to an account at Entrepôt. This link confirms it; it works once, for an hour. If you know nothing of it, leave the mail unanswered: nothing changes.',
    },
    'in-use': {
      subject: 'Your e-mail address at Entrepôt',
      body: 'Somebody wanted to give this address to another account, but it belongs to yours already. Nothing has changed. If it was you: sign in with this address, or ask there for a new password.',
    },
    'password-changed': {
      subject: 'Your password has been changed',
      body: 'The password of your account at Entrepôt has been changed, and every other device has been signed out. If it was not you, ask for a new password at once on the sign-in page.',
    },
    'email-changed': {
      subject: 'Your e-mail address has been changed',
      body: 'Your account at Entrepôt now has another e-mail address, and mails go there. If it was not you, write to those who run the site.',
    },
  },
  ru: {
    reset: {
      subject: 'Новый пароль для Entrepôt',
      body: 'Кто-то, вероятно вы, хочет задать новый пароль для этого адреса. Сделать это можно по ссылке ниже; она сработает один раз в течение часа. Если это были не вы, просто не отвечайте на письмо: ничего не изменится.',
    },
    confirm: {
      subject: 'Подтвердите адрес электронной почты',
      body: 'Этот адрес указали для учётной записи Entrepôt. Подтвердить его можно по ссылке ниже; она сработает один раз в течение часа. Если вы об этом ничего не знаете, просто не отвечайте на письмо: ничего не изменится.',
    },
    'in-use': {
      subject: 'Ваш адрес электронной почты в Entrepôt',
      body: 'Кто-то хотел указать этот адрес для другой учётной записи, но он уже принадлежит вашей. Ничего не изменилось. Если это были вы, войдите с этим адресом или запросите на странице входа новый пароль.',
    },
    'password-changed': {
      subject: 'Ваш пароль изменён',
      body: 'Пароль вашей учётной записи Entrepôt изменён, на всех других устройствах выполнен выход. Если это были не вы, сразу же запросите новый пароль на странице входа.',
    },
    'email-changed': {
      subject: 'Ваш адрес электронной почты изменён',
      body: 'У вашей учётной записи Entrepôt теперь другой адрес, и письма будут приходить туда. Если это были не вы, напишите тем, кто ведёт этот сайт.',
    },
  },
  'pt-BR': {
    reset: {
      subject: 'Uma nova senha para o Entrepôt',
      body: 'Alguém, provavelmente você, quer escolher uma nova senha para este endereço. Este link permite isso; ele funciona uma única vez, durante uma hora. Se não foi você, ignore este e-mail: nada muda.',
    },
    confirm: {
      subject: 'Confirme seu endereço de e-mail',
      body: 'Este endereço foi indicado para uma conta do Entrepôt. Este link o confirma; ele funciona uma única vez, durante uma hora. Se você não sabe do que se trata, ignore este e-mail: nada muda.',
    },
    'in-use': {
      subject: 'Seu endereço de e-mail no Entrepôt',
      body: 'Alguém quis dar este endereço a outra conta, mas ele já pertence à sua. Nada mudou. Se foi você, entre com este endereço ou peça uma nova senha na página de entrada.',
    },
    'password-changed': {
      subject: 'Sua senha foi alterada',
      body: 'A senha da sua conta no Entrepôt foi alterada, e todos os outros aparelhos foram desconectados. Se não foi você, peça imediatamente uma nova senha na página de entrada.',
    },
    'email-changed': {
      subject: 'Seu endereço de e-mail foi alterado',
      body: 'Sua conta no Entrepôt agora tem outro endereço de e-mail, e as mensagens vão para lá. Se não foi você, escreva a quem mantém este site.',
    },
  },
  ja: {
    reset: {
      subject: 'Entrepôt：パスワードの再設定',
      body: 'このメールアドレスのアカウントについて、パスワードの再設定が求められました。下のリンクから新しいパスワードを設定できます（1時間以内、1回限り有効）。お心当たりがなければ、このメールは無視してください。何も変わりません。',
    },
    confirm: {
      subject: 'メールアドレスの確認',
      body: 'このメールアドレスがEntrepôtのアカウントに登録されようとしています。下のリンクを開くと確認が完了します（1時間以内、1回限り有効）。お心当たりがなければ、このメールは無視してください。何も変わりません。',
    },
    'in-use': {
      subject: 'Entrepôtのメールアドレスについて',
      body: 'このメールアドレスを別のアカウントに登録しようとした方がいますが、すでにあなたのアカウントのものです。何も変わっていません。ご本人であれば、このアドレスでサインインするか、サインイン画面からパスワードの再設定を行ってください。',
    },
    'password-changed': {
      subject: 'パスワードが変更されました',
      body: 'Entrepôtのアカウントのパスワードが変更され、ほかの端末はすべてサインアウトされました。お心当たりがなければ、すぐにサインイン画面からパスワードを再設定してください。',
    },
    'email-changed': {
      subject: 'メールアドレスが変更されました',
      body: 'Entrepôtのアカウントのメールアドレスが変更され、今後のメールは新しいアドレスに届きます。お心当たりがなければ、サイトの運営者にご連絡ください。',
    },
  },
}

export function mailText(language: string, mail: AccountMail): MailText {
  return TEXTS[(Object.hasOwn(TEXTS, language) ? language : 'en') as Language][mail]
}
