import type { Messages } from '../../en/shell/index.ts'

export const device: Messages['device'] = {
  plain: {
    heading: 'O que falta neste endereço',
    lead: 'Esta página veio por http simples. Os navegadores reservam algumas coisas para endereços criptografados (https):',
    missing: [
      'abrir o site sem rede e instalá-lo como aplicativo',
      'avisos quando for a sua vez',
      'chaves de acesso',
    ],
    passkeys:
      'Chaves de acesso precisam de um endereço criptografado (https), e esta página veio por http simples. Uma senha também funciona aqui.',
    notices:
      'Os navegadores só aceitam avisos de endereços criptografados (https), e esta página veio por http simples.',
  },
  noPasskeys: 'Este navegador não é compatível com chaves de acesso.',
  part: { text: 'Não foi possível mostrar esta parte.', again: 'Tentar de novo' },
  page: {
    heading: 'Não foi possível carregar esta página',
    text: 'Uma parte dela não chegou pela rede.',
  },
  unkept: 'Este navegador não guarda as suas partidas: ao recarregar, elas se perdem.',
  spoiled: {
    name: 'Um registro que não pode ser lido',
    text: 'Já não é uma partida. Salve-o como arquivo antes de apagar.',
  },
  unplayable: {
    heading: 'Esta partida não pode mais ser aberta',
    text: 'Por estas regras, as jogadas não decorrem umas das outras. O registro ainda pode ser salvo.',
  },
  saveRecord: 'Salvar o registro como arquivo',
  removed: (game) => `${game}: apagada.`,
  undo: 'Desfazer',
  removedElsewhere: {
    heading: 'Esta partida foi apagada em outra janela',
    text: 'O que você vê aqui é o último que resta dela.',
    keep: 'Guardar mesmo assim',
  },
  sending: 'Enviando a sua jogada…',
  lapsed: 'A mesa mudou nesse meio-tempo: a sua escolha não foi executada.',
  botStopped: 'Um bot parou de pensar.',
  unreachable: 'O servidor não responde. Tente de novo daqui a pouco.',
  tooLarge: 'Este arquivo é grande demais.',
  names: {
    empty: 'Um nome tem pelo menos uma letra.',
    long: (most) => `Um nome tem no máximo ${most}\u00a0caracteres.`,
    sign: 'Este nome contém um caractere que não pode ser usado: invisível, ou que inverte a linha.',
  },
  drop: 'Solte o arquivo para abrir a partida.',
  scan: 'Ou leia este código com um celular.',
  onlyHere: 'Este endereço só funciona neste computador: o servidor não atende a mais ninguém.',
  marked: 'Selecionado: copie com o teclado ou com o dedo.',
}
