import type { ServerWords } from '../../en/server/index.ts'

/** The pages to which links in mails lead. */
export const pages: ServerWords['pages'] = {
  unsubscribe: '手番のお知らせメールを停止する',
  unsubscribed: '手番のお知らせメールを停止しました。',
  newPassword: '新しいパスワード（10文字以上）',
  setPassword: 'パスワードを設定する',
  passwordSet:
    '新しいパスワードを設定しました。すべての端末からログアウトしましたので、改めてログインしてください。',
  confirmEmail: 'このアドレスは私のものです',
  emailConfirmed: 'メールアドレスをアカウントに登録しました。',
  emailTaken: 'このメールアドレスは、すでに別のアカウントで使われています。',
  tooShort: 'パスワードは10文字以上256文字以下にしてください。',
  badLink: 'このリンクは使用済みか、期限切れか、当サイトのものではありません。もう一度お手続きください。',
  home: 'Entrepôtへ',
}
