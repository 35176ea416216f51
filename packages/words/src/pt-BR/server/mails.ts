import type { ServerWords } from '../../en/server/index.ts'

/** Mails about an account. */
export const mails: ServerWords['mails'] = {
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
    body: 'A senha da sua conta no Entrepôt foi alterada, e sua conta saiu de todos os outros aparelhos. Se não foi você, peça imediatamente uma nova senha na página de entrada.',
  },
  'email-changed': {
    subject: 'Seu endereço de e-mail foi alterado',
    body: 'Sua conta no Entrepôt agora tem outro endereço de e-mail, e as mensagens vão para lá. Se não foi você, escreva a quem mantém este site.',
  },
}
