export const figures = {"meta":{"game":"YOKOHAMA (Hisashi Hayashi, OKAZU Brand 2016)","schema":1,"note":"Facts and figures only. \"rulebook\" = the Russian rulebook text; \"public:<where>\" = stored public page; \"reconstructed\" = balanced fill-in, not the printed value.","effectVocabulary":{"vp":"victory points","yen":"yen","copper":"good","silk":"good","tea":"good","fish":"good","anyGood":"goods of choice, may differ","import":"imported goods (crates)","warehouse":"move N pieces warehouse -> hand, agency prices apply","deploy":"N assistant moves: each places one from hand or moves one between areas, no fees"},"valueWeights":{"note":"yen-equivalents used to balance the reconstructed items","vp":1,"yen":1,"tea":1,"fish":1,"copper":2,"silk":2,"anyGood":2,"import":3,"warehouse":2,"deploy":1}},"goods":[{"id":"copper","name":{"en":"Copper","ru":"Медь","ja":"銅"},"tokens":30,"source":"rulebook"},{"id":"silk","name":{"en":"Silk","ru":"Шёлк","ja":"生糸"},"tokens":30,"source":"rulebook"},{"id":"tea","name":{"en":"Tea","ru":"Чай","ja":"お茶"},"tokens":40,"source":"rulebook"},{"id":"fish","name":{"en":"Fish","ru":"Рыба","ja":"海産物"},"tokens":40,"source":"rulebook"}],"countries":[{"id":"england","name":{"en":"England","ru":"Англия"},"icon":"英","source":"rulebook"},{"id":"usa","name":{"en":"USA","ru":"США"},"icon":"米","source":"rulebook"},{"id":"france","name":{"en":"France","ru":"Франция"},"icon":"仏","source":"rulebook"},{"id":"germany","name":{"en":"Germany","ru":"Германия"},"icon":"独","source":"rulebook"},{"id":"netherlands","name":{"en":"Netherlands","ru":"Голландия"},"icon":"蘭","source":"rulebook"}],"supply":{"imports":23,"yen1":52,"yen3":16,"station":1,"vp100Tokens":4,"scoreTrack":1,"startPlayerCard":1,"playerAids":4,"unlimited":["goods","imports","money"],"source":"rulebook"},"playerSet":{"colours":["red","blue","yellow","green"],"perColour":{"president":1,"assistant":20,"scoreMarker":1,"shop":8,"tradingHouse":4,"warehouseTile":1},"start":{"hand":{"president":1,"assistant":8,"shop":2,"copper":1,"silk":1,"tea":1,"fish":1},"warehouse":{"assistant":12,"shop":6,"tradingHouse":4},"yenFirstPlayer":3,"yenOthers":4},"source":"rulebook"},"setup":{"removeAreas":{"2":["lab-b","port-b","chinatown","canal","copper-2","silk-2","tea-2","fish-2"],"3":["lab-b","copper-2","silk-2","tea-2"],"4":[]},"removeManagementBoards":{"2":["mb-lab-b","mb-port-b"],"3":["mb-lab-b"],"4":[]},"removeOrders":{"2":16,"3":5,"4":0},"dealOrders":{"deal":2,"keep":1,"rest":"box"},"achievementsPerDeck":1,"source":"rulebook"},"rules":{"source":"rulebook","power":{"president":1,"assistant":1,"shop":1,"tradingHouse":1,"station":1,"foreignAgent":0,"max":5,"source":"rulebook","fieldSources":{"foreignAgent":"reconstructed"}},"placement":{"option3Different":3,"optionSameArea":2,"mayPlaceFewer":true,"feePerAssistantPerOtherPresident":1,"notOn":["canal"],"source":"rulebook"},"movement":{"feePerOtherPresident":1,"mustLeaveStart":true,"canalToll":1,"returnOption":{"president":true,"assistants":"any number from any areas","notFromManagementBoards":true},"source":"rulebook"},"buildMinPower":4,"fivePowerMin":5,"tradingHouseIncome":{"yen":1,"from":"bank","trigger":"another player performs the area action"},"warehouseCost":{"assistant":0,"shop":2,"tradingHouse":[4,5,6,7],"source":"rulebook"},"handLimitOrders":3,"duplicateTechnologyNames":false,"agentUsesPerTurn":1,"agentEvery":2,"endTriggers":{"tradingHousesBuilt":4,"shopsBuilt":8,"orderDeckEmptyAndPortSlotEmpty":true,"churchAssistants":{"2":4,"3":5,"4":6},"customsAssistants":{"2":4,"3":5,"4":6},"then":"finish round + 1 full round","source":"rulebook"},"finalScoring":{"church":[6,3],"customs":[8,4],"technology":[10,5],"countrySets":{"1":0,"2":2,"3":4,"4":8,"5":12},"unusedAgent":1,"import":1,"yenPerVp":2,"goodsPerVp":3,"ties":{"church":"rightmost assistant","customs":"rightmost assistant","technology":"closer to start player","victory":"closer to start player"},"soleParticipant":"first place only","source":"rulebook"}},"variants":{"tmgTwoPlayer":{"default":false,"neutralAssistants":{"mb-church":"church-4","mb-customs":"customs-4"},"endTriggerIncludingNeutral":5,"dummyTechnologyValue":7.5,"source":"public:crustymonkey/playeraid_modules (which spaces: reconstructed)"},"tmgSoleParticipantTakesBoth":{"default":false,"source":"public:crustymonkey/playeraid_modules"},"tmgReturnFromOneAreaOnly":{"default":false,"source":"public:crustymonkey/playeraid_modules"},"agentCountsAsPower":{"default":false,"value":1,"source":"reconstructed"}},"areas":[{"id":"copper-1","kind":"copper","category":"production","name":{"en":"Copper Mine","ru":"Медная шахта","ja":"銅鉱山"},"minPlayers":2,"buildingSiteSlot":true,"fivePowerSlot":true,"action":{"type":"gainGoods","good":"copper","amountByPower":[0,0,1,2,3]},"source":"rulebook"},{"id":"copper-2","kind":"copper","category":"production","name":{"en":"Copper Mine","ru":"Медная шахта","ja":"銅鉱山"},"minPlayers":4,"buildingSiteSlot":true,"fivePowerSlot":true,"action":{"type":"gainGoods","good":"copper","amountByPower":[0,0,1,2,3]},"source":"rulebook"},{"id":"silk-1","kind":"silk","category":"production","name":{"en":"Silk Mill","ru":"Шёлковая фабрика","ja":"製糸場"},"minPlayers":2,"buildingSiteSlot":true,"fivePowerSlot":true,"action":{"type":"gainGoods","good":"silk","amountByPower":[0,1,2,3,4]},"source":"rulebook"},{"id":"silk-2","kind":"silk","category":"production","name":{"en":"Silk Mill","ru":"Шёлковая фабрика","ja":"製糸場"},"minPlayers":4,"buildingSiteSlot":true,"fivePowerSlot":true,"action":{"type":"gainGoods","good":"silk","amountByPower":[0,1,2,3,4]},"source":"rulebook"},{"id":"tea-1","kind":"tea","category":"production","name":{"en":"Tea Plantation","ru":"Плантация чая","ja":"茶畑"},"minPlayers":2,"buildingSiteSlot":true,"fivePowerSlot":true,"action":{"type":"gainGoods","good":"tea","amountByPower":[1,2,3,4,5]},"source":"rulebook"},{"id":"tea-2","kind":"tea","category":"production","name":{"en":"Tea Plantation","ru":"Плантация чая","ja":"茶畑"},"minPlayers":4,"buildingSiteSlot":true,"fivePowerSlot":true,"action":{"type":"gainGoods","good":"tea","amountByPower":[1,2,3,4,5]},"source":"rulebook"},{"id":"fish-1","kind":"fish","category":"production","name":{"en":"Fishing Ground","ru":"Рыболовный причал","ja":"漁場"},"minPlayers":2,"buildingSiteSlot":true,"fivePowerSlot":true,"action":{"type":"gainGoods","good":"fish","amountByPower":[1,2,3,4,5]},"source":"rulebook"},{"id":"fish-2","kind":"fish","category":"production","name":{"en":"Fishing Ground","ru":"Рыболовный причал","ja":"漁場"},"minPlayers":3,"buildingSiteSlot":true,"fivePowerSlot":true,"action":{"type":"gainGoods","good":"fish","amountByPower":[1,2,3,4,5]},"source":"rulebook"},{"id":"bank","kind":"bank","category":"commercial","name":{"en":"Bank","ru":"Банк","ja":"銀行"},"minPlayers":2,"buildingSiteSlot":true,"fivePowerSlot":true,"action":{"type":"gainYen","amountByPower":[1,2,3,4,5]},"source":"rulebook"},{"id":"port-a","kind":"port","category":"commercial","name":{"en":"Port","ru":"Порт A","ja":"港A"},"minPlayers":2,"buildingSiteSlot":true,"fivePowerSlot":true,"action":{"type":"takeOrders","board":"mb-port-a","zonesByPower":[[],["blue"],["blue","yellow"],["blue","yellow","red"],["blue","yellow","red"]],"vpByPower":[0,0,0,0,3],"freeCards":1,"secondCardCost":[{"yen":2},{"import":1}]},"source":"rulebook"},{"id":"port-b","kind":"port","category":"commercial","name":{"en":"Dock","ru":"Порт B","ja":"港B"},"minPlayers":3,"buildingSiteSlot":true,"fivePowerSlot":true,"action":{"type":"takeOrders","board":"mb-port-b","zonesByPower":[[],["blue"],["blue","yellow"],["blue","yellow","red"],["blue","yellow","red"]],"vpByPower":[0,0,0,0,3],"freeCards":1,"secondCardCost":[{"yen":2},{"import":1}]},"source":"rulebook"},{"id":"lab-a","kind":"laboratory","category":"commercial","name":{"en":"Laboratory","ru":"Лаборатория A","ja":"研究所A"},"minPlayers":2,"buildingSiteSlot":true,"fivePowerSlot":true,"action":{"type":"takeTechnology","board":"mb-lab-a","levelByPower":[1,2,3,4,5],"buyLevel":[{"yen":2},{"import":1}],"maxCards":1},"source":"rulebook"},{"id":"lab-b","kind":"laboratory","category":"commercial","name":{"en":"Research Center","ru":"Лаборатория B","ja":"研究所B"},"minPlayers":4,"buildingSiteSlot":true,"fivePowerSlot":true,"action":{"type":"takeTechnology","board":"mb-lab-b","levelByPower":[1,2,3,4,5],"buyLevel":[{"yen":2},{"import":1}],"maxCards":1},"source":"rulebook"},{"id":"agency","kind":"agency","category":"commercial","name":{"en":"Employment Agency","ru":"Агентство по найму","ja":"斡旋所"},"minPlayers":2,"buildingSiteSlot":true,"fivePowerSlot":true,"action":{"type":"moveFromWarehouse","amountByPower":[0,1,2,3,4]},"source":"rulebook"},{"id":"chinatown","kind":"chinatown","category":"commercial","name":{"en":"Chinatown","ru":"Чайнатаун","ja":"中華街"},"minPlayers":3,"buildingSiteSlot":true,"fivePowerSlot":true,"action":{"type":"exchange","exchangesByPower":[1,2,3,4,5],"sell":{"copper":2,"silk":2,"tea":1,"fish":1},"buy":{"copper":2,"silk":2,"tea":1,"fish":1,"import":4}},"source":"rulebook"},{"id":"church","kind":"church","category":"commercial","name":{"en":"Church","ru":"Церковь","ja":"教会"},"minPlayers":2,"buildingSiteSlot":true,"fivePowerSlot":true,"action":{"type":"placeOnBoard","board":"mb-church","faithByPower":[1,2,3,4,5],"extraFaithOnceEach":["copper","silk","tea","fish","yen","import"]},"source":"rulebook"},{"id":"customs","kind":"customs","category":"commercial","name":{"en":"Customs House","ru":"Таможня","ja":"税関"},"minPlayers":2,"buildingSiteSlot":true,"fivePowerSlot":true,"action":{"type":"placeOnBoard","board":"mb-customs","maxImportsByPower":[0,1,2,3,4]},"source":"rulebook"},{"id":"canal","kind":"canal","category":"canal","name":{"en":"Canal","ru":"Канал","ja":"運河"},"minPlayers":3,"buildingSiteSlot":false,"fivePowerSlot":false,"action":{"type":"passage","tollYen":1,"tollTo":"bank"},"source":"rulebook"}],"layouts":[{"players":2,"rows":[4,3,2,1],"cells":[{"id":"r0c0","row":0,"col":0,"x":0,"y":0,"adjacent":["r0c1","r1c0"]},{"id":"r0c1","row":0,"col":1,"x":1,"y":0,"adjacent":["r0c0","r0c2","r1c0","r1c1"]},{"id":"r0c2","row":0,"col":2,"x":2,"y":0,"adjacent":["r0c1","r0c3","r1c1","r1c2"]},{"id":"r0c3","row":0,"col":3,"x":3,"y":0,"adjacent":["r0c2","r1c2"]},{"id":"r1c0","row":1,"col":0,"x":0.5,"y":1,"adjacent":["r1c1","r0c0","r0c1","r2c0"]},{"id":"r1c1","row":1,"col":1,"x":1.5,"y":1,"adjacent":["r1c0","r1c2","r0c1","r0c2","r2c0","r2c1"]},{"id":"r1c2","row":1,"col":2,"x":2.5,"y":1,"adjacent":["r1c1","r0c2","r0c3","r2c1"]},{"id":"r2c0","row":2,"col":0,"x":1,"y":2,"adjacent":["r2c1","r1c0","r1c1","r3c0"]},{"id":"r2c1","row":2,"col":1,"x":2,"y":2,"adjacent":["r2c0","r1c1","r1c2","r3c0"]},{"id":"r3c0","row":3,"col":0,"x":1.5,"y":3,"adjacent":["r2c0","r2c1"]}],"source":"public:crustymonkey/playeraid_modules (4/5/6 on top); wingboardgame.com (10/14/18 boards, inverted pyramid); poeppelkiste.de (staggered like brickwork)"},{"players":3,"rows":[5,4,3,2],"cells":[{"id":"r0c0","row":0,"col":0,"x":0,"y":0,"adjacent":["r0c1","r1c0"]},{"id":"r0c1","row":0,"col":1,"x":1,"y":0,"adjacent":["r0c0","r0c2","r1c0","r1c1"]},{"id":"r0c2","row":0,"col":2,"x":2,"y":0,"adjacent":["r0c1","r0c3","r1c1","r1c2"]},{"id":"r0c3","row":0,"col":3,"x":3,"y":0,"adjacent":["r0c2","r0c4","r1c2","r1c3"]},{"id":"r0c4","row":0,"col":4,"x":4,"y":0,"adjacent":["r0c3","r1c3"]},{"id":"r1c0","row":1,"col":0,"x":0.5,"y":1,"adjacent":["r1c1","r0c0","r0c1","r2c0"]},{"id":"r1c1","row":1,"col":1,"x":1.5,"y":1,"adjacent":["r1c0","r1c2","r0c1","r0c2","r2c0","r2c1"]},{"id":"r1c2","row":1,"col":2,"x":2.5,"y":1,"adjacent":["r1c1","r1c3","r0c2","r0c3","r2c1","r2c2"]},{"id":"r1c3","row":1,"col":3,"x":3.5,"y":1,"adjacent":["r1c2","r0c3","r0c4","r2c2"]},{"id":"r2c0","row":2,"col":0,"x":1,"y":2,"adjacent":["r2c1","r1c0","r1c1","r3c0"]},{"id":"r2c1","row":2,"col":1,"x":2,"y":2,"adjacent":["r2c0","r2c2","r1c1","r1c2","r3c0","r3c1"]},{"id":"r2c2","row":2,"col":2,"x":3,"y":2,"adjacent":["r2c1","r1c2","r1c3","r3c1"]},{"id":"r3c0","row":3,"col":0,"x":1.5,"y":3,"adjacent":["r3c1","r2c0","r2c1"]},{"id":"r3c1","row":3,"col":1,"x":2.5,"y":3,"adjacent":["r3c0","r2c1","r2c2"]}],"source":"public:crustymonkey/playeraid_modules (4/5/6 on top); wingboardgame.com (10/14/18 boards, inverted pyramid); poeppelkiste.de (staggered like brickwork)"},{"players":4,"rows":[6,5,4,3],"cells":[{"id":"r0c0","row":0,"col":0,"x":0,"y":0,"adjacent":["r0c1","r1c0"]},{"id":"r0c1","row":0,"col":1,"x":1,"y":0,"adjacent":["r0c0","r0c2","r1c0","r1c1"]},{"id":"r0c2","row":0,"col":2,"x":2,"y":0,"adjacent":["r0c1","r0c3","r1c1","r1c2"]},{"id":"r0c3","row":0,"col":3,"x":3,"y":0,"adjacent":["r0c2","r0c4","r1c2","r1c3"]},{"id":"r0c4","row":0,"col":4,"x":4,"y":0,"adjacent":["r0c3","r0c5","r1c3","r1c4"]},{"id":"r0c5","row":0,"col":5,"x":5,"y":0,"adjacent":["r0c4","r1c4"]},{"id":"r1c0","row":1,"col":0,"x":0.5,"y":1,"adjacent":["r1c1","r0c0","r0c1","r2c0"]},{"id":"r1c1","row":1,"col":1,"x":1.5,"y":1,"adjacent":["r1c0","r1c2","r0c1","r0c2","r2c0","r2c1"]},{"id":"r1c2","row":1,"col":2,"x":2.5,"y":1,"adjacent":["r1c1","r1c3","r0c2","r0c3","r2c1","r2c2"]},{"id":"r1c3","row":1,"col":3,"x":3.5,"y":1,"adjacent":["r1c2","r1c4","r0c3","r0c4","r2c2","r2c3"]},{"id":"r1c4","row":1,"col":4,"x":4.5,"y":1,"adjacent":["r1c3","r0c4","r0c5","r2c3"]},{"id":"r2c0","row":2,"col":0,"x":1,"y":2,"adjacent":["r2c1","r1c0","r1c1","r3c0"]},{"id":"r2c1","row":2,"col":1,"x":2,"y":2,"adjacent":["r2c0","r2c2","r1c1","r1c2","r3c0","r3c1"]},{"id":"r2c2","row":2,"col":2,"x":3,"y":2,"adjacent":["r2c1","r2c3","r1c2","r1c3","r3c1","r3c2"]},{"id":"r2c3","row":2,"col":3,"x":4,"y":2,"adjacent":["r2c2","r1c3","r1c4","r3c2"]},{"id":"r3c0","row":3,"col":0,"x":1.5,"y":3,"adjacent":["r3c1","r2c0","r2c1"]},{"id":"r3c1","row":3,"col":1,"x":2.5,"y":3,"adjacent":["r3c0","r3c2","r2c1","r2c2"]},{"id":"r3c2","row":3,"col":2,"x":3.5,"y":3,"adjacent":["r3c1","r2c2","r2c3"]}],"source":"public:crustymonkey/playeraid_modules (4/5/6 on top); wingboardgame.com (10/14/18 boards, inverted pyramid); poeppelkiste.de (staggered like brickwork)"}],"managementBoards":[{"id":"mb-port-a","area":"port-a","name":{"en":"Port","ru":"Порт A","ja":"港A"},"refill":"slideLeftThenFillRight","slots":[{"id":"mb-port-a-s1","index":0,"zone":"blue","source":"reconstructed"},{"id":"mb-port-a-s2","index":1,"zone":"blue","source":"reconstructed"},{"id":"mb-port-a-s3","index":2,"zone":"yellow","source":"reconstructed"},{"id":"mb-port-a-s4","index":3,"zone":"yellow","source":"reconstructed"},{"id":"mb-port-a-s5","index":4,"zone":"red","source":"reconstructed"},{"id":"mb-port-a-s6","index":5,"zone":"red","source":"reconstructed"}],"source":"public:bdml.free.fr/fiche_jeu.php?id=539; knobelritter.at/Spiele/Yokohama.shtml (6 cards per board)"},{"id":"mb-port-b","area":"port-b","name":{"en":"Dock","ru":"Порт B","ja":"港B"},"refill":"slideLeftThenFillRight","slots":[{"id":"mb-port-b-s1","index":0,"zone":"blue","source":"reconstructed"},{"id":"mb-port-b-s2","index":1,"zone":"blue","source":"reconstructed"},{"id":"mb-port-b-s3","index":2,"zone":"yellow","source":"reconstructed"},{"id":"mb-port-b-s4","index":3,"zone":"yellow","source":"reconstructed"},{"id":"mb-port-b-s5","index":4,"zone":"red","source":"reconstructed"},{"id":"mb-port-b-s6","index":5,"zone":"red","source":"reconstructed"}],"source":"public:bdml.free.fr/fiche_jeu.php?id=539; knobelritter.at/Spiele/Yokohama.shtml (6 cards per board)"},{"id":"mb-lab-a","area":"lab-a","name":{"en":"Laboratory","ru":"Лаборатория A","ja":"研究所A"},"refill":"slideLeftThenFillRight","slots":[{"id":"mb-lab-a-s1","index":0,"costModifier":0,"source":"reconstructed"},{"id":"mb-lab-a-s2","index":1,"costModifier":1,"source":"reconstructed"},{"id":"mb-lab-a-s3","index":2,"costModifier":1,"source":"reconstructed"},{"id":"mb-lab-a-s4","index":3,"costModifier":2,"source":"reconstructed"},{"id":"mb-lab-a-s5","index":4,"costModifier":2,"source":"reconstructed"},{"id":"mb-lab-a-s6","index":5,"costModifier":3,"source":"reconstructed"}],"source":"public:bdml.free.fr/fiche_jeu.php?id=539; knobelritter.at/Spiele/Yokohama.shtml (6 cards per board)"},{"id":"mb-lab-b","area":"lab-b","name":{"en":"Research Center","ru":"Лаборатория B","ja":"研究所B"},"refill":"slideLeftThenFillRight","slots":[{"id":"mb-lab-b-s1","index":0,"costModifier":0,"source":"reconstructed"},{"id":"mb-lab-b-s2","index":1,"costModifier":1,"source":"reconstructed"},{"id":"mb-lab-b-s3","index":2,"costModifier":1,"source":"reconstructed"},{"id":"mb-lab-b-s4","index":3,"costModifier":2,"source":"reconstructed"},{"id":"mb-lab-b-s5","index":4,"costModifier":2,"source":"reconstructed"},{"id":"mb-lab-b-s6","index":5,"costModifier":3,"source":"reconstructed"}],"source":"public:bdml.free.fr/fiche_jeu.php?id=539; knobelritter.at/Spiele/Yokohama.shtml (6 cards per board)"},{"id":"mb-church","area":"church","name":{"en":"Church","ru":"Церковь","ja":"教会"},"endTriggerPlayerAssistants":{"2":4,"3":5,"4":6},"majorityVp":[6,3],"spaces":[{"id":"church-1","index":0,"faith":7,"gain":{"vp":3},"neutralIn2pVariant":false,"source":"reconstructed"},{"id":"church-2","index":1,"faith":7,"gain":{"vp":4},"neutralIn2pVariant":false,"source":"reconstructed"},{"id":"church-3","index":2,"faith":7,"gain":{"vp":6},"neutralIn2pVariant":false,"source":"reconstructed"},{"id":"church-4","index":3,"faith":8,"gain":{"vp":7},"neutralIn2pVariant":true,"source":"reconstructed"},{"id":"church-5","index":4,"faith":8,"gain":{"vp":9},"neutralIn2pVariant":false,"source":"reconstructed"},{"id":"church-6","index":5,"faith":9,"gain":{"vp":10},"neutralIn2pVariant":false,"source":"reconstructed"},{"id":"church-7","index":6,"faith":10,"gain":{"vp":12},"neutralIn2pVariant":false,"source":"reconstructed"}],"source":"rulebook"},{"id":"mb-customs","area":"customs","name":{"en":"Customs House","ru":"Таможня","ja":"税関"},"endTriggerPlayerAssistants":{"2":4,"3":5,"4":6},"majorityVp":[8,4],"spaces":[{"id":"customs-1","index":0,"imports":1,"gain":{"vp":4},"neutralIn2pVariant":false,"source":"reconstructed"},{"id":"customs-2","index":1,"imports":1,"gain":{"vp":5},"neutralIn2pVariant":false,"source":"reconstructed"},{"id":"customs-3","index":2,"imports":1,"gain":{"vp":6},"neutralIn2pVariant":false,"source":"reconstructed"},{"id":"customs-4","index":3,"imports":2,"gain":{"vp":8},"neutralIn2pVariant":true,"source":"reconstructed"},{"id":"customs-5","index":4,"imports":2,"gain":{"vp":10},"neutralIn2pVariant":false,"source":"reconstructed"},{"id":"customs-6","index":5,"imports":2,"gain":{"vp":12},"neutralIn2pVariant":false,"source":"reconstructed"},{"id":"customs-7","index":6,"imports":3,"gain":{"vp":15},"neutralIn2pVariant":false,"source":"reconstructed"}],"source":"rulebook"}],"orders":[{"id":"order-en01","country":"england","requires":{"tea":4},"gain":{"vp":3,"yen":1},"source":"reconstructed"},{"id":"order-en02","country":"england","requires":{"tea":3,"fish":2},"gain":{"vp":2,"import":1},"source":"reconstructed"},{"id":"order-en03","country":"england","requires":{"silk":2,"tea":2},"gain":{"vp":4,"yen":2},"source":"reconstructed"},{"id":"order-en04","country":"england","requires":{"silk":1,"tea":3,"fish":1},"gain":{"vp":3,"import":1},"source":"reconstructed"},{"id":"order-en05","country":"england","requires":{"silk":2,"fish":3},"gain":{"vp":5,"yen":2},"source":"reconstructed"},{"id":"order-en06","country":"england","requires":{"copper":1,"silk":1,"tea":3},"gain":{"vp":4,"import":1},"source":"reconstructed"},{"id":"order-en07","country":"england","requires":{"copper":2,"tea":2,"fish":2},"gain":{"vp":8},"source":"reconstructed"},{"id":"order-en08","country":"england","requires":{"silk":3,"tea":2},"gain":{"vp":5,"import":1},"source":"reconstructed"},{"id":"order-en09","country":"england","requires":{"copper":1,"silk":2,"tea":2,"fish":1},"gain":{"vp":9,"yen":2},"source":"reconstructed"},{"id":"order-en10","country":"england","requires":{"silk":4,"tea":3},"gain":{"vp":10,"import":1},"source":"reconstructed"},{"id":"order-en11","country":"england","requires":{"copper":3,"silk":2,"tea":2},"gain":{"vp":11,"import":1},"source":"reconstructed"},{"id":"order-us01","country":"usa","requires":{"tea":2,"fish":2},"gain":{"vp":1,"import":1},"source":"reconstructed"},{"id":"order-us02","country":"usa","requires":{"silk":1,"fish":3},"gain":{"vp":4,"yen":1},"source":"reconstructed"},{"id":"order-us03","country":"usa","requires":{"copper":1,"tea":2,"fish":2},"gain":{"vp":6},"source":"reconstructed"},{"id":"order-us04","country":"usa","requires":{"silk":2,"tea":2,"fish":1},"gain":{"vp":4,"import":1},"source":"reconstructed"},{"id":"order-us05","country":"usa","requires":{"copper":2,"silk":1,"fish":2},"gain":{"vp":6,"yen":2},"source":"reconstructed"},{"id":"order-us06","country":"usa","requires":{"silk":3,"tea":2,"fish":2},"gain":{"vp":9,"import":1},"source":"reconstructed"},{"id":"order-us07","country":"usa","requires":{"copper":2,"silk":2,"tea":3,"fish":1},"gain":{"vp":14},"source":"reconstructed"},{"id":"order-fr01","country":"france","requires":{"fish":4},"gain":{"vp":2,"yen":2},"source":"reconstructed"},{"id":"order-fr02","country":"france","requires":{"silk":2,"fish":1},"gain":{"vp":2,"import":1},"source":"reconstructed"},{"id":"order-fr03","country":"france","requires":{"silk":2,"tea":1,"fish":1},"gain":{"vp":5,"yen":1},"source":"reconstructed"},{"id":"order-fr04","country":"france","requires":{"silk":3,"fish":1},"gain":{"vp":7},"source":"reconstructed"},{"id":"order-fr05","country":"france","requires":{"copper":1,"silk":2,"fish":2},"gain":{"vp":5,"import":1},"source":"reconstructed"},{"id":"order-fr06","country":"france","requires":{"copper":1,"silk":3,"tea":1,"fish":1},"gain":{"vp":10,"yen":2},"source":"reconstructed"},{"id":"order-fr07","country":"france","requires":{"silk":4,"tea":2,"fish":3},"gain":{"vp":9,"import":2},"source":"reconstructed"},{"id":"order-de01","country":"germany","requires":{"copper":1,"tea":2},"gain":{"vp":3,"yen":1},"source":"reconstructed"},{"id":"order-de02","country":"germany","requires":{"copper":1,"tea":3},"gain":{"vp":2,"import":1},"source":"reconstructed"},{"id":"order-de03","country":"germany","requires":{"copper":2,"tea":2},"gain":{"vp":6},"source":"reconstructed"},{"id":"order-de04","country":"germany","requires":{"copper":1,"silk":2,"tea":2},"gain":{"vp":6,"yen":2},"source":"public:bordspellenblog.nl/834 (card shown: Germany, 2 tea + 2 silk + 1 copper -> 6 VP + 2 yen)"},{"id":"order-de05","country":"germany","requires":{"copper":2,"tea":2,"fish":1},"gain":{"vp":4,"import":1},"source":"reconstructed"},{"id":"order-de06","country":"germany","requires":{"copper":2,"silk":2,"tea":1},"gain":{"vp":8,"import":1},"source":"reconstructed"},{"id":"order-de07","country":"germany","requires":{"copper":3,"tea":2,"fish":3},"gain":{"vp":13},"source":"reconstructed"},{"id":"order-nl01","country":"netherlands","requires":{"copper":1,"fish":3},"gain":{"vp":4,"yen":1},"source":"reconstructed"},{"id":"order-nl02","country":"netherlands","requires":{"copper":2,"fish":3},"gain":{"vp":4,"import":1},"source":"reconstructed"},{"id":"order-nl03","country":"netherlands","requires":{"copper":1,"silk":1,"tea":2,"fish":3},"gain":{"vp":11},"source":"reconstructed"},{"id":"order-nl04","country":"netherlands","requires":{"copper":3,"silk":1,"fish":3},"gain":{"vp":7,"import":2},"source":"reconstructed"}],"technologies":[{"id":"gaslight","name":{"en":"Gaslight","ru":"Газовое освещение","ja":"ガス灯"},"value":4,"copies":2,"effect":{"hook":"buildShop","gain":{"vp":2}},"source":"rulebook","fieldSources":{"name.en":"rulebook","effect":"rulebook","value":"reconstructed","copies":"reconstructed","name.ru":"reconstructed","name.ja":"reconstructed"}},{"id":"station","name":{"en":"Station","ru":"Станция","ja":"駅"},"value":4,"copies":1,"effect":{"hook":"acquire","placeStation":true},"source":"rulebook","fieldSources":{"name.en":"rulebook","effect":"rulebook","value":"reconstructed","copies":"reconstructed","name.ru":"reconstructed","name.ja":"reconstructed"}},{"id":"mining-technology","name":{"en":"Mining Technology","ru":"Горное дело","ja":"採掘技術"},"value":3,"copies":1,"effect":{"hook":"gainCopper","gain":{"copper":1},"sources":["copperMine","chinatown","fivePower","buildingSite"]},"source":"rulebook","fieldSources":{"name.en":"rulebook","effect":"rulebook","value":"reconstructed","copies":"reconstructed","name.ru":"reconstructed","name.ja":"reconstructed"}},{"id":"spinning-mill","name":{"en":"Spinning Mill","ru":"Прядильная фабрика","ja":"紡績工場"},"value":3,"copies":1,"effect":{"hook":"oncePerTurn","cost":{"silk":1},"gain":{"yen":2}},"source":"rulebook","fieldSources":{"name.en":"rulebook","effect":"rulebook","value":"reconstructed","copies":"reconstructed","name.ru":"reconstructed","name.ja":"reconstructed"}},{"id":"stagecoach","name":{"en":"Stagecoach","ru":"Дилижанс","ja":"乗合馬車"},"value":2,"copies":2,"effect":{"hook":"movement","freePassage":true},"source":"rulebook","fieldSources":{"name.en":"rulebook","effect":"rulebook","value":"reconstructed","copies":"reconstructed","name.ru":"reconstructed","name.ja":"reconstructed"}},{"id":"exposition","name":{"en":"Exposition","ru":"Выставка","ja":"博覧会"},"value":6,"copies":1,"effect":{"hook":"acquire","gain":{"vp":10}},"source":"rulebook","fieldSources":{"name.en":"rulebook","effect":"rulebook","value":"reconstructed","copies":"reconstructed","name.ru":"reconstructed","name.ja":"reconstructed"}},{"id":"ball","name":{"en":"Ball","ru":"Бал","ja":"舞踏会"},"value":5,"copies":2,"effect":{"hook":"fulfilOrder","gain":{"vp":2}},"source":"rulebook","fieldSources":{"name.en":"rulebook","effect":"rulebook","value":"reconstructed","copies":"reconstructed","name.ru":"reconstructed","name.ja":"reconstructed"}},{"id":"language-school","name":{"en":"Language School","ru":"Языковая школа","ja":"語学学校"},"value":3,"copies":2,"effect":{"hook":"fulfilOrder","gain":{"yen":1}},"source":"rulebook","fieldSources":{"name.en":"rulebook","effect":"rulebook","value":"reconstructed","copies":"reconstructed","name.ru":"reconstructed","name.ja":"reconstructed"}},{"id":"letterpress-printing","name":{"en":"Letterpress Printing","ru":"Книгопечатание","ja":"活版印刷"},"value":2,"copies":2,"effect":{"hook":"acquireTechnology","gain":{"yen":1},"includesSelf":false},"source":"rulebook","fieldSources":{"name.en":"rulebook","effect":"rulebook","value":"reconstructed","copies":"reconstructed","name.ru":"reconstructed","name.ja":"reconstructed"}},{"id":"winery","name":{"en":"Winery","ru":"Винодельня","ja":"ワイナリー"},"value":4,"copies":2,"effect":{"hook":"placeOnChurch","gain":{"vp":3}},"source":"rulebook","fieldSources":{"name.en":"rulebook","effect":"rulebook","value":"reconstructed","copies":"reconstructed","name.ru":"reconstructed","name.ja":"reconstructed"}},{"id":"postal-system","name":{"en":"Postal System","ru":"Почтовая система","ja":"郵便制度"},"value":3,"copies":1,"effect":{"hook":"movement","mayEndWithOtherPresidents":true},"source":"rulebook","fieldSources":{"name.en":"rulebook","effect":"rulebook","value":"reconstructed","copies":"reconstructed","name.ru":"reconstructed","name.ja":"reconstructed"}},{"id":"newspaper","name":{"en":"Newspaper","ru":"Газета","ja":"新聞"},"value":5,"copies":2,"effect":{"hook":"placement","differentAreas":4},"source":"rulebook","fieldSources":{"name.en":"rulebook","effect":"rulebook","value":"reconstructed","copies":"reconstructed","name.ru":"reconstructed","name.ja":"reconstructed"}},{"id":"electric-light","name":{"en":"Electric Light","ru":"Электрическое освещение","ja":"電灯"},"value":4,"copies":2,"effect":{"hook":"buildTradingHouse","gain":{"vp":3}},"source":"rulebook","fieldSources":{"name.en":"rulebook","effect":"rulebook","value":"reconstructed","copies":"reconstructed","name.ru":"reconstructed","name.ja":"reconstructed"}},{"id":"university","name":{"en":"University","ru":"Университет","ja":"大学"},"value":4,"copies":1,"effect":{"hook":"oncePerTurn","cost":{"yen":1},"moveFromWarehouse":{"assistant":1}},"source":"rulebook","fieldSources":{"name.en":"rulebook","effect":"rulebook","value":"reconstructed","copies":"reconstructed","name.ru":"reconstructed","name.ja":"reconstructed"}},{"id":"telegram","name":{"en":"Telegram","ru":"Телеграф","ja":"電報"},"value":4,"copies":1,"effect":{"hook":"placement","pairPlusAdjacent":1},"source":"rulebook","fieldSources":{"name.en":"rulebook","effect":"rulebook","value":"reconstructed","copies":"reconstructed","name.ru":"reconstructed","name.ja":"reconstructed"}},{"id":"telephone","name":{"en":"Telephone","ru":"Телефон","ja":"電話"},"value":5,"copies":1,"effect":{"hook":"recovery","mayLeaveAssistants":1},"source":"rulebook","fieldSources":{"name.en":"rulebook","effect":"rulebook","value":"reconstructed","copies":"reconstructed","name.ru":"reconstructed","name.ja":"reconstructed"}},{"id":"brickyard","name":{"en":"Brickyard","ru":"Кирпичный завод","ja":"煉瓦工場"},"value":4,"copies":2,"effect":{"hook":"placeOnCustoms","gain":{"vp":4}},"source":"rulebook","fieldSources":{"name.en":"rulebook","effect":"rulebook","value":"reconstructed","copies":"reconstructed","name.ru":"reconstructed","name.ja":"reconstructed"}},{"id":"stock-system","name":{"en":"Stock System","ru":"Акционерная система","ja":"株式制度"},"value":2,"copies":1,"effect":{"hook":"turnStart","yenWhen":{"0":2,"1":1}},"source":"rulebook","fieldSources":{"name.en":"rulebook","effect":"rulebook","value":"reconstructed","copies":"reconstructed","name.ru":"reconstructed","name.ja":"reconstructed"}},{"id":"patent-system","name":{"en":"Patent System","ru":"Патентная система","ja":"特許制度"},"value":4,"copies":2,"effect":{"hook":"acquireTechnology","gain":{"vp":2},"includesSelf":false},"source":"rulebook","fieldSources":{"name.en":"rulebook","effect":"rulebook","value":"reconstructed","copies":"reconstructed","name.ru":"reconstructed","name.ja":"reconstructed"}},{"id":"tram","name":{"en":"Tram","ru":"Трамвай","ja":"路面電車"},"value":5,"copies":1,"effect":{"hook":"movement","jumpToAreaWithoutOtherPresidents":true},"source":"rulebook","fieldSources":{"name.en":"rulebook","effect":"rulebook","value":"reconstructed","copies":"reconstructed","name.ru":"reconstructed","name.ja":"reconstructed"}}],"technologyCards":[{"id":"tech-gaslight-1","technology":"gaslight","country":"france","value":4,"source":"reconstructed"},{"id":"tech-gaslight-2","technology":"gaslight","country":"england","value":4,"source":"reconstructed"},{"id":"tech-station-1","technology":"station","country":"england","value":4,"source":"reconstructed"},{"id":"tech-mining-technology-1","technology":"mining-technology","country":"germany","value":3,"source":"reconstructed"},{"id":"tech-spinning-mill-1","technology":"spinning-mill","country":"france","value":3,"source":"reconstructed"},{"id":"tech-stagecoach-1","technology":"stagecoach","country":"england","value":2,"source":"reconstructed"},{"id":"tech-stagecoach-2","technology":"stagecoach","country":"usa","value":2,"source":"reconstructed"},{"id":"tech-exposition-1","technology":"exposition","country":"france","value":6,"source":"reconstructed"},{"id":"tech-ball-1","technology":"ball","country":"france","value":5,"source":"reconstructed"},{"id":"tech-ball-2","technology":"ball","country":"england","value":5,"source":"reconstructed"},{"id":"tech-language-school-1","technology":"language-school","country":"usa","value":3,"source":"reconstructed"},{"id":"tech-language-school-2","technology":"language-school","country":"france","value":3,"source":"reconstructed"},{"id":"tech-letterpress-printing-1","technology":"letterpress-printing","country":"netherlands","value":2,"source":"reconstructed"},{"id":"tech-letterpress-printing-2","technology":"letterpress-printing","country":"usa","value":2,"source":"reconstructed"},{"id":"tech-winery-1","technology":"winery","country":"germany","value":4,"source":"reconstructed"},{"id":"tech-winery-2","technology":"winery","country":"france","value":4,"source":"reconstructed"},{"id":"tech-postal-system-1","technology":"postal-system","country":"england","value":3,"source":"reconstructed"},{"id":"tech-newspaper-1","technology":"newspaper","country":"england","value":5,"source":"reconstructed"},{"id":"tech-newspaper-2","technology":"newspaper","country":"usa","value":5,"source":"reconstructed"},{"id":"tech-electric-light-1","technology":"electric-light","country":"usa","value":4,"source":"reconstructed"},{"id":"tech-electric-light-2","technology":"electric-light","country":"germany","value":4,"source":"reconstructed"},{"id":"tech-university-1","technology":"university","country":"germany","value":4,"source":"reconstructed"},{"id":"tech-telegram-1","technology":"telegram","country":"england","value":4,"source":"reconstructed"},{"id":"tech-telephone-1","technology":"telephone","country":"usa","value":5,"source":"reconstructed"},{"id":"tech-brickyard-1","technology":"brickyard","country":"netherlands","value":4,"source":"reconstructed"},{"id":"tech-brickyard-2","technology":"brickyard","country":"england","value":4,"source":"reconstructed"},{"id":"tech-stock-system-1","technology":"stock-system","country":"netherlands","value":2,"source":"reconstructed"},{"id":"tech-patent-system-1","technology":"patent-system","country":"germany","value":4,"source":"reconstructed"},{"id":"tech-patent-system-2","technology":"patent-system","country":"england","value":4,"source":"reconstructed"},{"id":"tech-tram-1","technology":"tram","country":"germany","value":5,"source":"reconstructed"}],"achievements":[{"id":"ach-a1","deck":"A","condition":{"have":{"copper":5}},"vpFirst":9,"vpLater":5,"source":"rulebook","fieldSources":{"condition":"rulebook","vpFirst":"reconstructed","vpLater":"reconstructed"}},{"id":"ach-a2","deck":"A","condition":{"have":{"silk":6}},"vpFirst":9,"vpLater":5,"source":"rulebook","fieldSources":{"condition":"rulebook","vpFirst":"reconstructed","vpLater":"reconstructed"}},{"id":"ach-a3","deck":"A","condition":{"have":{"tea":7}},"vpFirst":9,"vpLater":5,"source":"rulebook","fieldSources":{"condition":"rulebook","vpFirst":"reconstructed","vpLater":"reconstructed"}},{"id":"ach-a4","deck":"A","condition":{"have":{"fish":7}},"vpFirst":9,"vpLater":5,"source":"rulebook","fieldSources":{"condition":"rulebook","vpFirst":"reconstructed","vpLater":"reconstructed"}},{"id":"ach-b1","deck":"B","condition":{"have":{"yen":10}},"vpFirst":10,"vpLater":6,"source":"rulebook","fieldSources":{"condition":"rulebook","vpFirst":"reconstructed","vpLater":"reconstructed"}},{"id":"ach-b2","deck":"B","condition":{"fivePowerTokensPlusAgents":5},"vpFirst":10,"vpLater":6,"source":"rulebook","fieldSources":{"condition":"rulebook","vpFirst":"reconstructed","vpLater":"reconstructed"}},{"id":"ach-b3","deck":"B","condition":{"ordersFulfilled":5},"vpFirst":10,"vpLater":6,"source":"rulebook","fieldSources":{"condition":"rulebook","vpFirst":"reconstructed","vpLater":"reconstructed"}},{"id":"ach-b4","deck":"B","condition":{"technologies":4},"vpFirst":10,"vpLater":6,"source":"rulebook","fieldSources":{"condition":"rulebook","vpFirst":"reconstructed","vpLater":"reconstructed"}},{"id":"ach-c1","deck":"C","condition":{"areasWithOwnBuilding":{"production":4}},"vpFirst":12,"vpLater":7,"source":"rulebook","fieldSources":{"condition":"rulebook","vpFirst":"reconstructed","vpLater":"reconstructed"}},{"id":"ach-c2","deck":"C","condition":{"areasWithOwnBuilding":{"commercial":4}},"vpFirst":12,"vpLater":7,"source":"rulebook","fieldSources":{"condition":"rulebook","vpFirst":"reconstructed","vpLater":"reconstructed"}},{"id":"ach-c3","deck":"C","condition":{"areasWithOwnBuilding":{"production":3,"commercial":2}},"vpFirst":14,"vpLater":8,"source":"rulebook","fieldSources":{"condition":"rulebook","vpFirst":"reconstructed","vpLater":"reconstructed"}},{"id":"ach-c4","deck":"C","condition":{"areasWithOwnBuilding":{"production":2,"commercial":3}},"vpFirst":14,"vpLater":8,"source":"rulebook","fieldSources":{"condition":"rulebook","vpFirst":"reconstructed","vpLater":"reconstructed"}}],"buildingSites":[{"id":"site-01","shops":[{"id":"site-01-shop1","gain":{"vp":4},"source":"reconstructed"},{"id":"site-01-shop2","gain":{"yen":4},"source":"reconstructed"},{"id":"site-01-shop3","gain":{"tea":2},"source":"reconstructed"},{"id":"site-01-shop4","gain":{},"source":"reconstructed"}],"tradingHouse":{"id":"site-01-house","gain":{"vp":8},"source":"reconstructed"},"source":"reconstructed","fieldSources":{"slotCounts":"public:spieletest.at/5570 (one shop lot per player, many with a bonus); bigcream.it (four lots with bonus)"}},{"id":"site-02","shops":[{"id":"site-02-shop1","gain":{"copper":1,"vp":2},"source":"reconstructed"},{"id":"site-02-shop2","gain":{"vp":4},"source":"reconstructed"},{"id":"site-02-shop3","gain":{"fish":2},"source":"reconstructed"},{"id":"site-02-shop4","gain":{},"source":"reconstructed"}],"tradingHouse":{"id":"site-02-house","gain":{"vp":8},"source":"reconstructed"},"source":"reconstructed","fieldSources":{"slotCounts":"public:spieletest.at/5570 (one shop lot per player, many with a bonus); bigcream.it (four lots with bonus)"}},{"id":"site-03","shops":[{"id":"site-03-shop1","gain":{"silk":1,"vp":2},"source":"reconstructed"},{"id":"site-03-shop2","gain":{"warehouse":1,"vp":2},"source":"reconstructed"},{"id":"site-03-shop3","gain":{"yen":2},"source":"reconstructed"},{"id":"site-03-shop4","gain":{},"source":"reconstructed"}],"tradingHouse":{"id":"site-03-house","gain":{"vp":8},"source":"reconstructed"},"source":"reconstructed","fieldSources":{"slotCounts":"public:spieletest.at/5570 (one shop lot per player, many with a bonus); bigcream.it (four lots with bonus)"}},{"id":"site-04","shops":[{"id":"site-04-shop1","gain":{"fish":4},"source":"reconstructed"},{"id":"site-04-shop2","gain":{"vp":4},"source":"reconstructed"},{"id":"site-04-shop3","gain":{"deploy":2},"source":"reconstructed"},{"id":"site-04-shop4","gain":{},"source":"reconstructed"}],"tradingHouse":{"id":"site-04-house","gain":{"vp":8},"source":"reconstructed"},"source":"reconstructed","fieldSources":{"slotCounts":"public:spieletest.at/5570 (one shop lot per player, many with a bonus); bigcream.it (four lots with bonus)"}},{"id":"site-05","shops":[{"id":"site-05-shop1","gain":{"vp":5},"source":"reconstructed"},{"id":"site-05-shop2","gain":{"silk":1,"vp":2},"source":"reconstructed"},{"id":"site-05-shop3","gain":{"yen":2},"source":"reconstructed"},{"id":"site-05-shop4","gain":{},"source":"reconstructed"}],"tradingHouse":{"id":"site-05-house","gain":{"vp":7},"source":"reconstructed"},"source":"reconstructed","fieldSources":{"slotCounts":"public:spieletest.at/5570 (one shop lot per player, many with a bonus); bigcream.it (four lots with bonus)"}},{"id":"site-06","shops":[{"id":"site-06-shop1","gain":{"yen":5},"source":"reconstructed"},{"id":"site-06-shop2","gain":{"vp":4},"source":"reconstructed"},{"id":"site-06-shop3","gain":{"tea":2},"source":"reconstructed"},{"id":"site-06-shop4","gain":{},"source":"reconstructed"}],"tradingHouse":{"id":"site-06-house","gain":{"vp":7},"source":"reconstructed"},"source":"reconstructed","fieldSources":{"slotCounts":"public:spieletest.at/5570 (one shop lot per player, many with a bonus); bigcream.it (four lots with bonus)"}},{"id":"site-07","shops":[{"id":"site-07-shop1","gain":{"import":1,"vp":2},"source":"reconstructed"},{"id":"site-07-shop2","gain":{"vp":4},"source":"reconstructed"},{"id":"site-07-shop3","gain":{"fish":2},"source":"reconstructed"},{"id":"site-07-shop4","gain":{},"source":"reconstructed"}],"tradingHouse":{"id":"site-07-house","gain":{"vp":7},"source":"reconstructed"},"source":"reconstructed","fieldSources":{"slotCounts":"public:spieletest.at/5570 (one shop lot per player, many with a bonus); bigcream.it (four lots with bonus)"}},{"id":"site-08","shops":[{"id":"site-08-shop1","gain":{"tea":5},"source":"reconstructed"},{"id":"site-08-shop2","gain":{"anyGood":1,"vp":2},"source":"reconstructed"},{"id":"site-08-shop3","gain":{"vp":2},"source":"reconstructed"},{"id":"site-08-shop4","gain":{},"source":"reconstructed"}],"tradingHouse":{"id":"site-08-house","gain":{"vp":7},"source":"reconstructed"},"source":"reconstructed","fieldSources":{"slotCounts":"public:spieletest.at/5570 (one shop lot per player, many with a bonus); bigcream.it (four lots with bonus)"}},{"id":"site-09","shops":[{"id":"site-09-shop1","gain":{"vp":5},"source":"reconstructed"},{"id":"site-09-shop2","gain":{"warehouse":1,"vp":2},"source":"reconstructed"},{"id":"site-09-shop3","gain":{"vp":2},"source":"reconstructed"},{"id":"site-09-shop4","gain":{},"source":"reconstructed"}],"tradingHouse":{"id":"site-09-house","gain":{"vp":7},"source":"reconstructed"},"source":"reconstructed","fieldSources":{"slotCounts":"public:spieletest.at/5570 (one shop lot per player, many with a bonus); bigcream.it (four lots with bonus)"}},{"id":"site-10","shops":[{"id":"site-10-shop1","gain":{"deploy":5},"source":"reconstructed"},{"id":"site-10-shop2","gain":{"copper":1,"vp":2},"source":"reconstructed"},{"id":"site-10-shop3","gain":{"vp":2},"source":"reconstructed"},{"id":"site-10-shop4","gain":{},"source":"reconstructed"}],"tradingHouse":{"id":"site-10-house","gain":{"vp":7},"source":"reconstructed"},"source":"reconstructed","fieldSources":{"slotCounts":"public:spieletest.at/5570 (one shop lot per player, many with a bonus); bigcream.it (four lots with bonus)"}},{"id":"site-11","shops":[{"id":"site-11-shop1","gain":{"fish":5},"source":"reconstructed"},{"id":"site-11-shop2","gain":{"yen":4},"source":"reconstructed"},{"id":"site-11-shop3","gain":{"vp":2},"source":"reconstructed"},{"id":"site-11-shop4","gain":{},"source":"reconstructed"}],"tradingHouse":{"id":"site-11-house","gain":{"vp":7},"source":"reconstructed"},"source":"reconstructed","fieldSources":{"slotCounts":"public:spieletest.at/5570 (one shop lot per player, many with a bonus); bigcream.it (four lots with bonus)"}},{"id":"site-12","shops":[{"id":"site-12-shop1","gain":{"vp":5},"source":"reconstructed"},{"id":"site-12-shop2","gain":{"anyGood":1,"vp":2},"source":"reconstructed"},{"id":"site-12-shop3","gain":{"yen":2},"source":"reconstructed"},{"id":"site-12-shop4","gain":{},"source":"reconstructed"}],"tradingHouse":{"id":"site-12-house","gain":{"vp":7},"source":"reconstructed"},"source":"reconstructed","fieldSources":{"slotCounts":"public:spieletest.at/5570 (one shop lot per player, many with a bonus); bigcream.it (four lots with bonus)"}},{"id":"site-13","shops":[{"id":"site-13-shop1","gain":{"import":1,"vp":2},"source":"reconstructed"},{"id":"site-13-shop2","gain":{"silk":1,"vp":2},"source":"reconstructed"},{"id":"site-13-shop3","gain":{"vp":2},"source":"reconstructed"},{"id":"site-13-shop4","gain":{},"source":"reconstructed"}],"tradingHouse":{"id":"site-13-house","gain":{"vp":7},"source":"reconstructed"},"source":"reconstructed","fieldSources":{"slotCounts":"public:spieletest.at/5570 (one shop lot per player, many with a bonus); bigcream.it (four lots with bonus)"}},{"id":"site-14","shops":[{"id":"site-14-shop1","gain":{"yen":5},"source":"reconstructed"},{"id":"site-14-shop2","gain":{"copper":1,"vp":2},"source":"reconstructed"},{"id":"site-14-shop3","gain":{"vp":2},"source":"reconstructed"},{"id":"site-14-shop4","gain":{},"source":"reconstructed"}],"tradingHouse":{"id":"site-14-house","gain":{"vp":7},"source":"reconstructed"},"source":"reconstructed","fieldSources":{"slotCounts":"public:spieletest.at/5570 (one shop lot per player, many with a bonus); bigcream.it (four lots with bonus)"}},{"id":"site-15","shops":[{"id":"site-15-shop1","gain":{"vp":5},"source":"reconstructed"},{"id":"site-15-shop2","gain":{"tea":4},"source":"reconstructed"},{"id":"site-15-shop3","gain":{"fish":2},"source":"reconstructed"},{"id":"site-15-shop4","gain":{},"source":"reconstructed"}],"tradingHouse":{"id":"site-15-house","gain":{"vp":7},"source":"reconstructed"},"source":"reconstructed","fieldSources":{"slotCounts":"public:spieletest.at/5570 (one shop lot per player, many with a bonus); bigcream.it (four lots with bonus)"}},{"id":"site-16","shops":[{"id":"site-16-shop1","gain":{"fish":5},"source":"reconstructed"},{"id":"site-16-shop2","gain":{"vp":4},"source":"reconstructed"},{"id":"site-16-shop3","gain":{"warehouse":1},"source":"reconstructed"},{"id":"site-16-shop4","gain":{},"source":"reconstructed"}],"tradingHouse":{"id":"site-16-house","gain":{"vp":7},"source":"reconstructed"},"source":"reconstructed","fieldSources":{"slotCounts":"public:spieletest.at/5570 (one shop lot per player, many with a bonus); bigcream.it (four lots with bonus)"}},{"id":"site-17","shops":[{"id":"site-17-shop1","gain":{"tea":5},"source":"reconstructed"},{"id":"site-17-shop2","gain":{"vp":4},"source":"reconstructed"},{"id":"site-17-shop3","gain":{"silk":1},"source":"reconstructed"},{"id":"site-17-shop4","gain":{},"source":"reconstructed"}],"tradingHouse":{"id":"site-17-house","gain":{"vp":7},"source":"reconstructed"},"source":"reconstructed","fieldSources":{"slotCounts":"public:spieletest.at/5570 (one shop lot per player, many with a bonus); bigcream.it (four lots with bonus)"}},{"id":"site-18","shops":[{"id":"site-18-shop1","gain":{"deploy":5},"source":"reconstructed"},{"id":"site-18-shop2","gain":{"vp":4},"source":"reconstructed"},{"id":"site-18-shop3","gain":{"anyGood":1},"source":"reconstructed"},{"id":"site-18-shop4","gain":{},"source":"reconstructed"}],"tradingHouse":{"id":"site-18-house","gain":{"vp":7},"source":"reconstructed"},"source":"reconstructed","fieldSources":{"slotCounts":"public:spieletest.at/5570 (one shop lot per player, many with a bonus); bigcream.it (four lots with bonus)"}},{"id":"site-19","shops":[{"id":"site-19-shop1","gain":{"vp":5},"source":"reconstructed"},{"id":"site-19-shop2","gain":{"copper":1,"vp":2},"source":"reconstructed"},{"id":"site-19-shop3","gain":{"deploy":2},"source":"reconstructed"},{"id":"site-19-shop4","gain":{},"source":"reconstructed"}],"tradingHouse":{"id":"site-19-house","gain":{"vp":7},"source":"reconstructed"},"source":"reconstructed","fieldSources":{"slotCounts":"public:spieletest.at/5570 (one shop lot per player, many with a bonus); bigcream.it (four lots with bonus)"}},{"id":"site-20","shops":[{"id":"site-20-shop1","gain":{"import":1,"vp":2},"source":"reconstructed"},{"id":"site-20-shop2","gain":{"vp":4},"source":"reconstructed"},{"id":"site-20-shop3","gain":{"anyGood":1},"source":"reconstructed"},{"id":"site-20-shop4","gain":{},"source":"reconstructed"}],"tradingHouse":{"id":"site-20-house","gain":{"vp":7},"source":"reconstructed"},"source":"reconstructed","fieldSources":{"slotCounts":"public:spieletest.at/5570 (one shop lot per player, many with a bonus); bigcream.it (four lots with bonus)"}},{"id":"site-21","shops":[{"id":"site-21-shop1","gain":{"vp":5},"source":"reconstructed"},{"id":"site-21-shop2","gain":{"yen":4},"source":"reconstructed"},{"id":"site-21-shop3","gain":{"silk":1},"source":"reconstructed"},{"id":"site-21-shop4","gain":{},"source":"reconstructed"}],"tradingHouse":{"id":"site-21-house","gain":{"vp":7},"source":"reconstructed"},"source":"reconstructed","fieldSources":{"slotCounts":"public:spieletest.at/5570 (one shop lot per player, many with a bonus); bigcream.it (four lots with bonus)"}},{"id":"site-22","shops":[{"id":"site-22-shop1","gain":{"anyGood":2,"vp":1},"source":"reconstructed"},{"id":"site-22-shop2","gain":{"vp":4},"source":"reconstructed"},{"id":"site-22-shop3","gain":{"warehouse":1},"source":"reconstructed"},{"id":"site-22-shop4","gain":{},"source":"reconstructed"}],"tradingHouse":{"id":"site-22-house","gain":{"vp":7},"source":"reconstructed"},"source":"reconstructed","fieldSources":{"slotCounts":"public:spieletest.at/5570 (one shop lot per player, many with a bonus); bigcream.it (four lots with bonus)"}},{"id":"site-23","shops":[{"id":"site-23-shop1","gain":{"warehouse":2,"vp":1},"source":"reconstructed"},{"id":"site-23-shop2","gain":{"copper":1,"vp":2},"source":"reconstructed"},{"id":"site-23-shop3","gain":{"vp":2},"source":"reconstructed"},{"id":"site-23-shop4","gain":{},"source":"reconstructed"}],"tradingHouse":{"id":"site-23-house","gain":{"vp":7},"source":"reconstructed"},"source":"reconstructed","fieldSources":{"slotCounts":"public:spieletest.at/5570 (one shop lot per player, many with a bonus); bigcream.it (four lots with bonus)"}},{"id":"site-24","shops":[{"id":"site-24-shop1","gain":{"vp":5},"source":"reconstructed"},{"id":"site-24-shop2","gain":{"yen":4},"source":"reconstructed"},{"id":"site-24-shop3","gain":{"anyGood":1},"source":"reconstructed"},{"id":"site-24-shop4","gain":{},"source":"reconstructed"}],"tradingHouse":{"id":"site-24-house","gain":{"vp":7},"source":"reconstructed"},"source":"reconstructed","fieldSources":{"slotCounts":"public:spieletest.at/5570 (one shop lot per player, many with a bonus); bigcream.it (four lots with bonus)"}}],"fivePowerTokens":[{"id":"fp-01","gain":{"vp":5},"source":"reconstructed"},{"id":"fp-02","gain":{"vp":5},"source":"reconstructed"},{"id":"fp-03","gain":{"vp":5},"source":"reconstructed"},{"id":"fp-04","gain":{"yen":5},"source":"reconstructed"},{"id":"fp-05","gain":{"yen":5},"source":"reconstructed"},{"id":"fp-06","gain":{"yen":5},"source":"reconstructed"},{"id":"fp-07","gain":{"copper":2,"vp":1},"source":"reconstructed"},{"id":"fp-08","gain":{"silk":2,"vp":1},"source":"reconstructed"},{"id":"fp-09","gain":{"tea":5},"source":"reconstructed"},{"id":"fp-10","gain":{"fish":5},"source":"reconstructed"},{"id":"fp-11","gain":{"anyGood":2,"vp":1},"source":"reconstructed"},{"id":"fp-12","gain":{"anyGood":2,"vp":1},"source":"reconstructed"},{"id":"fp-13","gain":{"import":1,"yen":1,"vp":1},"source":"reconstructed"},{"id":"fp-14","gain":{"import":1,"vp":2},"source":"reconstructed"},{"id":"fp-15","gain":{"import":1,"vp":2},"source":"reconstructed"},{"id":"fp-16","gain":{"warehouse":2,"vp":1},"source":"reconstructed"},{"id":"fp-17","gain":{"warehouse":2,"vp":1},"source":"reconstructed"},{"id":"fp-18","gain":{"deploy":5},"source":"reconstructed"},{"id":"fp-19","gain":{"deploy":5},"source":"reconstructed"},{"id":"fp-20","gain":{"vp":3,"anyGood":1},"source":"reconstructed"}],"foreignAgents":[{"id":"agent-england-1","country":"england","source":"rulebook"},{"id":"agent-england-2","country":"england","source":"rulebook"},{"id":"agent-england-3","country":"england","source":"rulebook"},{"id":"agent-usa-1","country":"usa","source":"rulebook"},{"id":"agent-usa-2","country":"usa","source":"rulebook"},{"id":"agent-france-1","country":"france","source":"rulebook"},{"id":"agent-france-2","country":"france","source":"rulebook"},{"id":"agent-germany-1","country":"germany","source":"rulebook"},{"id":"agent-germany-2","country":"germany","source":"rulebook"},{"id":"agent-netherlands-1","country":"netherlands","source":"rulebook"}]};
export function open(FIGURES) {
var release = (function(exports) {
	Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
	var __defProp = Object.defineProperty;
	var __exportAll = (all, no_symbols) => {
		let target = {};
		for (var name in all) __defProp(target, name, {
			get: all[name],
			enumerable: true
		});
		if (!no_symbols) __defProp(target, Symbol.toStringTag, { value: "Module" });
		return target;
	};
	var check_exports = __exportAll({
		WrongForm: () => WrongForm,
		count: () => count$1,
		flag: () => flag$1,
		list: () => list$1,
		number: () => number$1,
		oneOf: () => oneOf$1,
		optional: () => optional$1,
		record: () => record$1,
		some: () => some$1,
		text: () => text$1
	});
	var WrongForm = class extends TypeError {
		all;
		constructor(all) {
			super(`${all[0]?.path} must be ${all[0]?.wanted}, not ${all[0]?.found}`);
			this.name = "WrongForm";
			this.all = all;
		}
	};
	function wrong(path, wanted, value) {
		throw new WrongForm([{
			path,
			wanted,
			found: JSON.stringify(value) ?? "nothing"
		}]);
	}
	function readAll(parts, read) {
		const values = [];
		const faults = [];
		for (const [index, part] of parts.entries()) try {
			values.push(read(part, index));
		} catch (error) {
			if (!(error instanceof WrongForm)) throw error;
			faults.push(...error.all);
		}
		if (faults.length > 0) throw new WrongForm(faults);
		return values;
	}
	var text$1 = (value, path) => typeof value === "string" && value !== "" ? value : wrong(path, "a text", value);
	var count$1 = (value, path) => typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : wrong(path, "a whole number from 0 on", value);
	var number$1 = (value, path) => typeof value === "number" && Number.isFinite(value) ? value : wrong(path, "a number", value);
	var flag$1 = (value, path) => typeof value === "boolean" ? value : wrong(path, "true or false", value);
	function oneOf$1(...values) {
		return (value, path) => values.find((known) => known === value) ?? wrong(path, values.join(" or "), value);
	}
	function list$1(item, length) {
		return (value, path) => {
			if (!Array.isArray(value)) return wrong(path, "a list", value);
			if (length !== void 0 && value.length !== length) return wrong(path, `a list of ${length}`, value);
			return readAll(value, (entry, index) => item(entry, `${path}.${index}`));
		};
	}
	function record$1(shape) {
		return (value, path) => {
			if (typeof value !== "object" || value === null || Array.isArray(value)) return wrong(path, "an object", value);
			const given = value;
			const read = readAll(Object.entries(shape), ([key, check]) => [key, check(given[key], `${path}.${key}`)]);
			return Object.fromEntries(read);
		};
	}
	function some$1(keys, item) {
		return (value, path) => {
			if (typeof value !== "object" || value === null || Array.isArray(value)) return wrong(path, "an object", value);
			for (const [key, member] of Object.entries(value)) {
				if (!keys.includes(key)) wrong(`${path}.${key}`, `one of ${keys.join(", ")}`, key);
				item(member, `${path}.${key}`);
			}
			return value;
		};
	}
	function optional$1(item) {
		return (value, path) => value === void 0 ? void 0 : item(value, path);
	}
	function sameJson(a, b) {
		if (a === b) return true;
		if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
		if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, i) => sameJson(item, b[i]));
		const left = a;
		const right = b;
		const keys = Object.keys(left);
		return keys.length === Object.keys(right).length && keys.every((key) => Object.hasOwn(right, key) && sameJson(left[key], right[key]));
	}
	function because(rule, params = {}) {
		return {
			rule,
			params
		};
	}
	var Refusal = class extends Error {
		rule;
		params;
		constructor(rule, params = {}) {
			super(`refused by ${rule}: ${JSON.stringify(params)}`);
			this.name = "Refusal";
			this.rule = rule;
			this.params = params;
		}
	};
	function defineGame(rules) {
		function apply(state, seat, command) {
			const accepted = accept(rules, state, seat, command);
			const next = rules.clone(state);
			const events = [];
			rules.step(next, seat, accepted, (event, to) => events.push({
				event,
				to: to ?? null
			}));
			return {
				state: next,
				events
			};
		}
		return {
			...rules,
			apply
		};
	}
	function accept(rules, state, seat, command) {
		const given = command;
		if (typeof given !== "object" || given === null || Array.isArray(given) || typeof command.type !== "string") throw new Refusal("K.command", { reason: "a command is an object with a type" });
		const deciders = rules.deciders(state);
		if (deciders.length === 0) throw new Refusal("K.over");
		const legal = Number.isInteger(seat) ? rules.legal(state, seat) : [];
		const accepted = legal.find((candidate) => sameJson(candidate, command));
		if (accepted !== void 0) return accepted;
		if (!deciders.includes(seat) && legal.length === 0) throw new Refusal("K.turn", {
			seat: Number(seat),
			deciders
		});
		const { rule, params } = rules.refuse(state, seat, command);
		throw new Refusal(rule, params);
	}
	function topFrame(state) {
		const { frames } = state;
		return frames.length === 0 ? void 0 : frames[frames.length - 1];
	}
	function popFrame(state) {
		state.frames.pop();
	}
	function reasonIn(refuse, state, at, command) {
		const type = command.type;
		return Object.hasOwn(refuse, type) ? refuse[type]?.(state, at, command) : void 0;
	}
	function decision$1(rules) {
		return {
			rule: rules.rule,
			list: rules.list,
			apply: rules.apply,
			run: rules.run ?? never,
			isOpen: rules.isOpen ?? never,
			lose: rules.lose ?? dropTop,
			refuse: rules.refuse ?? {},
			show: rules.show,
			read: rules.read
		};
	}
	var never = () => false;
	function dropTop(state) {
		state.frames.length--;
	}
	function decisionTable(kinds) {
		return new Map(Object.entries(kinds));
	}
	function decisionOf(decisions, frame) {
		return decisions.get(frame.kind);
	}
	function runForced(decisions, state, emit, listBeside) {
		for (;;) {
			const frame = topFrame(state);
			if (frame === void 0) return;
			const kind = decisionOf(decisions, frame);
			if (kind.isOpen(state, frame)) return;
			if (kind.run(state, frame, emit)) continue;
			const choices = [];
			kind.list(state, frame, choices);
			if (choices.length > 1) return;
			if (listBeside !== void 0) {
				const own = choices.length;
				listBeside(state, frame, choices);
				if (choices.length > own) return;
			}
			if (choices.length === 1) kind.apply(state, frame, choices[0], emit);
			else kind.lose(state, frame, emit);
		}
	}
	var ROUND = new Uint32Array([
		1116352408,
		1899447441,
		3049323471,
		3921009573,
		961987163,
		1508970993,
		2453635748,
		2870763221,
		3624381080,
		310598401,
		607225278,
		1426881987,
		1925078388,
		2162078206,
		2614888103,
		3248222580,
		3835390401,
		4022224774,
		264347078,
		604807628,
		770255983,
		1249150122,
		1555081692,
		1996064986,
		2554220882,
		2821834349,
		2952996808,
		3210313671,
		3336571891,
		3584528711,
		113926993,
		338241895,
		666307205,
		773529912,
		1294757372,
		1396182291,
		1695183700,
		1986661051,
		2177026350,
		2456956037,
		2730485921,
		2820302411,
		3259730800,
		3345764771,
		3516065817,
		3600352804,
		4094571909,
		275423344,
		430227734,
		506948616,
		659060556,
		883997877,
		958139571,
		1322822218,
		1537002063,
		1747873779,
		1955562222,
		2024104815,
		2227730452,
		2361852424,
		2428436474,
		2756734187,
		3204031479,
		3329325298
	]);
	function sha256(text) {
		const message = padded(utf8(text));
		const hash = new Uint32Array([
			1779033703,
			3144134277,
			1013904242,
			2773480762,
			1359893119,
			2600822924,
			528734635,
			1541459225
		]);
		const w = new Uint32Array(64);
		for (let block = 0; block < message.length; block += 16) compress(hash, w, message, block);
		let hex = "";
		for (const word of hash) hex += word.toString(16).padStart(8, "0");
		return hex;
	}
	function compress(hash, w, message, block) {
		for (let i = 0; i < 16; i++) w[i] = message[block + i];
		for (let i = 16; i < 64; i++) {
			const s0 = rotate(w[i - 15], 7) ^ rotate(w[i - 15], 18) ^ w[i - 15] >>> 3;
			const s1 = rotate(w[i - 2], 17) ^ rotate(w[i - 2], 19) ^ w[i - 2] >>> 10;
			w[i] = w[i - 16] + s0 + w[i - 7] + s1;
		}
		let [a, b, c, d, e, f, g, h] = hash;
		for (let i = 0; i < 64; i++) {
			const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
			const t1 = h + s1 + (e & f ^ ~e & g) + ROUND[i] + w[i] | 0;
			const t2 = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + (a & b ^ a & c ^ b & c) | 0;
			h = g;
			g = f;
			f = e;
			e = d + t1 | 0;
			d = c;
			c = b;
			b = a;
			a = t1 + t2 | 0;
		}
		const words = [
			a,
			b,
			c,
			d,
			e,
			f,
			g,
			h
		];
		for (let i = 0; i < 8; i++) hash[i] += words[i];
	}
	function rotate(word, by) {
		return word >>> by | word << 32 - by;
	}
	function padded(bytes) {
		const words = new Uint32Array(((bytes.length + 8 >> 6) + 1) * 16);
		for (let i = 0; i < bytes.length; i++) words[i >> 2] |= bytes[i] << 24 - (i & 3) * 8;
		words[bytes.length >> 2] |= 128 << 24 - (bytes.length & 3) * 8;
		words[words.length - 2] = Math.floor(bytes.length / 536870912);
		words[words.length - 1] = bytes.length << 3;
		return words;
	}
	function utf8(text) {
		const bytes = [];
		for (const character of text) {
			const code = character.codePointAt(0);
			if (code < 128) bytes.push(code);
			else if (code < 2048) bytes.push(192 | code >> 6, 128 | code & 63);
			else if (code < 65536) bytes.push(224 | code >> 12, 128 | code >> 6 & 63, 128 | code & 63);
			else bytes.push(240 | code >> 18, 128 | code >> 12 & 63, 128 | code >> 6 & 63, 128 | code & 63);
		}
		return bytes;
	}
	function parseOptions(specs, given) {
		if (given !== void 0 && (typeof given !== "object" || given === null || Array.isArray(given))) throw new Refusal("K.options", {
			option: "",
			reason: "not an object"
		});
		const raw = { ...given };
		const known = specs;
		for (const name of Object.keys(raw)) if (!Object.hasOwn(known, name)) throw new Refusal("K.options", {
			option: name,
			reason: "unknown"
		});
		const options = {};
		for (const [name, spec] of Object.entries(known)) options[name] = parseOption(name, spec, raw[name]);
		return options;
	}
	function parseOption(name, spec, value) {
		if (value === void 0) return spec.default;
		if (spec.kind === "switch") {
			if (typeof value === "boolean") return value;
			throw new Refusal("K.options", {
				option: name,
				reason: "not true or false"
			});
		}
		if (typeof value === "string" && spec.values.includes(value)) return value;
		throw new Refusal("K.options", {
			option: name,
			reason: `not one of ${spec.values.join(", ")}`
		});
	}
	function checkSeats(range, seats) {
		if (!Number.isInteger(seats) || seats < range.min || seats > range.max) throw new Refusal("K.seats", {
			min: range.min,
			max: range.max
		});
	}
	function sameNumbers(a, b) {
		return a.length === b.length && samePart(a, b, 0, a.length);
	}
	function samePart(a, b, from, to) {
		for (let i = from; i < to; i++) if (a[i] !== b[i]) return false;
		return true;
	}
	var CONSTANTS = [
		1634760805,
		857760878,
		2036477234,
		1797285236
	];
	function chacha20Block(key, tail, out) {
		begin$1(key, tail);
		out.set(start);
		for (let round = 0; round < 20; round += 2) {
			quarter(out, 0, 4, 8, 12);
			quarter(out, 1, 5, 9, 13);
			quarter(out, 2, 6, 10, 14);
			quarter(out, 3, 7, 11, 15);
			quarter(out, 0, 5, 10, 15);
			quarter(out, 1, 6, 11, 12);
			quarter(out, 2, 7, 8, 13);
			quarter(out, 3, 4, 9, 14);
		}
		for (let i = 0; i < 16; i++) out[i] += start[i];
	}
	var start = new Int32Array(16);
	function begin$1(key, tail) {
		for (let i = 0; i < 4; i++) start[i] = CONSTANTS[i];
		for (let i = 0; i < 8; i++) start[4 + i] = key[i];
		for (let i = 0; i < 4; i++) start[12 + i] = tail[i];
	}
	function quarter(words, at, bt, ct, dt) {
		let a = words[at];
		let b = words[bt];
		let c = words[ct];
		let d = words[dt];
		a = a + b | 0;
		d = rotated(d ^ a, 16);
		c = c + d | 0;
		b = rotated(b ^ c, 12);
		a = a + b | 0;
		d = rotated(d ^ a, 8);
		c = c + d | 0;
		b = rotated(b ^ c, 7);
		words[at] = a;
		words[bt] = b;
		words[ct] = c;
		words[dt] = d;
	}
	function rotated(word, by) {
		return word << by | word >>> 32 - by;
	}
	function littleEndianWords(hex) {
		const words = [];
		for (let at = 0; at < hex.length; at += 8) words.push(swapped(Number.parseInt(hex.slice(at, at + 8), 16)));
		return words;
	}
	function swapped(word) {
		return (word >>> 24 | word >>> 8 & 65280 | word << 8 & 16711680 | word << 24) >>> 0;
	}
	function nextUint32(rng) {
		return isFast(rng) ? nextFast(rng) : nextDealt(rng);
	}
	function isFast(rng) {
		return rng.d !== void 0;
	}
	function dealRng(seed) {
		return {
			key: sha256(`entrepot deal key\n${seed}`),
			drawn: 0
		};
	}
	var words = new Int32Array(16);
	var made$1 = {
		key: "",
		keyWords: [],
		block: -1
	};
	function nextDealt(rng) {
		const block = Math.floor(rng.drawn / 16);
		if (made$1.block !== block || made$1.key !== rng.key) {
			if (made$1.key !== rng.key) made$1.keyWords = littleEndianWords(rng.key);
			made$1.key = rng.key;
			made$1.block = block;
			chacha20Block(made$1.keyWords, [
				block,
				0,
				0,
				0
			], words);
		}
		return words[rng.drawn++ % 16] >>> 0;
	}
	function nextFast(rng) {
		const t = (rng.a + rng.b | 0) + rng.d | 0;
		rng.d = rng.d + 1 | 0;
		rng.a = rng.b ^ rng.b >>> 9;
		rng.b = rng.c + (rng.c << 3) | 0;
		rng.c = (rng.c << 21 | rng.c >>> 11) + t | 0;
		return t >>> 0;
	}
	function fastRngFromWords(a, b, c) {
		const rng = {
			a: a | 0,
			b: b | 0,
			c: c | 0,
			d: 1
		};
		for (let i = 0; i < 12; i++) nextFast(rng);
		return rng;
	}
	function below(rng, bound) {
		let bits = nextUint32(rng);
		while (bits > 4294967295 - bound && bits >= 4294967296 - 4294967296 % bound) bits = nextUint32(rng);
		return (bits >>> 0) % (bound >>> 0) >>> 0;
	}
	function shuffle(rng, items) {
		for (let i = items.length - 1; i > 0; i--) {
			const j = below(rng, i + 1);
			const item = items[i];
			items[i] = items[j];
			items[j] = item;
		}
		return items;
	}
	var Count = class {
		subjects = {};
		add(subject, name, amount = 1) {
			const figures = this.subjects[subject] ??= {};
			figures[name] = (figures[name] ?? 0) + amount;
		}
	};
	function countEvents(counters, events, seats, table) {
		for (const event of events) {
			const counter = counters[event.type];
			counter?.(event, seats, table);
		}
	}
	function turnOrder(seats, first) {
		return Array.from({ length: seats }, (_, place) => (first + place) % seats);
	}
	function clone(state) {
		return {
			revealed: state.revealed,
			options: { ...state.options },
			seats: state.seats,
			start: state.start,
			active: state.active,
			round: state.round,
			lastRound: state.lastRound,
			over: state.over,
			agentsThisTurn: state.agentsThisTurn,
			usedThisTurn: state.usedThisTurn,
			station: state.station,
			frames: state.frames.map(cloneFrame),
			cells: state.cells.slice(),
			neighbours: state.neighbours.slice(),
			sites: state.sites.slice(),
			tokens: state.tokens.slice(),
			lots: state.lots.slice(),
			assistants: state.assistants.slice(),
			manned: state.manned.slice(),
			presidents: state.presidents.slice(),
			purse: state.purse.slice(),
			earned: state.earned.slice(),
			hand: state.hand.slice(),
			warehouse: state.warehouse.slice(),
			tokenOwner: state.tokenOwner.slice(),
			agents: state.agents.slice(),
			technologies: state.technologies.slice(),
			cardOwner: state.cardOwner.slice(),
			orders: state.orders.slice(),
			orderHand: state.orderHand.slice(),
			dealt: state.dealt.slice(),
			kept: state.kept.slice(),
			removed: state.removed.slice(),
			orderDeck: state.orderDeck.slice(),
			ports: state.ports.slice(),
			cardDeck: state.cardDeck.slice(),
			laboratories: state.laboratories.slice(),
			church: state.church.slice(),
			customs: state.customs.slice(),
			achievements: state.achievements.slice(),
			achievers: state.achievers.slice()
		};
	}
	function cloneFrame({ kind, seat, area, power, agent, count, set, mining }) {
		return {
			kind,
			seat,
			area,
			power,
			agent,
			count,
			set,
			mining
		};
	}
	function checkConsistency(data) {
		checkIds(data);
		checkReferences(data);
		checkDoubleFigures(data);
		checkAmounts(data);
	}
	function must(holds, message) {
		if (!holds) throw new TypeError(`Yokohama components: ${message}`);
	}
	function checkIds(data) {
		const lots = data.buildingSites.flatMap(({ shops, tradingHouse }) => [...shops, tradingHouse]);
		const spaces = data.managementBoards.flatMap(({ slots, spaces }) => [...slots ?? [], ...spaces ?? []]);
		const groups = [
			data.areas,
			data.managementBoards,
			spaces,
			data.orders,
			data.technologies,
			data.technologyCards
		];
		const others = [
			data.achievements,
			data.buildingSites,
			lots,
			data.fivePowerTokens,
			data.foreignAgents,
			data.countries
		];
		for (const group of [...groups, ...others]) {
			const ids = group.map(({ id }) => id);
			const twice = ids.find((id, index) => ids.indexOf(id) !== index);
			must(twice === void 0, `two things are called ${twice}`);
		}
	}
	function checkReferences(data) {
		const known = (group, id, where) => must(group.some((entry) => entry.id === id), `${where} names ${id}, which does not exist`);
		for (const { id, country } of [
			...data.orders,
			...data.technologyCards,
			...data.foreignAgents
		]) known(data.countries, country, id);
		for (const { id, technology } of data.technologyCards) known(data.technologies, technology, id);
		for (const { id, area } of data.managementBoards) known(data.areas, area, id);
		for (const { id, action } of data.areas) if (action.board) known(data.managementBoards, action.board, id);
		for (const ids of Object.values(data.setup.removeAreas)) for (const id of ids) known(data.areas, id, "removeAreas");
		for (const { players, cells } of data.layouts) for (const { id, adjacent } of cells) for (const other of adjacent) {
			known(cells, other, `cell ${id}`);
			const back = cells.find((cell) => cell.id === other)?.adjacent.includes(id);
			must(back === true, `layout ${players}: ${id} touches ${other} but not the other way round`);
		}
	}
	function checkDoubleFigures(data) {
		const same = (a, b, what) => must(JSON.stringify(a) === JSON.stringify(b), `${what} has two figures: ${JSON.stringify(a)} and ${JSON.stringify(b)}`);
		for (const card of data.technologyCards) {
			const technology = data.technologies.find(({ id }) => id === card.technology);
			same(card.value, technology?.value, `the value of ${card.id}`);
		}
		for (const { area, endTriggerPlayerAssistants, majorityVp } of data.managementBoards) {
			const { endTriggers, finalScoring } = data.rules;
			if (area === "church") same(endTriggerPlayerAssistants, endTriggers.churchAssistants, "the end by the church");
			if (area === "customs") same(endTriggerPlayerAssistants, endTriggers.customsAssistants, "the end by the customs house");
			if (area === "church") same(majorityVp, finalScoring.church, "the majority in the church");
			if (area === "customs") same(majorityVp, finalScoring.customs, "the majority in the customs house");
		}
		same(data.areas.find(({ category }) => category === "canal")?.action.tollYen, data.rules.movement.canalToll, "the toll of the canal");
		const { perColour, start } = data.playerSet;
		for (const piece of [
			"assistant",
			"shop",
			"tradingHouse"
		]) same((start.hand[piece] ?? 0) + (start.warehouse[piece] ?? 0), perColour[piece], `the number of ${piece} pieces`);
	}
	function checkAmounts(data) {
		must(data.setup.dealOrders.keep === 1, "each player keeps one order at set-up");
		for (const { id, action } of data.areas) for (const price of [action.secondCardCost, action.buyLevel]) {
			const both = price?.some(({ yen }) => yen) === true && price.some((other) => other.import);
			must(price === void 0 || both, `${id} must name a price in yen and one in imports`);
		}
		must(data.areas.length <= 30 && data.technologies.length <= 30, "at most 30 areas and technologies fit a bit set");
		const lots = data.buildingSites[0]?.shops.length;
		for (const { id, shops } of data.buildingSites) must(shops.length === lots, `${id} has ${shops.length} shop lots`);
		for (const players of [
			"2",
			"3",
			"4"
		]) {
			const inPlay = data.areas.length - data.setup.removeAreas[players].length;
			const cells = data.layouts.find((layout) => String(layout.players) === players)?.cells.length;
			must(cells === inPlay, `with ${players} players ${inPlay} areas are in play, but the layout has ${cells} cells`);
			must(data.buildingSites.length >= inPlay && data.fivePowerTokens.length >= inPlay - 1, "too few sites or tokens");
		}
	}
	var yokohama_default = FIGURES;
	var { count, flag, list, number, oneOf, optional, record, some, text } = check_exports;
	var RESOURCES = [
		"copper",
		"silk",
		"tea",
		"fish",
		"yen",
		"import",
		"vp"
	];
	var GOODS = [
		"copper",
		"silk",
		"tea",
		"fish"
	];
	var PIECES = [
		"assistant",
		"shop",
		"tradingHouse"
	];
	var COUNTRIES = [
		"england",
		"usa",
		"france",
		"germany",
		"netherlands"
	];
	var CATEGORIES = [
		"production",
		"commercial",
		"canal"
	];
	var ICONS = [
		...RESOURCES,
		"anyGood",
		"warehouse",
		"deploy"
	];
	var COPPER_SOURCES = [
		"copperMine",
		"chinatown",
		"fivePower",
		"buildingSite"
	];
	var byPower$1 = list(count, 5);
	var byPlayers = record({
		"2": count,
		"3": count,
		"4": count
	});
	var idsByPlayers = record({
		"2": list(text),
		"3": list(text),
		"4": list(text)
	});
	var gain$1 = some(ICONS, count);
	var price = some(RESOURCES, count);
	var pieces = some(PIECES, count);
	var country = oneOf(...COUNTRIES);
	var zone = oneOf("blue", "yellow", "red");
	var lot = record({
		id: text,
		gain: gain$1
	});
	var area = record({
		id: text,
		kind: oneOf(...[
			...GOODS,
			"bank",
			"port",
			"laboratory",
			"agency",
			"chinatown",
			"church",
			"customs",
			"canal"
		]),
		category: oneOf(...CATEGORIES),
		action: record({
			type: oneOf("gainGoods", "gainYen", "takeOrders", "takeTechnology", "moveFromWarehouse", "exchange", "placeOnBoard", "passage"),
			good: optional(oneOf(...GOODS)),
			board: optional(text),
			amountByPower: optional(byPower$1),
			zonesByPower: optional(list(list(zone), 5)),
			vpByPower: optional(byPower$1),
			freeCards: optional(count),
			secondCardCost: optional(list(price)),
			levelByPower: optional(byPower$1),
			buyLevel: optional(list(price)),
			exchangesByPower: optional(byPower$1),
			sell: optional(price),
			buy: optional(price),
			faithByPower: optional(byPower$1),
			extraFaithOnceEach: optional(list(oneOf(...RESOURCES))),
			maxImportsByPower: optional(byPower$1),
			tollYen: optional(count)
		})
	});
	var board = record({
		id: text,
		area: text,
		endTriggerPlayerAssistants: optional(byPlayers),
		majorityVp: optional(list(count, 2)),
		slots: optional(list(record({
			id: text,
			zone: optional(zone),
			costModifier: optional(count)
		}))),
		spaces: optional(list(record({
			id: text,
			faith: optional(count),
			imports: optional(count),
			gain: gain$1,
			neutralIn2pVariant: flag
		})))
	});
	var effect = record({
		hook: oneOf("acquire", "acquireTechnology", "buildShop", "buildTradingHouse", "fulfilOrder", "gainCopper", "movement", "oncePerTurn", "placeOnChurch", "placeOnCustoms", "placement", "recovery", "turnStart"),
		gain: optional(price),
		cost: optional(price),
		sources: optional(list(oneOf(...COPPER_SOURCES))),
		placeStation: optional(flag),
		freePassage: optional(flag),
		mayEndWithOtherPresidents: optional(flag),
		jumpToAreaWithoutOtherPresidents: optional(flag),
		differentAreas: optional(count),
		pairPlusAdjacent: optional(count),
		mayLeaveAssistants: optional(count),
		moveFromWarehouse: optional(pieces),
		yenWhen: optional((value, path) => some(Object.keys(value ?? {}), count)(value, path))
	});
	var achievement = record({
		id: text,
		deck: oneOf("A", "B", "C"),
		condition: record({
			have: optional(price),
			fivePowerTokensPlusAgents: optional(count),
			ordersFulfilled: optional(count),
			technologies: optional(count),
			areasWithOwnBuilding: optional(some(["production", "commercial"], count))
		}),
		vpFirst: count,
		vpLater: count
	});
	var readComponents = record({
		goods: list(record({ id: oneOf(...GOODS) }), GOODS.length),
		countries: list(record({ id: country }), COUNTRIES.length),
		playerSet: record({
			perColour: record({
				assistant: count,
				shop: count,
				tradingHouse: count
			}),
			start: record({
				hand: some([
					"president",
					...PIECES,
					...RESOURCES
				], count),
				warehouse: pieces,
				yenFirstPlayer: count,
				yenOthers: count
			})
		}),
		setup: record({
			removeAreas: idsByPlayers,
			removeOrders: byPlayers,
			dealOrders: record({
				deal: count,
				keep: count
			})
		}),
		rules: record({
			power: record({
				president: count,
				assistant: count,
				shop: count,
				tradingHouse: count,
				station: count,
				foreignAgent: count,
				max: count
			}),
			placement: record({
				option3Different: count,
				optionSameArea: count,
				feePerAssistantPerOtherPresident: count
			}),
			movement: record({
				feePerOtherPresident: count,
				canalToll: count
			}),
			buildMinPower: count,
			fivePowerMin: count,
			tradingHouseIncome: record({ yen: count }),
			warehouseCost: record({
				assistant: count,
				shop: count,
				tradingHouse: list(count)
			}),
			handLimitOrders: count,
			agentUsesPerTurn: count,
			agentEvery: count,
			endTriggers: record({
				tradingHousesBuilt: count,
				shopsBuilt: count,
				churchAssistants: byPlayers,
				customsAssistants: byPlayers
			}),
			finalScoring: record({
				church: list(count, 2),
				customs: list(count, 2),
				technology: list(count, 2),
				countrySets: record({
					"1": count,
					"2": count,
					"3": count,
					"4": count,
					"5": count
				}),
				unusedAgent: count,
				import: count,
				yenPerVp: count,
				goodsPerVp: count
			})
		}),
		variants: record({
			tmgTwoPlayer: record({
				endTriggerIncludingNeutral: count,
				dummyTechnologyValue: number
			}),
			agentCountsAsPower: record({ value: count })
		}),
		areas: list(area),
		layouts: list(record({
			players: count,
			cells: list(record({
				id: text,
				x: number,
				y: number,
				adjacent: list(text)
			}))
		})),
		managementBoards: list(board),
		orders: list(record({
			id: text,
			country,
			requires: some(GOODS, count),
			gain: gain$1
		})),
		technologies: list(record({
			id: text,
			value: count,
			effect
		})),
		technologyCards: list(record({
			id: text,
			technology: text,
			country,
			value: count
		})),
		achievements: list(achievement),
		buildingSites: list(record({
			id: text,
			shops: list(lot),
			tradingHouse: lot
		})),
		fivePowerTokens: list(record({
			id: text,
			gain: gain$1
		})),
		foreignAgents: list(record({
			id: text,
			country
		}))
	});
	var figures = yokohama_default;
	var box = readComponents(yokohama_default, "Yokohama components");
	checkConsistency(box);
	var COPPER = RESOURCES.indexOf("copper");
	var SILK = RESOURCES.indexOf("silk");
	var TEA = RESOURCES.indexOf("tea");
	var FISH = RESOURCES.indexOf("fish");
	var YEN = RESOURCES.indexOf("yen");
	var IMPORT = RESOURCES.indexOf("import");
	var VP = RESOURCES.indexOf("vp");
	var GOOD_COUNT = GOODS.length;
	var RESOURCE_COUNT = RESOURCES.length;
	var ANY_GOOD = ICONS.indexOf("anyGood");
	var WAREHOUSE_ICON = ICONS.indexOf("warehouse");
	var DEPLOY_ICON = ICONS.indexOf("deploy");
	var ASSISTANT = PIECES.indexOf("assistant");
	var SHOP = PIECES.indexOf("shop");
	var TRADING_HOUSE = PIECES.indexOf("tradingHouse");
	var PIECE_COUNT = PIECES.length;
	function amounts(keys, given = {}) {
		return keys.map((key) => given[key] ?? 0);
	}
	var gainOf = (given) => amounts(ICONS, given);
	var priceOf$1 = (given) => amounts(RESOURCES, given);
	var byPower = (figures) => figures === void 0 ? [] : [figures[0], ...figures];
	function indexOf(ids) {
		return new Map(ids.map((id, index) => [id, index]));
	}
	var idsOf = (group) => group.map(({ id }) => id);
	function forPlayers(read) {
		return [
			void 0,
			void 0,
			read("2"),
			read("3"),
			read("4")
		];
	}
	var boardOf = (id) => box.managementBoards.find((board) => board.id === id);
	var portBoards = box.areas.filter(({ action }) => action.type === "takeOrders").map(({ action }) => boardOf(action.board));
	var labBoards = box.areas.filter(({ action }) => action.type === "takeTechnology").map(({ action }) => boardOf(action.board));
	var KINDS = {
		gainGoods: "resource",
		gainYen: "resource",
		takeOrders: "port",
		takeTechnology: "laboratory",
		moveFromWarehouse: "agency",
		exchange: "chinatown",
		passage: "canal"
	};
	function areaOf({ id, category, action }) {
		const board = boardOf(action.board);
		const kind = action.type === "placeOnBoard" ? action.faithByPower ? "church" : "customs" : KINDS[action.type];
		const slots = board?.slots ?? [];
		const reach = (action.zonesByPower ?? []).map((zones) => slots.reduce((bits, { zone }, slot) => zone && zones.includes(zone) ? bits | 1 << slot : bits, 0));
		const figures = action.amountByPower ?? action.levelByPower ?? action.exchangesByPower ?? action.faithByPower ?? action.maxImportsByPower;
		return {
			id,
			kind,
			category,
			resource: action.type === "gainYen" ? YEN : action.good ? RESOURCES.indexOf(action.good) : 0,
			amount: byPower(figures),
			board: kind === "port" ? portBoards.indexOf(board) : kind === "laboratory" ? labBoards.indexOf(board) : -1,
			reach: byPower(reach),
			vp: byPower(action.vpByPower)
		};
	}
	var AREAS = box.areas.map(areaOf);
	var AREA_COUNT = AREAS.length;
	var AREA_IDS = idsOf(AREAS);
	var AREA_INDEX = indexOf(AREA_IDS);
	var CANAL = AREAS.findIndex(({ kind }) => kind === "canal");
	var actionOf = (kind) => box.areas[AREAS.findIndex((area) => area.kind === kind)].action;
	var CATEGORY_AREAS = {
		production: areasOf("production"),
		commercial: areasOf("commercial"),
		canal: areasOf("canal")
	};
	function areasOf(category) {
		return AREAS.reduce((bits, area, index) => area.category === category ? bits | 1 << index : bits, 0);
	}
	var LAYOUTS = forPlayers((players) => {
		const cells = box.layouts.find((layout) => String(layout.players) === players)?.cells ?? [];
		const ids = idsOf(cells);
		return {
			cells: ids,
			adjacent: cells.map(({ adjacent }) => adjacent.map((id) => ids.indexOf(id)))
		};
	});
	var AREAS_IN_PLAY = forPlayers((players) => AREAS.flatMap(({ id }, index) => box.setup.removeAreas[players].includes(id) ? [] : [index]));
	var STANDING_AREAS = AREAS_IN_PLAY.map((areas) => (areas ?? []).reduce((bits, area) => area === CANAL ? bits : bits | 1 << area, 0));
	var PORT_IDS = portBoards.map((board) => board?.id ?? "");
	var LAB_IDS = labBoards.map((board) => board?.id ?? "");
	var PORT_AREA = AREAS.flatMap(({ kind }, index) => kind === "port" ? [index] : []);
	var LAB_AREA = AREAS.flatMap(({ kind }, index) => kind === "laboratory" ? [index] : []);
	var PORT_SLOTS = Math.max(...portBoards.map((board) => board?.slots?.length ?? 0));
	var LAB_SLOTS = Math.max(...labBoards.map((board) => board?.slots?.length ?? 0));
	var PORT_SLOT_COUNT = portBoards.map((board) => board?.slots?.length ?? 0);
	var LAB_SLOT_COUNT = labBoards.map((board) => board?.slots?.length ?? 0);
	var COST_MODIFIER = labBoards.map((board) => (board?.slots ?? []).map(({ costModifier }) => costModifier ?? 0));
	var port$1 = actionOf("port");
	var FREE_ORDERS = port$1.freeCards ?? 0;
	var SECOND_ORDER_YEN = port$1.secondCardCost?.find((price) => price.yen)?.yen ?? 0;
	var SECOND_ORDER_IMPORTS = port$1.secondCardCost?.find((price) => price.import)?.import ?? 0;
	var laboratory$1 = actionOf("laboratory");
	var LEVEL_YEN = laboratory$1.buyLevel?.find((price) => price.yen)?.yen ?? 0;
	var LEVEL_IMPORTS = laboratory$1.buyLevel?.find((price) => price.import)?.import ?? 0;
	var chinatown$1 = actionOf("chinatown");
	var SELL_PRICE = priceOf$1(chinatown$1.sell);
	var BUY_PRICE = priceOf$1(chinatown$1.buy);
	var GIFT_KINDS = (actionOf("church").extraFaithOnceEach ?? []).map((kind) => RESOURCES.indexOf(kind));
	function spacesOf$2(kind) {
		return (boardOf(actionOf(kind).board)?.spaces ?? []).map(({ id, faith, imports, gain, neutralIn2pVariant }) => ({
			id,
			needs: faith ?? imports ?? 0,
			gain: gainOf(gain),
			neutral: neutralIn2pVariant
		}));
	}
	var CHURCH_SPACES = spacesOf$2("church");
	var CUSTOMS_SPACES = spacesOf$2("customs");
	var CHURCH_SPACE_INDEX = indexOf(idsOf(CHURCH_SPACES));
	var CUSTOMS_SPACE_INDEX = indexOf(idsOf(CUSTOMS_SPACES));
	var COUNTRY_COUNT = COUNTRIES.length;
	var ORDERS = box.orders.map(({ id, country, requires, gain }) => ({
		id,
		country: COUNTRIES.indexOf(country),
		requires: amounts(GOODS, requires),
		gain: gainOf(gain)
	}));
	var ORDER_IDS = idsOf(ORDERS);
	var ORDER_INDEX = indexOf(ORDER_IDS);
	var ORDER_COUNT = ORDERS.length;
	var TECHNOLOGY_IDS = idsOf(box.technologies);
	indexOf(TECHNOLOGY_IDS);
	var CARDS = box.technologyCards.map(({ id, technology, country, value }) => ({
		id,
		technology: TECHNOLOGY_IDS.indexOf(technology),
		country: COUNTRIES.indexOf(country),
		value
	}));
	var CARD_IDS = idsOf(CARDS);
	var CARD_INDEX = indexOf(CARD_IDS);
	var CARD_COUNT = CARDS.length;
	var SHOP_LOTS = box.buildingSites[0].shops.length;
	var LOTS = SHOP_LOTS + 1;
	var HOUSE_LOT = LOTS - 1;
	var SITES = box.buildingSites.map(({ id, shops, tradingHouse }) => {
		const lots = [...shops, tradingHouse];
		return {
			id,
			lotIds: idsOf(lots),
			gains: lots.map(({ gain }) => gainOf(gain))
		};
	});
	var SITE_INDEX = indexOf(idsOf(SITES));
	var LOT_INDEX = indexOf(SITES.flatMap(({ lotIds }) => lotIds));
	var TOKENS = box.fivePowerTokens.map(({ id, gain }) => ({
		id,
		gain: gainOf(gain)
	}));
	var TOKEN_IDS = idsOf(TOKENS);
	var TOKEN_INDEX = indexOf(TOKEN_IDS);
	var TOKEN_COUNT = TOKENS.length;
	var AGENTS = box.foreignAgents.map(({ id, country }) => ({
		id,
		country: COUNTRIES.indexOf(country)
	}));
	var AGENT_IDS = idsOf(AGENTS);
	var AGENT_INDEX = indexOf(AGENT_IDS);
	var AGENT_COUNT = AGENTS.length;
	var ACHIEVEMENTS = box.achievements.map(({ id, deck, condition, vpFirst, vpLater }) => ({
		id,
		deck,
		have: condition.have === void 0 ? null : priceOf$1(condition.have),
		tokensPlusAgents: condition.fivePowerTokensPlusAgents ?? 0,
		orders: condition.ordersFulfilled ?? 0,
		technologies: condition.technologies ?? 0,
		production: condition.areasWithOwnBuilding?.production ?? 0,
		commercial: condition.areasWithOwnBuilding?.commercial ?? 0,
		vpFirst,
		vpLater
	}));
	var ACHIEVEMENT_IDS = idsOf(ACHIEVEMENTS);
	var ACHIEVEMENT_INDEX = indexOf(ACHIEVEMENT_IDS);
	var ACHIEVEMENT_DECKS = [
		"A",
		"B",
		"C"
	];
	var POWER = box.rules.power;
	var AGENT_POWER = box.variants.agentCountsAsPower.value;
	var DIFFERENT_AREAS = box.rules.placement.option3Different;
	var SAME_AREA = box.rules.placement.optionSameArea;
	var PLACEMENT_FEE = box.rules.placement.feePerAssistantPerOtherPresident;
	var PASSAGE_FEE = box.rules.movement.feePerOtherPresident;
	var CANAL_TOLL = box.rules.movement.canalToll;
	var BUILD_MIN_POWER = box.rules.buildMinPower;
	var FIVE_POWER_MIN = box.rules.fivePowerMin;
	var HOUSE_INCOME = box.rules.tradingHouseIncome.yen;
	var ASSISTANT_PRICE = box.rules.warehouseCost.assistant;
	var SHOP_PRICE = box.rules.warehouseCost.shop;
	var HOUSE_PRICES = box.rules.warehouseCost.tradingHouse;
	var HAND_LIMIT = box.rules.handLimitOrders;
	var AGENT_USES = box.rules.agentUsesPerTurn;
	var AGENT_EVERY = box.rules.agentEvery;
	var HOUSES_TO_END = box.rules.endTriggers.tradingHousesBuilt;
	var SHOPS_TO_END = box.rules.endTriggers.shopsBuilt;
	var CHURCH_TO_END = forPlayers((players) => box.rules.endTriggers.churchAssistants[players]);
	var CUSTOMS_TO_END = forPlayers((players) => box.rules.endTriggers.customsAssistants[players]);
	var TO_END_WITH_NEUTRAL = box.variants.tmgTwoPlayer.endTriggerIncludingNeutral;
	var DUMMY_TECHNOLOGY_VALUE = box.variants.tmgTwoPlayer.dummyTechnologyValue;
	var SCORING = box.rules.finalScoring;
	var SET_POINTS = [0, ...[
		"1",
		"2",
		"3",
		"4",
		"5"
	].map((size) => SCORING.countrySets[size])];
	var PIECES_OF_PLAYER = amounts(PIECES, box.playerSet.perColour);
	var START_HAND = amounts(PIECES, box.playerSet.start.hand);
	var START_WAREHOUSE = amounts(PIECES, box.playerSet.start.warehouse);
	var START_RESOURCES = amounts(RESOURCES, box.playerSet.start.hand);
	var START_YEN_FIRST = box.playerSet.start.yenFirstPlayer;
	var START_YEN_OTHERS = box.playerSet.start.yenOthers;
	var ORDERS_DEALT = box.setup.dealOrders.deal;
	var ORDERS_REMOVED = forPlayers((players) => box.setup.removeOrders[players]);
	var SOURCES$1 = [
		"orders",
		"buildings",
		"church",
		"customs",
		"technologies",
		"achievements",
		"tokens"
	];
	var SOURCE_COUNT = SOURCES$1.length;
	var SOURCE_INDEX = new Map(Object.entries({
		orders: box.orders.map(({ id }) => id),
		buildings: box.buildingSites.flatMap(({ shops, tradingHouse }) => [...shops, tradingHouse].map(({ id }) => id)),
		church: spacesOf$1((board) => board.includes("church")),
		customs: spacesOf$1((board) => !board.includes("church")),
		technologies: TECHNOLOGY_IDS,
		achievements: box.achievements.map(({ id }) => id),
		tokens: box.fivePowerTokens.map(({ id }) => id)
	}).flatMap(([source, ids]) => ids.map((id) => [id, SOURCES$1.indexOf(source)])));
	function spacesOf$1(isBoard) {
		return box.managementBoards.filter(({ id }) => isBoard(id)).flatMap(({ spaces }) => (spaces ?? []).map(({ id }) => id));
	}
	function sourceOf$1(component) {
		return SOURCE_INDEX.get(component);
	}
	function technologiesWhere(holds) {
		return box.technologies.flatMap(({ effect }, index) => holds(effect) ? [index] : []);
	}
	function bitsWhere(holds) {
		return technologiesWhere(holds).reduce((bits, index) => bits | 1 << index, 0);
	}
	function bonusesAt(hook) {
		return technologiesWhere((effect) => effect.hook === hook && effect.gain !== void 0).map((index) => ({
			bit: 1 << index,
			id: TECHNOLOGY_IDS[index],
			gain: priceOf$1(box.technologies[index].effect.gain)
		}));
	}
	var ON_BUILDING_SHOP = bonusesAt("buildShop");
	var ON_BUILDING_HOUSE = bonusesAt("buildTradingHouse");
	var ON_FULFILLING = bonusesAt("fulfilOrder");
	var ON_ACQUIRING_OTHER = bonusesAt("acquireTechnology");
	var ON_ACQUIRING_ITSELF = bonusesAt("acquire");
	var ON_CHURCH = bonusesAt("placeOnChurch");
	var ON_CUSTOMS = bonusesAt("placeOnCustoms");
	var ON_COPPER = bonusesAt("gainCopper");
	var COPPER_EVENTS = technologiesWhere((effect) => effect.hook === "gainCopper").map((index) => new Set(box.technologies[index].effect.sources ?? COPPER_SOURCES));
	var STATION_TECHNOLOGY = bitsWhere((effect) => effect.placeStation === true);
	var FREE_PASSAGE = bitsWhere((effect) => effect.freePassage === true);
	var MAY_STOP_BESIDE = bitsWhere((effect) => effect.mayEndWithOtherPresidents === true);
	var TRAM = bitsWhere((effect) => effect.jumpToAreaWithoutOtherPresidents === true);
	var MORE_AREAS = bitsWhere((effect) => effect.differentAreas !== void 0);
	var PAIR_PLUS = bitsWhere((effect) => effect.pairPlusAdjacent !== void 0);
	var MAY_LEAVE = bitsWhere((effect) => effect.mayLeaveAssistants !== void 0);
	var figureOf = (read) => box.technologies.map(({ effect }) => read(effect)).find((figure) => figure !== void 0) ?? 0;
	var MORE_AREAS_COUNT = figureOf((effect) => effect.differentAreas);
	var PAIR_PLUS_COUNT = figureOf((effect) => effect.pairPlusAdjacent);
	var MAY_LEAVE_COUNT = figureOf((effect) => effect.mayLeaveAssistants);
	var ONCE_PER_TURN = technologiesWhere((effect) => effect.hook === "oncePerTurn").map((index) => {
		const { cost, gain, moveFromWarehouse } = box.technologies[index].effect;
		const pieces = amounts(PIECES, moveFromWarehouse);
		return {
			index,
			bit: 1 << index,
			id: TECHNOLOGY_IDS[index],
			cost: priceOf$1(cost),
			gain: priceOf$1(gain),
			pieces
		};
	});
	var ONCE_PER_TURN_BITS = ONCE_PER_TURN.reduce((bits, { bit }) => bits | bit, 0);
	var stockSystem = box.technologies.findIndex(({ effect }) => effect.yenWhen !== void 0);
	var STOCK_SYSTEM = stockSystem < 0 ? 0 : 1 << stockSystem;
	var STOCK_SYSTEM_ID = TECHNOLOGY_IDS[stockSystem];
	var STOCK_YEN = stockYen(box.technologies[stockSystem]?.effect.yenWhen ?? {});
	function stockYen(when) {
		const most = Math.max(-1, ...Object.keys(when).map(Number));
		return Array.from({ length: most + 1 }, (_, yen) => when[yen] ?? 0);
	}
	var HAND = "hand";
	function table(items, make) {
		return Object.freeze(items.map((item) => Object.freeze(make(item))));
	}
	var RECHOOSE = Object.freeze({ type: "rechoose" });
	var END = Object.freeze({ type: "end" });
	var RETURN = Object.freeze({ type: "return" });
	var STAY = Object.freeze({ type: "stay" });
	var TAKE_TOKEN = Object.freeze({ type: "token" });
	var PASS = Object.freeze({ type: "pass" });
	var DONE = Object.freeze({ type: "done" });
	var KEEP = table(ORDER_IDS, (order) => ({
		type: "keep",
		order
	}));
	var AGENT = table(AREA_IDS, (area) => ({
		type: "agent",
		area
	}));
	var ACHIEVE = table(ACHIEVEMENT_IDS, (achievement) => ({
		type: "achieve",
		achievement
	}));
	var FULFIL = table(ORDER_IDS, (order) => ({
		type: "fulfil",
		order
	}));
	var USE = table(ONCE_PER_TURN, ({ id }) => ({
		type: "use",
		technology: id
	}));
	var PLACE = table(AREA_IDS, (area) => ({
		type: "place",
		area
	}));
	var MOVE = table(AREA_IDS, (to) => ({
		type: "move",
		to
	}));
	var RECALL = table(AREA_IDS, (area) => ({
		type: "recall",
		area
	}));
	var TAKE = table(ORDER_IDS, (order) => ({
		type: "take",
		order
	}));
	var TAKE_FOR_YEN = table(ORDER_IDS, (order) => ({
		type: "take",
		order,
		pay: "yen"
	}));
	var TAKE_FOR_IMPORT = table(ORDER_IDS, (order) => ({
		type: "take",
		order,
		pay: "import"
	}));
	var FETCH = table(PIECES, (piece) => ({
		type: "fetch",
		piece
	}));
	var SELL = table(RESOURCES, (what) => ({
		type: "sell",
		what
	}));
	var BUY = table(RESOURCES, (what) => ({
		type: "buy",
		what
	}));
	var PUT_CHURCH = table(CHURCH_SPACES, ({ id }) => ({
		type: "put",
		space: id
	}));
	var PUT_CUSTOMS = table(CUSTOMS_SPACES, ({ id }) => ({
		type: "put",
		space: id
	}));
	var CHOOSE = table(RESOURCES.slice(0, 4), (good) => ({
		type: "choose",
		good
	}));
	var DEPLOY_FROM = table([...AREA_IDS, HAND], (from) => ({
		type: "deployFrom",
		from
	}));
	var DEPLOY_TO = table(AREA_IDS, (area) => ({
		type: "deployTo",
		area
	}));
	var STATION = table(AREA_IDS, (area) => ({
		type: "station",
		area
	}));
	var RECOVER = table(Array.from({ length: MAY_LEAVE_COUNT + 1 }, (_, leave) => leave), (leave) => ({
		type: "recover",
		leave
	}));
	var BUILD = table(SITES.flatMap(({ lotIds }) => lotIds), (lot) => ({
		type: "build",
		lot
	}));
	var GIVE = table(Array.from({ length: 1 << GIFT_KINDS.length }, (_, bits) => GIFT_KINDS.filter((_kind, place) => (bits & 1 << place) !== 0)), (kinds) => ({
		type: "give",
		gifts: Object.freeze(kinds.map((kind) => RESOURCES[kind]))
	}));
	var MOST_IMPORTS = LEVEL_IMPORTS * (Math.max(...CARDS.map(({ value }) => value)) + Math.max(...COST_MODIFIER.flat()));
	var ACQUIRE = table(CARD_IDS.flatMap((card) => Array.from({ length: MOST_IMPORTS + 1 }, (_, imports) => ({
		card,
		imports
	}))), ({ card, imports }) => ({
		type: "acquire",
		card,
		imports
	}));
	var FROM_HAND = AREA_COUNT;
	function newFrame(kind, seat) {
		return {
			kind,
			seat,
			area: -1,
			power: 0,
			agent: false,
			count: 0,
			set: 0,
			mining: false
		};
	}
	function pushFrame(state, kind, seat) {
		const frame = newFrame(kind, seat);
		state.frames.push(frame);
		return frame;
	}
	function amountOf(state, seat, resource) {
		return state.purse[seat * RESOURCE_COUNT + resource];
	}
	function inHand(state, seat, piece) {
		return state.hand[seat * PIECE_COUNT + piece];
	}
	function inWarehouse(state, seat, piece) {
		return state.warehouse[seat * PIECE_COUNT + piece];
	}
	function assistantsIn(state, seat, area) {
		return state.assistants[seat * AREA_COUNT + area];
	}
	function addAssistants(state, seat, area, count) {
		if ((state.assistants[seat * AREA_COUNT + area] += count) > 0) state.manned[seat] |= 1 << area;
		else state.manned[seat] &= ~(1 << area);
	}
	function lotOwner(state, area, lot) {
		return state.lots[area * LOTS + lot];
	}
	function owns(state, seat, technologies) {
		return (state.technologies[seat] & technologies) !== 0;
	}
	function keptOrder(state, seat) {
		return state.dealt[seat * ORDERS_DEALT + state.kept[seat]];
	}
	function triggerEnd(state, seat, reason, emit) {
		if (state.lastRound !== 0) return;
		state.lastRound = state.round + 1;
		if (emit) emit({
			type: "endTriggered",
			seat,
			reason,
			lastRound: state.lastRound
		});
	}
	function built(state, seat, houses) {
		const piece = houses ? TRADING_HOUSE : SHOP;
		return PIECES_OF_PLAYER[piece] - inHand(state, seat, piece) - inWarehouse(state, seat, piece);
	}
	function checkBuildings(state, seat, emit) {
		if (built(state, seat, true) >= HOUSES_TO_END) triggerEnd(state, seat, "tradingHouses", emit);
		if (built(state, seat, false) >= SHOPS_TO_END) triggerEnd(state, seat, "shops", emit);
	}
	function checkPorts(state, seat, emit) {
		if (state.orderDeck.length > 0) return;
		for (let port = 0; port < PORT_AREA.length; port++) {
			if (state.neighbours[PORT_AREA[port]] === 0) continue;
			for (let slot = 0; slot < PORT_SLOT_COUNT[port]; slot++) if (state.ports[port * PORT_SLOTS + slot] === -1) triggerEnd(state, seat, "orders", emit);
		}
	}
	function checkBoard(state, seat, board, emit) {
		if (assistantsOn(state[board]) >= boardToEnd(state, board)) triggerEnd(state, seat, board, emit);
	}
	function assistantsOn(spaces) {
		let count = 0;
		for (let space = 0; space < spaces.length; space++) if (spaces[space] !== -1) count++;
		return count;
	}
	function boardToEnd(state, board) {
		if (withNeutral(state)) return TO_END_WITH_NEUTRAL;
		return (board === "church" ? CHURCH_TO_END : CUSTOMS_TO_END)[state.seats];
	}
	function withNeutral(state) {
		return state.options.neutralAssistants && state.seats === 2;
	}
	function isLastRound(state) {
		return state.round === state.lastRound || state.round === 60;
	}
	function firstOf(bits) {
		return 31 - Math.clz32(bits & -bits);
	}
	function withoutFirst(bits) {
		return bits & bits - 1;
	}
	function sizeOf(bits) {
		let size = 0;
		for (let rest = bits; rest !== 0; rest = withoutFirst(rest)) size++;
		return size;
	}
	var decision = decision$1;
	var bare = {
		show: ({ kind, seat }) => ({
			kind,
			seat
		}),
		read: ({ kind, seat }) => newFrame(kind, seat)
	};
	var inArea = {
		show: ({ kind, seat, area, power, agent }) => ({
			kind,
			seat,
			area: AREA_IDS[area],
			power,
			agent
		}),
		read: ({ kind, seat, area, power = 0, agent = false }) => ({
			...newFrame(kind, seat),
			area: indexOfArea(area),
			power,
			agent
		})
	};
	var fromSlots = {
		show: (frame) => ({
			...inArea.show(frame),
			slots: slotsIn(frame.set)
		}),
		read: (shown) => ({
			...inArea.read(shown),
			set: (shown.slots ?? []).reduce((set, slot) => set | 1 << slot, 0)
		})
	};
	function slotsIn(set) {
		const slots = [];
		for (let left = set; left !== 0; left = withoutFirst(left)) slots.push(firstOf(left));
		return slots;
	}
	var counted = {
		show: ({ kind, seat, count, mining }) => ({
			kind,
			seat,
			left: count,
			mining
		}),
		read: ({ kind, seat, left = 0, mining = false }) => ({
			...newFrame(kind, seat),
			count: left,
			mining
		})
	};
	function indexOfArea(id) {
		return AREA_INDEX.get(id);
	}
	function gain(state, seat, resource, amount, source, emit) {
		if (amount === 0) return;
		state.purse[seat * RESOURCE_COUNT + resource] += amount;
		if (resource === VP) {
			const from = sourceOf$1(source);
			if (from !== void 0) state.earned[seat * SOURCE_COUNT + from] += amount;
		}
		if (emit) emit({
			type: "gained",
			seat,
			what: RESOURCES[resource],
			amount,
			source
		});
	}
	function pay(state, seat, resource, amount, to, source, emit) {
		if (amount === 0) return;
		state.purse[seat * RESOURCE_COUNT + resource] -= amount;
		if (to !== null) state.purse[to * RESOURCE_COUNT + resource] += amount;
		if (emit) emit({
			type: "paid",
			seat,
			what: RESOURCES[resource],
			amount,
			to,
			source
		});
	}
	function canPay(state, seat, price) {
		const base = seat * RESOURCE_COUNT;
		for (let resource = 0; resource < price.length; resource++) if (state.purse[base + resource] < price[resource]) return false;
		return true;
	}
	function payAll(state, seat, price, source, emit) {
		for (let resource = 0; resource < price.length; resource++) pay(state, seat, resource, price[resource], null, source, emit);
	}
	function areasOfOthers(state, seat) {
		let bits = 0;
		for (let other = 0; other < state.seats; other++) {
			const area = state.presidents[other];
			if (other !== seat && area !== -1) bits |= 1 << area;
		}
		return bits;
	}
	function areasOfAssistants(state, seat) {
		return state.manned[seat];
	}
	function othersIn(state, seat, area) {
		let count = 0;
		for (let other = 0; other < state.seats; other++) if (other !== seat && state.presidents[other] === area) count++;
		return count;
	}
	function payOthersIn(state, seat, area, fee, emit) {
		for (let other = 0; other < state.seats; other++) {
			if (other === seat || state.presidents[other] !== area) continue;
			pay(state, seat, YEN, fee, other, AREA_IDS[area], emit);
		}
	}
	function payStockSystem(state, seat, emit) {
		if (!owns(state, seat, STOCK_SYSTEM)) return;
		gain(state, seat, YEN, STOCK_YEN[amountOf(state, seat, YEN)] ?? 0, STOCK_SYSTEM_ID, emit);
	}
	function differentAreas(state, seat) {
		return owns(state, seat, MORE_AREAS) ? MORE_AREAS_COUNT : DIFFERENT_AREAS;
	}
	function besidePair(state, seat) {
		return owns(state, seat, PAIR_PLUS) ? PAIR_PLUS_COUNT : 0;
	}
	function stopsBeside(state, seat) {
		if (owns(state, seat, MAY_STOP_BESIDE)) return -1;
		return ownStation(state, seat);
	}
	function ownStation(state, seat) {
		return state.station !== -1 && owns(state, seat, STATION_TECHNOLOGY) ? 1 << state.station : 0;
	}
	function passesFree(state, seat) {
		return owns(state, seat, FREE_PASSAGE);
	}
	function mayJump(state, seat) {
		return owns(state, seat, TRAM);
	}
	function stationPower(state, seat, area) {
		return state.station === area && owns(state, seat, STATION_TECHNOLOGY) ? POWER.station : 0;
	}
	function mayLeave(state, seat) {
		return owns(state, seat, MAY_LEAVE) ? MAY_LEAVE_COUNT : 0;
	}
	function gainBonuses(state, seat, bonuses, emit) {
		for (let i = 0; i < bonuses.length; i++) if (owns(state, seat, bonuses[i].bit)) gainBonus(state, seat, bonuses[i], emit);
	}
	function gainBonus(state, seat, bonus, emit) {
		for (let resource = 0; resource < RESOURCE_COUNT; resource++) gain(state, seat, resource, bonus.gain[resource], bonus.id, emit);
	}
	function minesMoreBy(state, seat, source) {
		for (let i = 0; i < ON_COPPER.length; i++) if (owns(state, seat, ON_COPPER[i].bit) && COPPER_EVENTS[i].has(source)) return true;
		return false;
	}
	function addTechnology(state, seat, technology, emit) {
		const bit = 1 << technology;
		gainBonuses(state, seat, ON_ACQUIRING_OTHER, emit);
		state.technologies[seat] |= bit;
		for (const bonus of ON_ACQUIRING_ITSELF) if (bonus.bit === bit) gainBonus(state, seat, bonus, emit);
		if ((bit & STATION_TECHNOLOGY) !== 0) pushFrame(state, "station", seat);
	}
	var station = decision({
		rule: "Y9.2",
		list(state, _frame, out) {
			for (let areas = STANDING_AREAS[state.seats]; areas !== 0; areas = withoutFirst(areas)) out.push(STATION[firstOf(areas)]);
		},
		apply(state, { seat }, command, emit) {
			if (command.type !== "station") return;
			popFrame(state);
			state.station = indexOfArea(command.area);
			if (emit) emit({
				type: "stationPlaced",
				seat,
				area: command.area
			});
		},
		refuse: { station: () => because("Y9.2") },
		...bare
	});
	function receive(state, seat, given, source, copperSource, emit) {
		for (let resource = 0; resource < RESOURCE_COUNT; resource++) gain(state, seat, resource, given[resource], source, emit);
		let mining = copperSource !== null && minesMoreBy(state, seat, copperSource);
		if (mining && given[COPPER] > 0) {
			gainBonuses(state, seat, ON_COPPER, emit);
			mining = false;
		}
		if (given[DEPLOY_ICON] > 0) pushFrame(state, "deploy", seat).count = given[DEPLOY_ICON];
		if (given[WAREHOUSE_ICON] > 0) pushFrame(state, "warehouse", seat).count = given[WAREHOUSE_ICON];
		if (given[ANY_GOOD] > 0) {
			const frame = pushFrame(state, "anyGood", seat);
			frame.count = given[ANY_GOOD];
			frame.mining = mining;
		}
	}
	function gainWithin(state, frame, resource, source, emit) {
		gain(state, frame.seat, resource, 1, source, emit);
		if (resource === COPPER && frame.mining) {
			gainBonuses(state, frame.seat, ON_COPPER, emit);
			frame.mining = false;
		}
	}
	var anyGood = decision({
		rule: "Y10.1",
		list(_state, _frame, out) {
			for (let good = 0; good < GOOD_COUNT; good++) out.push(CHOOSE[good]);
		},
		apply(state, frame, command, emit) {
			if (command.type !== "choose") return;
			gainWithin(state, frame, RESOURCES.indexOf(command.good), "anyGood", emit);
			if (--frame.count === 0) popFrame(state);
		},
		refuse: { choose: () => because("Y10.1") },
		...counted
	});
	var deploy = decision({
		rule: "Y10.3",
		list(state, frame, out) {
			if (frame.area === -1) listSources(state, frame.seat, out);
			else listTargets(state, frame.area, out);
		},
		apply(state, frame, command, emit) {
			if (command.type === "deployFrom") {
				frame.area = sourceOf(command.from);
				return;
			}
			if (command.type === "deployTo") {
				const { seat, area: source } = frame;
				if (source === FROM_HAND) state.hand[seat * PIECE_COUNT + ASSISTANT]--;
				else addAssistants(state, seat, source, -1);
				addAssistants(state, seat, indexOfArea(command.area), 1);
				if (emit) emit({
					type: "deployed",
					seat,
					from: nameOfSource(source),
					to: command.area
				});
				frame.area = -1;
				if (--frame.count > 0) return;
			}
			popFrame(state);
		},
		refuse: {
			deployFrom: () => because("Y10.3"),
			deployTo: () => because("Y10.3")
		},
		show: ({ kind, seat, count, area }) => ({
			kind,
			seat,
			left: count,
			from: area === -1 ? null : nameOfSource(area)
		}),
		read: ({ kind, seat, left = 0, from = null }) => ({
			...newFrame(kind, seat),
			count: left,
			area: from === null ? -1 : sourceOf(from)
		})
	});
	var sourceOf = (from) => from === "hand" ? FROM_HAND : indexOfArea(from);
	var nameOfSource = (source) => source === FROM_HAND ? HAND : AREA_IDS[source];
	function listSources(state, seat, out) {
		if (inHand(state, seat, ASSISTANT) > 0) out.push(DEPLOY_FROM[FROM_HAND]);
		for (let areas = areasOfAssistants(state, seat); areas !== 0; areas = withoutFirst(areas)) out.push(DEPLOY_FROM[firstOf(areas)]);
		out.push(DONE);
	}
	function listTargets(state, source, out) {
		for (let bits = STANDING_AREAS[state.seats]; bits !== 0; bits = withoutFirst(bits)) {
			const area = firstOf(bits);
			if (area !== source) out.push(DEPLOY_TO[area]);
		}
	}
	function unlisted() {
		return because("K.command", { reason: "not a listed command" });
	}
	function known$2(text) {
		return typeof text === "string" ? text : "";
	}
	function powerIn(state, seat, area, agent) {
		let power = standingPower(state, seat, area);
		if (state.presidents[seat] === area) power += POWER.president;
		if (agent) power += agentPower(state);
		return Math.min(power, POWER.max);
	}
	function standingPower(state, seat, area) {
		let power = assistantsIn(state, seat, area) * POWER.assistant + stationPower(state, seat, area);
		if (hasShop(state, seat, area)) power += POWER.shop;
		if (lotOwner(state, area, HOUSE_LOT) === seat) power += POWER.tradingHouse;
		return power;
	}
	function agentPower(state) {
		return state.options.agentCountsAsPower ? AGENT_POWER : POWER.foreignAgent;
	}
	function hasShop(state, seat, area) {
		for (let lot = 0; lot < SHOP_LOTS; lot++) if (state.lots[area * LOTS + lot] === seat) return true;
		return false;
	}
	function startAction(state, seat, area, agent, emit) {
		const power = powerIn(state, seat, area, agent);
		if (emit) emit({
			type: "acted",
			seat,
			area: AREA_IDS[area],
			power,
			agent
		});
		const owner = lotOwner(state, area, HOUSE_LOT);
		if (owner !== -1 && owner !== seat) gain(state, owner, YEN, HOUSE_INCOME, PIECES[TRADING_HOUSE], emit);
		const { kind, resource, amount, vp, id } = AREAS[area];
		const frame = pushFrame(state, "fivePower", seat);
		frame.area = area;
		frame.power = power;
		frame.agent = agent;
		switch (kind) {
			case "resource":
				gain(state, seat, resource, amount[power], id, emit);
				if (resource === COPPER && amount[power] > 0 && minesMoreBy(state, seat, "copperMine")) gainBonuses(state, seat, ON_COPPER, emit);
				break;
			case "port":
				gain(state, seat, VP, vp[power], id, emit);
				frame.kind = kind;
				break;
			case "laboratory":
			case "church":
			case "customs":
				frame.kind = kind;
				break;
			case "agency":
				if (amount[power] > 0) pushFrame(state, "warehouse", seat).count = amount[power];
				break;
			case "chinatown": {
				const trades = pushFrame(state, "chinatown", seat);
				trades.count = amount[power];
				trades.mining = minesMoreBy(state, seat, "chinatown");
				break;
			}
			case "canal": throw new Error("nobody acts on the canal");
		}
	}
	var fivePower = decision({
		rule: "Y6.3",
		list(_state, _frame, out) {
			out.push(TAKE_TOKEN, PASS);
		},
		apply(state, frame, command, emit) {
			frame.kind = "building";
			if (command.type !== "token") return;
			const { seat, area } = frame;
			const token = state.tokens[area];
			state.tokens[area] = -1;
			state.tokenOwner[token] = seat;
			if (emit) emit({
				type: "tokenTaken",
				seat,
				area: AREA_IDS[area],
				token: TOKENS[token].id
			});
			receive(state, seat, TOKENS[token].gain, TOKENS[token].id, "fivePower", emit);
		},
		run(state, frame, emit) {
			if (frame.power >= FIVE_POWER_MIN && state.tokens[frame.area] !== -1) return false;
			frame.kind = "building";
			building.run(state, frame, emit);
			return true;
		},
		refuse: { token: unlisted },
		...inArea
	});
	var building = decision({
		rule: "Y6.4",
		list(state, frame, out) {
			const base = state.sites[frame.area] * LOTS;
			if (canBuildShop(state, frame)) {
				for (let lot = 0; lot < SHOP_LOTS; lot++) if (lotOwner(state, frame.area, lot) === -1) out.push(BUILD[base + lot]);
			}
			if (canBuildHouse(state, frame)) out.push(BUILD[base + HOUSE_LOT]);
			out.push(PASS);
		},
		apply(state, frame, command, emit) {
			frame.kind = "recovery";
			if (command.type !== "build") return;
			const { seat, area } = frame;
			const lot = LOT_INDEX.get(command.lot) % LOTS;
			const piece = pieceOn(lot);
			state.hand[seat * PIECE_COUNT + piece]--;
			state.lots[area * LOTS + lot] = seat;
			if (emit) emit({
				type: "built",
				seat,
				area: AREA_IDS[area],
				piece: PIECES[piece],
				lot: command.lot
			});
			receive(state, seat, SITES[state.sites[area]].gains[lot], command.lot, "buildingSite", emit);
			gainBonuses(state, seat, lot === HOUSE_LOT ? ON_BUILDING_HOUSE : ON_BUILDING_SHOP, emit);
			checkBuildings(state, seat, emit);
		},
		run(state, frame, emit) {
			if (frame.power >= BUILD_MIN_POWER) {
				if (canBuildHouse(state, frame)) return false;
				if (canBuildShop(state, frame) && hasFreeShopLot(state, frame.area)) return false;
			}
			frame.kind = "recovery";
			recovery.run(state, frame, emit);
			return true;
		},
		refuse: { build: (state, frame, { lot }) => refuseBuilding(state, frame, LOT_INDEX.get(lot) ?? -1) },
		...inArea
	});
	var pieceOn = (lot) => lot === HOUSE_LOT ? TRADING_HOUSE : SHOP;
	function canBuildShop(state, { seat, area }) {
		return inHand(state, seat, SHOP) > 0 && !hasShop(state, seat, area);
	}
	function canBuildHouse(state, { seat, area }) {
		return inHand(state, seat, TRADING_HOUSE) > 0 && lotOwner(state, area, HOUSE_LOT) === -1;
	}
	function hasFreeShopLot(state, area) {
		for (let lot = 0; lot < SHOP_LOTS; lot++) if (lotOwner(state, area, lot) === -1) return true;
		return false;
	}
	function refuseBuilding(state, { seat, area }, lotIndex) {
		if (lotIndex === -1 || Math.floor(lotIndex / LOTS) !== state.sites[area]) return because("Y6.4", { reason: "not on this site" });
		const lot = lotIndex % LOTS;
		const piece = pieceOn(lot);
		if (inHand(state, seat, piece) === 0) return because("Y1.6", { piece: PIECES[piece] });
		if (lotOwner(state, area, lot) !== -1) return because("Y6.4", { reason: "taken" });
		return because("Y6.4", { reason: "one own shop in an area" });
	}
	var recovery = decision({
		rule: "Y6.5",
		list(state, { seat, area }, out) {
			const most = Math.min(mayLeave(state, seat), assistantsIn(state, seat, area));
			for (let leave = 0; leave <= most; leave++) out.push(RECOVER[leave]);
		},
		apply(state, frame, command, emit) {
			recover(state, frame, command.type === "recover" ? command.leave : 0, emit);
		},
		run(state, frame, emit) {
			if (mayLeave(state, frame.seat) > 0 && assistantsIn(state, frame.seat, frame.area) > 0) return false;
			recover(state, frame, 0, emit);
			return true;
		},
		refuse: { recover: (state, { seat, area }) => because("Y9.10", { assistants: assistantsIn(state, seat, area) }) },
		...inArea
	});
	function recover(state, frame, leave, emit) {
		const { seat, area, agent } = frame;
		const count = assistantsIn(state, seat, area) - leave;
		addAssistants(state, seat, area, -count);
		state.hand[seat * PIECE_COUNT + ASSISTANT] += count;
		if (emit && count + leave > 0) emit({
			type: "recovered",
			seat,
			area: AREA_IDS[area],
			count,
			left: leave
		});
		popFrame(state);
		if (!agent) pushFrame(state, "after", seat);
	}
	var church = decision({
		rule: "Y8.6",
		list(state, frame, out) {
			if (hasAssistant(state, frame)) {
				const most = sizeOf(givable(state, frame.seat));
				for (let space = 0; space < CHURCH_SPACES.length; space++) if (state.church[space] === -1 && missingFaith(frame, space) <= most) out.push(PUT_CHURCH[space]);
			}
			out.push(PASS);
		},
		apply(state, frame, command, emit) {
			if (command.type !== "put") {
				frame.kind = "fivePower";
				return;
			}
			const space = CHURCH_SPACE_INDEX.get(command.space);
			const missing = missingFaith(frame, space);
			const kinds = givable(state, frame.seat);
			if (missing > 0 && sizeOf(kinds) > missing) {
				frame.kind = "gifts";
				frame.set = 1 << space;
				return;
			}
			joinChurch(state, frame, space, missing > 0 ? kinds : 0, emit);
		},
		run(state, frame) {
			if (state.church.includes(-1)) return false;
			frame.kind = "fivePower";
			return true;
		},
		refuse: { put: (state, frame, { space }) => refuseChurch(state, frame, CHURCH_SPACE_INDEX.get(space) ?? -1) },
		...inArea
	});
	function missingFaith(frame, space) {
		return CHURCH_SPACES[space].needs - AREAS[frame.area].amount[frame.power];
	}
	function givable(state, seat) {
		let kinds = 0;
		for (let i = 0; i < GIFT_KINDS.length; i++) if (amountOf(state, seat, GIFT_KINDS[i]) > 0) kinds |= 1 << i;
		return kinds;
	}
	function refuseChurch(state, frame, space) {
		if (space === -1) return because("Y8.6", { reason: "not on this board" });
		if (state.church[space] !== -1) return because("Y8.6", { reason: "taken" });
		if (!hasAssistant(state, frame)) return because("Y8.6", { reason: "no assistant" });
		return because("Y8.6", {
			reason: "faith is missing",
			missing: missingFaith(frame, space)
		});
	}
	var gifts = decision({
		rule: "Y8.6",
		list(state, frame, out) {
			const missing = missingFaith(frame, firstOf(frame.set));
			const kinds = givable(state, frame.seat);
			for (let set = 0; set < GIVE.length; set++) if ((set & kinds) === set && sizeOf(set) === missing) out.push(GIVE[set]);
		},
		apply(state, frame, command, emit) {
			if (command.type !== "give") return;
			let kinds = 0;
			for (const gift of command.gifts) kinds |= 1 << GIFT_KINDS.indexOf(RESOURCES.indexOf(gift));
			joinChurch(state, frame, firstOf(frame.set), kinds, emit);
		},
		refuse: { give: (_state, frame) => because("R14", { missing: missingFaith(frame, firstOf(frame.set)) }) },
		show: (frame) => ({
			...inArea.show(frame),
			space: CHURCH_SPACES[firstOf(frame.set)].id
		}),
		read: (shown) => ({
			...inArea.read(shown),
			set: 1 << CHURCH_SPACE_INDEX.get(shown.space)
		})
	});
	function couldStillGive(state, frame, cost, gain) {
		let kinds = 0;
		for (const kind of GIFT_KINDS) if (amountOf(state, frame.seat, kind) - cost[kind] + gain[kind] > 0) kinds++;
		return kinds >= missingFaith(frame, firstOf(frame.set));
	}
	function joinChurch(state, frame, space, kinds, emit) {
		for (let i = 0; i < GIFT_KINDS.length; i++) if ((kinds & 1 << i) !== 0) pay(state, frame.seat, GIFT_KINDS[i], 1, null, CHURCH_SPACES[space].id, emit);
		join(state, frame, state.church, space, CHURCH_SPACES[space], emit);
		gainBonuses(state, frame.seat, ON_CHURCH, emit);
		checkBoard(state, frame.seat, "church", emit);
	}
	var customs = decision({
		rule: "Y8.7",
		list(state, frame, out) {
			if (hasAssistant(state, frame)) {
				for (let space = 0; space < CUSTOMS_SPACES.length; space++) if (isCustomsSpaceOpen(state, frame, space)) out.push(PUT_CUSTOMS[space]);
			}
			out.push(PASS);
		},
		apply(state, frame, command, emit) {
			if (command.type !== "put") {
				frame.kind = "fivePower";
				return;
			}
			const space = CUSTOMS_SPACE_INDEX.get(command.space);
			pay(state, frame.seat, IMPORT, CUSTOMS_SPACES[space].needs, null, command.space, emit);
			join(state, frame, state.customs, space, CUSTOMS_SPACES[space], emit);
			gainBonuses(state, frame.seat, ON_CUSTOMS, emit);
			checkBoard(state, frame.seat, "customs", emit);
		},
		run(state, frame) {
			for (let space = 0; space < CUSTOMS_SPACES.length; space++) if (isCustomsSpaceOpen(state, frame, space)) return false;
			frame.kind = "fivePower";
			return true;
		},
		refuse: { put: (state, frame, { space }) => refuseCustoms(state, frame, CUSTOMS_SPACE_INDEX.get(space) ?? -1) },
		...inArea
	});
	function mostImports({ area, power }) {
		return AREAS[area].amount[power];
	}
	function isCustomsSpaceOpen(state, frame, space) {
		const { needs } = CUSTOMS_SPACES[space];
		return state.customs[space] === -1 && needs <= mostImports(frame) && needs <= amountOf(state, frame.seat, IMPORT);
	}
	function refuseCustoms(state, frame, space) {
		if (space === -1) return because("Y8.7", { reason: "not on this board" });
		if (state.customs[space] !== -1) return because("Y8.7", { reason: "taken" });
		if (!hasAssistant(state, frame)) return because("Y8.7", { reason: "no assistant" });
		const { needs } = CUSTOMS_SPACES[space];
		const most = mostImports(frame);
		if (needs > most) return because("Y8.7", {
			reason: "more than the power allows",
			needed: needs,
			most
		});
		return because("Y8.7", {
			reason: "imports are missing",
			needed: needs,
			imports: amountOf(state, frame.seat, IMPORT)
		});
	}
	function hasAssistant(state, frame) {
		return inHand(state, frame.seat, ASSISTANT) > 0 || assistantsIn(state, frame.seat, frame.area) > 0;
	}
	function join(state, frame, spaces, space, printed, emit) {
		const { seat, area } = frame;
		const fromHand = inHand(state, seat, ASSISTANT) > 0;
		if (fromHand) state.hand[seat * PIECE_COUNT + ASSISTANT]--;
		else addAssistants(state, seat, area, -1);
		spaces[space] = seat;
		if (emit) emit({
			type: "putOnBoard",
			seat,
			space: printed.id,
			from: fromHand ? HAND : AREA_IDS[area]
		});
		frame.kind = "fivePower";
		receive(state, seat, printed.gain, printed.id, null, emit);
	}
	var chinatown = decision({
		rule: "Y8.5",
		list(state, frame, out) {
			for (let what = 0; what < RESOURCE_COUNT; what++) if (SELL_PRICE[what] > 0 && amountOf(state, frame.seat, what) > 0) out.push(SELL[what]);
			const yen = amountOf(state, frame.seat, YEN);
			for (let what = 0; what < RESOURCE_COUNT; what++) if (BUY_PRICE[what] > 0 && BUY_PRICE[what] <= yen) out.push(BUY[what]);
			out.push(DONE);
		},
		apply(state, frame, command, emit) {
			const { seat } = frame;
			if (command.type === "sell" || command.type === "buy") {
				const what = RESOURCES.indexOf(command.what);
				if (emit) emit({
					type: "traded",
					seat,
					trade: command.type,
					what: command.what
				});
				if (command.type === "sell") {
					pay(state, seat, what, 1, null, "chinatown", emit);
					gain(state, seat, YEN, SELL_PRICE[what], "chinatown", emit);
				} else {
					pay(state, seat, YEN, BUY_PRICE[what], null, "chinatown", emit);
					gainWithin(state, frame, what, "chinatown", emit);
				}
				if (--frame.count > 0) return;
			}
			popFrame(state);
		},
		refuse: {
			sell: refuseTrade,
			buy: refuseTrade
		},
		...counted
	});
	function refuseTrade(state, { seat }, command) {
		return because("Y8.5", {
			what: known$2(command.what),
			yen: amountOf(state, seat, YEN)
		});
	}
	function iconsOf(state, seat, country) {
		let icons = 0;
		for (let order = 0; order < ORDER_COUNT; order++) if (state.orders[order] === seat && ORDERS[order].country === country) icons++;
		for (let card = 0; card < CARD_COUNT; card++) if (state.cardOwner[card] === seat && CARDS[card].country === country) icons++;
		return icons;
	}
	function isIconOfAgent(icons) {
		return icons % AGENT_EVERY === 0;
	}
	function agentInSupply(state, country) {
		for (let agent = 0; agent < AGENT_COUNT; agent++) if (state.agents[agent] === -1 && AGENTS[agent].country === country) return agent;
		return -1;
	}
	function checkCountry(state, seat, country, emit) {
		if (!isIconOfAgent(iconsOf(state, seat, country))) return;
		const agent = agentInSupply(state, country);
		if (agent === -1) return;
		state.agents[agent] = 2 * seat;
		if (emit) emit({
			type: "agentTaken",
			seat,
			agent: AGENTS[agent].id
		});
	}
	function unusedAgent(state, seat) {
		for (let agent = 0; agent < AGENT_COUNT; agent++) if (state.agents[agent] === 2 * seat) return agent;
		return -1;
	}
	function agentsOf$1(state, seat) {
		let count = 0;
		for (let agent = 0; agent < AGENT_COUNT; agent++) if (state.agents[agent] >> 1 === seat) count++;
		return count;
	}
	var after = decision({
		rule: "Y7.1",
		list(state, { seat }, out) {
			listExtras(state, seat, out);
			out.push(END);
		},
		apply(state, { seat }, command, emit) {
			if (!applyExtra(state, seat, command, emit)) popFrame(state);
		},
		isOpen: (state, { seat }) => isAskedAnyway(state, seat),
		refuse: {
			agent: refuseExtra,
			achieve: refuseExtra,
			fulfil: refuseExtra
		},
		...bare
	});
	function listExtras(state, seat, out) {
		if (state.agentsThisTurn < AGENT_USES && unusedAgent(state, seat) !== -1) for (let areas = agentAreas(state, seat); areas !== 0; areas = withoutFirst(areas)) out.push(AGENT[firstOf(areas)]);
		if (inHand(state, seat, ASSISTANT) > 0) for (let place = 0; place < state.achievements.length; place++) {
			if ((state.achievers[place] & 1 << seat) !== 0) continue;
			const achievement = state.achievements[place];
			if (meets(state, seat, ACHIEVEMENTS[achievement])) out.push(ACHIEVE[achievement]);
		}
		for (let place = 0; place < HAND_LIMIT; place++) {
			const order = state.orderHand[seat * HAND_LIMIT + place];
			if (order !== -1 && canPay(state, seat, ORDERS[order].requires)) out.push(FULFIL[order]);
		}
	}
	function applyExtra(state, seat, command, emit) {
		switch (command.type) {
			case "agent":
				sendAgent(state, seat, AREA_INDEX.get(command.area), emit);
				return true;
			case "achieve":
				achieve(state, seat, ACHIEVEMENT_INDEX.get(command.achievement), emit);
				return true;
			case "fulfil":
				fulfil(state, seat, ORDER_INDEX.get(command.order), emit);
				return true;
			default: return false;
		}
	}
	function isAskedAnyway(state, seat) {
		if (state.orders[keptOrder(state, seat)] !== -1) return false;
		for (let order = 0; order < ORDER_COUNT; order++) if (state.orders[order] === -1 && canPay(state, seat, ORDERS[order].requires)) return true;
		return false;
	}
	function refuseExtra(state, { seat }, command) {
		switch (command.type) {
			case "agent": return refuseAgent(state, seat, AREA_INDEX.get(command.area) ?? -1);
			case "achieve": return refuseAchievement(state, seat, ACHIEVEMENT_INDEX.get(command.achievement) ?? -1);
			case "fulfil": return refuseOrder$1(state, seat, ORDER_INDEX.get(command.order) ?? -1);
		}
	}
	function notBetweenSteps({ kind }) {
		return because("Y3.4", { step: kind });
	}
	function agentAreas(state, seat) {
		const president = state.presidents[seat];
		const areas = areasOfAssistants(state, seat);
		return president === -1 ? areas : areas & ~(1 << president);
	}
	function sendAgent(state, seat, area, emit) {
		const agent = unusedAgent(state, seat);
		state.agents[agent]++;
		state.agentsThisTurn++;
		if (emit) emit({
			type: "agentUsed",
			seat,
			agent: AGENTS[agent].id
		});
		startAction(state, seat, area, true, emit);
	}
	function refuseAgent(state, seat, area) {
		if (state.agentsThisTurn >= AGENT_USES) return because("Y7.1", { reason: "once per turn" });
		if (unusedAgent(state, seat) === -1) return because("Y7.1", { reason: "no unused agent" });
		if (area === -1 || (agentAreas(state, seat) & 1 << area) === 0) return because("Y7.1", { reason: "needs an own assistant and no own president there" });
		return unlisted();
	}
	function meets(state, seat, achievement) {
		const { have, tokensPlusAgents, orders, technologies, production, commercial } = achievement;
		if (have !== null && !canPay(state, seat, have)) return false;
		if (tokensPlusAgents > 0 && tokensAndAgents(state, seat) < tokensPlusAgents) return false;
		if (orders > 0 && ordersFulfilled$1(state, seat) < orders) return false;
		if (technologies > 0 && technologiesOf$1(state, seat) < technologies) return false;
		if (production === 0 && commercial === 0) return true;
		if (built(state, seat, false) + built(state, seat, true) < production + commercial) return false;
		return areasBuiltOn(state, seat, "production") >= production && areasBuiltOn(state, seat, "commercial") >= commercial;
	}
	function tokensAndAgents(state, seat) {
		return countOf$1(state.tokenOwner, TOKEN_COUNT, seat) + agentsOf$1(state, seat);
	}
	function ordersFulfilled$1(state, seat) {
		return countOf$1(state.orders, ORDER_COUNT, seat);
	}
	function technologiesOf$1(state, seat) {
		return sizeOf(state.technologies[seat]);
	}
	function areasBuiltOn(state, seat, category) {
		let areas = 0;
		for (let area = 0; area < AREA_COUNT; area++) for (let lot = 0; lot < LOTS; lot++) if (state.lots[area * LOTS + lot] === seat) areas |= 1 << area;
		return sizeOf(areas & CATEGORY_AREAS[category]);
	}
	function countOf$1(owners, length, seat) {
		let count = 0;
		for (let i = 0; i < length; i++) if (owners[i] === seat) count++;
		return count;
	}
	function achieve(state, seat, achievement, emit) {
		const place = state.achievements.indexOf(achievement);
		const { id, vpFirst, vpLater } = ACHIEVEMENTS[achievement];
		const first = state.achievers[place] === 0;
		state.hand[seat * PIECE_COUNT + ASSISTANT]--;
		state.achievers[place] |= 1 << seat;
		if (emit) emit({
			type: "achieved",
			seat,
			achievement: id
		});
		gain(state, seat, VP, first ? vpFirst : vpLater, id, emit);
	}
	function refuseAchievement(state, seat, achievement) {
		const place = state.achievements.indexOf(achievement);
		if (achievement === -1 || place < 0) return because("Y2.5");
		if ((state.achievers[place] & 1 << seat) !== 0) return because("Y7.2", { reason: "once per player" });
		if (inHand(state, seat, ASSISTANT) === 0) return because("Y7.2", { reason: "no assistant in hand" });
		return meets(state, seat, ACHIEVEMENTS[achievement]) ? unlisted() : because("Y7.5");
	}
	function fulfil(state, seat, order, emit) {
		const { id, requires, gain: rewards, country } = ORDERS[order];
		if (state.orders[order] === -1) state.revealed++;
		state.orders[order] = seat;
		takeFromHand(state, seat, order);
		if (emit) emit({
			type: "orderFulfilled",
			seat,
			order: id
		});
		payAll(state, seat, requires, id, emit);
		receive(state, seat, rewards, id, null, emit);
		gainBonuses(state, seat, ON_FULFILLING, emit);
		checkCountry(state, seat, country, emit);
	}
	function takeFromHand(state, seat, order) {
		const end = (seat + 1) * HAND_LIMIT - 1;
		for (let place = state.orderHand.indexOf(order, seat * HAND_LIMIT); place < end; place++) state.orderHand[place] = state.orderHand[place + 1];
		state.orderHand[end] = -1;
	}
	function refuseOrder$1(state, seat, order) {
		const hand = state.orderHand.slice(seat * HAND_LIMIT, (seat + 1) * HAND_LIMIT);
		if (order === -1 || !hand.includes(order)) return because("Y7.3", { reason: "not in hand" });
		if (!canPay(state, seat, ORDERS[order].requires)) return because("Y7.3", { reason: "goods are missing" });
		return unlisted();
	}
	function slideAndRefill(slots, base, count, deck) {
		let filled = 0;
		for (let slot = 0; slot < count; slot++) {
			const card = slots[base + slot];
			if (card !== -1) slots[base + filled++] = card;
		}
		let drawn = 0;
		for (; filled < count; filled++) {
			const card = deck.pop();
			if (card !== void 0) drawn++;
			slots[base + filled] = card ?? -1;
		}
		return drawn;
	}
	function drawnCards(slots, base, count, drawn, ids) {
		const cards = slots.slice(base, base + count).filter((card) => card !== -1);
		return cards.slice(cards.length - drawn).map((card) => ids[card]);
	}
	var laboratory = decision({
		rule: "Y8.3",
		list(state, frame, out) {
			const { board } = AREAS[frame.area];
			const yen = amountOf(state, frame.seat, YEN);
			const imports = amountOf(state, frame.seat, IMPORT);
			for (let slot = 0; slot < LAB_SLOTS; slot++) {
				const card = takable(state, frame.seat, board, slot);
				if (card === -1) continue;
				const missing = missingLevels(frame, card, slot);
				for (let levels = 0; levels <= missing; levels++) {
					if (levels * LEVEL_IMPORTS > imports || (missing - levels) * LEVEL_YEN > yen) continue;
					out.push(ACQUIRE[card * (MOST_IMPORTS + 1) + levels * LEVEL_IMPORTS]);
				}
			}
			out.push(PASS);
		},
		apply(state, frame, command, emit) {
			if (command.type !== "acquire") {
				frame.kind = "fivePower";
				return;
			}
			const { seat, area } = frame;
			const { board } = AREAS[area];
			const card = CARD_INDEX.get(command.card);
			const slot = slotOf(state, frame, card);
			const byYen = missingLevels(frame, card, slot) - command.imports / LEVEL_IMPORTS;
			pay(state, seat, IMPORT, command.imports, null, command.card, emit);
			pay(state, seat, YEN, byYen * LEVEL_YEN, null, command.card, emit);
			state.laboratories[board * LAB_SLOTS + slot] = -1;
			frame.set |= 1 << slot;
			acquire(state, seat, card, LAB_IDS[board], emit);
		},
		run(state, frame, emit) {
			const { board } = AREAS[frame.area];
			if (frame.set !== 0) {
				frame.kind = "fivePower";
				refill(state, board, emit);
				return true;
			}
			for (let slot = 0; slot < LAB_SLOTS; slot++) if (takable(state, frame.seat, board, slot) !== -1) return false;
			frame.kind = "fivePower";
			return true;
		},
		refuse: { acquire: (state, frame, { card }) => refuseTechnology(state, frame, CARD_INDEX.get(card) ?? -1) },
		...fromSlots
	});
	function takable(state, seat, lab, slot) {
		const card = state.laboratories[lab * LAB_SLOTS + slot];
		return card !== -1 && !owns(state, seat, 1 << CARDS[card].technology) ? card : -1;
	}
	function missingLevels(frame, card, slot) {
		const { board, amount } = AREAS[frame.area];
		return Math.max(0, CARDS[card].value + COST_MODIFIER[board][slot] - amount[frame.power]);
	}
	function slotOf(state, frame, card) {
		const base = AREAS[frame.area].board * LAB_SLOTS;
		const place = state.laboratories.indexOf(card, base);
		return place >= 0 && place < base + LAB_SLOTS ? place - base : -1;
	}
	function refuseTechnology(state, frame, card) {
		const slot = card === -1 ? -1 : slotOf(state, frame, card);
		if (slot === -1) return because("Y8.3", { reason: "not in this laboratory" });
		if (owns(state, frame.seat, 1 << CARDS[card].technology)) return because("Y1.5");
		return because("Y8.3", {
			reason: "levels are missing",
			missing: missingLevels(frame, card, slot),
			yen: amountOf(state, frame.seat, YEN),
			imports: amountOf(state, frame.seat, IMPORT)
		});
	}
	function acquire(state, seat, card, board, emit) {
		const { technology, country } = CARDS[card];
		if (emit) emit({
			type: "technologyAcquired",
			seat,
			card: CARD_IDS[card],
			board
		});
		state.cardOwner[card] = seat;
		addTechnology(state, seat, technology, emit);
		checkCountry(state, seat, country, emit);
	}
	function refill(state, board, emit) {
		const base = board * LAB_SLOTS;
		const count = LAB_SLOT_COUNT[board];
		const drawn = slideAndRefill(state.laboratories, base, count, state.cardDeck);
		if (drawn > 0) state.revealed++;
		if (emit) {
			const cards = drawnCards(state.laboratories, base, count, drawn, CARD_IDS);
			emit({
				type: "refilled",
				board: LAB_IDS[board],
				cards
			});
		}
	}
	var movement = decision({
		rule: "Y5.1",
		list(state, { seat }, out) {
			if (state.presidents[seat] === -1) listEntries(state, seat, out);
			else {
				listMoves(state, seat, out);
				out.push(RETURN);
			}
		},
		apply(state, { seat }, command, emit) {
			popFrame(state);
			if (command.type === "move") move(state, seat, command.to, command.paying, emit);
			else if (command.type === "return") returnPresident(state, seat, emit);
			else stay(state, seat, emit);
		},
		isOpen(state, { seat }) {
			const at = state.presidents[seat];
			const free = areasOfAssistants(state, seat) & ~areasOfOthers(state, seat);
			return at === -1 ? withoutFirst(free) !== 0 : (state.neighbours[at] & free) !== 0;
		},
		refuse: {
			move: (state, frame, { to }) => refuseMove(state, frame, AREA_INDEX.get(to) ?? -1),
			return: (state, { seat }) => isOnBoard(state, seat) ? unlisted() : because("Y5.2", { reason: "the president is in hand" }),
			stay: (state, { seat }) => isOnBoard(state, seat) ? because("Y5.1") : because("Y5.2", { reason: "an area is open" })
		},
		...bare
	});
	function isOnBoard(state, seat) {
		return state.presidents[seat] !== -1;
	}
	function stay(state, seat, emit) {
		if (emit) emit({
			type: "stayed",
			seat
		});
		pushFrame(state, "after", seat);
	}
	function tollOf(state, seat, area) {
		return area === CANAL ? CANAL_TOLL : PASSAGE_FEE * othersIn(state, seat, area);
	}
	function listEntries(state, seat, out) {
		const own = areasOfAssistants(state, seat);
		const others = areasOfOthers(state, seat);
		const ordinary = own & ~others;
		const free = mayJump(state, seat) ? STANDING_AREAS[state.seats] & ~others : ordinary;
		for (let open = free; open !== 0; open = withoutFirst(open)) out.push(MOVE[firstOf(open)]);
		const untaxed = passesFree(state, seat) ? -1 : ownStation(state, seat);
		for (let beside = own & others & stopsBeside(state, seat); beside !== 0; beside = withoutFirst(beside)) {
			const area = firstOf(beside);
			if ((untaxed & 1 << area) !== 0) out.push(MOVE[area]);
			else if (tollOf(state, seat, area) <= amountOf(state, seat, YEN)) out.push(moveFor(area, [area]));
		}
		if (ordinary === 0) out.push(STAY);
	}
	var tollAreas = [];
	var stopsFor = new Array(16).fill(0);
	function listMoves(state, seat, out) {
		const start = 1 << state.presidents[seat];
		const own = areasOfAssistants(state, seat) & ~start;
		const others = areasOfOthers(state, seat);
		const occupied = own & others;
		const byTram = mayJump(state, seat) ? STANDING_AREAS[state.seats] & ~others & ~start : 0;
		for (let open = byTram; open !== 0; open = withoutFirst(open)) out.push(MOVE[firstOf(open)]);
		const stops = (own & ~others | occupied & stopsBeside(state, seat)) & ~byTram;
		if (stops === 0) return;
		const taxed = passesFree(state, seat) ? 0 : occupied;
		const untaxed = own & ~taxed;
		const station = taxed & ownStation(state, seat);
		findTollAreas(state, taxed);
		const yen = amountOf(state, seat, YEN);
		let sets = 1 << tollAreas.length;
		for (let set = 0; set < sets; set++) {
			let known = 0;
			let cost = 0;
			let entered = 0;
			for (let bits = set; bits !== 0; bits = withoutFirst(bits)) {
				const toll = firstOf(bits);
				known |= stopsFor[set & ~(1 << toll)];
				cost += tollOf(state, seat, tollAreas[toll]);
				entered |= 1 << tollAreas[toll];
			}
			stopsFor[set] = known;
			if (cost > yen) continue;
			const reached = flood(state, start, untaxed | entered);
			let found = reached & stops;
			if (station !== 0 && (state.neighbours[state.station] & (reached | start)) !== 0) found |= station;
			stopsFor[set] |= found;
			if (set === 0 && found === (stops | station)) sets = 1;
			for (let fresh = found & ~known; fresh !== 0; fresh = withoutFirst(fresh)) {
				const area = firstOf(fresh);
				out.push(set === 0 ? MOVE[area] : moveFor(area, tollAreasOf(set)));
			}
		}
	}
	function findTollAreas(state, taxed) {
		tollAreas.length = 0;
		for (let bits = taxed; bits !== 0; bits = withoutFirst(bits)) tollAreas.push(firstOf(bits));
		if (CANAL !== -1 && state.neighbours[CANAL] !== 0) tollAreas.push(CANAL);
	}
	function tollAreasOf(set) {
		const areas = [];
		for (let bits = set; bits !== 0; bits = withoutFirst(bits)) areas.push(tollAreas[firstOf(bits)]);
		return areas;
	}
	function moveFor(to, paying) {
		return {
			type: "move",
			to: AREA_IDS[to],
			paying: paying.map((area) => AREA_IDS[area])
		};
	}
	function flood(state, start, through) {
		let reached = 0;
		let edge = start;
		while (edge !== 0) {
			const area = firstOf(edge);
			const fresh = state.neighbours[area] & through & ~reached;
			reached |= fresh;
			edge = withoutFirst(edge) | fresh;
		}
		return reached;
	}
	function refuseMove(state, { seat }, area) {
		const from = state.presidents[seat];
		if (area === CANAL) return because("Y5.5", { reason: "the canal" });
		if (area === -1 || (STANDING_AREAS[state.seats] & 1 << area) === 0) return because("Y2.1");
		if (area === from) return because("Y5.5", { reason: "the area it started from" });
		const beside = othersIn(state, seat, area) > 0;
		if (beside && (stopsBeside(state, seat) & 1 << area) === 0) return because(from === -1 ? "Y5.2" : "Y5.4");
		const byTram = mayJump(state, seat) && !beside;
		if (assistantsIn(state, seat, area) === 0 && !byTram) return because(from === -1 ? "Y5.2" : "Y5.3");
		return because("Y5.7", { reason: "no such way, or not enough yen for it" });
	}
	function move(state, seat, to, paying, emit) {
		if (emit) {
			const path = pathOf(state, seat, to, paying);
			emit({
				type: "moved",
				seat,
				by: state.presidents[seat] === -1 ? "hand" : path === null ? "tram" : "walking",
				path: path ?? [to]
			});
		}
		if (paying !== void 0) for (const id of paying) {
			const area = AREA_INDEX.get(id);
			if (area === CANAL) pay(state, seat, YEN, CANAL_TOLL, null, id, emit);
			else payOthersIn(state, seat, area, PASSAGE_FEE, emit);
		}
		const area = AREA_INDEX.get(to);
		state.presidents[seat] = area;
		startAction(state, seat, area, false, emit);
	}
	function pathOf(state, seat, to, paying = []) {
		if (state.presidents[seat] === -1) return [to];
		const start = state.presidents[seat];
		const target = AREA_INDEX.get(to);
		const taxed = passesFree(state, seat) ? 0 : areasOfOthers(state, seat);
		let through = areasOfAssistants(state, seat) & ~taxed & ~(1 << start);
		for (const id of paying) through |= 1 << AREA_INDEX.get(id);
		const cameFrom = new Array(AREA_COUNT).fill(-1);
		const queue = [start];
		for (const area of queue) {
			if (area === target) break;
			const open = area === start || (through & 1 << area) !== 0 ? state.neighbours[area] : 0;
			const last = 1 << target & (areasOfAssistants(state, seat) | through);
			for (let bits = open & (through | last) & ~(1 << start); bits !== 0; bits = withoutFirst(bits)) {
				const next = firstOf(bits);
				if (cameFrom[next] !== -1) continue;
				cameFrom[next] = area;
				queue.push(next);
			}
		}
		if (cameFrom[target] === -1) return null;
		const path = [];
		for (let area = target; area !== start; area = cameFrom[area]) path.unshift(AREA_IDS[area]);
		return path;
	}
	function returnPresident(state, seat, emit) {
		if (emit) emit({
			type: "returned",
			seat,
			from: AREA_IDS[state.presidents[seat]]
		});
		state.presidents[seat] = -1;
		pushFrame(state, "recall", seat);
	}
	var recall = decision({
		rule: "Y5.6",
		list(state, { seat }, out) {
			for (let areas = areasOfAssistants(state, seat); areas !== 0; areas = withoutFirst(areas)) out.push(RECALL[firstOf(areas)]);
			out.push(DONE);
		},
		apply(state, { seat }, command, emit) {
			const whole = state.options.returnFromOneAreaOnly;
			if (command.type === "recall") {
				const area = indexOfArea(command.area);
				const count = whole ? assistantsIn(state, seat, area) : 1;
				addAssistants(state, seat, area, -count);
				state.hand[seat * PIECE_COUNT + ASSISTANT] += count;
				if (emit) emit({
					type: "recalled",
					seat,
					area: command.area,
					count
				});
				if (!whole) return;
			}
			popFrame(state);
			pushFrame(state, "after", seat);
		},
		isOpen: (state, { seat }) => areasOfAssistants(state, seat) !== 0,
		refuse: { recall: () => because("Y5.6", { reason: "no own assistant there" }) },
		...bare
	});
	var placement = decision({
		rule: "Y4.1",
		list(state, frame, out) {
			out.push(...placements(state, frame));
		},
		apply(state, frame, command, emit) {
			const { seat } = frame;
			if (command.type === "done") return beginMovement(state, seat);
			if (command.type !== "place") return void applyExtra(state, seat, command, emit);
			const area = indexOfArea(command.area);
			payOthersIn(state, seat, area, PLACEMENT_FEE, emit);
			state.hand[seat * PIECE_COUNT + ASSISTANT]--;
			addAssistants(state, seat, area, 1);
			frame.set |= 1 << area;
			frame.count++;
			if (frame.count === SAME_AREA && sizeOf(frame.set) === 1) frame.area = area;
			if (emit) emit({
				type: "placed",
				seat,
				area: command.area
			});
		},
		run(state, frame) {
			if (isPhaseA(frame) || openAreas(state, frame) !== 0) return false;
			beginMovement(state, frame.seat);
			return true;
		},
		isOpen(state, frame) {
			const { seat } = frame;
			if (inHand(state, seat, ASSISTANT) > 0 && (openAreas(state, frame) & ~areasOfOthers(state, seat)) !== 0) return true;
			return isPhaseA(frame) && isAskedAnyway(state, seat);
		},
		refuse: {
			place: (state, frame, { area }) => refusePlacement(state, frame, AREA_INDEX.get(area) ?? -1),
			agent: refuseInPhaseA,
			achieve: refuseInPhaseA,
			fulfil: refuseInPhaseA
		},
		show: ({ kind, seat, set, count, area }) => ({
			kind,
			seat,
			areas: AREA_IDS.filter((_, index) => (set & 1 << index) !== 0),
			placed: count,
			pair: area === -1 ? null : AREA_IDS[area]
		}),
		read: ({ kind, seat, areas = [], placed = 0, pair = null }) => ({
			...newFrame(kind, seat),
			area: pair === null ? -1 : indexOfArea(pair),
			count: placed,
			set: areas.reduce((set, id) => set | 1 << indexOfArea(id), 0)
		})
	});
	function placements(state, frame) {
		const { seat } = frame;
		const extras = [];
		if (isPhaseA(frame)) listExtras(state, seat, extras);
		const places = inHand(state, seat, ASSISTANT) > 0 ? openAreas(state, frame) & ~tooDear(state, seat) : 0;
		return extras.length === 0 ? placing(places).slice() : extras.concat(placing(places));
	}
	var known$1 = new Map();
	var MOST_KNOWN = 1e4;
	function placing(areas) {
		let commands = known$1.get(areas);
		if (commands === void 0) {
			const fresh = [];
			for (let rest = areas; rest !== 0; rest = withoutFirst(rest)) fresh.push(PLACE[firstOf(rest)]);
			fresh.push(DONE);
			if (known$1.size === MOST_KNOWN) known$1.clear();
			known$1.set(areas, fresh);
			commands = fresh;
		}
		return commands;
	}
	function isPhaseA(frame) {
		return frame.kind === "placement" && frame.count === 0;
	}
	function openAreas(state, frame) {
		const { seat, set: areas, count: placed, area: pair } = frame;
		const standing = STANDING_AREAS[state.seats];
		if (pair !== -1) return placed < SAME_AREA + besidePair(state, seat) ? state.neighbours[pair] & standing : 0;
		const areaCount = sizeOf(areas);
		return (placed === areaCount && placed < differentAreas(state, seat) ? standing & ~areas : 0) | (areaCount === 1 && placed < SAME_AREA ? areas : 0);
	}
	function placementFee(state, seat, area) {
		return PLACEMENT_FEE * othersIn(state, seat, area);
	}
	function tooDear(state, seat) {
		const yen = amountOf(state, seat, YEN);
		let dear = 0;
		for (let areas = areasOfOthers(state, seat); areas !== 0; areas = withoutFirst(areas)) {
			const area = firstOf(areas);
			if (placementFee(state, seat, area) > yen) dear |= 1 << area;
		}
		return dear;
	}
	function beginMovement(state, seat) {
		popFrame(state);
		pushFrame(state, "movement", seat);
	}
	function refusePlacement(state, frame, area) {
		const { seat } = frame;
		if (area === CANAL) return because("Y4.3");
		if (area === -1 || (STANDING_AREAS[state.seats] & 1 << area) === 0) return because("Y2.1");
		if (inHand(state, seat, ASSISTANT) === 0) return because("Y1.6", { piece: "assistant" });
		if ((openAreas(state, frame) & 1 << area) === 0) return because(frame.area === -1 ? "Y4.1" : "Y9.9", { placed: frame.count });
		const fee = placementFee(state, seat, area);
		const yen = amountOf(state, seat, YEN);
		return fee > yen ? because("Y4.2", {
			needed: fee,
			yen
		}) : unlisted();
	}
	function refuseInPhaseA(state, frame, command) {
		return isPhaseA(frame) ? refuseExtra(state, frame, command) : notBetweenSteps(frame);
	}
	var port = decision({
		rule: "Y8.2",
		list(state, frame, out) {
			const base = AREAS[frame.area].board * PORT_SLOTS;
			const free = sizeOf(frame.set) < FREE_ORDERS;
			const forYen = !free && amountOf(state, frame.seat, YEN) >= SECOND_ORDER_YEN;
			const forImport = !free && amountOf(state, frame.seat, IMPORT) >= SECOND_ORDER_IMPORTS;
			for (let slot = 0; slot < PORT_SLOTS; slot++) {
				if (!isWithinReach(state, frame, slot)) continue;
				const order = state.ports[base + slot];
				if (free) out.push(TAKE[order]);
				if (forYen) out.push(TAKE_FOR_YEN[order]);
				if (forImport) out.push(TAKE_FOR_IMPORT[order]);
			}
			out.push(frame.set === 0 ? PASS : DONE);
		},
		apply(state, frame, command, emit) {
			if (command.type !== "take") return leavePort(state, frame, emit);
			const { seat, area } = frame;
			const { board, id } = AREAS[area];
			const order = ORDER_INDEX.get(command.order);
			if (command.pay === "yen") pay(state, seat, YEN, SECOND_ORDER_YEN, null, id, emit);
			if (command.pay === "import") pay(state, seat, IMPORT, SECOND_ORDER_IMPORTS, null, id, emit);
			const slot = state.ports.indexOf(order);
			state.ports[slot] = -1;
			frame.set |= 1 << slot - board * PORT_SLOTS;
			addToHand(state, seat, order);
			if (emit) emit({
				type: "orderTaken",
				seat,
				order: command.order,
				board: PORT_IDS[board]
			});
		},
		run(state, frame, emit) {
			if (canTakeMore(state, frame)) return false;
			leavePort(state, frame, emit);
			return true;
		},
		refuse: { take: (state, frame, { order }) => refuseOrder(state, frame, ORDER_INDEX.get(order) ?? -1) },
		...fromSlots
	});
	function hasRoomForOrder(state, seat) {
		return state.orderHand[(seat + 1) * HAND_LIMIT - 1] === -1;
	}
	function isWithinReach(state, frame, slot) {
		const { board, reach } = AREAS[frame.area];
		return (reach[frame.power] & 1 << slot) !== 0 && state.ports[board * PORT_SLOTS + slot] !== -1;
	}
	function canTakeMore(state, frame) {
		if (sizeOf(frame.set) > FREE_ORDERS || !hasRoomForOrder(state, frame.seat)) return false;
		for (let slot = 0; slot < PORT_SLOTS; slot++) if (isWithinReach(state, frame, slot)) return true;
		return false;
	}
	function refuseOrder(state, { area, power, set }, order) {
		const { board, reach } = AREAS[area];
		const slot = state.ports.indexOf(order) - board * PORT_SLOTS;
		if (order === -1 || slot < 0 || slot >= PORT_SLOT_COUNT[board]) return because("Y8.2", { reason: "not in this port" });
		if ((reach[power] & 1 << slot) === 0) return because("Y8.2", {
			reason: "out of reach",
			power
		});
		return because("Y8.2", { reason: set === 0 ? "the first order is free" : "a second order is paid for" });
	}
	function addToHand(state, seat, order) {
		state.orderHand[state.orderHand.indexOf(-1, seat * HAND_LIMIT)] = order;
	}
	function leavePort(state, frame, emit) {
		frame.kind = "fivePower";
		if (frame.set === 0) return;
		const { board } = AREAS[frame.area];
		const base = board * PORT_SLOTS;
		const count = PORT_SLOT_COUNT[board];
		const drawn = slideAndRefill(state.ports, base, count, state.orderDeck);
		if (drawn > 0) {
			state.revealed++;
			for (let slot = 0; slot < count; slot++) {
				const order = state.ports[base + slot];
				if (order !== -1) state.orders[order] = 4;
			}
		}
		if (emit) {
			const cards = drawnCards(state.ports, base, count, drawn, ORDER_IDS);
			emit({
				type: "refilled",
				board: PORT_IDS[board],
				cards
			});
		}
		checkPorts(state, frame.seat, emit);
	}
	function scores(state) {
		const church = majority(state, rankBoard$1(state, state.church), SCORING.church);
		const customs = majority(state, rankBoard$1(state, state.customs), SCORING.customs);
		const technologies = majority(state, rankTechnologies(state), SCORING.technology);
		return seatsOf(state).map((seat) => {
			const [orders, buildings, inChurch, inCustoms, byTechnologies, achievements, tokens] = earnedBy$1(state, seat);
			const played = orders + buildings + inChurch + inCustoms + byTechnologies + achievements + tokens;
			const categories = {
				orders,
				buildings,
				ports: amountOf(state, seat, VP) - played,
				achievements,
				tokens,
				church: inChurch + church[seat],
				customs: inCustoms + customs[seat],
				technologies: byTechnologies + technologies[seat],
				countries: countryPoints(state, seat),
				agents: unusedAgents(state, seat) * SCORING.unusedAgent,
				imports: amountOf(state, seat, IMPORT) * SCORING.import,
				yen: Math.floor(amountOf(state, seat, YEN) / SCORING.yenPerVp),
				goods: Math.floor(goodsOf(state, seat) / SCORING.goodsPerVp)
			};
			return {
				seat,
				categories,
				total: Object.values(categories).reduce((sum, points) => sum + points, 0)
			};
		});
	}
	function earnedBy$1(state, seat) {
		return state.earned.slice(seat * SOURCE_COUNT, (seat + 1) * SOURCE_COUNT);
	}
	function outcome(state) {
		return state.over ? outcomeOf(state) : null;
	}
	function outcomeOf(state) {
		const sheets = scores(state);
		return {
			sheets,
			ranking: sheets.toSorted((a, b) => b.total - a.total || fromStart(state, a.seat) - fromStart(state, b.seat)).map(({ seat }) => [seat])
		};
	}
	function seatsOf(state) {
		return Array.from({ length: state.seats }, (_, seat) => seat);
	}
	function fromStart(state, seat) {
		return (seat - state.start + state.seats) % state.seats;
	}
	function majority(state, ranked, [first, second]) {
		const points = seatsOf(state).map(() => 0);
		const [winner, runnerUp] = ranked;
		if (winner !== void 0) points[winner] = first;
		if (runnerUp !== void 0) points[runnerUp] = second;
		else if (winner !== void 0 && state.options.soleParticipantTakesBoth) points[winner] += second;
		return points.slice(0, state.seats);
	}
	function rankBoard$1(state, spaces) {
		const count = (seat) => spaces.filter((owner) => owner === seat).length;
		return seatsOf(state).filter((seat) => spaces.includes(seat)).toSorted((a, b) => count(b) - count(a) || spaces.lastIndexOf(b) - spaces.lastIndexOf(a));
	}
	function rankTechnologies(state) {
		const ranked = seatsOf(state).filter((seat) => state.technologies[seat] !== 0).map((seat) => ({
			seat,
			value: technologyValue(state, seat),
			place: fromStart(state, seat)
		}));
		if (withNeutral(state)) ranked.push({
			seat: 4,
			value: DUMMY_TECHNOLOGY_VALUE,
			place: state.seats
		});
		return ranked.toSorted((a, b) => b.value - a.value || a.place - b.place).map(({ seat }) => seat);
	}
	function technologyValue(state, seat) {
		let value = 0;
		for (let card = 0; card < CARD_COUNT; card++) if (state.cardOwner[card] === seat) value += CARDS[card].value;
		return value;
	}
	function countryPoints(state, seat) {
		return splitPoints(Array.from({ length: COUNTRY_COUNT }, (_, country) => iconsOf(state, seat, country)));
	}
	var MOST_ICONS = 64;
	var splits = new Map();
	function splitPoints(icons) {
		let key = 0;
		for (let country = 0; country < icons.length; country++) key = key * MOST_ICONS + icons[country];
		let points = splits.get(key);
		if (points === void 0) {
			points = bestSplit(icons);
			splits.set(key, points);
		}
		return points;
	}
	function bestSplit(icons, largest = icons.length) {
		const sorted = icons.toSorted((a, b) => b - a);
		const countries = sorted.findIndex((count) => count === 0);
		let best = 0;
		for (let size = Math.min(largest, countries < 0 ? sorted.length : countries); size > 0; size--) {
			const rest = sorted.map((count, place) => place < size ? count - 1 : count);
			best = Math.max(best, SET_POINTS[size] + bestSplit(rest, size));
		}
		return best;
	}
	function unusedAgents(state, seat) {
		let count = 0;
		for (let agent = 0; agent < AGENT_COUNT; agent++) if (state.agents[agent] === 2 * seat) count++;
		return count;
	}
	function goodsOf(state, seat) {
		let goods = 0;
		for (let good = 0; good < GOOD_COUNT; good++) goods += amountOf(state, seat, good);
		return goods;
	}
	function passTurn(state, emit) {
		const next = (state.active + 1) % state.seats;
		if (next === state.start) {
			if (isLastRound(state)) return endGame(state, emit);
			state.round++;
		}
		beginTurn(state, next, emit);
	}
	function beginTurn(state, seat, emit) {
		state.active = seat;
		state.agentsThisTurn = 0;
		state.usedThisTurn = 0;
		if (emit) emit({
			type: "turnBegan",
			seat,
			round: state.round
		});
		payStockSystem(state, seat, emit);
		pushFrame(state, "placement", seat);
	}
	function endGame(state, emit) {
		state.over = true;
		state.revealed++;
		if (!emit) return;
		const { sheets, ranking } = outcomeOf(state);
		emit({
			type: "gameEnded",
			sheets,
			ranking: ranking.flat()
		});
	}
	var SEATS = {
		min: 2,
		max: 4
	};
	var OPTIONS = {
		agentCountsAsPower: {
			kind: "switch",
			default: false,
			rule: "R1"
		},
		returnFromOneAreaOnly: {
			kind: "switch",
			default: false,
			rule: "R3"
		},
		soleParticipantTakesBoth: {
			kind: "switch",
			default: false,
			rule: "R4"
		},
		neutralAssistants: {
			kind: "switch",
			default: false,
			rule: "R5",
			seats: [2]
		},
		ordersInHandAreHidden: {
			kind: "switch",
			default: false,
			rule: "R15"
		}
	};
	function newGame(given, seats, seed) {
		checkSeats(SEATS, seats);
		const options = parseOptions(OPTIONS, given);
		const rng = dealRng(seed);
		const start = below(rng, seats);
		const inPlay = AREAS_IN_PLAY[seats];
		const cells = shuffle(rng, [...inPlay]);
		const neutral = options.neutralAssistants && seats === 2;
		const state = {
			revealed: 0,
			options,
			seats,
			start,
			active: start,
			round: 1,
			lastRound: 0,
			over: false,
			agentsThisTurn: 0,
			usedThisTurn: 0,
			station: -1,
			frames: [],
			cells,
			neighbours: neighboursOf(cells, seats),
			sites: onAreas(rng, inPlay, SITES.length),
			tokens: onAreas(rng, inPlay, TOKEN_COUNT),
			lots: filled$1(AREA_COUNT * LOTS, -1),
			assistants: filled$1(seats * AREA_COUNT, 0),
			manned: filled$1(seats, 0),
			presidents: filled$1(seats, -1),
			purse: pursesOf(seats, start),
			earned: filled$1(seats * SOURCE_COUNT, 0),
			hand: repeated(START_HAND, seats),
			warehouse: repeated(START_WAREHOUSE, seats),
			tokenOwner: filled$1(TOKEN_COUNT, -1),
			agents: filled$1(AGENT_COUNT, -1),
			technologies: filled$1(seats, 0),
			cardOwner: filled$1(CARD_COUNT, -1),
			orders: filled$1(ORDER_COUNT, -1),
			orderHand: filled$1(seats * HAND_LIMIT, -1),
			dealt: filled$1(seats * ORDERS_DEALT, -1),
			kept: filled$1(seats, -1),
			removed: [],
			orderDeck: shuffled(rng, ORDER_COUNT),
			ports: filled$1(PORT_AREA.length * PORT_SLOTS, -1),
			cardDeck: shuffled(rng, CARD_COUNT),
			laboratories: filled$1(LAB_AREA.length * LAB_SLOTS, -1),
			church: spacesOf(CHURCH_SPACES, neutral),
			customs: spacesOf(CUSTOMS_SPACES, neutral),
			achievements: ACHIEVEMENT_DECKS.map((deck) => achievementOf(rng, deck)),
			achievers: filled$1(ACHIEVEMENT_DECKS.length, 0)
		};
		dealCards$1(state, inPlay);
		return state;
	}
	function filled$1(length, value) {
		return new Array(length).fill(value);
	}
	function repeated(figures, times) {
		const all = [];
		for (let time = 0; time < times; time++) all.push(...figures);
		return all;
	}
	function shuffled(rng, count) {
		const numbers = [];
		for (let number = 0; number < count; number++) numbers.push(number);
		return shuffle(rng, numbers);
	}
	function neighboursOf(cells, seats) {
		const neighbours = filled$1(AREA_COUNT, 0);
		for (const [cell, adjacent] of LAYOUTS[seats].adjacent.entries()) for (const other of adjacent) neighbours[cells[cell]] |= 1 << cells[other];
		return neighbours;
	}
	function onAreas(rng, inPlay, count) {
		const deck = shuffled(rng, count);
		const areas = filled$1(AREA_COUNT, -1);
		for (const area of inPlay) if (area !== CANAL) areas[area] = deck.pop();
		return areas;
	}
	function pursesOf(seats, start) {
		const purse = repeated(START_RESOURCES, seats);
		for (let seat = 0; seat < seats; seat++) purse[seat * RESOURCE_COUNT + YEN] = seat === start ? START_YEN_FIRST : START_YEN_OTHERS;
		return purse;
	}
	function achievementOf(rng, deck) {
		const candidates = ACHIEVEMENTS.flatMap((achievement, index) => achievement.deck === deck ? [index] : []);
		return candidates[below(rng, candidates.length)];
	}
	function spacesOf(spaces, neutral) {
		return spaces.map((space) => neutral && space.neutral ? 4 : -1);
	}
	function dealCards$1(state, inPlay) {
		for (const [lab, area] of LAB_AREA.entries()) {
			if (!inPlay.includes(area)) continue;
			for (let slot = 0; slot < LAB_SLOT_COUNT[lab]; slot++) state.laboratories[lab * LAB_SLOTS + slot] = state.cardDeck.pop();
		}
		for (let i = 0; i < ORDERS_REMOVED[state.seats]; i++) state.removed.push(state.orderDeck.pop());
		for (const [port, area] of PORT_AREA.entries()) {
			if (!inPlay.includes(area)) continue;
			for (let slot = 0; slot < PORT_SLOT_COUNT[port]; slot++) {
				const order = state.orderDeck.pop();
				state.ports[port * PORT_SLOTS + slot] = order;
				state.orders[order] = 4;
			}
		}
		for (let place = 0; place < state.dealt.length; place++) state.dealt[place] = state.orderDeck.pop();
	}
	var orderChoice = {
		rule: "Y2.7",
		isOpen: (state, seat) => state.kept[seat] === -1,
		list(state, seat, out) {
			if (state.kept[seat] !== -1) out.push(RECHOOSE);
			else for (let place = 0; place < ORDERS_DEALT; place++) out.push(KEEP[state.dealt[seat * ORDERS_DEALT + place]]);
		},
		apply(state, seat, command, emit) {
			if (command.type !== "keep") {
				state.kept[seat] = -1;
				if (emit) emit({
					type: "choiceReopened",
					seat
				});
				return;
			}
			state.kept[seat] = state.dealt.indexOf(ORDER_INDEX.get(command.order)) - seat * ORDERS_DEALT;
			if (emit) emit({
				type: "orderChosen",
				seat
			});
			if (emit) emit({
				type: "orderKept",
				seat,
				order: command.order
			}, [seat]);
			if (!isChoosing(state)) begin(state, emit);
		},
		refuse: {
			keep: (state, seat, { order }) => state.kept[seat] !== -1 ? because("Y2.7", { reason: "already chosen" }) : because("Y2.7", {
				reason: "not among the dealt orders",
				order: known$2(order)
			}),
			rechoose: () => because("Y2.7", { reason: "not chosen yet" })
		}
	};
	function isChoosing(state) {
		return state.kept.includes(-1);
	}
	function begin(state, emit) {
		state.revealed++;
		for (let seat = 0; seat < state.seats; seat++) addToHand(state, seat, keptOrder(state, seat));
		if (emit) emit({
			type: "gameBegan",
			start: state.start
		});
		beginTurn(state, state.start, emit);
	}
	function priceOfNext(piece, left) {
		if (piece === ASSISTANT) return ASSISTANT_PRICE;
		if (piece === SHOP) return SHOP_PRICE;
		return HOUSE_PRICES[PIECES_OF_PLAYER[TRADING_HOUSE] - left];
	}
	function priceOf(state, seat, piece) {
		return priceOfNext(piece, inWarehouse(state, seat, piece));
	}
	function hasPieces(state, seat) {
		const base = seat * PIECE_COUNT;
		for (let piece = 0; piece < PIECE_COUNT; piece++) if (state.warehouse[base + piece] > 0) return true;
		return false;
	}
	var warehouse = decision({
		rule: "Y8.4",
		list(state, { seat }, out) {
			for (let piece = 0; piece < PIECE_COUNT; piece++) {
				if (inWarehouse(state, seat, piece) === 0) continue;
				if (priceOf(state, seat, piece) <= amountOf(state, seat, YEN)) out.push(FETCH[piece]);
			}
			out.push(DONE);
		},
		apply(state, frame, command, emit) {
			if (command.type === "fetch") {
				const piece = PIECES.indexOf(command.piece);
				pay(state, frame.seat, YEN, priceOf(state, frame.seat, piece), null, command.piece, emit);
				fetch(state, frame.seat, piece, 1, emit);
				if (--frame.count > 0) return;
			}
			popFrame(state);
		},
		run(state, { seat }) {
			if (hasPieces(state, seat)) return false;
			popFrame(state);
			return true;
		},
		refuse: { fetch: (state, frame, { piece }) => refusePiece(state, frame, PIECES.indexOf(piece)) },
		...counted
	});
	function refusePiece(state, { seat }, piece) {
		if (piece < 0) return unlisted();
		if (inWarehouse(state, seat, piece) === 0) return because("Y1.6", { piece: PIECES[piece] });
		const yen = amountOf(state, seat, YEN);
		const needed = priceOf(state, seat, piece);
		return needed > yen ? because("Y8.4", {
			piece: PIECES[piece],
			needed,
			yen
		}) : unlisted();
	}
	function fetch(state, seat, piece, count, emit) {
		state.warehouse[seat * PIECE_COUNT + piece] -= count;
		state.hand[seat * PIECE_COUNT + piece] += count;
		if (emit) emit({
			type: "fetched",
			seat,
			piece: PIECES[piece],
			count
		});
	}
	function listUses(state, frame, out) {
		const unused = state.technologies[frame.seat] & ONCE_PER_TURN_BITS & ~state.usedThisTurn;
		if (unused === 0) return;
		for (let i = 0; i < ONCE_PER_TURN.length; i++) {
			const technology = ONCE_PER_TURN[i];
			if ((unused & technology.bit) !== 0 && canUse(state, frame, technology)) out.push(USE[i]);
		}
	}
	function canUse(state, frame, { cost, gain: brings, pieces }) {
		if (!canPay(state, frame.seat, cost)) return false;
		for (let piece = 0; piece < PIECE_COUNT; piece++) if (inWarehouse(state, frame.seat, piece) < pieces[piece]) return false;
		return frame.kind !== "gifts" || couldStillGive(state, frame, cost, brings);
	}
	function use(state, seat, id, emit) {
		const technology = ONCE_PER_TURN.find((candidate) => candidate.id === id);
		state.usedThisTurn |= technology.bit;
		if (emit) emit({
			type: "technologyUsed",
			seat,
			technology: id
		});
		payAll(state, seat, technology.cost, id, emit);
		for (let resource = 0; resource < RESOURCE_COUNT; resource++) gain(state, seat, resource, technology.gain[resource], id, emit);
		for (let piece = 0; piece < PIECE_COUNT; piece++) if (technology.pieces[piece] > 0) fetch(state, seat, piece, technology.pieces[piece], emit);
	}
	function refuseUse({ technology }) {
		return because("Y9.4", { technology: known$2(technology) });
	}
	var DECISIONS = decisionTable({
		placement,
		movement,
		recall,
		after,
		port,
		laboratory,
		church,
		gifts,
		customs,
		fivePower,
		building,
		recovery,
		warehouse,
		chinatown,
		anyGood,
		deploy,
		station
	});
	function deciders(state) {
		const frame = topFrame(state);
		if (frame !== void 0) return [frame.seat];
		const seats = [];
		if (state.over) return seats;
		for (let seat = 0; seat < state.seats; seat++) if (orderChoice.isOpen(state, seat)) seats.push(seat);
		return seats;
	}
	function legal(state, seat) {
		const frame = topFrame(state);
		if (frame !== void 0) return frame.seat === seat ? listAll(state, frame) : [];
		const out = [];
		if (seat >= 0 && seat < state.seats && isChoosing(state)) orderChoice.list(state, seat, out);
		return out;
	}
	function listAll(state, frame) {
		let out = [];
		if (frame.kind === "placement") out = placements(state, frame);
		else decisionOf(DECISIONS, frame).list(state, frame, out);
		listUses(state, frame, out);
		return out;
	}
	function step(state, seat, command, emit) {
		const frame = topFrame(state);
		if (frame === void 0) {
			orderChoice.apply(state, seat, command, emit);
			if (isChoosing(state)) return;
		} else if (command.type === "use") use(state, frame.seat, command.technology, emit);
		else decisionOf(DECISIONS, frame).apply(state, frame, command, emit);
		goOn(state, emit);
	}
	function goOn(state, emit) {
		for (;;) {
			runForced(DECISIONS, state, emit, listUses);
			if (state.frames.length > 0 || state.over) return;
			passTurn(state, emit);
		}
	}
	function refuse(state, seat, command) {
		const frame = topFrame(state);
		if (frame === void 0) {
			const { rule, refuse: reasons } = orderChoice;
			return reasonIn(reasons, state, seat, command) ?? because(rule, { reason: "the orders are still being chosen" });
		}
		return reasonIn(decisionOf(DECISIONS, frame).refuse, state, frame, command) ?? outOfPlace(frame, command);
	}
	var COMMANDS_OF_STEPS = new Set([...DECISIONS.values()].flatMap((kind) => Object.keys(kind.refuse)));
	function outOfPlace(frame, command) {
		const step = frame.kind;
		switch (command.type) {
			case "keep":
			case "rechoose": return because("Y2.7", { reason: "all have chosen" });
			case "agent":
			case "achieve":
			case "fulfil": return notBetweenSteps(frame);
			case "use": return refuseUse(command);
			case "end": return because("Y3.3", { step });
			case "pass":
			case "done": return because("Y1.7", { step });
			default:
				if (!COMMANDS_OF_STEPS.has(command.type)) return because("K.command", { reason: "unknown command" });
				return because("Y3.2", {
					step,
					command: command.type
				});
		}
	}
	function showFrame(frame) {
		return decisionOf(DECISIONS, frame).show(frame);
	}
	function readFrame(shown) {
		return decisionOf(DECISIONS, shown).read(shown);
	}
	function filled(length, value) {
		return new Array(length).fill(value);
	}
	function indexIn(index, id) {
		return id === null ? -1 : index.get(id);
	}
	var ownerIn = (owner) => owner === "neutral" ? 4 : owner ?? -1;
	function knownState(view) {
		const { seats, players } = view;
		const cells = view.areas.map(({ id }) => indexIn(AREA_INDEX, id));
		const byArea = (empty, read) => {
			const values = new Array(AREA_COUNT).fill(empty);
			for (const [cell, area] of view.areas.entries()) values[cells[cell]] = read(area);
			return values;
		};
		const stations = view.areas.filter(({ station }) => station);
		return {
			revealed: view.revealed,
			options: { ...view.options },
			seats,
			start: view.start,
			active: view.active,
			round: view.round,
			lastRound: view.lastRound ?? 0,
			over: view.phase === "over",
			agentsThisTurn: view.agentsThisTurn,
			usedThisTurn: ONCE_PER_TURN.reduce((bits, { id, bit }) => view.usedThisTurn.includes(id) ? bits | bit : bits, 0),
			station: stations.length === 0 ? -1 : indexIn(AREA_INDEX, stations[0].id),
			frames: view.pending.map(readFrame),
			cells,
			neighbours: neighboursOf(cells, seats),
			sites: byArea(-1, ({ site }) => indexIn(SITE_INDEX, site)),
			tokens: byArea(-1, ({ token }) => indexIn(TOKEN_INDEX, token)),
			lots: byArea(filled(LOTS, -1), ({ shops, tradingHouse }) => {
				const lots = filled(LOTS, -1);
				for (const [lot, owner] of shops.entries()) lots[lot] = ownerIn(owner);
				lots[HOUSE_LOT] = ownerIn(tradingHouse);
				return lots;
			}).flat(),
			assistants: players.flatMap((_, seat) => byArea(0, ({ assistants }) => assistants[seat])),
			manned: players.map((_, seat) => mannedBy(view, seat)),
			presidents: players.map(({ president }) => indexIn(AREA_INDEX, president)),
			purse: players.flatMap((player) => RESOURCES.map((resource) => player[resource])),
			earned: players.flatMap(earnedIn),
			hand: players.flatMap(({ hand }) => PIECES.map((piece) => hand[piece])),
			warehouse: players.flatMap(({ warehouse }) => PIECES.map((piece) => warehouse[piece])),
			tokenOwner: ownersOf(view, TOKEN_COUNT, TOKEN_INDEX, ({ tokens }) => tokens),
			agents: agentsOf(view),
			technologies: players.map(({ technologies }) => namesOf(technologies)),
			cardOwner: ownersOf(view, CARD_COUNT, CARD_INDEX, ({ technologies }) => technologies),
			orders: ordersOf(view),
			orderHand: filled(seats * HAND_LIMIT, -1),
			dealt: filled(seats * ORDERS_DEALT, -1),
			kept: filled(seats, -1),
			removed: [],
			orderDeck: [],
			ports: slotsOf(view.ports, PORT_IDS, PORT_AREA.length, PORT_SLOTS, ORDER_INDEX),
			cardDeck: [],
			laboratories: slotsOf(view.laboratories, LAB_IDS, LAB_AREA.length, LAB_SLOTS, CARD_INDEX),
			church: view.church.map(ownerIn),
			customs: view.customs.map(ownerIn),
			achievements: view.achievements.map(({ id }) => indexIn(ACHIEVEMENT_INDEX, id)),
			achievers: view.achievements.map(({ seats: achievers }) => achievers.reduce((bits, seat) => bits | 1 << seat, 0))
		};
	}
	function mannedBy({ areas }, seat) {
		return areas.reduce((bits, { id, assistants }) => assistants[seat] > 0 ? bits | 1 << indexIn(AREA_INDEX, id) : bits, 0);
	}
	function ownersOf(view, count, index, read) {
		const owners = filled(count, -1);
		for (const [seat, player] of view.players.entries()) for (const id of read(player)) owners[indexIn(index, id)] = seat;
		return owners;
	}
	function agentsOf(view) {
		const agents = filled(AGENT_COUNT, -1);
		for (const [seat, player] of view.players.entries()) for (const { id, used } of player.agents) agents[indexIn(AGENT_INDEX, id)] = 2 * seat + (used ? 1 : 0);
		return agents;
	}
	function namesOf(cards) {
		return cards.reduce((bits, id) => bits | 1 << CARDS[indexIn(CARD_INDEX, id)].technology, 0);
	}
	function slotsOf(boards, ids, count, stride, index) {
		const slots = filled(count * stride, -1);
		for (const { id, slots: cards } of boards) for (const [slot, card] of cards.entries()) slots[ids.indexOf(id) * stride + slot] = indexIn(index, card);
		return slots;
	}
	function earnedIn({ earned }) {
		return SOURCES$1.map((source) => earned?.[source] ?? 0);
	}
	function takenBy({ taken, orders, kept }) {
		return taken ?? orders.filter((id) => id !== null && id !== kept);
	}
	function ordersOf(view) {
		const orders = filled(ORDER_COUNT, -1);
		for (const { slots } of view.ports) for (const id of slots) if (id !== null) orders[indexIn(ORDER_INDEX, id)] = 4;
		for (const [seat, player] of view.players.entries()) {
			for (const id of takenBy(player)) orders[indexIn(ORDER_INDEX, id)] = 4;
			for (const id of player.fulfilled) orders[indexIn(ORDER_INDEX, id)] = seat;
		}
		return orders;
	}
	function resample(view, _viewer, rng) {
		const state = knownState(view);
		dealOrders(state, view, rng);
		dealCards(state, rng);
		return state;
	}
	function dealOrders(state, view, rng) {
		const seen = new Set(view.players.flatMap(({ dealt }) => (dealt ?? []).map((id) => indexIn(ORDER_INDEX, id))));
		const unseen = shuffle(rng, state.orders.flatMap((place, order) => place === -1 && !seen.has(order) ? [order] : []));
		for (const [seat, player] of view.players.entries()) {
			const dealt = player.dealt?.map((id) => indexIn(ORDER_INDEX, id)) ?? [];
			const kept = indexIn(ORDER_INDEX, player.kept);
			if (player.dealt === null) {
				if (kept !== -1) dealt.push(kept);
				while (dealt.length < ORDERS_DEALT) dealt.push(unseen.pop());
			}
			for (const [place, order] of dealt.entries()) state.dealt[seat * ORDERS_DEALT + place] = order;
			if (player.chosen) state.kept[seat] = kept === -1 ? 0 : dealt.indexOf(kept);
			const hand = takenBy(player).map((id) => indexIn(ORDER_INDEX, id));
			if (player.orders.length > hand.length) hand.unshift(dealt[state.kept[seat]]);
			for (const [place, order] of hand.entries()) state.orderHand[seat * HAND_LIMIT + place] = order;
		}
		state.removed = unseen.splice(0, ORDERS_REMOVED[view.seats]);
		state.orderDeck = unseen;
	}
	function dealCards(state, rng) {
		const deck = [];
		for (let card = 0; card < CARD_COUNT; card++) if (state.cardOwner[card] === -1 && !state.laboratories.includes(card)) deck.push(card);
		state.cardDeck = shuffle(rng, deck);
	}
	function view(state, viewer, beside, earlier) {
		if (beside !== void 0) return {
			...beside,
			players: playersBeside(state, viewer, beside.players)
		};
		return {
			options: earlier === void 0 ? { ...state.options } : earlier.view.options,
			seats: state.seats,
			start: state.start,
			active: state.active,
			round: state.round,
			lastRound: state.lastRound === 0 ? null : state.lastRound,
			phase: phaseOf(state),
			revealed: state.revealed,
			deciders: deciders(state),
			pending: state.frames.map(showFrame),
			agentsThisTurn: state.agentsThisTurn,
			usedThisTurn: ONCE_PER_TURN.filter(({ bit }) => (state.usedThisTurn & bit) !== 0).map(({ id }) => id),
			areas: state.cells.map((area, cell) => viewArea(state, area, cell, earlier)),
			ports: viewPorts(state, earlier),
			laboratories: viewLaboratories(state, earlier),
			church: state.church.map(ownerOnBoard),
			customs: state.customs.map(ownerOnBoard),
			achievements: viewAchievements(state, earlier),
			agents: idsWhere(state.agents, AGENT_IDS, -1),
			orderDeckSize: state.orderDeck.length,
			technologyDeckSize: state.cardDeck.length,
			players: Array.from({ length: state.seats }, (_, seat) => viewPlayer(state, seat, viewer, earlier))
		};
	}
	function phaseOf(state) {
		if (state.over) return "over";
		if (state.frames.length === 0) return "orders";
		const [frame] = state.frames;
		if (frame.kind === "after") return "C";
		return isPhaseA(frame) ? "A" : "B";
	}
	function idsWhere(owners, ids, owner) {
		const found = [];
		for (let index = 0; index < ids.length; index++) if (owners[index] === owner) found.push(ids[index]);
		return found;
	}
	function seatsIn(state, bits) {
		const seats = [];
		for (let seat = 0; seat < state.seats; seat++) if ((bits & 1 << seat) !== 0) seats.push(seat);
		return seats;
	}
	var ownerOrNull = (owner) => owner === -1 ? null : owner;
	var ownerOnBoard = (owner) => owner === 4 ? "neutral" : ownerOrNull(owner);
	var areaOrNull = (area) => area === -1 ? null : AREA_IDS[area];
	function viewArea(state, area, cell, earlier) {
		if (earlier !== void 0 && isSameArea(earlier.state, state, area)) return earlier.view.areas[cell];
		const site = state.sites[area];
		const token = state.tokens[area];
		const shops = [];
		for (let lot = 0; lot < SHOP_LOTS; lot++) shops.push(ownerOrNull(state.lots[area * LOTS + lot]));
		const assistants = [];
		const presidents = [];
		for (let seat = 0; seat < state.seats; seat++) {
			assistants.push(state.assistants[seat * AREA_COUNT + area]);
			if (state.presidents[seat] === area) presidents.push(seat);
		}
		return {
			id: AREA_IDS[area],
			cell: LAYOUTS[state.seats].cells[cell],
			site: site === -1 ? null : SITES[site].id,
			token: token === -1 ? null : TOKEN_IDS[token],
			shops,
			tradingHouse: ownerOrNull(state.lots[area * LOTS + HOUSE_LOT]),
			station: state.station === area,
			assistants,
			presidents
		};
	}
	function isSameArea(was, is, area) {
		if (was.station === area !== (is.station === area) || was.tokens[area] !== is.tokens[area]) return false;
		for (let seat = 0; seat < is.seats; seat++) {
			const at = seat * AREA_COUNT + area;
			if (was.assistants[at] !== is.assistants[at]) return false;
			if (was.presidents[seat] === area !== (is.presidents[seat] === area)) return false;
		}
		return samePart(was.lots, is.lots, area * LOTS, (area + 1) * LOTS);
	}
	function viewPorts(state, earlier) {
		if (earlier !== void 0 && sameNumbers(earlier.state.ports, state.ports)) return earlier.view.ports;
		return viewSlots(state, state.ports, PORT_AREA, PORT_IDS, PORT_SLOTS, PORT_SLOT_COUNT, ORDER_IDS);
	}
	function viewLaboratories(state, earlier) {
		if (earlier !== void 0 && sameNumbers(earlier.state.laboratories, state.laboratories)) return earlier.view.laboratories;
		return viewSlots(state, state.laboratories, LAB_AREA, LAB_IDS, LAB_SLOTS, LAB_SLOT_COUNT, CARD_IDS);
	}
	function viewAchievements(state, earlier) {
		if (earlier !== void 0 && sameNumbers(earlier.state.achievers, state.achievers)) return earlier.view.achievements;
		return state.achievements.map((achievement, place) => ({
			id: ACHIEVEMENTS[achievement].id,
			seats: seatsIn(state, state.achievers[place])
		}));
	}
	function viewSlots(state, slots, areas, boardIds, stride, counts, ids) {
		const boards = [];
		for (let board = 0; board < areas.length; board++) {
			if (state.neighbours[areas[board]] === 0) continue;
			const shown = [];
			for (let slot = 0; slot < counts[board]; slot++) {
				const card = slots[board * stride + slot];
				shown.push(card === -1 ? null : ids[card]);
			}
			boards.push({
				id: boardIds[board],
				slots: shown
			});
		}
		return boards;
	}
	function playersBeside(state, viewer, beside) {
		return beside.map((player, seat) => ({
			...player,
			...viewOrders(state, seat, viewer)
		}));
	}
	function viewOrders(state, seat, viewer) {
		const knowsDealt = seat === viewer || state.over;
		const kept = state.kept[seat] === -1 ? -1 : keptOrder(state, seat);
		const knowsKept = kept !== -1 && (knowsDealt || state.orders[kept] !== -1);
		return {
			orders: ordersInHand(state, seat, knowsDealt),
			kept: knowsKept ? ORDER_IDS[kept] : null,
			dealt: knowsDealt ? dealtTo(state, seat).map((order) => ORDER_IDS[order]) : null
		};
	}
	function viewPlayer(state, seat, viewer, earlier) {
		const purse = seat * RESOURCE_COUNT;
		const pieces = seat * PIECE_COUNT;
		const { orders, kept, dealt } = viewOrders(state, seat, viewer);
		return {
			seat,
			copper: state.purse[purse + COPPER],
			silk: state.purse[purse + SILK],
			tea: state.purse[purse + TEA],
			fish: state.purse[purse + FISH],
			yen: state.purse[purse + YEN],
			import: state.purse[purse + IMPORT],
			vp: state.purse[purse + VP],
			earned: earnedBy(state, seat, earlier),
			president: areaOrNull(state.presidents[seat]),
			hand: viewPieces(state.hand, pieces),
			warehouse: viewPieces(state.warehouse, pieces),
			orders,
			taken: ordersTaken(state, seat),
			fulfilled: ordersFulfilled(state, seat, earlier),
			technologies: technologiesOf(state, seat, earlier),
			agents: agentsHeld(state, seat),
			tokens: idsWhere(state.tokenOwner, TOKEN_IDS, seat),
			chosen: state.kept[seat] !== -1,
			kept,
			dealt
		};
	}
	function technologiesOf(state, seat, earlier) {
		if (earlier !== void 0 && sameNumbers(earlier.state.cardOwner, state.cardOwner)) return earlier.view.players[seat].technologies;
		return idsWhere(state.cardOwner, CARD_IDS, seat);
	}
	function ordersFulfilled(state, seat, earlier) {
		if (earlier !== void 0 && sameNumbers(earlier.state.orders, state.orders)) return earlier.view.players[seat].fulfilled;
		return idsWhere(state.orders, ORDER_IDS, seat);
	}
	function earnedBy(state, seat, earlier) {
		const at = seat * SOURCE_COUNT;
		if (earlier !== void 0 && samePart(earlier.state.earned, state.earned, at, at + SOURCE_COUNT)) return earlier.view.players[seat].earned;
		return {
			orders: state.earned[at],
			buildings: state.earned[at + 1],
			church: state.earned[at + 2],
			customs: state.earned[at + 3],
			technologies: state.earned[at + 4],
			achievements: state.earned[at + 5],
			tokens: state.earned[at + 6]
		};
	}
	function viewPieces(pieces, base) {
		return {
			assistant: pieces[base + ASSISTANT],
			shop: pieces[base + SHOP],
			tradingHouse: pieces[base + TRADING_HOUSE]
		};
	}
	function dealtTo(state, seat) {
		return state.dealt.slice(seat * ORDERS_DEALT, (seat + 1) * ORDERS_DEALT);
	}
	function ordersInHand(state, seat, knowsAll) {
		const orders = [];
		const knowsOpen = knowsAll || !state.options.ordersInHandAreHidden;
		for (let place = seat * HAND_LIMIT; place < (seat + 1) * HAND_LIMIT; place++) {
			const order = state.orderHand[place];
			if (order === -1) break;
			orders.push(knowsAll || knowsOpen && state.orders[order] === 4 ? ORDER_IDS[order] : null);
		}
		return orders;
	}
	function ordersTaken(state, seat) {
		const orders = [];
		for (let place = seat * HAND_LIMIT; place < (seat + 1) * HAND_LIMIT; place++) {
			const order = state.orderHand[place];
			if (order === -1) break;
			if (state.orders[order] === 4) orders.push(ORDER_IDS[order]);
		}
		return orders;
	}
	function agentsHeld(state, seat) {
		const agents = [];
		for (let agent = 0; agent < AGENT_COUNT; agent++) {
			const place = state.agents[agent];
			if (place >> 1 === seat) agents.push({
				id: AGENTS[agent].id,
				used: (place & 1) === 1
			});
		}
		return agents;
	}
	var yokohama = defineGame({
		id: "yokohama",
		version: "7",
		seats: SEATS,
		options: OPTIONS,
		figures,
		setup: newGame,
		deciders,
		legal,
		step,
		refuse,
		clone,
		view,
		resample,
		scores,
		outcome,
		round: (state) => state.round
	});
	var UNIT_WORTH = [
		1.2,
		1,
		.65,
		.65,
		.75,
		2.6,
		1,
		1.2,
		1.5,
		.6
	];
	var LONG_GAME = 16;
	function roundsLeft(state) {
		if (state.over) return 0;
		if (state.lastRound > 0) return state.lastRound - state.round + 1;
		const { seats } = state;
		const dealt = ORDER_COUNT - ORDERS_REMOVED[seats] - 4 * seats;
		let houses = 0;
		let shops = 0;
		for (let seat = 0; seat < seats; seat++) {
			houses = Math.max(houses, built(state, seat, true));
			shops = Math.max(shops, built(state, seat, false));
		}
		const progress = Math.max(assistantsOn(state.church) / CHURCH_TO_END[seats], assistantsOn(state.customs) / CUSTOMS_TO_END[seats], 1 - state.orderDeck.length / dealt, houses / HOUSES_TO_END, shops / SHOPS_TO_END);
		return Math.max(2, Math.min(2 + LONG_GAME * (1 - progress), 24 - state.round));
	}
	function worthOf(gain) {
		const useful = gain.flatMap((count, icon) => icon === VP || count === 0 ? [] : [count * UNIT_WORTH[icon]]);
		return {
			points: gain[VP],
			useful,
			all: useful.reduce((sum, worth) => sum + worth, gain[VP])
		};
	}
	var TOKEN_WORTH = TOKENS.map(({ gain }) => worthOf(gain));
	var LOT_WORTH = SITES.map(({ gains }) => gains.map(worthOf));
	var CHURCH_WORTH = CHURCH_SPACES.map(({ gain }) => worthOf(gain));
	var CUSTOMS_WORTH = CUSTOMS_SPACES.map(({ gain }) => worthOf(gain));
	var ORDER_WORTH = ORDERS.map(({ gain }) => worthOf(gain));
	function gainWorth({ points, useful, all }, left) {
		if (left > 3) return all;
		const use = left / 4;
		let worth = points;
		for (let i = 0; i < useful.length; i++) worth += useful[i] * use;
		return worth;
	}
	function orderWorth(state, seat, order, left) {
		let worth = gainWorth(ORDER_WORTH[order], left) + 2.2;
		for (const { bit, gain } of ON_FULFILLING) if (owns(state, seat, bit)) worth += gain[VP] + .7 * gain[YEN];
		return worth;
	}
	function goodWorth(state, seat, good, left) {
		const have = state.purse[seat * RESOURCE_COUNT + good];
		let worth = left > 2 ? UNIT_WORTH[good] * (have > 6 ? .5 : .8) : .35;
		for (let place = 0; place < HAND_LIMIT; place++) {
			const order = state.orderHand[seat * HAND_LIMIT + place];
			if (order === -1) break;
			if (ORDERS[order].requires[good] > have) worth += left > 1 ? .5 : .2;
		}
		return worth;
	}
	function completeness(state, seat, order) {
		const { requires } = ORDERS[order];
		let asked = 0;
		let there = 0;
		for (let good = 0; good < GOOD_COUNT; good++) {
			asked += requires[good];
			there += Math.min(requires[good], state.purse[seat * RESOURCE_COUNT + good]);
		}
		return asked === 0 ? 1 : there / asked;
	}
	var BY_ROUND = {
		gaslight: .45,
		"electric-light": .4,
		ball: .7,
		"language-school": .3,
		winery: .3,
		brickyard: .35,
		"patent-system": .35,
		university: .35,
		"spinning-mill": .2,
		"stock-system": .25,
		"mining-technology": .3,
		station: .3
	};
	var ROUND_WORTH = TECHNOLOGY_IDS.map((id, index) => {
		const bit = 1 << index;
		if ((bit & (TRAM | MORE_AREAS)) !== 0) return .6;
		if ((bit & (PAIR_PLUS | MAY_LEAVE)) !== 0) return .4;
		return BY_ROUND[id] ?? .15;
	});
	var EXPOSITION = TECHNOLOGY_IDS.indexOf("exposition");
	function technologyWorth(card, left) {
		const { technology, value } = CARDS[card];
		const atOnce = technology === EXPOSITION ? 10 : 0;
		return 2 + .45 * value + atOnce + ROUND_WORTH[technology] * Math.max(0, left - 1);
	}
	function areaWorth(state, seat, area, power, left) {
		const bounded = power > POWER.max ? POWER.max : power;
		let worth = actionWorth(state, seat, area, bounded, left);
		if (bounded >= FIVE_POWER_MIN && state.tokens[area] !== -1) worth += gainWorth(TOKEN_WORTH[state.tokens[area]], left);
		if (bounded >= BUILD_MIN_POWER) worth += buildingWorth(state, seat, area, left);
		return worth;
	}
	function actionWorth(state, seat, area, power, left) {
		const { kind, resource, amount, vp } = AREAS[area];
		switch (kind) {
			case "resource": return amount[power] * (resource === YEN ? left > 2 ? .8 : .5 : goodWorth(state, seat, resource, left));
			case "port": return vp[power] + portWorth(state, seat, area, power, left);
			case "laboratory": return laboratoryWorth(state, seat, area, power, left);
			case "agency": return agencyWorth(state, seat, amount[power], left);
			case "chinatown": return left > 1 ? .3 * amount[power] : .1;
			case "church": return churchWorth(state, seat, amount[power], left);
			case "customs": return customsWorth(state, seat, amount[power], left);
			case "canal": return 0;
		}
	}
	function portWorth(state, seat, area, power, left) {
		if (left < 2 || state.orderHand[(seat + 1) * HAND_LIMIT - 1] !== -1) return 0;
		const { board, reach } = AREAS[area];
		let best = 0;
		for (let slots = reach[power]; slots !== 0; slots = withoutFirst(slots)) {
			const order = state.ports[board * PORT_SLOTS + firstOf(slots)];
			if (order !== -1) best = Math.max(best, openOrderWorth(state, seat, order));
		}
		const full = state.orderHand[(seat + 1) * HAND_LIMIT - 2] !== -1;
		return best * (full ? 1 : 1.4);
	}
	var COMPLETE_ORDER_WORTH = ORDERS.map(({ gain }) => .5 * (gain[VP] + 2.2 * gain[IMPORT] + .7 * gain[YEN] + 2.5));
	function openOrderWorth(state, seat, order) {
		const { requires } = ORDERS[order];
		let missing = 0;
		for (let good = 0; good < requires.length; good++) {
			const lack = requires[good] - amountOf(state, seat, good);
			if (lack > 0) missing += lack * (good < 2 ? 1.1 : .7);
		}
		return Math.max(.3, COMPLETE_ORDER_WORTH[order] - .35 * missing);
	}
	function laboratoryWorth(state, seat, area, power, left) {
		const { board, amount } = AREAS[area];
		const levels = amount[power];
		const payable = Math.floor(amountOf(state, seat, YEN) / LEVEL_YEN);
		const imports = amountOf(state, seat, IMPORT);
		const technologies = state.technologies[seat];
		const modifiers = COST_MODIFIER[board];
		let best = 0;
		for (let slot = 0; slot < LAB_SLOTS; slot++) {
			const card = state.laboratories[board * LAB_SLOTS + slot];
			if (card === -1) continue;
			const { technology, value } = CARDS[card];
			if ((technologies & 1 << technology) !== 0) continue;
			const missing = Math.max(0, value + modifiers[slot] - levels);
			const byYen = Math.min(missing, payable);
			if (missing - byYen > imports) continue;
			const cost = 1.4 * byYen + 2.4 * (missing - byYen);
			best = Math.max(best, technologyWorth(card, left) - cost);
		}
		return best;
	}
	function agencyWorth(state, seat, pieces, left) {
		if (left < 2) return 0;
		const yen = amountOf(state, seat, YEN);
		const houses = inWarehouse(state, seat, TRADING_HOUSE) > 0 && yen >= 4 ? 1 : 0;
		const shops = Math.min(inWarehouse(state, seat, SHOP), Math.floor((yen - 4 * houses) / SHOP_PRICE), pieces - houses);
		const assistants = Math.max(0, Math.min(inWarehouse(state, seat, ASSISTANT), pieces - houses - shops));
		return Math.min(1, left / 8) * ((pieces > 0 ? 3 * houses : 0) + 1.4 * Math.max(0, shops) + 1.2 * assistants);
	}
	function churchWorth(state, seat, faith, left) {
		let kinds = 0;
		for (const kind of GIFT_KINDS) if (amountOf(state, seat, kind) > 0) kinds++;
		let best = 0;
		for (let space = 0; space < CHURCH_SPACES.length; space++) {
			const missing = Math.max(0, CHURCH_SPACES[space].needs - faith);
			if (state.church[space] !== -1 || missing > kinds) continue;
			best = Math.max(best, gainWorth(CHURCH_WORTH[space], left) + 2 - .8 * missing);
		}
		return best > 0 ? best + bonusPoints(state, seat, ON_CHURCH) : 0;
	}
	function customsWorth(state, seat, most, left) {
		const imports = Math.min(most, amountOf(state, seat, IMPORT));
		let best = 0;
		for (let space = 0; space < CUSTOMS_SPACES.length; space++) {
			const { needs } = CUSTOMS_SPACES[space];
			if (state.customs[space] !== -1 || needs > imports) continue;
			best = Math.max(best, gainWorth(CUSTOMS_WORTH[space], left) + 2.5 - 1.6 * needs);
		}
		return best > 0 ? best + bonusPoints(state, seat, ON_CUSTOMS) : 0;
	}
	function buildingWorth(state, seat, area, left) {
		const later = .25 * Math.min(left, 8);
		const lots = LOT_WORTH[state.sites[area]];
		let best = 0;
		if (inHand(state, seat, TRADING_HOUSE) > 0 && state.lots[area * LOTS + HOUSE_LOT] === -1) best = gainWorth(lots[HOUSE_LOT], left) + later + bonusPoints(state, seat, ON_BUILDING_HOUSE);
		if (inHand(state, seat, SHOP) === 0) return best;
		let free = 0;
		for (let lot = 0; lot < SHOP_LOTS; lot++) {
			const owner = state.lots[area * LOTS + lot];
			if (owner === seat) return best;
			if (owner === -1) free = Math.max(free, gainWorth(lots[lot], left) + .01);
		}
		return free === 0 ? best : Math.max(best, free + later + bonusPoints(state, seat, ON_BUILDING_SHOP));
	}
	function bonusPoints(state, seat, bonuses) {
		let points = 0;
		for (const { bit, gain } of bonuses) if (owns(state, seat, bit)) points += gain[VP];
		return points;
	}
	function reachOf(state, seat, left, reach) {
		const standing = STANDING_AREAS[state.seats];
		const own = areasOfAssistants(state, seat);
		const free = standing & ~areasOfOthers(state, seat);
		const start = state.presidents[seat];
		const hand = inHand(state, seat, ASSISTANT);
		reach.best = 0;
		reach.second = 0;
		reach.all = 0;
		let seen = start === -1 ? 0 : 1 << start;
		let edge = start === -1 ? own : neighbours(state, seen);
		for (let placed = 0; placed <= 3 && placed <= hand; placed++) {
			if (placed > 0) edge = start === -1 ? standing : neighbours(state, seen);
			let fresh = edge & ~seen & (placed > 0 ? standing : own);
			while (fresh !== 0) {
				seen |= fresh;
				for (let bits = fresh & free; bits !== 0; bits = withoutFirst(bits)) weighStop(state, seat, firstOf(bits), placed, hand, left, reach);
				fresh = start === -1 ? 0 : neighbours(state, fresh) & own & ~seen;
			}
			if (start === -1 && placed > 0) break;
		}
	}
	function weighStop(state, seat, area, placed, hand, left, reach) {
		const there = state.assistants[seat * AREA_COUNT + area] > 0;
		const more = there && hand > placed && placed < 3 ? placed === 0 && hand > 1 ? 2 : 1 : there ? 0 : 1;
		const worth = areaWorth(state, seat, area, POWER.president + standingPower(state, seat, area) + more, left);
		reach.all += worth;
		if (worth > reach.best) {
			reach.second = reach.best;
			reach.best = worth;
		} else if (worth > reach.second) reach.second = worth;
	}
	function neighbours(state, areas) {
		let found = 0;
		for (let bits = areas; bits !== 0; bits = withoutFirst(bits)) found |= state.neighbours[firstOf(bits)];
		if (CANAL !== -1 && (found & 1 << CANAL) !== 0) found |= state.neighbours[CANAL];
		return found;
	}
	var FEATURES = [
		["points", 1],
		["majorities", .7],
		["countries", .9],
		["yen", .5],
		["yen ahead", .3],
		["imports", 1.2],
		["imports ahead", 1],
		["copper", .35],
		["silk", .35],
		["tea", .33],
		["fish", .33],
		["copper ahead", .6],
		["silk ahead", .5],
		["tea ahead", .25],
		["fish ahead", .25],
		["orders near", .5],
		["orders ready", .45],
		["orders in hand", 0],
		["orders in hand ahead", 1],
		["orders fulfilled", 0],
		["assistants ahead", 1],
		["assistants in hand ahead", .4],
		["assistants on the map", 0],
		["shops in hand", 0],
		["shops in hand ahead", 1.6],
		["houses in hand", 0],
		["houses in hand ahead", 5],
		["shops built ahead", 1.5],
		["houses built ahead", 2],
		["unused agents", 1],
		["unused agents ahead", 2.5],
		["half agents", .8],
		["best stop", .35],
		["second stop", .1],
		["all stops", .05],
		["president in hand", -.5],
		["achievements near", .5],
		["on the church board", .8],
		["on the customs board", .8],
		["technology lead", .1],
		["ahead", 30],
		["ahead squared", 0],
		["three players", 0],
		["four players", 0],
		["turns waited", 0],
		...TECHNOLOGY_IDS.map((id) => [`${id} ahead`, 3])
	];
	var featureNames = FEATURES.map(([name]) => name);
	var handWeights = [...FEATURES.map(([, weight]) => weight), 0];
	var OWNERS$1 = 5;
	var reach = {
		best: 0,
		second: 0,
		all: 0
	};
	var icons$1 = new Array(COUNTRY_COUNT).fill(0);
	var fulfilled$1 = 0;
	var values$1 = [
		0,
		0,
		0,
		0,
		0
	];
	var ranks = [
		0,
		0,
		0,
		0,
		0
	];
	function features$1(state, seat, out) {
		const left = roundsLeft(state);
		const ahead = left / 10;
		let at = 0;
		countOwned$1(state, seat);
		out[at++] = amountOf(state, seat, VP);
		out[at++] = majorities(state, seat);
		out[at++] = splitPoints(icons$1);
		out[at++] = amountOf(state, seat, YEN);
		out[at++] = amountOf(state, seat, YEN) * ahead;
		out[at++] = amountOf(state, seat, IMPORT);
		out[at++] = amountOf(state, seat, IMPORT) * ahead;
		for (let good = 0; good < GOOD_COUNT; good++) {
			const count = amountOf(state, seat, good);
			out[at + good] = count;
			out[at + GOOD_COUNT + good] = Math.min(count, 8) * ahead;
		}
		at += 2 * GOOD_COUNT;
		at = writeOrders$1(state, seat, left, out, at);
		const inHandNow = inHand(state, seat, ASSISTANT);
		const owned = PIECES_OF_PLAYER[ASSISTANT] - inWarehouse(state, seat, ASSISTANT);
		out[at++] = owned * ahead;
		out[at++] = inHandNow * ahead;
		out[at++] = owned - inHandNow;
		out[at++] = inHand(state, seat, SHOP);
		out[at++] = inHand(state, seat, SHOP) * ahead;
		out[at++] = inHand(state, seat, TRADING_HOUSE);
		out[at++] = inHand(state, seat, TRADING_HOUSE) * ahead;
		out[at++] = built(state, seat, false) * ahead;
		out[at++] = built(state, seat, true) * ahead;
		const agents = agentsUnused(state, seat);
		out[at++] = agents;
		out[at++] = agents * Math.min(ahead, .5);
		let odd = 0;
		for (let country = 0; country < COUNTRY_COUNT; country++) odd += icons$1[country] & 1;
		out[at++] = odd * ahead;
		reachOf(state, seat, left, reach);
		const next = left > 1 || state.active === seat ? 1 : 0;
		out[at++] = reach.best * next;
		out[at++] = reach.second * next;
		out[at++] = reach.all * next;
		out[at++] = state.presidents[seat] === -1 ? 1 : 0;
		out[at++] = achievementsNear(state, seat, left);
		out[at++] = countOf(state.church, state.church.length, seat);
		out[at++] = countOf(state.customs, state.customs.length, seat);
		out[at++] = technologyLead(state, seat);
		out[at++] = ahead;
		out[at++] = ahead * ahead;
		out[at++] = state.seats === 3 ? 1 : 0;
		out[at++] = state.seats === 4 ? 1 : 0;
		out[at++] = (seat - state.active + state.seats) % state.seats / state.seats;
		for (let technology = 0; technology < TECHNOLOGY_IDS.length; technology++) out[at++] = state.technologies[seat] >> technology & 1 ? ahead : 0;
	}
	function writeOrders$1(state, seat, left, out, at) {
		let near = 0;
		let ready = 0;
		let count = 0;
		for (let place = 0; place < HAND_LIMIT; place++) {
			const order = state.orderHand[seat * HAND_LIMIT + place];
			if (order === -1) break;
			const complete = completeness(state, seat, order);
			const worth = orderWorth(state, seat, order, left);
			near += worth * complete * complete;
			if (complete === 1) ready += worth;
			count++;
		}
		out[at++] = left > 1 ? near : 0;
		out[at++] = left > 1 ? ready : 0;
		out[at++] = count;
		out[at++] = count * left / 10;
		out[at++] = fulfilled$1;
		return at;
	}
	function countOwned$1(state, seat) {
		fulfilled$1 = 0;
		for (let country = 0; country < COUNTRY_COUNT; country++) icons$1[country] = 0;
		for (let owner = 0; owner < OWNERS$1; owner++) values$1[owner] = 0;
		for (let order = 0; order < ORDER_COUNT; order++) {
			if (state.orders[order] !== seat) continue;
			icons$1[ORDERS[order].country]++;
			fulfilled$1++;
		}
		for (let card = 0; card < CARD_COUNT; card++) {
			const owner = state.cardOwner[card];
			if (owner === -1) continue;
			const { country, value } = CARDS[card];
			values$1[owner] += value;
			if (owner === seat) icons$1[country]++;
		}
	}
	function majorities(state, seat) {
		rankBoard(state.church);
		let points = placePoints(state, seat, SCORING.church, ranks);
		rankBoard(state.customs);
		points += placePoints(state, seat, SCORING.customs, ranks);
		return points + placePoints(state, seat, SCORING.technology, values$1);
	}
	function placePoints(state, seat, points, by) {
		const own = by[seat];
		if (own === 0) return 0;
		let before = 0;
		for (let other = 0; other < state.seats; other++) if (other !== seat && by[other] > own) before++;
		return before < points.length ? points[before] : 0;
	}
	function rankBoard(spaces) {
		for (let owner = 0; owner < OWNERS$1; owner++) ranks[owner] = 0;
		for (let space = 0; space < spaces.length; space++) {
			const owner = spaces[space];
			if (owner !== -1) ranks[owner] = ranks[owner] - ranks[owner] % 10 + 10 + space;
		}
	}
	function technologyLead(state, seat) {
		let best = 0;
		for (let other = 0; other < state.seats; other++) if (other !== seat && values$1[other] > best) best = values$1[other];
		return Math.max(-10, Math.min(10, values$1[seat] - best));
	}
	function agentsUnused(state, seat) {
		let count = 0;
		for (let agent = 0; agent < AGENT_COUNT; agent++) if (state.agents[agent] === 2 * seat) count++;
		return count;
	}
	function countOf(owners, length, seat) {
		let count = 0;
		for (let i = 0; i < length; i++) if (owners[i] === seat) count++;
		return count;
	}
	function achievementsNear(state, seat, left) {
		if (left < 1) return 0;
		let near = 0;
		for (let place = 0; place < state.achievements.length; place++) {
			if ((state.achievers[place] & 1 << seat) !== 0) continue;
			const achievement = ACHIEVEMENTS[state.achievements[place]];
			const progress = progressOf(state, seat, achievement);
			near += progress * progress * (state.achievers[place] === 0 ? achievement.vpFirst : achievement.vpLater);
		}
		return near;
	}
	function progressOf(state, seat, achievement) {
		const { have, tokensPlusAgents, orders, technologies, production, commercial } = achievement;
		let progress = 1;
		for (let resource = 0; have !== null && resource < have.length; resource++) if (have[resource] > 0) progress = Math.min(progress, amountOf(state, seat, resource) / have[resource]);
		if (tokensPlusAgents > 0) {
			let agents = 0;
			for (let agent = 0; agent < AGENT_COUNT; agent++) if (state.agents[agent] >> 1 === seat) agents++;
			progress = Math.min(progress, (countOf(state.tokenOwner, TOKEN_COUNT, seat) + agents) / tokensPlusAgents);
		}
		if (orders > 0) progress = Math.min(progress, countOf(state.orders, ORDER_COUNT, seat) / orders);
		if (technologies > 0) progress = Math.min(progress, countOf(state.cardOwner, CARD_COUNT, seat) / technologies);
		if (production + commercial > 0) progress = Math.min(progress, built(state, seat, false) / (production + commercial));
		return progress;
	}
	var contextNames = [
		"always",
		"rounds left",
		"few rounds left",
		"goods",
		"yen",
		"imports",
		"assistants in hand",
		"shops in hand",
		"houses in hand",
		"shops built",
		"orders in hand",
		"an order is ready",
		"president in hand",
		"technologies",
		"church to the end",
		"two players",
		"four players"
	];
	function context(state, seat, out) {
		const left = roundsLeft(state);
		let goods = 0;
		for (let good = 0; good < GOOD_COUNT; good++) goods += amountOf(state, seat, good);
		let orders = 0;
		let ready = 0;
		for (; orders < HAND_LIMIT; orders++) {
			const order = state.orderHand[seat * HAND_LIMIT + orders];
			if (order === -1) break;
			if (completeness(state, seat, order) === 1) ready = 1;
		}
		let at = 0;
		out[at++] = 1;
		out[at++] = left / 10;
		out[at++] = left < 4 ? (4 - left) / 4 : 0;
		out[at++] = Math.min(12, goods) / 12;
		out[at++] = Math.min(12, amountOf(state, seat, YEN)) / 12;
		out[at++] = Math.min(5, amountOf(state, seat, IMPORT)) / 5;
		out[at++] = inHand(state, seat, ASSISTANT) / 6;
		out[at++] = Math.min(2, inHand(state, seat, SHOP)) / 2;
		out[at++] = Math.min(1, inHand(state, seat, TRADING_HOUSE));
		out[at++] = Math.min(4, built(state, seat, false)) / 4;
		out[at++] = orders / HAND_LIMIT;
		out[at++] = ready;
		out[at++] = state.presidents[seat] === -1 ? 1 : 0;
		out[at++] = Math.min(5, technologiesOf$1(state, seat)) / 5;
		out[at++] = assistantsOn(state.church) / boardToEnd(state, "church");
		out[at++] = state.seats === 2 ? 1 : 0;
		out[at++] = state.seats === 4 ? 1 : 0;
	}
	var names = [];
	var numbers = new Map();
	var known = new WeakMap();
	function add(name) {
		if (numbers.has(name)) return;
		numbers.set(name, names.length);
		names.push(name);
	}
	var places$1 = AREAS.map(({ kind, resource }) => kind === "resource" ? RESOURCES[resource] : kind);
	var sizes = ORDERS.map(({ gain }) => Math.min(4, Math.floor(gain[VP] / 3)));
	for (const verb of [
		"place",
		"move",
		"agent",
		"deployTo",
		"station",
		"recall",
		"deployFrom"
	]) for (const area of AREA_IDS) add(`${verb} ${places$1[AREA_INDEX.get(area)]}`);
	add("deployFrom hand");
	for (const verb of [
		"take",
		"keep",
		"fulfil"
	]) for (let size = 0; size <= 4; size++) add(`${verb} ${size}`);
	add("take for yen");
	add("take for import");
	for (const id of TECHNOLOGY_IDS) add(`acquire ${id}`);
	for (const piece of PIECES) add(`fetch ${piece}`);
	for (const what of RESOURCES) {
		add(`sell ${what}`);
		add(`buy ${what}`);
	}
	for (const { id } of [...CHURCH_SPACES, ...CUSTOMS_SPACES]) add(`put ${id}`);
	for (const { id } of ONCE_PER_TURN) add(`use ${id}`);
	for (const good of GOODS) add(`choose ${good}`);
	for (const verb of [
		"build shop",
		"build house",
		"achieve",
		"end",
		"return",
		"stay",
		"give",
		"token",
		"recover",
		"rechoose",
		"pass",
		"done"
	]) add(verb);
	var classNames = names;
	function classOf(command) {
		let found = known.get(command);
		if (found === void 0) {
			found = numbers.get(className(command)) ?? numbers.get(command.type) ?? 0;
			known.set(command, found);
		}
		return found;
	}
	function placeOf(area) {
		return places$1[AREA_INDEX.get(area)];
	}
	function className(command) {
		switch (command.type) {
			case "place":
			case "agent":
			case "deployTo":
			case "station":
			case "recall": return `${command.type} ${placeOf(command.area)}`;
			case "move": return `move ${placeOf(command.to)}`;
			case "deployFrom": return AREA_INDEX.has(command.from) ? `deployFrom ${placeOf(command.from)}` : "deployFrom hand";
			case "take": return command.pay === void 0 ? `take ${sizes[ORDER_INDEX.get(command.order)]}` : `take for ${command.pay}`;
			case "keep":
			case "fulfil": return `${command.type} ${sizes[ORDER_INDEX.get(command.order)]}`;
			case "acquire": return `acquire ${TECHNOLOGY_IDS[CARDS[CARD_INDEX.get(command.card)].technology]}`;
			case "fetch": return `fetch ${command.piece}`;
			case "sell":
			case "buy": return `${command.type} ${command.what}`;
			case "put": return `put ${command.space}`;
			case "use": return `use ${command.technology}`;
			case "choose": return `choose ${command.good}`;
			case "build": return LOT_INDEX.get(command.lot) % LOTS === HOUSE_LOT ? "build house" : "build shop";
			default: return command.type;
		}
	}
	var STANDING$1 = AREA_IDS.flatMap((id, area) => area === CANAL ? [] : [{
		id,
		area
	}]);
	var OF_AN_ORDER = [
		"there",
		...GOODS.map((good) => `${good} missing`),
		"complete",
		"points",
		"worth",
		"new country"
	];
	var OF_A_BOARD = [
		"assistants",
		"lead",
		"points now",
		"rightmost"
	];
	var ownNames = [
		...GOODS.flatMap((good) => [good, `${good}, up to 3`]),
		"yen",
		"yen, up to 6",
		"imports",
		"imports, up to 3",
		"points",
		...Array.from({ length: HAND_LIMIT }, (_, place) => OF_AN_ORDER.map((name) => `order ${place + 1}: ${name}`)).flat(),
		"orders fulfilled",
		...COUNTRIES.flatMap((country) => [`icons of ${country}`, `odd icons of ${country}`]),
		"countries",
		"fewest icons",
		...PIECES.flatMap((piece) => [`${piece} in hand`, `${piece} in the warehouse`]),
		"price of the next house",
		"a house can be paid",
		...STANDING$1.map(({ id }) => `assistants in ${id}`),
		...STANDING$1.map(({ id }) => `power in ${id}`),
		...STANDING$1.map(({ id }) => `president in ${id}`),
		...STANDING$1.map(({ id }) => `shop in ${id}`),
		...STANDING$1.map(({ id }) => `house in ${id}`),
		"president in hand",
		"shops built",
		"houses built",
		...OF_A_BOARD.map((name) => `church: ${name}`),
		...OF_A_BOARD.map((name) => `customs: ${name}`),
		"technology value",
		"technology lead",
		"technologies",
		...TECHNOLOGY_IDS,
		"agents unused",
		"agents used",
		"tokens",
		...[
			1,
			2,
			3
		].flatMap((place) => [
			`achievement ${place}: done`,
			`achievement ${place}: progress`,
			`achievement ${place}: points near`
		]),
		"achievements done",
		"at turn",
		"turns to wait",
		"start player"
	];
	var icons = new Float64Array(COUNTRY_COUNT);
	var fulfilled = 0;
	var cards = 0;
	var OWNERS = 5;
	var values = [
		0,
		0,
		0,
		0,
		0
	];
	var present = [
		0,
		0,
		0,
		0,
		0
	];
	var places = new Int32Array(HAND_LIMIT);
	function own(state, seat, out, from) {
		let at = from;
		for (let good = 0; good < GOOD_COUNT; good++) {
			const count = amountOf(state, seat, good);
			out[at++] = count / 5;
			out[at++] = Math.min(count, 3) / 3;
		}
		out[at++] = amountOf(state, seat, YEN) / 12;
		out[at++] = Math.min(6, amountOf(state, seat, YEN)) / 6;
		out[at++] = amountOf(state, seat, IMPORT) / 5;
		out[at++] = Math.min(3, amountOf(state, seat, IMPORT)) / 3;
		out[at++] = amountOf(state, seat, VP) / 50;
		countOwned(state, seat);
		at = writeOrders(state, seat, out, at);
		at = writeCountries(out, at);
		at = writePieces(state, seat, out, at);
		at = writeMap$1(state, seat, out, at);
		at = writeBoard(state, seat, state.church, out, at);
		at = writeBoard(state, seat, state.customs, out, at);
		at = writeTechnologies(state, seat, out, at);
		at = writeAchievements(state, seat, out, at);
		out[at++] = state.active === seat ? 1 : 0;
		out[at++] = (seat - state.active + state.seats) % state.seats / 3;
		out[at++] = state.start === seat ? 1 : 0;
	}
	function countOwned(state, seat) {
		for (let country = 0; country < COUNTRY_COUNT; country++) icons[country] = 0;
		for (let owner = 0; owner < OWNERS; owner++) values[owner] = 0;
		fulfilled = 0;
		cards = 0;
		for (let order = 0; order < ORDER_COUNT; order++) {
			if (state.orders[order] !== seat) continue;
			icons[ORDERS[order].country]++;
			fulfilled++;
		}
		for (let card = 0; card < CARD_COUNT; card++) {
			const owner = state.cardOwner[card];
			if (owner === -1) continue;
			const { country, value } = CARDS[card];
			values[owner] += value;
			if (owner !== seat) continue;
			icons[country]++;
			cards++;
		}
	}
	function writeOrders(state, seat, out, from) {
		const left = roundsLeft(state);
		let count = 0;
		for (; count < HAND_LIMIT; count++) {
			const order = state.orderHand[seat * HAND_LIMIT + count];
			if (order === -1) break;
			let at = count;
			const complete = completeness(state, seat, order);
			for (; at > 0 && completeness(state, seat, places[at - 1]) < complete; at--) places[at] = places[at - 1];
			places[at] = order;
		}
		for (let place = 0; place < count; place++) {
			let at = from + place * OF_AN_ORDER.length;
			const order = places[place];
			const { requires, gain, country } = ORDERS[order];
			out[at++] = 1;
			for (let good = 0; good < GOOD_COUNT; good++) out[at++] = Math.max(0, requires[good] - amountOf(state, seat, good)) / 3;
			out[at++] = completeness(state, seat, order);
			out[at++] = gain[VP] / 8;
			out[at++] = orderWorth(state, seat, order, left) / 10;
			out[at++] = icons[country] === 0 ? 1 : 0;
		}
		out[from + HAND_LIMIT * OF_AN_ORDER.length] = fulfilled / 4;
		return from + HAND_LIMIT * OF_AN_ORDER.length + 1;
	}
	function writeCountries(out, from) {
		let at = from;
		let different = 0;
		let fewest = Infinity;
		for (let country = 0; country < COUNTRY_COUNT; country++) {
			out[at++] = icons[country] / 3;
			out[at++] = icons[country] & 1;
			if (icons[country] > 0) different++;
			fewest = Math.min(fewest, icons[country]);
		}
		out[at++] = different / COUNTRY_COUNT;
		out[at++] = fewest;
		return at;
	}
	function writePieces(state, seat, out, from) {
		let at = from;
		for (let piece = 0; piece < PIECE_COUNT; piece++) {
			out[at++] = inHand(state, seat, piece) / 4;
			out[at++] = inWarehouse(state, seat, piece) / 4;
		}
		const left = inWarehouse(state, seat, TRADING_HOUSE);
		const price = left > 0 ? priceOfNext(TRADING_HOUSE, left) : 0;
		out[at++] = price / 8;
		out[at++] = left > 0 && amountOf(state, seat, YEN) >= price ? 1 : 0;
		return at;
	}
	function writeMap$1(state, seat, out, from) {
		const size = STANDING$1.length;
		let shops = 0;
		let houses = 0;
		for (let place = 0; place < size; place++) {
			const { area } = STANDING$1[place];
			const assistants = state.assistants[seat * AREA_COUNT + area];
			if (assistants > 0) out[from + place] = assistants / 2;
			out[from + size + place] = standingPower(state, seat, area) / 3;
			if (state.presidents[seat] === area) out[from + 2 * size + place] = 1;
			for (let lot = 0; lot < SHOP_LOTS; lot++) {
				if (state.lots[area * LOTS + lot] !== seat) continue;
				out[from + 3 * size + place] = 1;
				shops++;
			}
			if (state.lots[area * LOTS + HOUSE_LOT] === seat) {
				out[from + 4 * size + place] = 1;
				houses++;
			}
		}
		const at = from + 5 * size;
		out[at] = state.presidents[seat] === -1 ? 1 : 0;
		out[at + 1] = shops / 4;
		out[at + 2] = houses / 2;
		return at + 3;
	}
	function writeBoard(state, seat, spaces, out, at) {
		for (let owner = 0; owner < OWNERS; owner++) present[owner] = 0;
		let rightmost = 0;
		for (let space = 0; space < spaces.length; space++) {
			const owner = spaces[space];
			if (owner === -1) continue;
			present[owner]++;
			if (owner === seat) rightmost = space + 1;
		}
		const mine = present[seat];
		const most = mostOfOthers(state, seat, present);
		out[at] = mine / 3;
		out[at + 1] = (mine - most) / 3;
		out[at + 2] = mine > most ? 1 : mine > 0 && mine === most ? .5 : 0;
		out[at + 3] = rightmost / spaces.length;
		return at + OF_A_BOARD.length;
	}
	function mostOfOthers(state, seat, counts) {
		let most = 0;
		for (let other = 0; other < state.seats; other++) if (other !== seat && counts[other] > most) most = counts[other];
		return most;
	}
	function writeTechnologies(state, seat, out, from) {
		let at = from;
		const mine = values[seat];
		const most = mostOfOthers(state, seat, values);
		out[at++] = mine / 15;
		out[at++] = Math.max(-10, Math.min(10, mine - most)) / 10;
		out[at++] = cards / 4;
		for (let technology = 0; technology < TECHNOLOGY_IDS.length; technology++) out[at++] = state.technologies[seat] >> technology & 1;
		let unused = 0;
		let used = 0;
		for (let agent = 0; agent < AGENT_COUNT; agent++) if (state.agents[agent] === 2 * seat) unused++;
		else if (state.agents[agent] === 2 * seat + 1) used++;
		out[at++] = unused / 2;
		out[at++] = used / 2;
		let tokens = 0;
		for (let token = 0; token < TOKEN_COUNT; token++) if (state.tokenOwner[token] === seat) tokens++;
		out[at++] = tokens / 3;
		return at;
	}
	function writeAchievements(state, seat, out, from) {
		let done = 0;
		for (let place = 0; place < state.achievements.length && place < 3; place++) {
			const at = from + 3 * place;
			if ((state.achievers[place] & 1 << seat) !== 0) {
				out[at] = 1;
				done++;
				continue;
			}
			const achievement = ACHIEVEMENTS[state.achievements[place]];
			const progress = progressOf(state, seat, achievement);
			out[at + 1] = progress;
			const points = state.achievers[place] === 0 ? achievement.vpFirst : achievement.vpLater;
			out[at + 2] = progress * progress * points / 8;
		}
		out[from + 9] = done / 2;
		return from + 10;
	}
	var STANDING = AREA_IDS.flatMap((id, area) => area === CANAL ? [] : [{
		id,
		area
	}]);
	var sharedNames = [
		"rounds left",
		"few rounds left",
		"rounds played",
		"last round known",
		"two players",
		"three players",
		"four players",
		"church to the end",
		"customs to the end",
		"orders to the end",
		"shops to the end",
		"houses to the end",
		...CHURCH_SPACES.map((_, space) => `church space ${space + 1} free`),
		...CUSTOMS_SPACES.map((_, space) => `customs space ${space + 1} free`),
		...STANDING.map(({ id }) => `token on ${id}`),
		...STANDING.map(({ id }) => `shop lots in ${id}`),
		...STANDING.map(({ id }) => `house lot in ${id}`),
		...STANDING.map(({ id }) => `president in ${id}`),
		...TECHNOLOGY_IDS.map((id) => `${id} for sale`),
		"cheapest technology",
		...GOODS.map((good) => `${good} asked in ports`),
		"best order in ports",
		"orders in ports"
	];
	function shared(state, out, from) {
		let at = from;
		const left = roundsLeft(state);
		out[at++] = left / 10;
		out[at++] = left < 4 ? (4 - left) / 4 : 0;
		out[at++] = state.round / 10;
		out[at++] = state.lastRound > 0 ? 1 : 0;
		out[at + state.seats - 2] = 1;
		at += 3;
		at = writeEnds(state, out, at);
		for (let space = 0; space < CHURCH_SPACES.length; space++) out[at++] = state.church[space] === -1 ? 1 : 0;
		for (let space = 0; space < CUSTOMS_SPACES.length; space++) out[at++] = state.customs[space] === -1 ? 1 : 0;
		at = writeMap(state, out, at);
		at = writeLaboratories(state, out, at);
		writePorts(state, out, at);
	}
	function writeEnds(state, out, at) {
		let shops = 0;
		let houses = 0;
		for (let seat = 0; seat < state.seats; seat++) {
			shops = Math.max(shops, built(state, seat, false));
			houses = Math.max(houses, built(state, seat, true));
		}
		const dealt = ORDER_COUNT - ORDERS_REMOVED[state.seats] - 4 * state.seats;
		out[at] = assistantsOn(state.church) / boardToEnd(state, "church");
		out[at + 1] = assistantsOn(state.customs) / boardToEnd(state, "customs");
		out[at + 2] = 1 - state.orderDeck.length / dealt;
		out[at + 3] = shops / SHOPS_TO_END;
		out[at + 4] = houses / HOUSES_TO_END;
		return at + 5;
	}
	function writeMap(state, out, from) {
		const size = STANDING.length;
		for (let place = 0; place < size; place++) {
			const { area } = STANDING[place];
			if (state.neighbours[area] === 0) continue;
			if (state.tokens[area] !== -1) out[from + place] = 1;
			let free = 0;
			for (let lot = 0; lot < SHOP_LOTS; lot++) if (state.lots[area * LOTS + lot] === -1) free++;
			out[from + size + place] = free / SHOP_LOTS;
			if (state.lots[area * LOTS + HOUSE_LOT] === -1) out[from + 2 * size + place] = 1;
		}
		const presidents = from + 3 * size;
		for (let seat = 0; seat < state.seats; seat++) {
			const area = state.presidents[seat];
			if (area !== -1 && area < AREA_COUNT) out[presidents + PLACE_OF[area]] += .5;
		}
		return from + 4 * size;
	}
	var PLACE_OF = AREA_IDS.map((_, area) => area > CANAL && CANAL !== -1 ? area - 1 : area);
	function writeLaboratories(state, out, at) {
		let cheapest = Infinity;
		for (let slot = 0; slot < state.laboratories.length; slot++) {
			const card = state.laboratories[slot];
			if (card === -1) continue;
			const cost = CARDS[card].value + COST_MODIFIER[Math.floor(slot / LAB_SLOTS)][slot % LAB_SLOTS];
			out[at + CARDS[card].technology] = 4 / (4 + cost);
			cheapest = Math.min(cheapest, cost);
		}
		out[at + TECHNOLOGY_IDS.length] = cheapest === Infinity ? 0 : cheapest / 5;
		return at + TECHNOLOGY_IDS.length + 1;
	}
	function writePorts(state, out, at) {
		let best = 0;
		let count = 0;
		for (let slot = 0; slot < state.ports.length; slot++) {
			const order = state.ports[slot];
			if (order === -1) continue;
			count++;
			const { requires, gain } = ORDERS[order];
			for (let good = 0; good < GOOD_COUNT; good++) out[at + good] += requires[good] / 10;
			best = Math.max(best, gain[VP]);
		}
		out[at + GOOD_COUNT] = best / 10;
		out[at + GOOD_COUNT + 1] = count / 6;
	}
	var SOURCES = [
		["orders", ORDER_INDEX],
		["buildings", LOT_INDEX],
		["church", CHURCH_SPACE_INDEX],
		["customs", CUSTOMS_SPACE_INDEX],
		["achievements", ACHIEVEMENT_INDEX],
		["tokens", TOKEN_INDEX]
	];
	var CLOSING = [
		"technologies",
		"countries",
		"rest"
	];
	var categories = [...SOURCES.map(([category]) => category), ...CLOSING];
	var REST = categories.length - 1;
	var CHURCH = categories.indexOf("church");
	var CUSTOMS = categories.indexOf("customs");
	var BY_TECHNOLOGIES = SOURCES$1.indexOf("technologies");
	function categoryOf(source) {
		const found = SOURCES.findIndex(([, ids]) => ids.has(source));
		return found < 0 ? REST : found;
	}
	var perception = {
		ownNames,
		sharedNames,
		own,
		shared,
		contextNames,
		context,
		classNames,
		classOf,
		categories,
		tally(event, sums) {
			const told = event;
			if (told.type === "gained" && told.what === "vp") sums[told.seat * categories.length + categoryOf(told.source)] += told.amount;
		},
		close(state, sums) {
			for (const { seat, categories: points, total } of scores(state)) {
				const at = seat * categories.length;
				sums[at + CHURCH] = points["church"];
				sums[at + CUSTOMS] = points["customs"];
				sums[at + REST - 2] += points["technologies"] - state.earned[seat * SOURCE_COUNT + BY_TECHNOLOGIES];
				sums[at + REST - 1] += points["countries"];
				let sum = 0;
				for (let category = 0; category < REST; category++) sum += sums[at + category];
				sums[at + REST] = total - sum;
			}
		},
		strategies: {
			orders: {
				"orders near": .3,
				"orders in hand ahead": .5,
				"orders fulfilled": 7
			},
			shops: {
				"shops in hand ahead": 1.5,
				"shops built ahead": 2,
				"shops in hand": 1,
				"shops built": 12
			},
			houses: {
				"houses in hand": 1.5,
				"houses in hand ahead": 3,
				"houses built ahead": 3,
				"houses built": 24
			},
			church: { "on the church board": 4 },
			customs: {
				"on the customs board": 9,
				imports: .6
			},
			agents: {
				"unused agents ahead": 2,
				"half agents": 1.5,
				countries: .4,
				"agents used": 4
			},
			technologies: {
				technologies: 12,
				"technology lead": .4
			},
			achievements: {
				"achievements near": .7,
				"achievements done": 20
			},
			tokens: {
				tokens: 9,
				"all stops": .05
			}
		},
		habits(state, seat) {
			const count = (owners, length) => {
				let sum = 0;
				for (let at = 0; at < length; at++) if (owners[at] === seat) sum++;
				return sum;
			};
			let used = 0;
			for (let agent = 0; agent < AGENT_COUNT; agent++) if (state.agents[agent] === 2 * seat + 1) used++;
			return {
				rounds: state.round,
				orders: count(state.orders, ORDER_COUNT),
				shops: built(state, seat, false),
				houses: built(state, seat, true),
				technologies: count(state.cardOwner, CARD_COUNT),
				church: count(state.church, state.church.length),
				customs: count(state.customs, state.customs.length),
				"agents used": used,
				achievements: state.achievers.reduce((sum, seats) => sum + (seats >> seat & 1), 0),
				tokens: count(state.tokenOwner, state.tokenOwner.length)
			};
		}
	};
	var LEAST = .02;
	function weigh(state, seat, commands, out) {
		const left = roundsLeft(state);
		if (topFrame(state)?.kind === "placement") return weighPlacement(state, seat, commands, left, out);
		for (let i = 0; i < commands.length; i++) out[i] = Math.max(LEAST, weight(state, seat, commands[i], left));
	}
	function weighPlacement(state, seat, commands, left, out) {
		let next = 0;
		for (let i = 0; i < commands.length; i++) {
			const command = commands[i];
			let area = next;
			while (area < AREA_COUNT && PLACE[area] !== command) area++;
			if (area < AREA_COUNT) {
				next = area + 1;
				out[i] = Math.max(LEAST, placeWeight(state, seat, area, left));
			} else out[i] = Math.max(LEAST, weight(state, seat, command, left));
		}
	}
	function weight(state, seat, command, left) {
		switch (command.type) {
			case "keep": return square(openOrderWorth(state, seat, ORDER_INDEX.get(command.order)));
			case "achieve": return 60;
			case "fulfil": return 20 + orderWorth(state, seat, ORDER_INDEX.get(command.order), left);
			case "agent": return agentWeight(state, seat, AREA_INDEX.get(command.area), left);
			case "end": return 4;
			case "place": return placeWeight(state, seat, AREA_INDEX.get(command.area), left);
			case "done": return doneWeight(state, seat);
			case "move": return moveWeight(state, seat, AREA_INDEX.get(command.to), left);
			case "return": return inHand(state, seat, ASSISTANT) < 2 ? 4 : .3;
			case "recall": return 2;
			case "take": return square(1 + openOrderWorth(state, seat, ORDER_INDEX.get(command.order)));
			case "acquire": return square(technologyWorth(CARD_INDEX.get(command.card), left));
			case "fetch": return command.piece === "tradingHouse" ? 5 : command.piece === "shop" ? 3 : 2.5;
			case "sell": return left > 1 ? .4 : .2;
			case "buy": return buyWeight(state, seat, command.what, left);
			case "put": return square(spaceWorth(command.space, left));
			case "build": return buildWeight(command.lot, left);
			case "token": return 40;
			case "choose": return square(goodWorth(state, seat, RESOURCES.indexOf(command.good), left));
			case "deployTo":
			case "station": return placeWeight(state, seat, AREA_INDEX.get(command.area), left);
			case "pass": return .15;
			case "rechoose": return .02;
			case "stay":
			case "use":
			case "give":
			case "deployFrom":
			case "recover": return 1;
		}
	}
	function square(worth) {
		return worth * worth;
	}
	function agentWeight(state, seat, area, left) {
		const worth = areaWorth(state, seat, area, standingPower(state, seat, area), left);
		return left > 2 ? .15 * square(worth) : .5 * square(worth);
	}
	function moveWeight(state, seat, area, left) {
		return .2 + square(areaWorth(state, seat, area, POWER.president + standingPower(state, seat, area), left));
	}
	function placeWeight(state, seat, area, left) {
		const worth = areaWorth(state, seat, area, POWER.president + standingPower(state, seat, area) + 1, left);
		const start = state.presidents[seat];
		const near = start === -1 || (state.neighbours[start] & 1 << area) !== 0;
		return (start === area ? .3 : 1) * (near ? 1.5 : .8) * (.3 + worth + (state.assistants[seat * AREA_COUNT + area] > 0 ? 1 : 0));
	}
	function doneWeight(state, seat) {
		const frame = topFrame(state);
		if (frame?.kind === "placement") return inHand(state, seat, ASSISTANT) > 1 ? .3 : 1;
		if (frame?.kind === "recall") return inHand(state, seat, ASSISTANT) > 5 ? 2 : .3;
		return .5;
	}
	function buyWeight(state, seat, what, left) {
		if (what === "import") return left > 1 ? 1.2 : .1;
		return left > 1 ? square(goodWorth(state, seat, RESOURCES.indexOf(what), left)) : .05;
	}
	function spaceWorth(space, left) {
		const church = CHURCH_SPACE_INDEX.get(space);
		if (church !== void 0) return gainWorth(CHURCH_WORTH[church], left);
		return gainWorth(CUSTOMS_WORTH[CUSTOMS_SPACE_INDEX.get(space)], left);
	}
	function buildWeight(lot, left) {
		const at = LOT_INDEX.get(lot);
		const worth = gainWorth(LOT_WORTH[Math.floor(at / LOTS)][at % LOTS], left);
		return square((at % LOTS === HOUSE_LOT ? 2 : 1) + worth);
	}
	var heuristics = {
		featureNames,
		handWeights,
		spread: 15,
		seats: (state) => state.seats,
		features: features$1,
		weigh,
		turn,
		secret: (state) => state.frames.length === 0,
		horizon: (state, _seat, turns) => turn(state) + 1 + (turns - 1) * state.seats,
		perception
	};
	function turn(state) {
		if (state.frames.length === 0 && !state.over) return 0;
		return (state.round - 1) * state.seats + (state.active - state.start + state.seats) % state.seats + 1;
	}
	function tally(first, events, last) {
		const seats = Array.from({ length: last.seats }, () => new Count());
		const table = new Count();
		let endedBy = "mostRounds";
		for (const event of events) if (event.type === "endTriggered") endedBy = event.reason;
		countEvents(COUNTERS, events, seats, table);
		for (const [seat, count] of seats.entries()) countEnd(last, seat, count);
		table.add("decks", "ordersLeft", last.orderDeck.length);
		table.add("decks", "technologiesLeft", last.cardDeck.length);
		return {
			endedBy,
			order: turnOrder(last.seats, first.start),
			makeUp: scores(last).map(({ categories }) => categories),
			seats: seats.map(({ subjects }) => subjects),
			table: table.subjects
		};
	}
	var stemOf = (area) => area.replace(/-[ab\d]$/, "");
	var COUNTERS = {
		turnBegan: ({ seat }, seats) => seats[seat].add("turns", "taken"),
		moved: ({ seat, by }, seats) => seats[seat].add("movement", by),
		returned: ({ seat }, seats) => seats[seat].add("movement", "returned"),
		stayed: ({ seat }, seats) => seats[seat].add("movement", "stayed"),
		acted({ seat, area, power, agent }, seats) {
			seats[seat].add("actions", agent ? "agent" : "president");
			seats[seat].add("areas", stemOf(area));
			seats[seat].add("powers", String(power));
			if (power >= 3) seats[seat].add("powers", "threeAndMore");
		},
		paid({ seat, to, amount }, seats) {
			if (to === null) return;
			seats[seat].add("fees", "paid", amount);
			seats[to].add("fees", "got", amount);
		},
		traded: ({ seat, trade }, seats) => seats[seat].add("trades", trade),
		agentUsed: ({ seat }, seats) => seats[seat].add("agents", "used"),
		agentTaken: ({ seat }, seats) => seats[seat].add("agents", "taken"),
		placed: ({ seat }, seats) => seats[seat].add("assistants", "placed"),
		recalled: ({ seat, count }, seats) => seats[seat].add("assistants", "recalled", count),
		recovered: ({ seat, count }, seats) => seats[seat].add("assistants", "recovered", count),
		fetched: ({ seat, piece, count }, seats) => seats[seat].add("fetched", piece, count),
		built: ({ seat, piece }, seats) => seats[seat].add("buildings", piece),
		putOnBoard: ({ seat, space }, seats) => seats[seat].add("boards", SOURCES$1[sourceOf$1(space) ?? -1] ?? space),
		tokenTaken: ({ seat }, seats) => seats[seat].add("tokens", "taken"),
		orderTaken: ({ seat }, seats) => seats[seat].add("orders", "taken"),
		orderFulfilled: ({ seat }, seats) => seats[seat].add("orders", "fulfilled"),
		technologyAcquired({ seat, card }, seats) {
			seats[seat].add("technologies", "acquired");
			seats[seat].add("technologyNames", nameOf(card));
		},
		achieved({ seat, achievement }, seats) {
			seats[seat].add("achievements", "reached");
			seats[seat].add("achievementNames", achievement);
		}
	};
	var nameOf = (card) => TECHNOLOGY_IDS[CARDS[CARD_INDEX.get(card)].technology];
	function countEnd(state, seat, count) {
		for (const [resource, name] of RESOURCES.entries()) {
			if (name === "vp") continue;
			const left = amountOf(state, seat, resource);
			count.add("left", name, left);
			if (GOODS.includes(name)) count.add("left", "goods", left);
		}
		const hand = state.orderHand.slice(seat * HAND_LIMIT, (seat + 1) * HAND_LIMIT);
		count.add("left", "orders", hand.filter((order) => order !== -1).length);
	}
	var weights_default = {
		game: "yokohama",
		features: [
			"points",
			"majorities",
			"countries",
			"yen",
			"yen ahead",
			"imports",
			"imports ahead",
			"copper",
			"silk",
			"tea",
			"fish",
			"copper ahead",
			"silk ahead",
			"tea ahead",
			"fish ahead",
			"orders near",
			"orders ready",
			"orders in hand",
			"orders in hand ahead",
			"orders fulfilled",
			"assistants ahead",
			"assistants in hand ahead",
			"assistants on the map",
			"shops in hand",
			"shops in hand ahead",
			"houses in hand",
			"houses in hand ahead",
			"shops built ahead",
			"houses built ahead",
			"unused agents",
			"unused agents ahead",
			"half agents",
			"best stop",
			"second stop",
			"all stops",
			"president in hand",
			"achievements near",
			"on the church board",
			"on the customs board",
			"technology lead",
			"ahead",
			"ahead squared",
			"three players",
			"four players",
			"turns waited",
			"gaslight ahead",
			"station ahead",
			"mining-technology ahead",
			"spinning-mill ahead",
			"stagecoach ahead",
			"exposition ahead",
			"ball ahead",
			"language-school ahead",
			"letterpress-printing ahead",
			"winery ahead",
			"postal-system ahead",
			"newspaper ahead",
			"electric-light ahead",
			"university ahead",
			"telegram ahead",
			"telephone ahead",
			"brickyard ahead",
			"stock-system ahead",
			"patent-system ahead",
			"tram ahead"
		],
		made: {
			"judged": "by hand",
			"fitted": "12000 games of self-play, 24 iterations, 24 units, seed course"
		},
		judged: [
			1,
			.7,
			.9,
			.5,
			.3,
			1.2,
			1,
			.35,
			.35,
			.33,
			.33,
			.6,
			.5,
			.25,
			.25,
			.5,
			.45,
			0,
			1,
			0,
			1,
			.4,
			0,
			0,
			1.6,
			0,
			5,
			1.5,
			2,
			1,
			2.5,
			.8,
			.35,
			.1,
			.05,
			-.5,
			.5,
			.8,
			.8,
			.1,
			30,
			0,
			0,
			0,
			0,
			3,
			3,
			3,
			3,
			3,
			3,
			3,
			3,
			3,
			3,
			3,
			3,
			3,
			3,
			3,
			3,
			3,
			3,
			3,
			3,
			0
		],
		fitted: JSON.parse("{\"sum\":[0.918,0.303,0.66,0.489,0.623,2.01,1.75,0.917,0.519,0.346,0.297,0.584,0.752,0.462,0.455,0.279,0.089,0.612,1.59,0.675,1.38,0.0921,0.0235,0.648,2.71,0.82,4.96,1.4,4.39,1.14,2.04,1.12,0.36,0.139,0.061,0.805,0.716,0.00183,1.83,0.151,30,5.32e-09,5.07e-09,-9.93e-09,-6.88,3.05,3.4,2.42,1.43,0.785,3.06,4.48,2.59,1.81,5.37,-1.1,2.97,3.16,4.37,3.36,1.07,4.37,3.18,5.77,4.22,1.84],\"units\":[0.137,0.344,0.275,-0.0931,0.252,-0.785,1.51,-0.668,-0.313,-0.0425,0.0801,1.22,0.775,0.222,0.164,-0.131,0.18,-1.1,0.541,-0.738,-0.21,0.165,-0.35,-0.794,0.34,4.21,0.164,-1.89,-0.304,0.108,-2.59,-0.832,-0.407,-0.135,-0.0208,-0.399,-0.615,1.71,0.496,-0.168,-1.18,0.287,5.51,5.78,5.55,-0.823,-2.71,0.0842,0.938,2.04,2.35,-1.61,-1.56,-1.47,0.464,4.24,-0.707,-3.37,1.64,-0.693,-1.97,-3.99,-1.34,-1.55,3.41,-5.46,-0.017,-0.339,-0.166,-0.365,-1.03,0.873,-2.7,0.174,0.49,-0.0131,-0.0483,-0.875,-0.264,-0.617,-0.432,-0.139,-0.146,-0.16,-0.216,0.621,0.00754,0.197,-0.0851,-0.543,-0.4,-2.99,-5.05,0.916,-4.76,-0.283,-4.41,-1.71,-0.015,0.0315,-0.0539,-0.172,0.758,0.0696,0.146,-0.144,-2.11,-1.03,-0.913,1.84,-0.623,3.58,4.16,-0.147,-3.59,1.01,3.94,-8.75,1.09,0.824,1.12,0.927,-1.13,3.74,7.78,-4.36,-0.599,4.2,-6.86,-3.85,-12.9,11.3,-0.0561,0.185,0.1,-0.298,-0.509,-0.0685,1.74,-1.41,-0.0708,-0.394,0.0305,-1.48,-0.0268,-0.0475,0.0149,0.14,0.0429,-0.697,0.395,-1.03,-0.408,-0.152,-0.378,-0.743,-0.625,-1.55,-3.34,0.0814,-4.87,-0.894,1.25,0.926,0.0292,-0.0254,0.0197,0.276,-0.895,0.136,-2.12,-0.123,0.591,0.0175,-1.86,0.926,-0.797,1.79,-3.16,-1.27,-1.07,2.63,-0.664,0.868,-1.26,-0.207,2.99,3.44,6.66,7,-5.97,2.87,-5.58,-1.4,-4.67,-0.428,-1.38,8.34,-0.0416,-0.104,-0.18,0.109,0.347,1.6,-0.542,0.489,-0.443,0.0533,0.0608,0.824,-0.24,-0.357,-0.141,0.0896,0.0447,0.311,0.682,0.0372,-0.523,-0.534,0.0433,-0.639,-0.166,-6.57,-9.5,0.442,-0.973,1.16,0.75,-0.435,-0.104,-0.427,-0.183,1.18,0.238,-0.723,1.3,-0.146,1.83,1.6,-0.634,2.12,-9.27,0.874,-2.98,1.76,2.15,-0.941,-0.912,-3.26,1.49,-1.15,-1.58,4.4,-3.77,0.847,-5.34,-1.1,7.8,0.754,3.8,-4.4,-1.55,10.5,0.0853,0.221,0.169,0.751,0.835,-1.42,2.35,0.00433,0.245,0.0169,-0.0109,-0.0191,0.0404,0.254,-0.322,0.188,0.219,0.322,0.152,-1.02,-0.0468,0.588,-0.454,0.3,-0.187,2.84,3.22,0.274,4.48,-0.962,2.21,-0.993,0.107,0.0508,0.0228,1.91,-0.182,0.805,0.521,0.127,0.332,0.0525,-2,-1.19,4.48,3.35,2.42,4.7,-1.21,2.6,3.36,-3.33,0.0408,0.841,-2.45,9.5,-1.34,-4.34,1.88,0.772,6.9,-1.33,2.8,-5.04,-1.67,-17.4,-0.0145,0.0927,-0.267,-0.232,-0.171,-1.07,0.282,0.228,-0.162,0.0506,-0.105,0.641,-0.193,-0.152,-0.293,0.0955,0.256,-0.332,-0.361,-1.01,0.188,0.952,-1.25,0.259,0.199,0.673,-1.33,-0.979,0.544,-1.7,-3.75,-1.36,0.0543,0.0834,0.104,-0.204,0.194,1.23,-0.0267,-0.0529,1.69,1.12,0.172,0.481,3.1,-3.2,1.25,0.313,1.12,4.42,-2.58,3.01,-1.82,-2.71,-0.206,3.94,3.37,-2.48,-3.15,-4.04,-9.94,-2.06,-1.55,0.551,6.15,-6.3,-0.025,0.016,0.171,-0.0869,-0.00541,-1.77,-1.61,0.549,-0.323,-0.0604,-0.162,0.654,-0.207,-0.0495,-0.0362,0.121,0.179,-0.516,-0.548,-1.53,-0.0787,0.242,-0.588,0.149,0.244,0.678,-0.863,-1.15,0.0764,-0.491,0.306,-0.442,0.0631,-0.225,-0.00969,1.93,-0.151,1.35,-2.13,0.0115,0.216,0.331,-0.185,2.48,1.35,-3.38,2.68,1,5.6,4.06,-3.04,2.51,-2.04,3.01,-2.98,6.52,2.34,-7.16,-1.38,-0.895,0.437,-1.86,-0.204,3.07,4.13,-0.808,-0.0235,-0.219,-0.263,0.28,-0.203,0.461,-1.57,-0.442,-0.134,0.265,-0.0795,-0.748,-1.09,-0.0197,-0.504,0.107,0.169,-0.433,0.00944,0.433,-0.47,-0.00256,-0.0155,0.00965,-0.571,0.988,-1.22,0.373,0.713,-1.22,-5.92,-3.02,-0.0894,0.0775,0.0556,-0.68,0.552,0.559,-2.11,-0.341,-1.89,-1.13,1.26,3.05,1.1,-3.73,3.74,-6.96,-4.69,-1.55,-2.76,-0.412,1.29,-5.85,-7.26,-3.62,-0.914,-6.28,-1.19,-2.71,3.68,-3.56,-2.63,-6.93,-6.89,11.7,0.0386,0.116,-0.306,0.148,-0.206,-6.18,-4.84,0.0532,-0.284,-0.384,-0.211,-1.2,-0.751,-0.787,-0.441,-0.0351,0.118,-0.271,-0.0585,-1.21,-0.398,0.401,-0.909,-0.216,-0.259,1.43,-1.04,-1.14,-4.67,0.7,4.51,-1.04,0.0454,0.0692,-0.0122,0.345,-0.117,1.53,-9.26,-0.0463,-1.16,-1.07,-1.72,-2.57,-0.0943,-2.36,-1.28,0.104,-1.69,0.606,-1.19,1.38,2.9,-1.7,-0.483,-0.865,1.54,0.0744,-8.43,-4.87,-3.49,1.81,-1.21,-2.63,-1.32,18,-0.0756,-0.104,-0.132,0.0406,0.192,0.0109,-2.08,-0.558,0.107,-0.194,-0.232,-0.747,0.102,-0.364,-0.167,-0.0155,0.144,-0.177,-0.0149,-1.1,0.0156,-0.000754,-0.323,0.366,0.137,-0.699,-1.86,-0.806,-1.35,0.0624,-1.02,-0.344,0.037,-0.183,-0.0424,1.45,0.319,1.2,-0.933,-0.171,-0.497,0.274,0.0113,3.17,1.79,-6.32,2.91,0.629,2.08,4.46,-1.83,-0.846,-1.36,-0.338,1.38,3.21,7.29,0.805,-0.96,5.13,10.3,-1.02,-2.06,2.89,-0.297,0.939,-0.00674,0.299,0.0923,-0.3,-0.185,-1.04,0.813,-0.224,0.0856,-0.171,-0.169,-0.031,0.469,0.158,0.0284,0.156,0.221,-0.309,-0.255,-0.069,0.318,0.597,-0.665,-0.421,-0.208,-1.18,-1.43,-0.926,-6.05,-1.63,-0.957,1.2,0.137,0.0501,0.00849,3.58,-0.539,0.699,-2.53,0.0718,3.83,2.1,-2.68,-4.27,4.21,-1.64,-1.07,0.99,2.01,4.43,-6.87,-2.9,-1.02,-0.781,-0.0215,6.71,1.18,0.562,3.38,-4.05,0.0495,-0.104,-2.84,-0.554,-8.24,-9.78,-0.299,-0.442,-0.64,-0.0624,0.325,-1.2,-3.02,-0.486,-0.308,-0.233,-0.178,-0.387,-0.307,0.018,-0.0971,-0.176,-0.159,-0.124,0.2,0.831,0.562,-0.271,0.148,0.798,1.12,2.07,2.68,2.53,4.02,0.626,1.42,0.398,-0.321,-0.0612,-0.0503,-1.4,0.253,-3.54,-0.933,0.0262,2.85,0.856,0.00793,1.5,2.56,2.61,0.0109,0.0943,-1.89,-2.18,4.29,2.38,0.244,2.6,-1.4,-1.25,-2.24,3.96,-0.655,2.97,5.07,0.0173,4.12,1.73,1.4,6.24,-0.228,-0.358,-0.48,-0.0861,0.115,-0.453,-1.37,0.328,0.119,-0.0541,-0.189,-0.577,-0.0743,-0.141,-0.22,-0.192,-0.129,0.734,0.573,0.385,0.564,-0.136,0.224,0.824,0.803,1.02,-0.127,2.11,1.57,0.137,2.66,0.559,-0.0366,-0.0694,-0.0283,0.404,0.468,-1.88,-0.354,0.048,2.87,1.18,-2.23,-3.98,-5.51,2,1.64,-0.971,-5.02,-1.17,-0.528,5.65,1.99,0.648,-1.44,-1.6,-2.22,3.49,4.34,0.301,-3.89,3.23,3.08,2.12,-15.6,1.95,-0.238,-0.371,-0.604,-0.258,0.173,1.45,-1.16,0.304,-0.0525,-0.184,-0.336,-0.502,-0.277,-0.306,-0.34,-0.132,0.00865,-1.14,-0.315,-0.248,0.715,-0.153,0.43,-0.294,0.767,3.62,-0.994,1.46,-0.42,-0.22,0.617,-0.00936,-0.34,-0.246,-0.107,0.248,-0.38,-2.18,-0.169,0.0653,1.66,0.561,3.66,-0.18,6.35,1.17,3.2,-0.0761,1.97,0.552,-0.0876,-1.45,-2.3,2,-0.918,1.89,4.63,-0.79,-3.07,1.99,9.94,-0.433,4.9,-2.33,5.93,9.11,-0.0729,-0.311,-0.104,0.261,-0.219,0.909,-3.26,0.983,-0.127,-0.0136,0.112,0.343,-0.0859,0.0971,-0.515,-0.0969,0.0421,-0.17,0.202,0.213,-0.118,0.0483,-0.0702,0.507,-0.0251,1.73,-1.05,-0.742,4.42,0.567,-4.35,-0.891,-0.0807,-0.042,-0.0118,-0.93,0.126,0.209,-0.0909,-0.308,-1.89,-1.1,3.47,2.88,-5.08,-3.27,3.9,-0.615,0.212,0.523,-0.504,-4.53,-0.607,-2.99,-1.02,1.21,0.511,-4.22,-1.66,0.00523,-2,-0.759,-0.229,-2.11,-14.5,6.78,-0.159,-0.309,-0.404,-0.157,0.14,-0.249,-1.54,0.234,-0.38,-0.114,-0.0149,-0.28,-0.659,-0.252,-0.216,-0.136,-0.012,0.151,0.0246,-0.663,0.382,0.00862,0.0644,0.573,0.819,-0.801,0.872,0.787,0.467,0.541,1.69,-0.422,-0.0553,-0.00469,-0.00292,0.482,0.262,-0.656,-0.424,0.106,1.07,1.68,-3.6,-0.251,-5.49,0.374,5.15,0.0794,3.09,-3.59,3.36,-4.46,-0.903,2.67,-1.09,2.53,6.35,0.987,-0.118,0.732,3.43,1.67,4.43,-0.856,-1.2,3.1,0.0113,0.0247,0.0049,-0.152,-0.286,-0.653,-2.8,-0.36,0.394,0.0623,0.0742,-0.322,0.789,-0.153,0.168,0.0123,0.042,-0.0264,-0.747,-0.191,-0.184,0.399,-0.948,-0.171,-0.0552,-1.08,-0.966,-1.52,0.25,0.946,-3.88,-0.187,0.00419,0.17,0.0141,-0.711,0.0633,0.795,-0.736,-0.106,-0.557,0.166,1.75,1.94,2.52,-4.28,-5.1,3.99,0.231,3.55,-7.02,-0.211,-0.26,-0.533,-1.1,5.98,4.8,-1.43,6.62,-0.434,9.39,2.92,-3.21,1.28,1.99,-2.19,-0.00664,0.406,0.0147,-0.191,0.114,0.299,2.66,0.417,0.0769,-0.555,-0.751,0.748,-0.0291,-0.315,-0.715,0.0355,0.191,-0.136,-0.192,-0.23,0.158,0.639,-0.466,0.971,0.194,-1.57,-0.657,-0.0492,-4.92,-0.453,2.58,0.13,0.0415,-0.0582,0.0422,0.508,-0.565,-0.376,3.74,0.000536,1.48,0.878,-1.3,-3.08,0.599,-2.04,-0.589,4.69,1.55,1.24,0.339,0.0753,2.52,-1.48,-0.548,1.63,3.97,5.43,1.12,-6.64,-9.09,3.13,-4.13,0.167,-2.16,-3.88,-0.0257,-0.0597,0.0422,-0.0876,-0.0653,-0.13,-2.17,-0.301,-0.129,0.0412,-0.0906,-0.213,-0.105,0.258,-0.123,0.0454,0.0422,0.108,0.288,0.106,-0.0642,0.139,-0.287,0.111,0.786,-0.812,-1.13,-1.75,-3.69,-0.284,1.84,0.00289,-0.156,-0.202,-0.0155,0.539,0.0849,1.27,-0.795,-0.134,0.112,0.301,1.11,3.61,1.29,-0.859,-0.212,5.61,1.57,3.94,1.48,-6.74,1.71,0.734,0.862,2.29,-2.16,-1.15,-1.8,-0.683,2.07,0.449,1.47,-0.316,-7.12,-3.27,-0.0374,0.266,-0.0664,0.364,0.239,0.185,2.78,-0.788,-0.0791,0.0778,-0.0873,-0.463,-0.0865,0.325,-0.0951,0.253,0.108,0.543,0.495,-0.682,-0.46,-0.264,-0.283,-0.581,-0.687,0.287,-1.92,-0.0352,-2.11,-1.62,-2.5,0.697,-0.0749,-0.113,0.0343,-0.725,-1.2,-0.554,-0.875,-0.144,2.52,0.227,-1.66,3.03,-1.05,-1.42,0.347,-1.72,0.553,2.51,1.95,-2.31,0.922,-0.467,0.765,3.69,-0.419,-3.86,0.177,-0.534,-7.64,0.0211,-0.473,-7.97,-22,0.465,-0.112,0.335,-0.168,-0.91,-0.89,-1.95,2.98,0.12,-0.407,-0.226,-0.355,0.0311,-0.0662,0.186,-0.0762,0.181,0.0268,-0.511,0.499,0.536,-0.449,-0.286,0.00428,0.137,-0.0442,-4.88,-5.05,-0.622,-7.9,-2.98,-0.848,0.974,0.0985,-0.13,-0.0137,-2.99,-0.49,0.521,-1.9,-0.0623,2.37,0.998,-0.65,0.0116,-2.38,-1.41,-5.19,-0.249,-2.32,1.91,1,-1.05,-1.44,-0.341,-0.0168,-0.0172,-1.63,3.08,-3.18,-0.961,-6.89,2.95,-8.77,-0.767,-33.1,10.3,-0.0295,0.106,-0.317,-0.118,-0.211,-1.08,-0.434,-0.861,-0.00687,-0.174,0.206,-1.03,-0.143,-0.0991,-0.161,0.133,0.129,-0.286,-0.199,-1.02,-0.149,0.379,-0.561,0.349,-0.274,0.0289,-2.85,0.489,0.477,-0.487,-0.224,-0.92,0.0693,-0.103,-0.00479,0.619,-0.401,0.415,-0.191,-0.131,0.133,-0.995,-1.32,2.02,1.84,-4.11,-4.08,0.196,-0.00524,5.17,-0.998,0.812,-0.0324,0.415,-3.34,2.56,-1.53,2.64,-3.46,-1.61,-3.27,-2.44,-0.331,-2.08,-5.98,2.6,0.00949,0.0437,0.0537,-0.201,0.122,0.649,0.152,-0.334,0.371,0.0894,0.269,-0.824,-0.0863,-0.29,-0.136,0.0427,0.191,-0.172,-0.614,-0.48,-0.0331,0.366,-0.548,-0.383,0.258,-1.01,1.86,-0.926,-1.95,-0.212,-2.16,-1.11,-0.0883,-0.128,-0.0566,2.92,-0.192,0.416,-0.468,-0.0198,-0.724,0.88,-2.51,1.05,5.7,-1.32,-1.75,0.497,2.31,2.54,0.789,0.833,0.272,-0.702,1.99,8.06,2.64,1.85,1.72,-1.2,0.129,-0.146,-0.324,0.386,1.92,-2.77,-0.00887,0.0533,-0.132,-0.543,-0.325,-1.02,-0.92,-0.14,0.389,0.347,0.835,0.199,0.411,0.328,0.561,0.137,0.0866,0.361,-0.129,-1.02,-0.0304,0.617,-1.05,-0.0338,0.231,-2.97,-0.951,-1.57,-1.8,-0.189,-0.806,-1.17,0.183,0.0448,-0.0315,-1.32,-0.31,0.717,-1.15,0.0769,0.798,0.394,-0.677,0.144,0.749,-4.02,-2.6,-1.95,5.76,-0.678,-1.36,-7.31,1.33,-1.13,0.306,0.605,-5.69,0.28,-3.73,-6.94,-5.75,1.8,-7.15,-0.788,-2.21,-0.938],\"outputs\":[0.43,-0.236,-0.0993,-0.112,-0.144,-0.129,0.00705,-0.136,-0.147,0.00457,-0.0655,0.191,0.099,0.199,-0.111,0.112,-0.0386,-0.108,0.015,-0.104,-0.259,-0.0124,-0.306,-0.146]}")
	};
	var ladder = {
		learnt: 1 / 2,
		foresight: {
			strong: 2,
			master: 3
		}
	};
	exports.game = yokohama;
	exports.heuristics = heuristics;
	exports.ladder = ladder;
	exports.rngFromWords = fastRngFromWords;
	exports.tally = tally;
	exports.weights = weights_default;
	return exports;
})({});
return release;
}
