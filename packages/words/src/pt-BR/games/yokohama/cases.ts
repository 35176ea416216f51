import type { CaseWords } from '../../../en/games/yokohama/cases.ts'
import { countedIn } from '../../../plural.ts'
import { speech } from '../../speech.ts'
import { amountOf, piecesOf, technology } from './forms.ts'

const counted = countedIn('pt-BR')
const assistants = (n: number): string => counted(n, { one: 'assistente', other: 'assistentes' })
const levels = (n: number): string => counted(n, { one: 'nível', other: 'níveis' })
const yen = (n: number): string => amountOf('yen', n)
const imports = (n: number): string => amountOf('import', n)

export const words: CaseWords = {
  reach: {
    stop: (power, yields, price) =>
      `Seu presidente pode parar aqui${price === 0 ? '' : ` por ${yen(price)}`}: poder ${power}, ${yields}`,
    pass: (price) =>
      price === 0
        ? 'Seu presidente pode passar por aqui, mas não parar'
        : `Seu presidente pode passar por aqui por ${yen(price)}, mas não parar`,
    start: 'Seu presidente sai daqui',
    oneMore: (power, yields) => `Com mais um assistente: poder ${power}, ${yields}`,
  },
  held: (n) => `Você tem ${n}`,
  opens: (power) => `Abre com poder ${power}`,
  refusals: {
    now: (title) => `Agora a decisão é outra: ${title}`,
    first: {
      take: 'Pedidos são pegos quando seu presidente ou um agente age no Porto.',
      acquire: 'Tecnologias são adquiridas quando seu presidente ou um agente age em um Laboratório.',
      put: 'Estes espaços são ocupados quando seu presidente ou um agente age na área deste tabuleiro.',
      fetch: 'Peças são trazidas do armazém quando seu presidente ou um agente age na Agência de Empregos.',
      build: 'Você constrói onde seu presidente ou um agente age com poder 4 ou mais.',
      goods: 'No momento nada pede suas mercadorias.',
    },
    canal: 'Nenhum assistente fica no canal.',
    notInPlay: 'Isto não está nesta partida.',
    noneInHand: (piece) => `Para isso você precisa de ${piecesOf(piece, 1)} na mão e não tem.`,
    noneInWarehouse: (piece) => `Não há como trazer ${piecesOf(piece, 1)}: seu armazém não tem mais.`,
    placedAll: (n) => `Você já colocou ${assistants(n)} neste turno: mais não pode.`,
    elsewhere: 'Você está colocando em áreas diferentes: o próximo vai para outra área.',
    onlyBeside: 'Depois de dois em uma área, o terceiro só vai para uma área vizinha.',
    placingCosts: (price, have) => `Colocar aqui custa ${yen(price)}; você tem ${have}.`,
    stopOnCanal: 'Seu presidente pode cruzar o canal, mas não parar nele.',
    sameArea: 'Seu presidente está aqui: ele precisa sair desta área.',
    beside: (people) => `Seu presidente não pode parar aqui: há outro presidente (${speech.people(people)}).`,
    noAssistant: 'Seu presidente não pode parar aqui: você não tem assistente nesta área.',
    startsWhere: 'Da mão, seu presidente vai para onde você tem um assistente; aqui não há.',
    noWay: 'Seu presidente não chega lá: não há assistentes seus no caminho.',
    wayCosts: (price, have) => `O caminho até lá custa ${yen(price)}; você tem ${have}.`,
    isInHand: 'Seu presidente já está na sua mão.',
    mustEnter: 'Seu presidente precisa entrar no tabuleiro: há uma área aberta para ele.',
    mustMove: 'Seu presidente está no tabuleiro: mova-o ou traga-o de volta.',
    noneHere: 'Você não tem assistente aqui.',
    agentUsed: 'Você já usou um agente neste turno: só um é permitido.',
    noAgent: 'Você não tem agente que ainda possa agir.',
    agentNeeds: 'Um agente age onde você tem um assistente; aqui não há.',
    agentBeside: 'Seu presidente está aqui: um agente age em outra área.',
    claimed: 'Você já cumpriu esta conquista.',
    notReached: (progress) => `Ainda não foi alcançada: ${progress}.`,
    notYours: 'Este pedido não está na sua mão.',
    orderLacks: (asks, missing) => `Este pedido exige ${asks}; falta: ${missing}.`,
    between: 'Não no meio da ação: agentes, conquistas e pedidos vêm antes ou depois dela.',
    chosen: 'Você já escolheu seu pedido.',
    chooseFirst: 'Primeiro, todos escolhem o pedido que mantêm.',
    otherPort: 'Este pedido está em outro porto.',
    portPower: (needed, power) => `Esta vaga abre com poder ${needed}; você tem ${power}.`,
    handFull: (n) => `Você tem ${counted(n, { one: 'pedido', other: 'pedidos' })} na mão: é o máximo.`,
    secondOrder: (price, goods, have, haveGoods) =>
      `Um segundo pedido custa ${yen(price)} ou ${imports(goods)}; você tem ${have} e ${haveGoods}.`,
    otherLaboratory: 'Esta tecnologia está em outro laboratório.',
    levels: (n, have, goods) => `Faltam ${levels(n)}: ${yen(have)} e ${imports(goods)} não bastam para isso.`,
    owned: 'Você já tem esta tecnologia.',
    pieceCosts: (price, have) => `Custa ${yen(price)}; você tem ${have}.`,
    otherSite: 'Este lote fica em outra área.',
    built: 'Já há uma construção neste lote.',
    ownShop: 'Você já tem uma loja nesta área: só uma é permitida.',
    oneStays: (n) => `Dos seus ${assistants(n)} aqui, só um pode ficar.`,
    sellNone: (what) => `Não dá para vender ${amountOf(what, 1)}: você não tem.`,
    neverSold: 'Isto não pode ser vendido aqui.',
    otherBoard: 'Este espaço fica em outro tabuleiro.',
    standing: 'Este espaço já está ocupado.',
    nobodyToPut: 'Você não tem assistente aqui nem na mão para pôr ali.',
    faith: (n) => `Falta ${n} de fé: você não tem tantas oferendas diferentes.`,
    gifts: (n) => `Dê exatamente ${n}, todas diferentes.`,
    mostImports: (needed, most) => `Este espaço exige ${imports(needed)}; seu poder permite ${most}.`,
    lacksImports: (needed, have) => `Este espaço exige ${imports(needed)}; você tem ${have}.`,
    chooseGood: 'Escolha cobre, seda, chá ou peixe.',
    deploy: 'Nenhum assistente seu pode ser deslocado daqui ou para cá.',
    station: 'A estação pode ficar em qualquer área, menos no canal.',
    notNow: (id) => `${technology(id)} não pode ser usada agora.`,
  },
}
