import type { CaseWords } from '../../../en/games/yokohama/cases.ts'
import { speech } from '../../speech.ts'
import { amountOf, pieceName, technology } from './forms.ts'

const yen = (n: number): string => amountOf('yen', n)
const imports = (n: number): string => amountOf('import', n)

export const words: CaseWords = {
  reach: {
    stop: (power, yields, price) =>
      `社長は${price === 0 ? '' : `${yen(price)}で`}ここに止まれます：パワー${power}、${yields}`,
    pass: (price) =>
      price === 0
        ? '社長はここを通れますが、止まれません'
        : `社長は${yen(price)}でここを通れますが、止まれません`,
    start: '社長はここから出発します',
    oneMore: (power, yields) => `部下をもう1人置くと：パワー${power}、${yields}`,
  },
  held: (n) => `手元に${n}`,
  opens: (power) => `パワー${power}で取れます`,
  refusals: {
    now: (title) => `今は別の決定があります：${title}`,
    first: {
      take: '注文書は、社長かお手伝い外国人が港で行動するときに取ります。',
      acquire: '技術カードは、社長かお手伝い外国人が研究所で行動するときに獲得します。',
      put: 'このマスには、社長かお手伝い外国人がこのボードのエリアで行動するときに置きます。',
      fetch: 'コマは、社長かお手伝い外国人が斡旋所で行動するときに倉庫から移します。',
      build: '建てられるのは、社長かお手伝い外国人がパワー4以上で行動するエリアです。',
      goods: '今、交易品を使うところはありません。',
    },
    canal: '運河には部下を置けません。',
    notInPlay: 'このゲームでは使われていません。',
    noneInHand: (piece) => `手元に${pieceName(piece)}が必要ですが、ありません。`,
    noneInWarehouse: (piece) => `倉庫に${pieceName(piece)}が残っていません。`,
    placedAll: (n) => `この手番は部下を${n}人置きました。これ以上は置けません。`,
    elsewhere: '別々のエリアに置いています。次は別のエリアに置いてください。',
    onlyBeside: '1つのエリアに2人置いた後、3人目は隣のエリアにだけ置けます。',
    placingCosts: (price, have) => `ここに置くには${yen(price)}必要ですが、${have}円しかありません。`,
    stopOnCanal: '社長は運河を渡れますが、そこに止まれません。',
    sameArea: '社長はここにいます。別のエリアへ移動してください。',
    beside: (people) => `社長はここに止まれません。ほかの社長（${speech.people(people)}）がいます。`,
    noAssistant: '社長はここに止まれません。自分の部下がいません。',
    startsWhere: '手元の社長は自分の部下がいるエリアに置きますが、ここにはいません。',
    noWay: '社長はそこへ行けません。途中に自分の部下がいません。',
    wayCosts: (price, have) => `そこまで${yen(price)}かかりますが、${have}円しかありません。`,
    isInHand: '社長はすでに手元にいます。',
    mustEnter: '置けるエリアがあるので、社長を置いてください。',
    mustMove: '社長はボード上にいます。移動させるか、手元に戻してください。',
    noneHere: 'ここに自分の部下がいません。',
    agentUsed: 'この手番はもうお手伝い外国人を使いました。1回だけです。',
    noAgent: '未使用のお手伝い外国人がいません。',
    agentNeeds: 'お手伝い外国人は自分の部下がいるエリアで行動しますが、ここにはいません。',
    agentBeside: 'ここには自分の社長がいます。お手伝い外国人は別のエリアで行動します。',
    claimed: 'この目標はすでに達成しました。',
    notReached: (progress) => `まだ達成していません：${progress}。`,
    notYours: 'この注文書は手元にありません。',
    orderLacks: (asks, missing) => `この注文書には${asks}が必要です。不足：${missing}。`,
    between: 'アクションの途中ではできません。外国人、目標、注文書はその前か後です。',
    chosen: '注文書はもう選びました。',
    chooseFirst: 'まず全員が残す注文書を選びます。',
    otherPort: 'この注文書は別の港にあります。',
    portPower: (needed, power) => `このスロットはパワー${needed}から取れますが、パワーは${power}です。`,
    handFull: (n) => `注文書を${n}枚持っています。これが上限です。`,
    secondOrder: (price, goods, have, haveGoods) =>
      `2枚目の注文書は${yen(price)}か${imports(goods)}です。持っているのは${have}円と${haveGoods}個です。`,
    otherLaboratory: 'この技術カードは別の研究所にあります。',
    levels: (n, have, goods) => `技術レベルが${n}不足し、${yen(have)}と${imports(goods)}では払えません。`,
    owned: 'この技術カードはすでに持っています。',
    pieceCosts: (price, have) => `${yen(price)}かかりますが、${have}円しかありません。`,
    otherSite: 'このマスは別のエリアのものです。',
    built: 'このマスにはもう建物があります。',
    ownShop: 'このエリアにはもう自分の店舗があります。1軒だけです。',
    oneStays: (n) => `ここの部下${n}人のうち、残せるのは1人だけです。`,
    sellNone: (what) => `${amountOf(what, 1)}を売れません。持っていません。`,
    neverSold: 'ここでは売れません。',
    otherBoard: 'この場所は別のボードのものです。',
    standing: 'この場所にはもう誰かがいます。',
    nobodyToPut: 'ここにも手元にも、置ける部下がいません。',
    faith: (n) => `信仰が${n}不足し、それだけの種類の寄進ができません。`,
    gifts: (n) => `違う種類をちょうど${n}個寄進してください。`,
    mostImports: (needed, most) =>
      `この場所には${imports(needed)}必要ですが、今のパワーでは${most}個までです。`,
    lacksImports: (needed, have) => `この場所には${imports(needed)}必要ですが、${have}個しかありません。`,
    chooseGood: '銅、生糸、お茶、海産物から選んでください。',
    deploy: 'ここから、またはここへ自分の部下を派遣できません。',
    station: '駅コマは運河以外のどのエリアにも置けます。',
    notNow: (id) => `今は${technology(id)}を使えません。`,
  },
}
