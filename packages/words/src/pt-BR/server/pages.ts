import type { ServerWords } from '../../en/server/index.ts'

/** The pages to which links in mails lead. */
export const pages: ServerWords['pages'] = {
  unsubscribe: 'Não quero mais e-mails quando for minha vez',
  unsubscribed: 'Você não receberá mais e-mails quando for sua vez.',
  newPassword: 'Nova senha, com pelo menos 10\u00a0caracteres',
  setPassword: 'Definir a senha',
  passwordSet: 'Sua nova senha está definida. Sua conta saiu de todos os aparelhos; entre com ela agora.',
  confirmEmail: 'Este endereço é meu',
  emailConfirmed: 'O endereço agora pertence à sua conta.',
  emailTaken: 'O endereço já pertence a outra conta.',
  tooShort: 'A senha é curta ou longa demais: ela deve ter de 10 a 256\u00a0caracteres.',
  badLink: 'Este link já foi usado, expirou ou não é nosso. Peça um novo.',
  home: 'Ir para o Entrepôt',
}
