import type { CaseWords } from '../../../en/games/mombasa/cases.ts'
import { countedIn } from '../../../plural.ts'
import { speech } from '../../speech.ts'
import { bookNumber, company, companyName, region, regionName } from './forms.ts'
import { words as names } from './names.ts'

const counted = countedIn('pt-BR')
const points = (n: number): string => counted(n, { one: 'ponto', other: 'pontos' })

export const words: CaseWords = {
  enterable: (companies, cost, have) =>
    `Pode entrar: ${speech.list(companies.map(companyName))}, por ${cost} dos seus ${points(have)}`,
  tooFar: (have) => `Com ${points(have)} ninguém entra aqui`,
  diamondsNext: (space, worth) => `A partir do espaço ${space}: £${worth}`,
  share: (n) => `Daqui em diante: ${counted(n, { one: 'quota', other: 'quotas' })}`,
  refusals: {
    now: (title) => `Agora a decisão é outra: ${title}`,
    tileChosen: 'Seu tile inicial já foi escolhido: desfaça a escolha antes.',
    noMarker: 'Você não tem mais marcadores de bônus nesta rodada.',
    occupied: (person) => `Este espaço está ocupado por ${speech.person(person)}.`,
    locked: (id) => `Você não desbloqueou este espaço: ele é da trilha ${company.de(id)}.`,
    otherSpace: 'Você já usou o outro espaço desta trilha nesta rodada.',
    costs: (cost, have) => `Este espaço custa £${cost}; você tem £${have}.`,
    openingTurn: 'O primeiro jogador não pode no primeiro turno da rodada.',
    level: (needed, total) => `Este espaço exige ${needed} à mostra; você tem ${total}.`,
    outdone: (best, total) => `Alguém tem ${best} à mostra; você tem ${total}.`,
    noPurchase: (pounds) => `Com £${pounds} você não poderia comprar nenhuma carta depois.`,
    nothingToDiscard: 'Você não tem na mão carta que possa descartar aqui.',
    notInHand: 'Esta carta não está na sua mão.',
    notFaceUp: 'Esta carta não está à mostra nas suas áreas de ação.',
    otherGoods: 'Bens de outro tipo estão em uso: estes não se juntam a eles.',
    noGoods: 'Esta não é uma carta de bens.',
    planReady: 'Seu plano está pronto: desfaça-o antes de mudar.',
    lockedSlot: 'Esta área de ação ainda está bloqueada.',
    otherSlot: (slot) => `Agora é a vez de outra: ${names.actionSlots[slot] ?? slot}.`,
    noAction: 'Uma carta de quota não tem ação: não pode ser planejada.',
    twin: 'Uma carta igual está no lugar desta.',
    notPlanned: 'Não há plano pronto para desfazer.',
    goneBook: (id) => `O livro ${bookNumber(id)} não está no display.`,
    bookCosts: (id, cost, have) => `O livro ${bookNumber(id)} custa ${points(cost)}; você ainda tem ${have}.`,
    notTaken: (id) => `Você não adquiriu o livro ${bookNumber(id)} neste turno.`,
    covering: 'Um livro A nunca cobre um livro B ou C.',
    noA: 'Nenhum livro A neste espaço: o A está riscado.',
    goneCard: 'Esta carta não está no display.',
    price: (price, have) => `Esta carta custa ${price}; você tem ${have}.`,
    bought: 'Uma carta já foi comprada: só uma é permitida.',
    trackEnd: (id) => `Sua peça está no fim da trilha ${company.de(id)}.`,
    call: (id, cost, have) => `O próximo espaço ${company.de(id)} custa £${cost}; você tem £${have}.`,
    noSteps: 'Não resta nada para avançar.',
    keepGoing: 'Há um avanço gratuito possível: os bens precisam ser usados.',
    noExpansion: 'Você não tem carta de expansão à mostra.',
    emptyBase: (id) => `Não resta feitoria na base ${company.de(id)}.`,
    ownPost: (id, here) => `Já há uma feitoria ${company.de(here)} ${region.em(id)}.`,
    apart: (id, here) =>
      `${regionName(id)} não faz fronteira com feitoria nem com a base ${company.de(here)}.`,
    entry: (id, cost, have) => `${regionName(id)} custa ${points(cost)}; você tem ${have}.`,
    notEntered: 'Ninguém entrou nesta região neste turno.',
    turnedOnce: 'Você já virou um livro: só um é permitido.',
    turnCosts: (cost, have) => `Virar um livro custa £${cost}; você tem £${have}.`,
    behind: 'Este espaço não está à frente do seu tinteiro.',
    cannotTurn: (step) => `No espaço ${step} não há livro aberto para virar.`,
    gap: (step) => `Seu tinteiro não passa do espaço ${step}: não há livro ali.`,
    unmet: (step, needs) => `Seu tinteiro não passa do espaço ${step}: falta mostrar ${needs}.`,
    otherColumn: 'A feitoria não pode sair desta coluna.',
    noPost: 'Não resta feitoria nesta coluna.',
    columnFull: 'Esta coluna não tem espaço livre para uma feitoria.',
    otherReward: 'Esta recompensa não está disponível.',
    emptyPile: 'Não há cartas nesta zona de repouso.',
    otherTrack: 'Não é possível avançar nesta trilha agora.',
    otherCard: 'Esta carta não pode ser usada assim.',
  },
}
