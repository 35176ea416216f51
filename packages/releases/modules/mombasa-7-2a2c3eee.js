export const figures = {"meta":{"game":"Mombasa (Alexander Pfister, eggertspiele 2015)","schemaVersion":1,"sources":{"rulebook":"stated in a rulebook text (three Russian, one Portuguese)","public:<where>":"stated in stored public text","reconstructed":"not found; designed here to fit every known count, example and constraint"},"convention":"source = weakest field of the item; fieldSources lists fields that are better founded; confidence: high|medium|low"},"companies":[{"id":"mombasa","name":"Mombasa","color":"black","side":"east","firstGameTrack":"A1","majority":"expansion","tradingPosts":15,"base":{"columns":[[1,1,0,0,2],[1,0,0,0,2],[1,0,0,0,2]],"finalSpaceNeverRecovered":true},"source":"reconstructed","confidence":"low","fieldSources":{"name":"rulebook","color":"rulebook","firstGameTrack":"rulebook","tradingPosts":"rulebook","base: 3 columns x 5, final space 2 coins, not re-coverable":"rulebook","base: columns differ in coin layout":"public:brdgm/skymines-solo-helper","one base per board side":"public:boardgametable.blogspot.tw","side":"reconstructed","majority":"reconstructed"}},{"id":"cape-town","name":"Cape Town","color":"red","side":"south","firstGameTrack":"B1","majority":"banana","tradingPosts":15,"base":{"columns":[[1,1,0,0,2],[1,0,0,0,2],[1,0,0,0,2]],"finalSpaceNeverRecovered":true},"source":"reconstructed","confidence":"low","fieldSources":{"name":"rulebook","color":"rulebook","firstGameTrack":"rulebook","tradingPosts":"rulebook","base: 3 columns x 5, final space 2 coins, not re-coverable":"rulebook","base: columns differ in coin layout":"public:brdgm/skymines-solo-helper","one base per board side":"public:boardgametable.blogspot.tw","side":"reconstructed","majority":"rulebook"}},{"id":"saint-louis","name":"Saint-Louis","color":"white","side":"west","firstGameTrack":"C1","majority":"cotton","tradingPosts":15,"base":{"columns":[[1,1,0,0,2],[1,0,0,0,2],[1,0,0,0,2]],"finalSpaceNeverRecovered":true},"source":"reconstructed","confidence":"low","fieldSources":{"name":"rulebook","color":"rulebook","firstGameTrack":"rulebook","tradingPosts":"rulebook","base: 3 columns x 5, final space 2 coins, not re-coverable":"rulebook","base: columns differ in coin layout":"public:brdgm/skymines-solo-helper","one base per board side":"public:boardgametable.blogspot.tw","side":"reconstructed","majority":"reconstructed"}},{"id":"cairo","name":"Cairo","color":"orange","side":"north","firstGameTrack":"D1","majority":"coffee","tradingPosts":15,"base":{"columns":[[1,1,0,0,2],[1,0,0,0,2],[1,0,0,0,2]],"finalSpaceNeverRecovered":true},"source":"reconstructed","confidence":"low","fieldSources":{"name":"rulebook","color":"rulebook","firstGameTrack":"rulebook","tradingPosts":"rulebook","base: 3 columns x 5, final space 2 coins, not re-coverable":"rulebook","base: columns differ in coin layout":"public:brdgm/skymines-solo-helper","one base per board side":"public:boardgametable.blogspot.tw","side":"reconstructed","majority":"rulebook"}}],"startHand":[{"id":"start-coffee-1","type":"coffee","value":1,"crate":1,"copiesPerPlayer":1,"source":"public:usaboardgame.blog.fc2.com","confidence":"high","fieldSources":{"crate":"rulebook"}},{"id":"start-coffee-2","type":"coffee","value":2,"crate":1,"copiesPerPlayer":1,"source":"reconstructed","confidence":"medium","fieldSources":{"type,value":"public:usaboardgame.blog.fc2.com"}},{"id":"start-banana-1","type":"banana","value":1,"crate":1,"copiesPerPlayer":1,"source":"reconstructed","confidence":"medium"},{"id":"start-banana-2","type":"banana","value":2,"crate":1,"copiesPerPlayer":1,"source":"reconstructed","confidence":"medium"},{"id":"start-cotton-1","type":"cotton","value":1,"crate":1,"copiesPerPlayer":1,"source":"reconstructed","confidence":"medium"},{"id":"start-cotton-2","type":"cotton","value":2,"crate":1,"copiesPerPlayer":1,"source":"reconstructed","confidence":"medium"},{"id":"start-expansion-2a","type":"expansion","value":2,"crate":1,"copiesPerPlayer":1,"source":"reconstructed","confidence":"medium","fieldSources":{"type,value":"public:usaboardgame.blog.fc2.com"}},{"id":"start-expansion-2b","type":"expansion","value":2,"crate":1,"copiesPerPlayer":1,"source":"reconstructed","confidence":"low"},{"id":"start-bookkeeper-2","type":"bookkeeper","value":2,"crate":1,"copiesPerPlayer":1,"source":"reconstructed","confidence":"medium","fieldSources":{"a bookkeeper is in the start hand; normal bookkeepers give 2 or more":"rulebook"}}],"expansionOneCards":[{"id":"expansion-1-p1","type":"expansion","value":1,"seat":1,"crate":1,"source":"reconstructed","confidence":"medium","fieldSources":{"value,seat":"rulebook","crate differs by seat":"public:boardgamegeek.com/thread/1469587; cn.ucptt.com"}},{"id":"expansion-1-p2","type":"expansion","value":1,"seat":2,"crate":2,"source":"reconstructed","confidence":"medium","fieldSources":{"value,seat":"rulebook","crate differs by seat":"public:boardgamegeek.com/thread/1469587; cn.ucptt.com"}},{"id":"expansion-1-p3","type":"expansion","value":1,"seat":3,"crate":2,"source":"reconstructed","confidence":"medium","fieldSources":{"value,seat":"rulebook","crate differs by seat":"public:boardgamegeek.com/thread/1469587; cn.ucptt.com"}},{"id":"expansion-1-p4","type":"expansion","value":1,"seat":4,"crate":3,"source":"reconstructed","confidence":"medium","fieldSources":{"value,seat":"rulebook","crate differs by seat":"public:boardgamegeek.com/thread/1469587; cn.ucptt.com"}}],"actionCards":[{"id":"A01","letter":"A","type":"coffee","value":2,"crate":1,"share":null,"source":"reconstructed","confidence":"medium","fieldSources":{"type,value, total price 3 in the rulebook example":"rulebook"}},{"id":"A02","letter":"A","type":"banana","value":2,"crate":1,"share":null,"source":"reconstructed","confidence":"medium","fieldSources":{"type,value, total price 3 in the rulebook example":"rulebook"}},{"id":"A03","letter":"A","type":"cotton","value":2,"crate":1,"share":null,"source":"reconstructed","confidence":"low"},{"id":"A04","letter":"A","type":"coffee","value":3,"crate":2,"share":null,"source":"reconstructed","confidence":"low","fieldSources":{"type,value":"rulebook"}},{"id":"A05","letter":"A","type":"banana","value":3,"crate":2,"share":null,"source":"reconstructed","confidence":"low"},{"id":"A06","letter":"A","type":"cotton","value":3,"crate":2,"share":null,"source":"reconstructed","confidence":"low"},{"id":"A07","letter":"A","type":"expansion","value":2,"crate":1,"share":null,"source":"reconstructed","confidence":"low"},{"id":"A08","letter":"A","type":"bookkeeper","value":2,"crate":1,"share":null,"source":"reconstructed","confidence":"low"},{"id":"A09","letter":"A","type":"diamondMerchant","value":1,"crate":1,"share":null,"effect":{"diamonds":1,"pounds":2},"source":"reconstructed","confidence":"low","fieldSources":{"effect":"rulebook"}},{"id":"B01","letter":"B","type":"diamondMerchant","value":2,"crate":2,"share":null,"company":"mombasa","effect":{"diamonds":2,"pounds":1,"extraDiamondPerMines":2},"source":"reconstructed","confidence":"low","fieldSources":{"company,effect":"rulebook"}},{"id":"B02","letter":"B","type":"diamondMerchant","value":2,"crate":2,"share":null,"company":"cape-town","effect":{"diamonds":2,"pounds":1,"extraDiamondPerMines":2},"source":"reconstructed","confidence":"low","fieldSources":{"company,effect":"rulebook"}},{"id":"B03","letter":"B","type":"diamondMerchant","value":2,"crate":2,"share":null,"company":"saint-louis","effect":{"diamonds":2,"pounds":1,"extraDiamondPerMines":2},"source":"reconstructed","confidence":"low","fieldSources":{"company,effect":"rulebook"}},{"id":"B04","letter":"B","type":"diamondMerchant","value":2,"crate":2,"share":null,"company":"cairo","effect":{"diamonds":2,"pounds":1,"extraDiamondPerMines":2},"source":"reconstructed","confidence":"low","fieldSources":{"company,effect":"rulebook"}},{"id":"B05","letter":"B","type":"coffee","value":3,"crate":2,"share":null,"source":"reconstructed","confidence":"low"},{"id":"B06","letter":"B","type":"coffee","value":3,"crate":2,"share":null,"source":"reconstructed","confidence":"low"},{"id":"B07","letter":"B","type":"banana","value":3,"crate":2,"share":null,"source":"reconstructed","confidence":"low"},{"id":"B08","letter":"B","type":"banana","value":3,"crate":2,"share":null,"source":"reconstructed","confidence":"low"},{"id":"B09","letter":"B","type":"cotton","value":3,"crate":2,"share":null,"source":"reconstructed","confidence":"low"},{"id":"B10","letter":"B","type":"cotton","value":3,"crate":2,"share":null,"source":"reconstructed","confidence":"low"},{"id":"B11","letter":"B","type":"expansion","value":2,"crate":1,"share":null,"source":"reconstructed","confidence":"low"},{"id":"B12","letter":"B","type":"expansion","value":2,"crate":1,"share":null,"source":"reconstructed","confidence":"low"},{"id":"B13","letter":"B","type":"expansion","value":3,"crate":2,"share":null,"source":"reconstructed","confidence":"low"},{"id":"B14","letter":"B","type":"expansion","value":3,"crate":2,"share":null,"source":"reconstructed","confidence":"low"},{"id":"B15","letter":"B","type":"bookkeeper","value":2,"crate":1,"share":null,"source":"reconstructed","confidence":"low"},{"id":"B16","letter":"B","type":"bookkeeper","value":3,"crate":2,"share":null,"source":"reconstructed","confidence":"low"},{"id":"C01","letter":"C","type":"coffee","value":4,"crate":3,"share":"mombasa","source":"reconstructed","confidence":"low","fieldSources":{"goods value 4 exists":"rulebook"}},{"id":"C02","letter":"C","type":"coffee","value":4,"crate":3,"share":"cape-town","source":"reconstructed","confidence":"low","fieldSources":{"goods value 4 exists":"rulebook"}},{"id":"C03","letter":"C","type":"banana","value":4,"crate":3,"share":"saint-louis","source":"reconstructed","confidence":"low","fieldSources":{"goods value 4 exists":"rulebook"}},{"id":"C04","letter":"C","type":"banana","value":4,"crate":3,"share":"mombasa","source":"reconstructed","confidence":"low","fieldSources":{"goods value 4 exists":"rulebook"}},{"id":"C05","letter":"C","type":"cotton","value":4,"crate":3,"share":"cairo","source":"reconstructed","confidence":"low","fieldSources":{"goods value 4 exists":"rulebook"}},{"id":"C06","letter":"C","type":"cotton","value":4,"crate":3,"share":"cape-town","source":"reconstructed","confidence":"low","fieldSources":{"goods value 4 exists":"rulebook"}},{"id":"C07","letter":"C","type":"expansion","value":3,"crate":3,"share":"saint-louis","source":"reconstructed","confidence":"low","fieldSources":{"some expansion cards carry a share":"rulebook"}},{"id":"C08","letter":"C","type":"expansion","value":3,"crate":3,"share":"cairo","source":"reconstructed","confidence":"low","fieldSources":{"some expansion cards carry a share":"rulebook"}},{"id":"C09","letter":"C","type":"expansion","value":3,"crate":2,"share":null,"source":"reconstructed","confidence":"low"},{"id":"C10","letter":"C","type":"bookkeeper","value":3,"crate":2,"share":null,"source":"reconstructed","confidence":"low"},{"id":"C11","letter":"C","type":"bookkeeper","value":3,"crate":2,"share":null,"source":"reconstructed","confidence":"low"},{"id":"D01","letter":"D","type":"share","value":0,"crate":1,"share":"mombasa","source":"reconstructed","confidence":"low","fieldSources":{"type, single share":"rulebook"}},{"id":"D02","letter":"D","type":"share","value":0,"crate":1,"share":"cape-town","source":"reconstructed","confidence":"low","fieldSources":{"type, single share":"rulebook"}},{"id":"D03","letter":"D","type":"share","value":0,"crate":1,"share":"saint-louis","source":"reconstructed","confidence":"low","fieldSources":{"type, single share":"rulebook"}},{"id":"D04","letter":"D","type":"share","value":0,"crate":1,"share":"cairo","source":"reconstructed","confidence":"low","fieldSources":{"type, single share":"rulebook"}},{"id":"E01","letter":"E","type":"share","value":0,"crate":2,"share":"mombasa","source":"reconstructed","confidence":"low","fieldSources":{"type, single share":"rulebook"}},{"id":"E02","letter":"E","type":"share","value":0,"crate":2,"share":"cape-town","source":"reconstructed","confidence":"low","fieldSources":{"type, single share":"rulebook"}},{"id":"E03","letter":"E","type":"share","value":0,"crate":2,"share":"saint-louis","source":"reconstructed","confidence":"low","fieldSources":{"type, single share":"rulebook"}},{"id":"E04","letter":"E","type":"share","value":0,"crate":2,"share":"cairo","source":"reconstructed","confidence":"low","fieldSources":{"type, single share":"rulebook"}}],"cardDisplay":{"columns":["left","middle","right"],"rows":4,"slots":[{"id":"left-1","col":"left","row":1,"modifier":3,"source":"reconstructed","confidence":"low"},{"id":"left-2","col":"left","row":2,"modifier":3,"source":"reconstructed","confidence":"low"},{"id":"left-3","col":"left","row":3,"modifier":3,"source":"reconstructed","confidence":"low"},{"id":"left-4","col":"left","row":4,"modifier":3,"source":"reconstructed","confidence":"low"},{"id":"middle-1","col":"middle","row":1,"modifier":2,"source":"reconstructed","confidence":"low"},{"id":"middle-2","col":"middle","row":2,"modifier":2,"source":"reconstructed","confidence":"low"},{"id":"middle-3","col":"middle","row":3,"modifier":2,"source":"reconstructed","confidence":"low"},{"id":"middle-4","col":"middle","row":4,"modifier":2,"source":"reconstructed","confidence":"low"},{"id":"right-1","col":"right","row":1,"modifier":1,"source":"reconstructed","confidence":"low"},{"id":"right-2","col":"right","row":2,"modifier":1,"source":"reconstructed","confidence":"low"},{"id":"right-3","col":"right","row":3,"modifier":1,"source":"reconstructed","confidence":"low"},{"id":"right-4","col":"right","row":4,"modifier":1,"source":"reconstructed","confidence":"low"}],"source":"reconstructed","confidence":"low","fieldSources":{"3x4, fill order, refill":"rulebook","the modifier is printed per space":"public:jestatharogue.com gameday-play-mombasa"}},"bookTiles":[{"id":"book-A01","letter":"A","requirements":[{"kind":"coffee","min":1}],"reward":{"pounds":2},"source":"reconstructed","confidence":"low"},{"id":"book-A02","letter":"A","requirements":[{"kind":"banana","min":1}],"reward":{"pounds":2},"source":"reconstructed","confidence":"low"},{"id":"book-A03","letter":"A","requirements":[{"kind":"cotton","min":1}],"reward":{"pounds":2},"source":"reconstructed","confidence":"low"},{"id":"book-A04","letter":"A","requirements":[{"kind":"coffee","min":1}],"reward":{"bookkeeping":1},"source":"reconstructed","confidence":"low"},{"id":"book-A05","letter":"A","requirements":[{"kind":"banana","min":1}],"reward":{"bookkeeping":1},"source":"reconstructed","confidence":"low"},{"id":"book-A06","letter":"A","requirements":[{"kind":"cotton","min":1}],"reward":{"bookkeeping":1},"source":"reconstructed","confidence":"low"},{"id":"book-A07","letter":"A","requirements":[{"kind":"coffee","min":1}],"reward":{"diamonds":1},"source":"reconstructed","confidence":"low"},{"id":"book-A08","letter":"A","requirements":[{"kind":"banana","min":1}],"reward":{"diamonds":1},"source":"reconstructed","confidence":"low"},{"id":"book-A09","letter":"A","requirements":[{"kind":"cotton","min":1}],"reward":{"diamonds":1},"source":"reconstructed","confidence":"low"},{"id":"book-A10","letter":"A","requirements":[{"kind":"coffee","min":1}],"reward":{"track":{"company":"cairo","spaces":2}},"source":"reconstructed","confidence":"low"},{"id":"book-A11","letter":"A","requirements":[{"kind":"banana","min":1}],"reward":{"track":{"company":"cape-town","spaces":2}},"source":"reconstructed","confidence":"low"},{"id":"book-A12","letter":"A","requirements":[{"kind":"cotton","min":1}],"reward":{"track":{"company":"saint-louis","spaces":2}},"source":"reconstructed","confidence":"low"},{"id":"book-A13","letter":"A","requirements":[{"kind":"coffee","min":1},{"kind":"banana","min":1}],"reward":{"bookkeeping":1},"source":"reconstructed","confidence":"low"},{"id":"book-A14","letter":"A","requirements":[{"kind":"banana","min":1},{"kind":"cotton","min":1}],"reward":{"bookkeeping":1},"source":"reconstructed","confidence":"low"},{"id":"book-A15","letter":"A","requirements":[{"kind":"cotton","min":1},{"kind":"coffee","min":1}],"reward":{"bookkeeping":1},"source":"reconstructed","confidence":"low"},{"id":"book-A16","letter":"A","requirements":[{"kind":"expansion","min":2}],"reward":{"pounds":2},"source":"reconstructed","confidence":"low","fieldSources":{"requirements":"rulebook"}},{"id":"book-A17","letter":"A","requirements":[{"kind":"expansion","min":2}],"reward":{"bookkeeping":1},"source":"reconstructed","confidence":"low","fieldSources":{"requirements":"rulebook"}},{"id":"book-A18","letter":"A","requirements":[{"kind":"expansion","min":2}],"reward":{"track":{"company":"mombasa","spaces":2}},"source":"reconstructed","confidence":"low"},{"id":"book-A19","letter":"A","requirements":[{"kind":"expansion","min":2}],"reward":{"diamonds":1},"source":"reconstructed","confidence":"low"},{"id":"book-A20","letter":"A","requirements":[{"kind":"anyGood","min":2}],"reward":{"pounds":2},"source":"reconstructed","confidence":"low"},{"id":"book-A21","letter":"A","requirements":[{"kind":"anyGood","min":2}],"reward":{"bookkeeping":1},"source":"reconstructed","confidence":"low"},{"id":"book-A22","letter":"A","requirements":[{"kind":"anyGood","min":4}],"reward":{"diamonds":1},"source":"reconstructed","confidence":"low","fieldSources":{"requirements":"rulebook"}},{"id":"book-A23","letter":"A","requirements":[{"kind":"bookkeeperOrMerchant","min":1}],"reward":{"pounds":2},"source":"reconstructed","confidence":"low","fieldSources":{"requirements":"rulebook"}},{"id":"book-A24","letter":"A","requirements":[{"kind":"bookkeeperOrMerchant","min":1}],"reward":{"bookkeeping":1},"source":"reconstructed","confidence":"low","fieldSources":{"requirements":"rulebook"}},{"id":"book-B01","letter":"B","requirements":[{"kind":"coffee","min":2}],"reward":{"bookkeeping":2},"source":"reconstructed","confidence":"low","fieldSources":{"reward 2 bookkeeping points exists":"rulebook"}},{"id":"book-B02","letter":"B","requirements":[{"kind":"banana","min":2}],"reward":{"bookkeeping":2},"source":"reconstructed","confidence":"low","fieldSources":{"reward 2 bookkeeping points exists":"rulebook"}},{"id":"book-B03","letter":"B","requirements":[{"kind":"cotton","min":2}],"reward":{"bookkeeping":2},"source":"reconstructed","confidence":"low","fieldSources":{"reward 2 bookkeeping points exists":"rulebook"}},{"id":"book-B04","letter":"B","requirements":[{"kind":"coffee","min":3}],"reward":{"diamonds":2},"source":"reconstructed","confidence":"low"},{"id":"book-B05","letter":"B","requirements":[{"kind":"banana","min":3}],"reward":{"diamonds":2},"source":"reconstructed","confidence":"low"},{"id":"book-B06","letter":"B","requirements":[{"kind":"cotton","min":3}],"reward":{"diamonds":2},"source":"reconstructed","confidence":"low"},{"id":"book-B07","letter":"B","requirements":[{"kind":"coffee","min":1},{"kind":"banana","min":1}],"reward":{"pounds":3},"source":"reconstructed","confidence":"low"},{"id":"book-B08","letter":"B","requirements":[{"kind":"banana","min":1},{"kind":"cotton","min":1}],"reward":{"pounds":3},"source":"reconstructed","confidence":"low"},{"id":"book-B09","letter":"B","requirements":[{"kind":"cotton","min":1},{"kind":"coffee","min":1}],"reward":{"pounds":3},"source":"reconstructed","confidence":"low"},{"id":"book-B10","letter":"B","requirements":[{"kind":"coffee","min":1},{"kind":"banana","min":1}],"reward":{"bookkeeping":2},"source":"reconstructed","confidence":"low"},{"id":"book-B11","letter":"B","requirements":[{"kind":"banana","min":1},{"kind":"cotton","min":1}],"reward":{"bookkeeping":2},"source":"reconstructed","confidence":"low"},{"id":"book-B12","letter":"B","requirements":[{"kind":"cotton","min":1},{"kind":"coffee","min":1}],"reward":{"bookkeeping":2},"source":"reconstructed","confidence":"low"},{"id":"book-B13","letter":"B","requirements":[{"kind":"coffee","min":1},{"kind":"expansion","min":1}],"reward":{"diamonds":2},"source":"reconstructed","confidence":"low"},{"id":"book-B14","letter":"B","requirements":[{"kind":"banana","min":1},{"kind":"expansion","min":1}],"reward":{"diamonds":2},"source":"reconstructed","confidence":"low"},{"id":"book-B15","letter":"B","requirements":[{"kind":"cotton","min":1},{"kind":"expansion","min":1}],"reward":{"diamonds":2},"source":"reconstructed","confidence":"low"},{"id":"book-B16","letter":"B","requirements":[{"kind":"coffee","min":1},{"kind":"bookkeeperOrMerchant","min":1}],"reward":{"pounds":3},"source":"reconstructed","confidence":"low"},{"id":"book-B17","letter":"B","requirements":[{"kind":"banana","min":1},{"kind":"bookkeeperOrMerchant","min":1}],"reward":{"pounds":3},"source":"reconstructed","confidence":"low"},{"id":"book-B18","letter":"B","requirements":[{"kind":"cotton","min":1},{"kind":"bookkeeperOrMerchant","min":1}],"reward":{"pounds":3},"source":"reconstructed","confidence":"low"},{"id":"book-B19","letter":"B","requirements":[{"kind":"expansion","min":2}],"reward":{"removePosts":1},"source":"reconstructed","confidence":"low","fieldSources":{"reward removePosts 1 exists":"rulebook"}},{"id":"book-B20","letter":"B","requirements":[{"kind":"expansion","min":3}],"reward":{"diamonds":2},"source":"reconstructed","confidence":"low"},{"id":"book-B21","letter":"B","requirements":[{"kind":"anyGood","min":2}],"reward":{"bookkeeping":2},"source":"reconstructed","confidence":"low"},{"id":"book-B22","letter":"B","requirements":[{"kind":"anyGood","min":2}],"reward":{"pounds":3},"source":"reconstructed","confidence":"low"},{"id":"book-B23","letter":"B","requirements":[{"kind":"expansion","min":1},{"kind":"bookkeeperOrMerchant","min":1}],"reward":{"bookkeeping":2},"source":"reconstructed","confidence":"low"},{"id":"book-B24","letter":"B","requirements":[{"kind":"anyGood","min":2},{"kind":"bookkeeperOrMerchant","min":1}],"reward":{"diamonds":2},"source":"reconstructed","confidence":"low"},{"id":"book-C01","letter":"C","requirements":[{"kind":"coffee","min":1}],"reward":{"poundsPerGood":{"good":"coffee","minus":1}},"source":"reconstructed","confidence":"low"},{"id":"book-C02","letter":"C","requirements":[{"kind":"banana","min":1}],"reward":{"poundsPerGood":{"good":"banana","minus":1}},"source":"reconstructed","confidence":"low"},{"id":"book-C03","letter":"C","requirements":[{"kind":"cotton","min":1}],"reward":{"poundsPerGood":{"good":"cotton","minus":1}},"source":"reconstructed","confidence":"low","fieldSources":{"requirements,reward":"rulebook"}},{"id":"book-C04","letter":"C","requirements":[{"kind":"coffee","min":1}],"reward":{"bookkeeping":2},"source":"reconstructed","confidence":"low"},{"id":"book-C05","letter":"C","requirements":[{"kind":"banana","min":1}],"reward":{"bookkeeping":2},"source":"reconstructed","confidence":"low"},{"id":"book-C06","letter":"C","requirements":[{"kind":"cotton","min":1}],"reward":{"bookkeeping":2},"source":"reconstructed","confidence":"low"},{"id":"book-C07","letter":"C","requirements":[{"kind":"coffee","min":3},{"kind":"anyGood","min":3}],"reward":{"removePosts":2},"source":"reconstructed","confidence":"low","fieldSources":{"requirements":"rulebook","reward removePosts 2 exists":"rulebook"}},{"id":"book-C08","letter":"C","requirements":[{"kind":"banana","min":3},{"kind":"anyGood","min":3}],"reward":{"removePosts":2},"source":"reconstructed","confidence":"low"},{"id":"book-C09","letter":"C","requirements":[{"kind":"cotton","min":3},{"kind":"anyGood","min":3}],"reward":{"removePosts":2},"source":"reconstructed","confidence":"low"},{"id":"book-C10","letter":"C","requirements":[{"kind":"coffee","min":1}],"reward":{"diamonds":2},"source":"reconstructed","confidence":"low"},{"id":"book-C11","letter":"C","requirements":[{"kind":"banana","min":1}],"reward":{"diamonds":2},"source":"reconstructed","confidence":"low"},{"id":"book-C12","letter":"C","requirements":[{"kind":"cotton","min":1}],"reward":{"diamonds":2},"source":"reconstructed","confidence":"low"},{"id":"book-C13","letter":"C","requirements":[{"kind":"coffee","min":2}],"reward":{"track":{"company":"cairo","spaces":4}},"source":"reconstructed","confidence":"low"},{"id":"book-C14","letter":"C","requirements":[{"kind":"banana","min":2}],"reward":{"track":{"company":"cape-town","spaces":4}},"source":"reconstructed","confidence":"low"},{"id":"book-C15","letter":"C","requirements":[{"kind":"cotton","min":2}],"reward":{"track":{"company":"saint-louis","spaces":4}},"source":"reconstructed","confidence":"low"},{"id":"book-C16","letter":"C","requirements":[{"kind":"expansion","min":1}],"reward":{"pounds":3},"source":"reconstructed","confidence":"low"},{"id":"book-C17","letter":"C","requirements":[{"kind":"expansion","min":1}],"reward":{"diamonds":2},"source":"reconstructed","confidence":"low"},{"id":"book-C18","letter":"C","requirements":[{"kind":"expansion","min":2}],"reward":{"removePosts":1},"source":"reconstructed","confidence":"low"},{"id":"book-C19","letter":"C","requirements":[{"kind":"anyGood","min":2}],"reward":{"pounds":3},"source":"reconstructed","confidence":"low"},{"id":"book-C20","letter":"C","requirements":[{"kind":"anyGood","min":3}],"reward":{"diamonds":3},"source":"reconstructed","confidence":"low"},{"id":"book-C21","letter":"C","requirements":[{"kind":"anyGood","min":3}],"reward":{"bookkeeping":3},"source":"reconstructed","confidence":"low"},{"id":"book-C22","letter":"C","requirements":[{"kind":"bookkeeperOrMerchant","min":1}],"reward":{"diamonds":2},"source":"reconstructed","confidence":"low"},{"id":"book-C23","letter":"C","requirements":[{"kind":"bookkeeperOrMerchant","min":1}],"reward":{"pounds":3},"source":"reconstructed","confidence":"low"},{"id":"book-C24","letter":"C","requirements":[{"kind":"expansion","min":4}],"reward":{"removePosts":2},"source":"reconstructed","confidence":"low"}],"bookRules":{"cost":{"A":1,"B":1,"C":2},"poundForPoints":{"points":1,"pounds":1},"flipCost":2,"source":"rulebook"},"startTiles":[{"id":"start-01","resting":["start-banana-1","start-cotton-2","start-expansion-2a"],"book":{"requirements":[{"kind":"coffee","min":2}],"reward":{"bookkeeping":1}},"bonus":{"tracks":{"mombasa":3}},"firstGameSeat":1,"source":"reconstructed","confidence":"low","fieldSources":{"bonus exists (Mombasa 3)":"rulebook"}},{"id":"start-02","resting":["start-cotton-1","start-banana-2","start-expansion-2a"],"book":{"requirements":[{"kind":"expansion","min":2}],"reward":{"pounds":3}},"bonus":{"diamonds":1,"tracks":{"saint-louis":1}},"firstGameSeat":2,"source":"reconstructed","confidence":"low","fieldSources":{"bonus exists (diamond 1 + Saint-Louis 1)":"rulebook"}},{"id":"start-03","resting":["start-coffee-1","start-banana-2","start-expansion-2a"],"book":{"requirements":[{"kind":"cotton","min":2}],"reward":{"bookkeeping":1}},"bonus":{"tracks":{"cape-town":3}},"firstGameSeat":3,"source":"reconstructed","confidence":"low"},{"id":"start-04","resting":["start-banana-1","start-coffee-2","start-expansion-2a"],"book":{"requirements":[{"kind":"anyGood","min":3}],"reward":{"pounds":3}},"bonus":{"diamonds":1,"tracks":{"cairo":1}},"firstGameSeat":4,"source":"reconstructed","confidence":"low"},{"id":"start-05","resting":["start-coffee-1","start-cotton-2","start-expansion-2a"],"book":{"requirements":[{"kind":"banana","min":2}],"reward":{"bookkeeping":1}},"bonus":{"tracks":{"saint-louis":3}},"firstGameSeat":null,"source":"reconstructed","confidence":"low"},{"id":"start-06","resting":["start-cotton-1","start-coffee-2","start-expansion-2a"],"book":{"requirements":[{"kind":"banana","min":2}],"reward":{"pounds":2}},"bonus":{"tracks":{"cairo":3}},"firstGameSeat":null,"source":"reconstructed","confidence":"low"},{"id":"start-07","resting":["start-banana-2","start-cotton-2","start-expansion-2a"],"book":{"requirements":[{"kind":"coffee","min":2}],"reward":{"bookkeeping":1}},"bonus":{"diamonds":2},"firstGameSeat":null,"source":"reconstructed","confidence":"low","fieldSources":{"a diamond bonus is 1 or 2":"public:brdgm/skymines-solo-helper"}},{"id":"start-08","resting":["start-coffee-1","start-banana-1","start-bookkeeper-2"],"book":{"requirements":[{"kind":"expansion","min":3}],"reward":{"diamonds":1}},"bonus":{"diamonds":1,"tracks":{"mombasa":1}},"firstGameSeat":null,"source":"reconstructed","confidence":"low"},{"id":"start-09","resting":["start-banana-1","start-cotton-1","start-bookkeeper-2"],"book":{"requirements":[{"kind":"anyGood","min":3}],"reward":{"pounds":2}},"bonus":{"diamonds":1,"tracks":{"cape-town":1}},"firstGameSeat":null,"source":"reconstructed","confidence":"low"},{"id":"start-10","resting":["start-coffee-1","start-cotton-1","start-bookkeeper-2"],"book":{"requirements":[{"kind":"expansion","min":2}],"reward":{"bookkeeping":1}},"bonus":{"tracks":{"cairo":2,"mombasa":1}},"firstGameSeat":null,"source":"reconstructed","confidence":"low"}],"bonusTiles":[{"id":"tile-plus1-good","kind":"plusOneGood","effect":{"plusUnits":1},"source":"rulebook","confidence":"high"},{"id":"tile-bookkeeper","kind":"bookkeeper","effect":{"bookkeeping":1},"source":"rulebook","confidence":"high"},{"id":"tile-merchant","kind":"diamondMerchant","effect":{"diamonds":2,"extraDiamondPerOtherFaceUpMerchant":1},"source":"rulebook","confidence":"high"},{"id":"tile-expansion","kind":"expansion","effect":{"expansion":2},"source":"rulebook","confidence":"high"}],"bonusSpaces":[{"id":"bs-first-player","kind":"standard","requirement":{"notFirstPlayersFirstTurnOfRound":true},"reward":{"firstPlayer":true,"bookkeeping":1},"source":"rulebook","confidence":"high"},{"id":"bs-buy-card","kind":"standard","requirement":{"payPounds":1},"reward":{"buyCardForPounds":{"discount":0}},"source":"rulebook","confidence":"high"},{"id":"bs-sell-card","kind":"standard","requirement":{"discardHandCard":"any"},"reward":{"poundsFromCratePlus":2},"source":"rulebook","confidence":"high"},{"id":"bs-majority-coffee","kind":"majority","of":"coffee","company":"cairo","tiers":[{"min":1,"trackSpaces":2},{"min":3,"trackSpaces":3},{"min":5,"trackSpaces":4,"removePosts":1}],"source":"rulebook","confidence":"high"},{"id":"bs-majority-banana","kind":"majority","of":"banana","company":"cape-town","tiers":[{"min":1,"trackSpaces":2},{"min":3,"trackSpaces":3,"diamonds":1},{"min":6,"trackSpaces":4,"diamonds":2}],"source":"reconstructed","confidence":"low","fieldSources":{"company; 5 units give 3 spaces + 1 diamond":"rulebook"}},{"id":"bs-majority-cotton","kind":"majority","of":"cotton","company":"saint-louis","tiers":[{"min":1,"trackSpaces":2},{"min":4,"trackSpaces":3,"bookkeeping":2},{"min":6,"trackSpaces":4,"bookkeeping":3}],"source":"reconstructed","confidence":"low","fieldSources":{"thresholds 4+ and 6+":"rulebook"}},{"id":"bs-majority-expansion","kind":"majority","of":"expansion","company":"mombasa","tiers":[{"min":4,"trackSpaces":2},{"min":6,"trackSpaces":3,"pounds":1},{"min":8,"trackSpaces":4,"pounds":2}],"source":"reconstructed","confidence":"low","fieldSources":{"expansion points have a majority space":"rulebook"}},{"id":"bs-tile-plus1-good","kind":"tile","tile":"tile-plus1-good","requirement":{"payPounds":1},"source":"reconstructed","confidence":"low","fieldSources":{"cost is 1 or 2":"rulebook"}},{"id":"bs-tile-bookkeeper","kind":"tile","tile":"tile-bookkeeper","requirement":{"payPounds":2},"source":"reconstructed","confidence":"low","fieldSources":{"cost is 1 or 2":"rulebook"}},{"id":"bs-tile-merchant","kind":"tile","tile":"tile-merchant","requirement":{"payPounds":2},"source":"reconstructed","confidence":"low","fieldSources":{"cost is 1 or 2":"rulebook"}},{"id":"bs-tile-expansion","kind":"tile","tile":"tile-expansion","requirement":{"payPounds":2},"source":"reconstructed","confidence":"low","fieldSources":{"cost is 1 or 2":"rulebook"}}],"bonusSpaceRules":{"tieIsEnough":true,"mayTakeLowerTier":true,"oneMarkerPerSpacePerRound":true,"source":"rulebook"},"roundTrack":{"rounds":7,"coinsByPlayers":{"2":{"2":1,"3":1,"4":1,"5":1,"6":1,"7":1},"3":{"2":2,"3":1,"4":2,"5":1,"6":2,"7":1},"4":{"2":2,"3":2,"4":2,"5":2,"6":2,"7":2}},"source":"rulebook","confidence":"high"},"bookDisplay":{"spaces":[{"id":"bd-1-2","row":1,"coinRound":2,"letter":"A","source":"reconstructed","confidence":"medium"},{"id":"bd-1-3","row":1,"coinRound":3,"letter":"A","source":"reconstructed","confidence":"medium"},{"id":"bd-1-4","row":1,"coinRound":4,"letter":"B","source":"reconstructed","confidence":"medium"},{"id":"bd-1-5","row":1,"coinRound":5,"letter":"B","source":"reconstructed","confidence":"medium"},{"id":"bd-1-6","row":1,"coinRound":6,"letter":"C","source":"reconstructed","confidence":"medium"},{"id":"bd-1-7","row":1,"coinRound":7,"letter":"C","source":"reconstructed","confidence":"medium"},{"id":"bd-2-2","row":2,"coinRound":2,"letter":"A","source":"reconstructed","confidence":"medium"},{"id":"bd-2-3","row":2,"coinRound":3,"letter":"A","source":"reconstructed","confidence":"medium"},{"id":"bd-2-4","row":2,"coinRound":4,"letter":"B","source":"reconstructed","confidence":"medium"},{"id":"bd-2-5","row":2,"coinRound":5,"letter":"B","source":"reconstructed","confidence":"medium"},{"id":"bd-2-6","row":2,"coinRound":6,"letter":"C","source":"reconstructed","confidence":"medium"},{"id":"bd-2-7","row":2,"coinRound":7,"letter":"C","source":"reconstructed","confidence":"medium"}],"source":"reconstructed","confidence":"medium","fieldSources":{"12 spaces, 4 per letter, two rows, each coin space numbered 2-7":"rulebook","letters per column":"reconstructed"}},"playerBoard":{"actionSlots":[{"id":"slot-1","position":1,"unlockedBy":"diamond","source":"public:brdgm/skymines-solo-helper","confidence":"high"},{"id":"slot-2","position":2,"source":"rulebook","confidence":"high"},{"id":"slot-3","position":3,"source":"rulebook","confidence":"high"},{"id":"slot-4","position":4,"source":"rulebook","confidence":"high"},{"id":"slot-5","position":5,"unlockedBy":"bookkeeping","source":"public:brdgm/skymines-solo-helper","confidence":"high"}],"restingSlots":{"count":5,"source":"rulebook","confidence":"high"},"diamondTrack":{"length":28,"unlockSlotAt":8,"values":[{"space":6,"pounds":10},{"space":9,"pounds":15},{"space":13,"pounds":25},{"space":16,"pounds":30},{"space":20,"pounds":40},{"space":23,"pounds":45},{"space":25,"pounds":50},{"space":28,"pounds":60}],"overflowPoundsPerSpace":2,"source":"public:brdgm/skymines-solo-helper","confidence":"high","fieldSources":{"unlockSlotAt 8; a position worth 30 exists":"public:usaboardgame.blog.fc2.com","overflowPoundsPerSpace":"rulebook"}},"bookkeepingTrack":{"length":15,"stepOneIsStartTileBook":true,"unlockSlotAt":4,"values":[{"space":3,"pounds":10},{"space":5,"pounds":15},{"space":7,"pounds":20},{"space":9,"pounds":30},{"space":11,"pounds":40},{"space":13,"pounds":50},{"space":15,"pounds":60}],"noABookSpaces":[8,9,10,11,12,13,14,15],"overflowPoundsPerPoint":2,"source":"reconstructed","confidence":"medium","fieldSources":{"length,unlockSlotAt,values":"public:brdgm/skymines-solo-helper","unlock at the 5th space, counting the ink-jar start icon":"public:usaboardgame.blog.fc2.com","overflowPoundsPerPoint":"rulebook","noABookSpaces":"reconstructed"}}},"tracks":[{"id":"A1","letter":"A","side":1,"spaces":24,"shares":[{"space":4,"total":1},{"space":7,"total":2},{"space":10,"total":3},{"space":13,"total":4},{"space":15,"total":5},{"space":18,"total":6},{"space":20,"total":7},{"space":22,"total":8},{"space":24,"total":9}],"specials":[{"space":10,"payout":1,"bonus":1},{"space":18,"payout":2,"bonus":2}],"capitalCalls":[{"after":6,"cost":4},{"after":15,"cost":5}],"bonuses":{"type":"permanent","effect":"expansionTotal","first":{"plus":1},"second":{"plus":2}},"source":"reconstructed","confidence":"low","fieldSources":{"2 specials paying 1 and 2, 1-2 capital calls, bonus effects":"rulebook","which permanent bonus is A1/A2/B1":"reconstructed"}},{"id":"A2","letter":"A","side":2,"spaces":24,"shares":[{"space":3,"total":1},{"space":6,"total":2},{"space":9,"total":3},{"space":12,"total":4},{"space":14,"total":5},{"space":17,"total":6},{"space":19,"total":7},{"space":22,"total":8},{"space":24,"total":9}],"specials":[{"space":9,"payout":1,"bonus":1},{"space":17,"payout":2,"bonus":2}],"capitalCalls":[{"after":12,"cost":4}],"bonuses":{"type":"permanent","effect":"cotton","first":{"buyWithCottonDiscount":1},"second":{"eachCottonCardPlus":1}},"source":"reconstructed","confidence":"low","fieldSources":{"2 specials paying 1 and 2, 1-2 capital calls, bonus effects":"rulebook","which permanent bonus is A1/A2/B1":"reconstructed"}},{"id":"B1","letter":"B","side":1,"spaces":24,"shares":[{"space":3,"total":1},{"space":6,"total":2},{"space":9,"total":3},{"space":11,"total":4},{"space":14,"total":5},{"space":16,"total":6},{"space":19,"total":7},{"space":22,"total":8},{"space":24,"total":9}],"specials":[{"space":9,"payout":1,"bonus":1},{"space":17,"payout":2,"bonus":2}],"capitalCalls":[{"after":8,"cost":3},{"after":17,"cost":4}],"bonuses":{"type":"permanent","effect":"buying","first":{"buyWithBananaDiscount":1},"second":{"buyWithAnyGoodsDiscount":1,"mayMixGoods":true}},"source":"reconstructed","confidence":"low","fieldSources":{"2 specials paying 1 and 2, 1-2 capital calls, bonus effects":"rulebook","which permanent bonus is A1/A2/B1":"reconstructed"}},{"id":"B2","letter":"B","side":2,"spaces":24,"shares":[{"space":4,"total":1},{"space":7,"total":2},{"space":9,"total":3},{"space":12,"total":4},{"space":14,"total":5},{"space":17,"total":6},{"space":19,"total":7},{"space":22,"total":8},{"space":24,"total":9}],"specials":[{"space":8,"payout":1,"bonus":1},{"space":18,"payout":2,"bonus":2}],"capitalCalls":[{"after":4,"cost":4},{"after":14,"cost":4}],"bonuses":{"type":"permanent","effect":"bonusMarkers","first":{"plus":1},"second":{"plus":2}},"source":"reconstructed","confidence":"low","fieldSources":{"2 specials paying 1 and 2, 1-2 capital calls, bonus effects":"rulebook","which permanent bonus is A1/A2/B1":"reconstructed","B2 = extra bonus markers":"rulebook"}},{"id":"C1","letter":"C","side":1,"spaces":24,"shares":[{"space":2,"total":1},{"space":5,"total":2},{"space":8,"total":3},{"space":10,"total":4},{"space":13,"total":5},{"space":16,"total":6},{"space":18,"total":7},{"space":21,"total":8},{"space":24,"total":9}],"specials":[{"space":7,"payout":1,"bonus":1},{"space":15,"payout":2,"bonus":2}],"capitalCalls":[{"after":10,"cost":4}],"bonuses":{"type":"extraSpace","first":{"payPounds":2,"choose":[{"bookkeeping":1,"diamonds":2},{"bookkeeping":2,"diamonds":1}]},"second":{"payPounds":1,"choose":[{"bookkeeping":1,"diamonds":2},{"bookkeeping":2,"diamonds":1}]}},"source":"reconstructed","confidence":"low","fieldSources":{"2 specials paying 1 and 2, 1-2 capital calls, bonus effects":"rulebook","which permanent bonus is A1/A2/B1":"reconstructed"}},{"id":"C2","letter":"C","side":2,"spaces":24,"shares":[{"space":3,"total":1},{"space":6,"total":2},{"space":8,"total":3},{"space":11,"total":4},{"space":14,"total":5},{"space":17,"total":6},{"space":19,"total":7},{"space":22,"total":8},{"space":24,"total":9}],"specials":[{"space":9,"payout":1,"bonus":1},{"space":17,"payout":2,"bonus":2}],"capitalCalls":[{"after":9,"cost":4},{"after":18,"cost":4}],"bonuses":{"type":"extraSpace","first":{"buyCardForPounds":{"discount":0},"diamonds":1,"andOr":true},"second":{"buyCardForPounds":{"discount":1},"diamonds":2,"andOr":true}},"source":"reconstructed","confidence":"low","fieldSources":{"2 specials paying 1 and 2, 1-2 capital calls, bonus effects":"rulebook","which permanent bonus is A1/A2/B1":"reconstructed"}},{"id":"D1","letter":"D","side":1,"spaces":24,"shares":[{"space":3,"total":1},{"space":5,"total":2},{"space":8,"total":3},{"space":11,"total":4},{"space":13,"total":5},{"space":16,"total":6},{"space":19,"total":7},{"space":21,"total":8},{"space":24,"total":9}],"specials":[{"space":10,"payout":1,"bonus":1},{"space":18,"payout":2,"bonus":2}],"capitalCalls":[{"after":12,"cost":4},{"after":20,"cost":5}],"bonuses":{"type":"extraSpace","first":{"discardHandCard":"any","poundsFromCratePlus":3},"second":{"discardHandCard":"coffee","poundsFromCratePlus":8}},"source":"reconstructed","confidence":"low","fieldSources":{"2 specials paying 1 and 2, 1-2 capital calls, bonus effects":"rulebook","which permanent bonus is A1/A2/B1":"reconstructed"}},{"id":"D2","letter":"D","side":2,"spaces":24,"shares":[{"space":3,"total":1},{"space":6,"total":2},{"space":9,"total":3},{"space":11,"total":4},{"space":14,"total":5},{"space":16,"total":6},{"space":19,"total":7},{"space":21,"total":8},{"space":24,"total":9}],"specials":[{"space":9,"payout":1,"bonus":1},{"space":18,"payout":2,"bonus":2}],"capitalCalls":[{"after":9,"cost":4}],"bonuses":{"type":"extraSpace","first":{"payPounds":1,"advanceOtherTracks":{"tracks":2,"spaces":2}},"second":{"payPounds":1,"advanceOtherTracks":{"tracks":3,"spaces":2}}},"source":"reconstructed","confidence":"low","fieldSources":{"2 specials paying 1 and 2, 1-2 capital calls, bonus effects":"rulebook","which permanent bonus is A1/A2/B1":"reconstructed","D2 = advance on other tracks":"rulebook"}}],"trackRules":{"bonusActiveFrom":"next turn","bonusesOfOneTrackNotCumulative":true,"specialPaysAgainToEarlierPlayers":true,"unpaidCallStopsMarker":true,"excessMovementLost":true,"source":"rulebook"},"trackCards":[{"id":"track-card-A","halves":["A1","A2"],"source":"reconstructed","confidence":"high","fieldSources":{"4 cards, 2 halves each":"rulebook"}},{"id":"track-card-B","halves":["B1","B2"],"source":"reconstructed","confidence":"high","fieldSources":{"4 cards, 2 halves each":"rulebook"}},{"id":"track-card-C","halves":["C1","C2"],"source":"reconstructed","confidence":"high","fieldSources":{"4 cards, 2 halves each":"rulebook"}},{"id":"track-card-D","halves":["D1","D2"],"source":"reconstructed","confidence":"high","fieldSources":{"4 cards, 2 halves each":"rulebook"}}],"map":{"regions":[{"id":"adrar","name":"Adrar","x":-2,"y":2,"kind":"normal","rewards":{"bookkeeping":1},"mines":0,"source":"reconstructed","confidence":"low"},{"id":"air","name":"Aïr","x":-1,"y":2,"kind":"normal","rewards":{"bookkeeping":1},"mines":0,"source":"reconstructed","confidence":"low"},{"id":"tibesti","name":"Tibesti","x":0,"y":2,"kind":"normal","rewards":{"pounds":1},"mines":0,"source":"reconstructed","confidence":"low"},{"id":"nubia","name":"Nubia","x":1,"y":2,"kind":"normal","rewards":{"track":1},"mines":0,"source":"reconstructed","confidence":"low"},{"id":"senegambia","name":"Senegambia","x":-2,"y":1,"kind":"normal","rewards":{"bookkeeping":1},"mines":0,"source":"reconstructed","confidence":"low"},{"id":"bornu","name":"Bornu","x":-1,"y":1,"kind":"surround","rewards":{},"mines":0,"source":"reconstructed","confidence":"low"},{"id":"lake-chad","name":"Lake Chad","x":-1,"y":1,"kind":"enclave","rewards":{"diamonds":3},"mines":2,"inside":"bornu","source":"reconstructed","confidence":"low"},{"id":"darfur","name":"Darfur","x":0,"y":1,"kind":"normal","rewards":{"diamonds":1},"mines":1,"source":"reconstructed","confidence":"low"},{"id":"abyssinia","name":"Abyssinia","x":1,"y":1,"kind":"normal","rewards":{"diamonds":2},"mines":2,"source":"reconstructed","confidence":"low"},{"id":"somaliland","name":"Somaliland","x":2,"y":1,"kind":"normal","rewards":{"pounds":1},"mines":0,"source":"reconstructed","confidence":"low"},{"id":"gold-coast","name":"Gold Coast","x":-2,"y":0,"kind":"normal","rewards":{"track":1},"mines":0,"source":"reconstructed","confidence":"low"},{"id":"hausaland","name":"Hausaland","x":-1,"y":0,"kind":"normal","rewards":{"diamonds":1},"mines":1,"source":"reconstructed","confidence":"low"},{"id":"buganda","name":"Buganda","x":1,"y":0,"kind":"normal","rewards":{"diamonds":1},"mines":1,"source":"reconstructed","confidence":"low"},{"id":"maasailand","name":"Maasailand","x":2,"y":0,"kind":"normal","rewards":{"track":1},"mines":0,"source":"reconstructed","confidence":"low"},{"id":"lower-guinea","name":"Lower Guinea","x":-2,"y":-1,"kind":"normal","rewards":{"pounds":1},"mines":0,"source":"reconstructed","confidence":"low"},{"id":"congo-basin","name":"Congo Basin","x":-1,"y":-1,"kind":"normal","rewards":{"diamonds":2},"mines":2,"source":"reconstructed","confidence":"low"},{"id":"lunda","name":"Lunda","x":0,"y":-1,"kind":"normal","rewards":{"diamonds":1},"mines":1,"source":"reconstructed","confidence":"low"},{"id":"katanga","name":"Katanga","x":1,"y":-1,"kind":"surround","rewards":{},"mines":0,"source":"reconstructed","confidence":"low"},{"id":"bunkeya","name":"Bunkeya","x":1,"y":-1,"kind":"enclave","rewards":{"diamonds":3},"mines":2,"inside":"katanga","source":"reconstructed","confidence":"low"},{"id":"swahili-coast","name":"Swahili Coast","x":2,"y":-1,"kind":"normal","rewards":{"bookkeeping":1},"mines":0,"source":"reconstructed","confidence":"low"},{"id":"damaraland","name":"Damaraland","x":-1,"y":-2,"kind":"normal","rewards":{"track":1},"mines":0,"source":"reconstructed","confidence":"low"},{"id":"kalahari","name":"Kalahari","x":0,"y":-2,"kind":"normal","rewards":{"pounds":1},"mines":0,"source":"reconstructed","confidence":"low"},{"id":"transvaal","name":"Transvaal","x":1,"y":-2,"kind":"normal","rewards":{"bookkeeping":1},"mines":0,"source":"reconstructed","confidence":"low"},{"id":"mozambique","name":"Mozambique","x":2,"y":-2,"kind":"normal","rewards":{"bookkeeping":1},"mines":0,"source":"reconstructed","confidence":"low"}],"borders":[{"id":"air|adrar","a":"air","b":"adrar","lines":1,"source":"reconstructed"},{"id":"senegambia|adrar","a":"senegambia","b":"adrar","lines":1,"source":"reconstructed"},{"id":"transvaal|mozambique","a":"transvaal","b":"mozambique","lines":1,"source":"reconstructed"},{"id":"swahili-coast|mozambique","a":"swahili-coast","b":"mozambique","lines":1,"source":"reconstructed"},{"id":"air|tibesti","a":"air","b":"tibesti","lines":1,"source":"reconstructed"},{"id":"senegambia|gold-coast","a":"senegambia","b":"gold-coast","lines":1,"source":"reconstructed"},{"id":"transvaal|kalahari","a":"transvaal","b":"kalahari","lines":1,"source":"reconstructed"},{"id":"swahili-coast|maasailand","a":"swahili-coast","b":"maasailand","lines":1,"source":"reconstructed"},{"id":"tibesti|nubia","a":"tibesti","b":"nubia","lines":1,"source":"reconstructed"},{"id":"gold-coast|lower-guinea","a":"gold-coast","b":"lower-guinea","lines":1,"source":"reconstructed"},{"id":"kalahari|damaraland","a":"kalahari","b":"damaraland","lines":1,"source":"reconstructed"},{"id":"maasailand|somaliland","a":"maasailand","b":"somaliland","lines":1,"source":"reconstructed"},{"id":"air|bornu","a":"air","b":"bornu","lines":2,"source":"reconstructed"},{"id":"senegambia|bornu","a":"senegambia","b":"bornu","lines":2,"source":"reconstructed"},{"id":"transvaal|katanga","a":"transvaal","b":"katanga","lines":2,"source":"reconstructed"},{"id":"swahili-coast|katanga","a":"swahili-coast","b":"katanga","lines":2,"source":"reconstructed"},{"id":"tibesti|darfur","a":"tibesti","b":"darfur","lines":1,"source":"reconstructed"},{"id":"gold-coast|hausaland","a":"gold-coast","b":"hausaland","lines":1,"source":"reconstructed"},{"id":"kalahari|lunda","a":"kalahari","b":"lunda","lines":1,"source":"reconstructed"},{"id":"maasailand|buganda","a":"maasailand","b":"buganda","lines":1,"source":"reconstructed"},{"id":"nubia|abyssinia","a":"nubia","b":"abyssinia","lines":2,"source":"reconstructed"},{"id":"somaliland|abyssinia","a":"somaliland","b":"abyssinia","lines":2,"source":"reconstructed"},{"id":"lower-guinea|congo-basin","a":"lower-guinea","b":"congo-basin","lines":2,"source":"reconstructed"},{"id":"damaraland|congo-basin","a":"damaraland","b":"congo-basin","lines":2,"source":"reconstructed"},{"id":"darfur|bornu","a":"darfur","b":"bornu","lines":1,"source":"reconstructed"},{"id":"hausaland|bornu","a":"hausaland","b":"bornu","lines":1,"source":"reconstructed"},{"id":"lunda|katanga","a":"lunda","b":"katanga","lines":1,"source":"reconstructed"},{"id":"buganda|katanga","a":"buganda","b":"katanga","lines":1,"source":"reconstructed"},{"id":"darfur|abyssinia","a":"darfur","b":"abyssinia","lines":2,"source":"reconstructed"},{"id":"buganda|abyssinia","a":"buganda","b":"abyssinia","lines":2,"source":"reconstructed"},{"id":"hausaland|congo-basin","a":"hausaland","b":"congo-basin","lines":2,"source":"reconstructed"},{"id":"lunda|congo-basin","a":"lunda","b":"congo-basin","lines":2,"source":"reconstructed"},{"id":"darfur|hausaland","a":"darfur","b":"hausaland","lines":2,"source":"reconstructed"},{"id":"buganda|lunda","a":"buganda","b":"lunda","lines":2,"source":"reconstructed"},{"id":"darfur|buganda","a":"darfur","b":"buganda","lines":1,"source":"reconstructed"},{"id":"hausaland|lunda","a":"hausaland","b":"lunda","lines":1,"source":"reconstructed"},{"id":"bornu|lake-chad","a":"bornu","b":"lake-chad","lines":2,"source":"reconstructed"},{"id":"katanga|bunkeya","a":"katanga","b":"bunkeya","lines":2,"source":"reconstructed"}],"bases":[{"company":"cairo","entries":[{"region":"air","lines":1},{"region":"tibesti","lines":1},{"region":"nubia","lines":2}],"source":"reconstructed","confidence":"low"},{"company":"saint-louis","entries":[{"region":"senegambia","lines":1},{"region":"gold-coast","lines":1},{"region":"lower-guinea","lines":2}],"source":"reconstructed","confidence":"low"},{"company":"cape-town","entries":[{"region":"transvaal","lines":1},{"region":"kalahari","lines":1},{"region":"damaraland","lines":2}],"source":"reconstructed","confidence":"low"},{"company":"mombasa","entries":[{"region":"swahili-coast","lines":1},{"region":"maasailand","lines":1},{"region":"somaliland","lines":2}],"source":"reconstructed","confidence":"low"}],"expansionCost":{"singleLine":1,"doubleLine":2,"foreignPost":1},"source":"reconstructed","confidence":"low","fieldSources":{"24 regions, 1/2-line borders, foreign post +1, 2 enclaves each inside one empty region, kinds of reward":"rulebook","map shows Africa south of the Sahara":"public:gamersalliance.com/mombasa"}},"pieces":{"coins":{"1":40,"5":20},"tradingPosts":60,"trackMarkers":16,"bonusMarkers":20,"inkJars":4,"diamonds":4,"firstPlayerMarker":1,"scorePad":1,"overviewSheets":4,"playerBoards":4,"companyTracks":4,"source":"rulebook","confidence":"high"},"setup":{"startPounds":1,"bonusMarkersByPlayers":{"2":3,"3":2,"4":2},"firstGameTracks":{"mombasa":"A1","cape-town":"B1","saint-louis":"C1","cairo":"D1"},"startTilesDealtLater":2,"rounds":7,"baseActionSlots":3,"maxActionSlots":5,"source":"rulebook","confidence":"high"},"scoring":{"total":["cash","shares x visible coins per company (4 companies)","diamond track value","bookkeeping track value"],"tie":"shared victory","source":"rulebook","confidence":"high"},"rulebookExamples":[{"id":"ex-shares","source":"rulebook"},{"id":"ex-scoring","source":"rulebook"},{"id":"ex-goods","source":"rulebook"},{"id":"ex-expansion","source":"rulebook"},{"id":"ex-points","source":"rulebook"},{"id":"ex-bookkeeper","source":"rulebook"},{"id":"ex-merchant","source":"rulebook"},{"id":"ex-buy","source":"rulebook"},{"id":"ex-sell","source":"rulebook"},{"id":"ex-majority-coffee","source":"rulebook"},{"id":"ex-majority-banana","source":"rulebook"},{"id":"ex-special","source":"rulebook"}]};
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
		number: () => number,
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
	var number = (value, path) => typeof value === "number" && Number.isFinite(value) ? value : wrong(path, "a number", value);
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
	var ROUND$1 = new Uint32Array([
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
			const t1 = h + s1 + (e & f ^ ~e & g) + ROUND$1[i] + w[i] | 0;
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
			setup: state.setup,
			seats: state.seats,
			phase: state.phase,
			round: state.round,
			firstPlayer: state.firstPlayer,
			turn: state.turn,
			opening: state.opening,
			inUse: state.inUse,
			goodsTileSlot: state.goodsTileSlot,
			frames: cloneFrames(state.frames),
			tracks: state.tracks.slice(),
			posts: state.posts.slice(),
			lastOpen: state.lastOpen.slice(),
			lostPosts: state.lostPosts.slice(),
			regions: state.regions.slice(),
			deck: state.deck.slice(),
			cardDisplay: state.cardDisplay.slice(),
			discard: state.discard.slice(),
			supply: [
				state.supply[0].slice(),
				state.supply[1].slice(),
				state.supply[2].slice()
			],
			bookDisplay: state.bookDisplay.slice(),
			bookCoins: state.bookCoins.slice(),
			taken: state.taken.slice(),
			lostBooks: state.lostBooks.slice(),
			spaces: state.spaces.slice(),
			tileHolder: state.tileHolder.slice(),
			dealtTiles: state.dealtTiles.slice(),
			startTile: state.startTile.slice(),
			pounds: state.pounds.slice(),
			diamonds: state.diamonds.slice(),
			inkwell: state.inkwell.slice(),
			markers: state.markers.slice(),
			ended: state.ended.slice(),
			faceDown: state.faceDown.slice(),
			planned: state.planned.slice(),
			place: state.place.slice(),
			slots: state.slots.slice(),
			steps: state.steps.slice(),
			usable: state.usable.slice(),
			ledger: state.ledger.slice(),
			covered: state.covered.slice()
		};
	}
	function cloneFrames(frames) {
		const copy = [];
		for (let i = 0; i < frames.length; i++) {
			const { kind, seat, company, amount, set, item } = frames[i];
			copy.push({
				kind,
				seat,
				company,
				amount,
				set,
				item
			});
		}
		return copy;
	}
	var { count, flag, list, oneOf, optional, record, some, text } = check_exports;
	var KINDS$2 = [
		"coffee",
		"banana",
		"cotton",
		"expansion",
		"bookkeeper",
		"diamondMerchant",
		"share"
	];
	var GOODS = [
		"coffee",
		"banana",
		"cotton"
	];
	var REQUIREMENTS = [
		...GOODS,
		"expansion",
		"anyGood",
		"bookkeeperOrMerchant"
	];
	var TILE_KINDS = [
		"plusOneGood",
		"bookkeeper",
		"diamondMerchant",
		"expansion"
	];
	var kind = oneOf(...KINDS$2);
	var good = oneOf(...GOODS);
	var byPlayers = record({
		"2": count,
		"3": count,
		"4": count
	});
	function orNull(item) {
		return (value, path) => value === null ? null : item(value, path);
	}
	function table$1(item) {
		return (value, path) => some(Object.keys(value ?? {}), item)(value, path);
	}
	var startCard = record({
		id: text,
		type: kind,
		value: count,
		crate: count,
		copiesPerPlayer: count
	});
	var seatCard = record({
		id: text,
		type: kind,
		value: count,
		crate: count,
		seat: count
	});
	var actionCard = record({
		id: text,
		letter: text,
		type: kind,
		value: count,
		crate: count,
		share: orNull(text),
		company: optional(text),
		effect: optional(record({
			diamonds: count,
			pounds: count,
			extraDiamondPerMines: optional(count)
		}))
	});
	var requirements = list(record({
		kind: oneOf(...REQUIREMENTS),
		min: count
	}));
	var bookReward = record({
		pounds: optional(count),
		bookkeeping: optional(count),
		diamonds: optional(count),
		removePosts: optional(count),
		track: optional(record({
			company: text,
			spaces: count
		})),
		poundsPerGood: optional(record({
			good,
			minus: count
		}))
	});
	var scores$1 = list(record({
		space: count,
		pounds: count
	}));
	var discount = record({ discount: count });
	var board = record({
		id: text,
		kind: oneOf("standard", "majority", "tile"),
		requirement: optional(record({
			notFirstPlayersFirstTurnOfRound: optional(flag),
			payPounds: optional(count),
			discardHandCard: optional(text)
		})),
		reward: optional(record({
			firstPlayer: optional(flag),
			bookkeeping: optional(count),
			buyCardForPounds: optional(discount),
			poundsFromCratePlus: optional(count)
		})),
		of: optional(kind),
		company: optional(text),
		tiers: optional(list(record({
			min: count,
			trackSpaces: count,
			removePosts: optional(count),
			diamonds: optional(count),
			bookkeeping: optional(count),
			pounds: optional(count)
		}))),
		tile: optional(text)
	});
	var trackBonus = record({
		plus: optional(count),
		buyWithCoffeeDiscount: optional(count),
		buyWithBananaDiscount: optional(count),
		buyWithCottonDiscount: optional(count),
		buyWithAnyGoodsDiscount: optional(count),
		mayMixGoods: optional(flag),
		eachCoffeeCardPlus: optional(count),
		eachBananaCardPlus: optional(count),
		eachCottonCardPlus: optional(count),
		payPounds: optional(count),
		choose: optional(list(record({
			bookkeeping: count,
			diamonds: count
		}))),
		buyCardForPounds: optional(discount),
		diamonds: optional(count),
		discardHandCard: optional(text),
		poundsFromCratePlus: optional(count),
		advanceOtherTracks: optional(record({
			tracks: count,
			spaces: count
		}))
	});
	var track = record({
		id: text,
		spaces: count,
		shares: list(record({
			space: count,
			total: count
		})),
		specials: list(record({
			space: count,
			payout: count,
			bonus: count
		}), 2),
		capitalCalls: list(record({
			after: count,
			cost: count
		})),
		bonuses: record({
			type: oneOf("permanent", "extraSpace"),
			effect: optional(oneOf("expansionTotal", "cotton", "buying", "bonusMarkers")),
			first: trackBonus,
			second: trackBonus
		})
	});
	var readComponents = record({
		companies: list(record({
			id: text,
			tradingPosts: count,
			base: record({ columns: list(list(count), 3) })
		}), 4),
		startHand: list(startCard),
		expansionOneCards: list(seatCard, 4),
		actionCards: list(actionCard),
		cardDisplay: record({
			columns: list(text),
			rows: count,
			slots: list(record({
				id: text,
				col: text,
				row: count,
				modifier: count
			}))
		}),
		bookTiles: list(record({
			id: text,
			letter: text,
			requirements,
			reward: bookReward
		})),
		bookRules: record({
			cost: record({
				A: count,
				B: count,
				C: count
			}),
			poundForPoints: record({
				points: count,
				pounds: count
			}),
			flipCost: count
		}),
		startTiles: list(record({
			id: text,
			resting: list(text, 3),
			book: record({
				requirements,
				reward: bookReward
			}),
			bonus: record({
				diamonds: optional(count),
				tracks: optional(table$1(count))
			}),
			firstGameSeat: orNull(count)
		})),
		bonusTiles: list(record({
			id: text,
			kind: oneOf(...TILE_KINDS),
			effect: record({
				plusUnits: optional(count),
				bookkeeping: optional(count),
				diamonds: optional(count),
				extraDiamondPerOtherFaceUpMerchant: optional(count),
				expansion: optional(count)
			})
		})),
		bonusSpaces: list(board),
		roundTrack: record({
			rounds: count,
			coinsByPlayers: table$1(table$1(count))
		}),
		bookDisplay: record({ spaces: list(record({
			id: text,
			row: count,
			coinRound: count,
			letter: text
		})) }),
		playerBoard: record({
			actionSlots: list(record({
				id: text,
				unlockedBy: optional(oneOf("diamond", "bookkeeping"))
			})),
			diamondTrack: record({
				length: count,
				unlockSlotAt: count,
				values: scores$1,
				overflowPoundsPerSpace: count
			}),
			bookkeepingTrack: record({
				length: count,
				unlockSlotAt: count,
				values: scores$1,
				noABookSpaces: list(count),
				overflowPoundsPerPoint: count
			})
		}),
		tracks: list(track),
		trackCards: list(record({
			id: text,
			halves: list(text, 2)
		}), 4),
		map: record({
			regions: list(record({
				id: text,
				mines: count,
				rewards: record({
					pounds: optional(count),
					diamonds: optional(count),
					bookkeeping: optional(count),
					track: optional(count)
				})
			})),
			borders: list(record({
				a: text,
				b: text,
				lines: count
			})),
			bases: list(record({
				company: text,
				entries: list(record({
					region: text,
					lines: count
				}))
			}), 4),
			expansionCost: record({
				singleLine: count,
				doubleLine: count,
				foreignPost: count
			})
		}),
		setup: record({
			startPounds: count,
			bonusMarkersByPlayers: byPlayers,
			firstGameTracks: table$1(text),
			startTilesDealtLater: count
		})
	});
	var mombasa_default = FIGURES;
	var figures = mombasa_default;
	var components = readComponents(mombasa_default, "mombasa.json");
	function series(what, ids) {
		const numbers = new Map(ids.map((id, index) => [id, index]));
		if (numbers.size !== ids.length) throw new TypeError(`${what}: an id is used twice`);
		return {
			ids,
			size: ids.length,
			of(id) {
				const index = numbers.get(id);
				if (index === void 0) throw new TypeError(`${what}: ${id} is not known`);
				return index;
			},
			find(id) {
				return numbers.get(id) ?? -1;
			}
		};
	}
	var COMPANIES = series("companies", components.companies.map(({ id }) => id));
	var NO_REWARD = {
		pounds: 0,
		diamonds: 0,
		points: 0,
		removePosts: 0,
		company: -1,
		steps: 0,
		good: -1,
		minus: 0
	};
	function needsOf(requirements) {
		const sum = (kind) => requirements.reduce((total, need) => need.kind === kind ? total + need.min : total, 0);
		return {
			goods: GOODS.map(sum),
			expansion: sum("expansion"),
			helpers: sum("bookkeeperOrMerchant"),
			any: requirements.flatMap(({ kind, min }) => kind === "anyGood" ? [min] : [])
		};
	}
	function rewardOf(reward) {
		const { pounds, bookkeeping, diamonds, removePosts, track, poundsPerGood } = reward;
		return {
			pounds: pounds ?? 0,
			diamonds: diamonds ?? 0,
			points: bookkeeping ?? 0,
			removePosts: removePosts ?? 0,
			company: track === void 0 ? -1 : COMPANIES.of(track.company),
			steps: track?.spaces ?? 0,
			good: poundsPerGood === void 0 ? -1 : GOODS.indexOf(poundsPerGood.good),
			minus: poundsPerGood?.minus ?? 0
		};
	}
	var { bookTiles, startTiles, bookRules, bookDisplay } = components;
	var START_TILES = series("startTiles", startTiles.map(({ id }) => id));
	var BOOKS = series("bookTiles", [...bookTiles.map(({ id }) => id), ...START_TILES.ids]);
	var SUPPLY_BOOKS = bookTiles.length;
	var BOOK_NEEDS = [...bookTiles.map(({ requirements }) => needsOf(requirements)), ...startTiles.map(({ book }) => needsOf(book.requirements))];
	var BOOK_REWARD = [...bookTiles.map(({ reward }) => rewardOf(reward)), ...startTiles.map(({ book }) => rewardOf(book.reward))];
	var LETTERS = [
		"A",
		"B",
		"C"
	];
	var BOOK_LETTER = [...bookTiles.map(({ letter }) => LETTERS.findIndex((known) => known === letter)), ...startTiles.map(() => -1)];
	var BOOKS_BY_LETTER = LETTERS.map((_, letter) => bookTiles.flatMap((__, book) => BOOK_LETTER[book] === letter ? [book] : []));
	var BOOK_COST = LETTERS.map((letter) => bookRules.cost[letter]);
	var POUNDS_PER_POINT = bookRules.poundForPoints.pounds / bookRules.poundForPoints.points;
	var TURN_BOOK_COST = bookRules.flipCost;
	var spaces = bookDisplay.spaces.toSorted((a, b) => a.row - b.row || a.coinRound - b.coinRound);
	var BOOK_DISPLAY = series("bookDisplay", spaces.map(({ id }) => id));
	var SPACE_LETTER = spaces.map(({ letter }) => LETTERS.findIndex((known) => known === letter));
	function coinSpaces(round) {
		return spaces.flatMap(({ coinRound }, index) => coinRound === round ? [index] : []);
	}
	if ([...BOOK_LETTER.slice(0, SUPPLY_BOOKS), ...SPACE_LETTER].includes(-1)) throw new TypeError("bookTiles, bookDisplay: the letters are A, B and C");
	if (!Number.isInteger(POUNDS_PER_POINT)) throw new TypeError("bookRules.poundForPoints: not whole pounds a point");
	var EXPANSION = kindOf$1("expansion");
	var BOOKKEEPER = kindOf$1("bookkeeper");
	var MERCHANT = kindOf$1("diamondMerchant");
	var SHARE = kindOf$1("share");
	function kindOf$1(kind) {
		return KINDS$2.indexOf(kind);
	}
	var blank = {
		letter: "",
		share: -1,
		company: -1,
		diamonds: 0,
		pounds: 0,
		minesPerDiamond: 0
	};
	var startCards = components.startHand.map(({ id, type, value, crate, copiesPerPlayer }) => {
		if (copiesPerPlayer !== 1) throw new TypeError(`startHand ${id}: list each copy with its own id`);
		return {
			...blank,
			id,
			kind: kindOf$1(type),
			value,
			crate
		};
	});
	var seatCards = components.expansionOneCards.map(({ id, type, value, crate }) => ({
		...blank,
		id,
		kind: kindOf$1(type),
		value,
		crate
	}));
	var actionCards = components.actionCards.map(({ id, letter, type, value, crate, share, company, effect }) => ({
		id,
		letter,
		kind: kindOf$1(type),
		value,
		crate,
		share: share === null ? -1 : COMPANIES.of(share),
		company: company === void 0 ? -1 : COMPANIES.of(company),
		diamonds: effect?.diamonds ?? 0,
		pounds: effect?.pounds ?? 0,
		minesPerDiamond: effect?.extraDiamondPerMines ?? 0
	}));
	var all = [
		...startCards,
		...seatCards,
		...actionCards
	];
	var CARDS = series("cards", all.map(({ id }) => id));
	var START_CARDS = startCards.length;
	var CARD_KIND = all.map(({ kind }) => kind);
	var CARD_VALUE = all.map(({ value }) => value);
	var CARD_CRATE = all.map(({ crate }) => crate);
	var CARD_SHARE = all.map(({ share }) => share);
	var SHARE_CARDS = COMPANIES.ids.map((_, company) => CARD_SHARE.flatMap((share, card) => share === company ? [card] : []));
	var HAS_ACTION = all.map(({ kind }) => kind !== SHARE);
	var MERCHANTS = all.map(({ company, diamonds, pounds, minesPerDiamond }) => ({
		company,
		diamonds,
		pounds,
		minesPerDiamond
	}));
	var faces$1 = all.map((card) => JSON.stringify({
		...card,
		id: ""
	}));
	var CARD_FACE = faces$1.map((face) => faces$1.indexOf(face));
	function sameCard(id) {
		return CARDS.ids[CARD_FACE[CARDS.of(id)]];
	}
	var EARLIER_TWINS = CARD_FACE.map((face, card) => CARD_FACE.slice(0, card).flatMap((other, twin) => other === face ? [twin] : []));
	var SEAT_CARD = [
		1,
		2,
		3,
		4
	].map((place) => CARDS.of(components.expansionOneCards.find(({ seat }) => seat === place)?.id ?? `seat ${place}`));
	var DECK_LETTERS = [...new Set(actionCards.map(({ letter }) => letter))].toSorted();
	var CARDS_BY_LETTER = DECK_LETTERS.map((letter) => actionCards.filter((card) => card.letter === letter).map(({ id }) => CARDS.of(id)));
	var { slots, columns: columns$1, rows } = components.cardDisplay;
	var DISPLAY = series("cardDisplay", slots.map(({ id }) => id));
	var MODIFIER = slots.map(({ modifier }) => modifier);
	function displaySpace(column, row) {
		return slots.findIndex((slot) => slot.col === column && slot.row === row);
	}
	var DISPLAY_ROWS = Array.from({ length: rows }, (_, row) => columns$1.map((column) => displaySpace(column, row + 1)));
	var FILL_ORDER = columns$1.toReversed().flatMap((column) => Array.from({ length: rows }, (_, row) => displaySpace(column, row + 1)));
	if (slots.length !== columns$1.length * rows || FILL_ORDER.includes(-1)) throw new TypeError("cardDisplay: the slots must fill columns and rows");
	var { actionSlots, diamondTrack, bookkeepingTrack } = components.playerBoard;
	var SLOTS = series("actionSlots", actionSlots.map(({ id }) => id));
	var SLOT_UNLOCK = actionSlots.map(({ unlockedBy }) => unlockedBy ?? "open");
	function scoreBySpace(length, values) {
		return Array.from({ length: length + 1 }, (_, space) => values.findLast((value) => value.space <= space)?.pounds ?? 0);
	}
	var DIAMOND_END = diamondTrack.length;
	var DIAMOND_UNLOCK = diamondTrack.unlockSlotAt;
	var DIAMOND_SCORE = scoreBySpace(diamondTrack.length, diamondTrack.values);
	var DIAMOND_OVERFLOW = diamondTrack.overflowPoundsPerSpace;
	var INK_END = bookkeepingTrack.length;
	var INK_UNLOCK = bookkeepingTrack.unlockSlotAt;
	var INK_SCORE = scoreBySpace(bookkeepingTrack.length, bookkeepingTrack.values);
	var INK_OVERFLOW = bookkeepingTrack.overflowPoundsPerPoint;
	var NO_A_BOOK = Array.from({ length: INK_END + 1 }, (_, step) => bookkeepingTrack.noABookSpaces.includes(step));
	var openSlots = actionSlots.flatMap(({ unlockedBy }, slot) => unlockedBy === void 0 ? [slot] : []);
	var START_TILE = components.startTiles.map(({ id, resting, bonus }) => {
		if (resting.length !== openSlots.length) throw new TypeError(`startTiles ${id}: one card for each open slot`);
		return {
			resting: resting.map((card, index) => ({
				card: CARDS.of(card),
				slot: openSlots[index]
			})),
			diamonds: bonus.diamonds ?? 0,
			steps: COMPANIES.ids.map((company) => bonus.tracks?.[company] ?? 0)
		};
	});
	var FIRST_GAME_TILES = [
		1,
		2,
		3,
		4
	].map((place) => START_TILES.of(components.startTiles.find((tile) => tile.firstGameSeat === place)?.id ?? `place ${place}`));
	var TILES_DEALT = components.setup.startTilesDealtLater;
	var ROUNDS = components.roundTrack.rounds;
	function roundCoins(seats, round) {
		return components.roundTrack.coinsByPlayers[seats]?.[round] ?? 0;
	}
	var START_POUNDS = components.setup.startPounds;
	function startMarkers(seats) {
		const { bonusMarkersByPlayers } = components.setup;
		return bonusMarkersByPlayers[String(seats)];
	}
	var { regions, borders, bases, expansionCost } = components.map;
	var REGIONS = series("map.regions", regions.map(({ id }) => id));
	if (REGIONS.size > 30) throw new TypeError("map.regions: at most 30");
	function regionsIn(set) {
		return REGIONS.ids.filter((_, region) => set >> region & 1);
	}
	function regionSet(regions) {
		return regions.reduce((set, region) => set | 1 << REGIONS.of(region), 0);
	}
	var REGION = regions.map(({ mines, rewards }) => ({
		mines,
		pounds: rewards.pounds ?? 0,
		diamonds: rewards.diamonds ?? 0,
		points: rewards.bookkeeping ?? 0,
		steps: rewards.track ?? 0
	}));
	var FOREIGN_POST_COST = expansionCost.foreignPost;
	function lineCost(lines) {
		if (lines !== 1 && lines !== 2) throw new TypeError(`map: a border of ${lines} lines`);
		return lines === 1 ? expansionCost.singleLine : expansionCost.doubleLine;
	}
	var NEIGHBOURS = regions.map(({ id }) => borders.flatMap(({ a, b, lines }) => a === id || b === id ? [{
		region: REGIONS.of(a === id ? b : a),
		cost: lineCost(lines)
	}] : []));
	var BASE_COST = COMPANIES.ids.map((company) => {
		const entries = bases.find((base) => base.company === company)?.entries ?? [];
		return regions.map(({ id }) => {
			const entry = entries.find(({ region }) => region === id);
			return entry === void 0 ? 0 : lineCost(entry.lines);
		});
	});
	var BASE_REGIONS = BASE_COST.map((costs) => costs.flatMap((cost, region) => cost > 0 ? [region] : []));
	var columns = components.companies.flatMap(({ base }) => base.columns);
	var COLUMN_SPACES = columns.map((coins) => coins.length);
	function isCovered(spaces, posts, lastOpen, space) {
		const rear = lastOpen ? spaces - 1 : spaces;
		return space >= rear - posts && space < rear;
	}
	var MOST_POSTS = 1 + Math.max(...COLUMN_SPACES);
	var COLUMN_COINS = columns.flatMap((coins) => [false, true].flatMap((lastOpen) => Array.from({ length: MOST_POSTS }, (_, posts) => coins.reduce((seen, coin, space) => isCovered(coins.length, posts, lastOpen, space) ? seen : seen + coin, 0))));
	function coinsIndex(column, lastOpen, posts) {
		return (2 * column + lastOpen) * MOST_POSTS + posts;
	}
	var COLUMN_TWIN = columns.map((coins, column) => {
		const first = column - column % 3;
		return columns.findIndex((other, twin) => twin >= first && twin < column && other.join() === coins.join());
	});
	for (const { id, tradingPosts, base } of components.companies) if (base.columns.reduce((total, coins) => total + coins.length, 0) !== tradingPosts) throw new TypeError(`companies ${id}: the posts must cover the base`);
	var TILES = series("bonusTiles", components.bonusTiles.map(({ id }) => id));
	var TILE = components.bonusTiles.map(({ kind, effect }) => ({
		kind: kind === "plusOneGood" ? -1 : kindOf$1(kind),
		plusUnits: effect.plusUnits ?? 0,
		points: effect.bookkeeping ?? 0,
		expansion: effect.expansion ?? 0,
		diamonds: effect.diamonds ?? 0,
		diamondsPerMerchant: effect.extraDiamondPerOtherFaceUpMerchant ?? 0
	}));
	var GOODS_TILE = TILE.findIndex(({ kind }) => kind === -1);
	function discards(wanted) {
		return wanted === void 0 ? [] : KINDS$2.map((kind) => wanted === "any" || wanted === kind);
	}
	var plain = {
		cost: 0,
		notOpening: false,
		firstPlayer: false,
		points: 0,
		diamonds: 0,
		buyDiscount: -1,
		buyOptional: false,
		discards: [],
		discardPlus: 0,
		majority: -1,
		tiers: [],
		tile: -1,
		choices: [],
		otherTracks: 0,
		otherSteps: 0
	};
	function boardSpace({ requirement, reward, of, company, tiers, tile }) {
		return {
			...plain,
			cost: requirement?.payPounds ?? 0,
			notOpening: requirement?.notFirstPlayersFirstTurnOfRound ?? false,
			firstPlayer: reward?.firstPlayer ?? false,
			points: reward?.bookkeeping ?? 0,
			buyDiscount: reward?.buyCardForPounds?.discount ?? -1,
			discards: discards(requirement?.discardHandCard),
			discardPlus: reward?.poundsFromCratePlus ?? 0,
			majority: of === void 0 ? -1 : kindOf$1(of),
			tiers: (tiers ?? []).map(({ min, trackSpaces, removePosts, diamonds, bookkeeping, pounds }) => ({
				min,
				reward: {
					...NO_REWARD,
					pounds: pounds ?? 0,
					diamonds: diamonds ?? 0,
					points: bookkeeping ?? 0,
					removePosts: removePosts ?? 0,
					company: COMPANIES.of(company ?? ""),
					steps: trackSpaces
				}
			})),
			tile: tile === void 0 ? -1 : TILES.of(tile)
		};
	}
	function extraSpace(bonus) {
		return {
			...plain,
			cost: bonus.payPounds ?? 0,
			diamonds: bonus.diamonds ?? 0,
			buyDiscount: bonus.buyCardForPounds?.discount ?? -1,
			buyOptional: true,
			discards: discards(bonus.discardHandCard),
			discardPlus: bonus.poundsFromCratePlus ?? 0,
			choices: (bonus.choose ?? []).map(({ bookkeeping, diamonds }) => ({
				points: bookkeeping,
				diamonds
			})),
			otherTracks: bonus.advanceOtherTracks?.tracks ?? 0,
			otherSteps: bonus.advanceOtherTracks?.spaces ?? 0
		};
	}
	var BOARD_SPACE = components.bonusSpaces.map(boardSpace);
	var TILE_SPACES = BOARD_SPACE.flatMap(({ tile }, space) => tile >= 0 ? [space] : []);
	var SPACES = series("bonusSpaces", [...components.bonusSpaces.map(({ id }) => id), ...COMPANIES.ids.flatMap((id) => [`extra-${id}-1`, `extra-${id}-2`])]);
	function table(ids, make) {
		return ids.map((id) => Object.freeze(make(id)));
	}
	function numbered(count, make) {
		return Array.from({ length: count }, (_, index) => Object.freeze(make(index)));
	}
	var single = (type) => Object.freeze({ type });
	var RECHOOSE = single("rechoose");
	var REPLAN = single("replan");
	var FORFEIT = single("forfeit");
	var STOP = single("stop");
	var STAY = single("stay");
	var CASH = single("cash");
	var DECLINE = single("decline");
	var END = single("end");
	var KEEP = table(START_TILES.ids, (tile) => ({
		type: "keep",
		tile
	}));
	var PLAN = SLOTS.ids.map((slot) => [...table(CARDS.ids, (card) => ({
		type: "plan",
		slot,
		card
	})), Object.freeze({
		type: "plan",
		slot,
		card: null
	})]);
	var PLUS_ONE = table(CARDS.ids, (card) => ({
		type: "plusOne",
		card
	}));
	var GOODS_CARD = table(CARDS.ids, (card) => ({
		type: "goods",
		card
	}));
	var BUY = table(CARDS.ids, (card) => ({
		type: "buy",
		card
	}));
	var DISCARD = table(CARDS.ids, (card) => ({
		type: "discard",
		card
	}));
	var cardsAndTiles = [...CARDS.ids, ...TILES.ids];
	var USE_BOOKKEEPER = table(cardsAndTiles, (card) => ({
		type: "bookkeeper",
		card
	}));
	var USE_MERCHANT = table(cardsAndTiles, (card) => ({
		type: "merchant",
		card
	}));
	var STEP = table(COMPANIES.ids, (company) => ({
		type: "step",
		company
	}));
	var dearest = Math.max(0, ...components.tracks.flatMap(({ capitalCalls }) => capitalCalls.map(({ cost }) => cost)));
	var STEP_PAYING = COMPANIES.ids.map((company) => numbered(dearest + 1, (pay) => ({
		type: "step",
		company,
		pay
	})));
	var PAY = table(COMPANIES.ids, (company) => ({
		type: "pay",
		company
	}));
	var ADVANCE = table(COMPANIES.ids, (company) => ({
		type: "advance",
		company
	}));
	var EXPAND = table(COMPANIES.ids, (company) => ({
		type: "expand",
		company
	}));
	var EXPAND_NOTHING = Object.freeze({
		type: "expand",
		company: null
	});
	var ENTER = table(REGIONS.ids, (region) => ({
		type: "enter",
		region
	}));
	var COLLECT = table(REGIONS.ids, (region) => ({
		type: "collect",
		region
	}));
	function byColumn(type) {
		return COMPANIES.ids.flatMap((company) => numbered(3, (index) => ({
			type,
			company,
			column: index + 1
		})));
	}
	var POST = byColumn("post");
	var RETURN = byColumn("return");
	var REMOVE = byColumn("remove");
	var TURN_BOOK = numbered(INK_END + 1, (step) => ({
		type: "turnBook",
		step
	}));
	var MOVE = numbered(INK_END + 1, (step) => ({
		type: "move",
		step
	}));
	var TAKE = table(BOOKS.ids, (book) => ({
		type: "take",
		book
	}));
	var PICK = table(BOOKS.ids, (book) => ({
		type: "pick",
		book
	}));
	var PLACE = BOOKS.ids.map((book) => numbered(INK_END + 1, (step) => ({
		type: "place",
		book,
		step
	})));
	var BONUS = table(SPACES.ids, (space) => ({
		type: "bonus",
		space
	}));
	var TIER = numbered(1 + Math.max(0, ...components.bonusSpaces.flatMap(({ tiers }) => (tiers ?? []).map(({ min }) => min))), (min) => ({
		type: "tier",
		min
	}));
	var CHOOSE = numbered(1 + Math.max(0, ...components.tracks.flatMap(({ bonuses }) => [bonuses.first.choose?.length ?? 0, bonuses.second.choose?.length ?? 0])), (option) => ({
		type: "choose",
		option
	}));
	var TAKE_PILE = table(SLOTS.ids, (slot) => ({
		type: "pile",
		slot
	}));
	var decision = decision$1;
	function frameOf({ kind, seat }, numbers) {
		const { company = -1, amount = 0, set = 0, item = 0 } = numbers;
		return {
			kind,
			seat,
			company,
			amount,
			set,
			item
		};
	}
	var bare = {
		show: ({ kind, seat }) => ({
			kind,
			seat
		}),
		read: (shown) => frameOf(shown, {})
	};
	var amountOnly = {
		show: ({ kind, seat, amount }) => ({
			kind,
			seat,
			amount
		}),
		read: (shown) => frameOf(shown, { amount: shown.amount ?? 0 })
	};
	var unasked = {
		...bare,
		list: () => {},
		apply: () => {}
	};
	function receive(state, seat, amount, reason, emit) {
		if (amount === 0) return;
		state.pounds[seat] += amount;
		if (emit) emit({
			type: "pounds",
			seat,
			amount,
			reason
		});
	}
	function spend(state, seat, amount, reason, emit) {
		if (amount === 0) return;
		state.pounds[seat] -= amount;
		if (emit) emit({
			type: "pounds",
			seat,
			amount: -amount,
			reason
		});
	}
	function unknown(command) {
		return because("K.command", { type: String(command.type).slice(0, 40) });
	}
	function notOffered(rule) {
		return (_state, { kind }) => because(rule, { decision: kind });
	}
	function pushFrame(state, kind, seat, company, amount, set, item) {
		state.frames.push({
			kind,
			seat,
			company,
			amount,
			set,
			item
		});
	}
	var STEPS = INK_END + 1;
	function ledgerEntry(book, faceDown) {
		return 2 * book + (faceDown ? 1 : 0);
	}
	function entryBook(entry) {
		return entry >> 1;
	}
	function isFaceDown(entry) {
		return (entry & 1) === 1;
	}
	function isStep(step) {
		return Number.isInteger(step) && step >= 1 && step <= INK_END;
	}
	function pushPoints(state, seat, points) {
		if (points > 0) pushFrame(state, "points", seat, -1, points, 0, 0);
	}
	var points = decision({
		rule: "M7.7",
		run(state, { seat, amount }, emit) {
			if (state.inkwell[seat] < INK_END) return false;
			popFrame(state);
			receive(state, seat, amount * INK_OVERFLOW, "inkwell", emit);
			return true;
		},
		list(state, { amount }, out) {
			for (let space = 0; space < BOOK_DISPLAY.size; space++) {
				const book = state.bookDisplay[space];
				if (book >= 0 && BOOK_COST[BOOK_LETTER[book]] <= amount) out.push(TAKE[book]);
			}
			out.push(CASH);
		},
		apply(state, frame, command, emit) {
			if (command.type === "take") takeBook(state, frame, BOOKS.find(command.book), emit);
			else cashPoints(state, frame, emit);
		},
		refuse: {
			take(state, { amount }, command) {
				const book = BOOKS.find(command.book);
				if (book < 0) return unknown(command);
				if (!state.bookDisplay.includes(book)) return because("M7.7", {
					book: command.book,
					inDisplay: false
				});
				return because("M7.7", {
					book: command.book,
					cost: BOOK_COST[BOOK_LETTER[book]],
					points: amount
				});
			},
			cash: notOffered("M7.7")
		},
		...amountOnly
	});
	function cashPoints(state, { seat, amount }, emit) {
		popFrame(state);
		receive(state, seat, amount * POUNDS_PER_POINT, "points", emit);
	}
	function takeBook(state, frame, book, emit) {
		const { seat } = frame;
		frame.amount -= BOOK_COST[BOOK_LETTER[book]];
		if (frame.amount === 0) popFrame(state);
		const space = state.bookDisplay.indexOf(book);
		state.bookDisplay[space] = -1;
		let at = state.taken.length;
		state.taken.push(book);
		for (; at > 0 && state.taken[at - 1] > book; at--) state.taken[at] = state.taken[at - 1];
		state.taken[at] = book;
		if (emit) emit({
			type: "bookTaken",
			seat,
			book: BOOKS.ids[book],
			space: BOOK_DISPLAY.ids[space]
		});
		const coins = state.bookCoins[space];
		state.bookCoins[space] = 0;
		receive(state, seat, coins, "coin", emit);
	}
	function fits(state, seat, book, step) {
		if (BOOK_LETTER[book] !== 0) return true;
		if (NO_A_BOOK[step]) return false;
		const entry = state.ledger[seat * STEPS + step];
		if (entry < 0) return true;
		const letter = BOOK_LETTER[entryBook(entry)];
		return letter === 0 || letter === -1;
	}
	function pushPlace(state, seat) {
		pushFrame(state, "place", seat, -1, 0, 0, state.taken.length === 1 ? state.taken[0] : -1);
	}
	var place = decision({
		rule: "M7.9",
		list(state, { seat, item }, out) {
			if (item < 0) {
				for (let i = 0; i < state.taken.length; i++) out.push(PICK[state.taken[i]]);
				return;
			}
			for (let step = 1; step <= INK_END; step++) if (fits(state, seat, item, step)) out.push(PLACE[item][step]);
		},
		apply(state, frame, command, emit) {
			if (command.type === "pick") pickBook(frame, command.book, emit);
			else if (command.type === "place") placeBook(state, frame, command.step, emit);
		},
		lose(state, { seat, item }, emit) {
			state.lostBooks.push(item);
			if (emit) emit({
				type: "bookLost",
				seat,
				book: BOOKS.ids[item]
			});
			dropTaken(state, item);
		},
		refuse: {
			pick: (_state, _frame, command) => BOOKS.find(command.book) < 0 ? unknown(command) : because("M7.9", { book: command.book }),
			place(state, { seat, item }, command) {
				const { step } = command;
				const book = BOOKS.find(command.book);
				if (book < 0) return unknown(command);
				if (book !== item || !isStep(step)) return because("M7.9", { book: command.book });
				return because(!fits(state, seat, book, step) && !NO_A_BOOK[step] ? "R2" : "M7.9", {
					book: command.book,
					step
				});
			}
		},
		show({ kind, seat, item }) {
			return {
				kind,
				seat,
				book: item < 0 ? null : BOOKS.ids[item]
			};
		},
		read(shown) {
			return frameOf(shown, { item: BOOKS.find(shown.book) });
		}
	});
	function pickBook(frame, book, emit) {
		frame.item = BOOKS.find(book);
		if (emit) emit({
			type: "bookPicked",
			seat: frame.seat,
			book
		});
	}
	function placeBook(state, { seat, item }, step, emit) {
		const at = seat * STEPS + step;
		const below = state.ledger[at];
		if (below >= 0) state.covered.push(at, below);
		state.ledger[at] = ledgerEntry(item, false);
		if (emit) emit({
			type: "bookPlaced",
			seat,
			book: BOOKS.ids[item],
			step
		});
		dropTaken(state, item);
	}
	function dropTaken(state, book) {
		popFrame(state);
		state.taken.splice(state.taken.indexOf(book), 1);
	}
	function refillBooks(state, emit) {
		const drawn = emit ? [] : null;
		let any = false;
		for (let space = 0; space < BOOK_DISPLAY.size; space++) {
			const supply = state.supply[SPACE_LETTER[space]];
			if (state.bookDisplay[space] >= 0 || supply.length === 0) continue;
			const book = supply.pop();
			state.bookDisplay[space] = book;
			any = true;
			if (drawn) drawn.push({
				space: BOOK_DISPLAY.ids[space],
				book: BOOKS.ids[book]
			});
		}
		if (!any) return;
		state.revealed++;
		if (emit && drawn) emit({
			type: "booksDrawn",
			books: drawn
		});
	}
	var nothing = {
		expansion: 0,
		markers: 0,
		anyDiscount: 0,
		mixGoods: false,
		discount: GOODS.map(() => 0),
		cardPlus: GOODS.map(() => 0)
	};
	function permanent(effect, bonus) {
		return {
			expansion: effect === "expansionTotal" ? bonus.plus ?? 0 : 0,
			markers: effect === "bonusMarkers" ? bonus.plus ?? 0 : 0,
			anyDiscount: bonus.buyWithAnyGoodsDiscount ?? 0,
			mixGoods: bonus.mayMixGoods ?? false,
			discount: [
				bonus.buyWithCoffeeDiscount ?? 0,
				bonus.buyWithBananaDiscount ?? 0,
				bonus.buyWithCottonDiscount ?? 0
			],
			cardPlus: [
				bonus.eachCoffeeCardPlus ?? 0,
				bonus.eachBananaCardPlus ?? 0,
				bonus.eachCottonCardPlus ?? 0
			]
		};
	}
	var TRACKS = series("tracks", components.tracks.map(({ id }) => id));
	var TRACK = components.tracks.map(({ id, spaces, shares, specials, capitalCalls, bonuses }) => {
		const bySpace = (value) => Array.from({ length: spaces + 1 }, (_, space) => value(space));
		const isExtra = bonuses.type === "extraSpace";
		if (specials.some(({ bonus }, index) => bonus !== index + 1)) throw new TypeError(`tracks ${id}: the first special space unlocks bonus 1, the second bonus 2`);
		return {
			length: spaces,
			call: bySpace((space) => capitalCalls.find(({ after }) => after === space)?.cost ?? 0),
			payout: bySpace((space) => specials.find((special) => special.space === space)?.payout ?? 0),
			level: bySpace((space) => specials.filter((special) => special.space <= space).length),
			shares: bySpace((space) => shares.findLast((share) => share.space <= space)?.total ?? 0),
			permanent: isExtra ? [
				nothing,
				nothing,
				nothing
			] : [
				nothing,
				permanent(bonuses.effect, bonuses.first),
				permanent(bonuses.effect, bonuses.second)
			],
			extra: isExtra ? [extraSpace(bonuses.first), extraSpace(bonuses.second)] : []
		};
	});
	var TRACK_CARDS = components.trackCards.map(({ halves }) => halves.map((id) => TRACKS.of(id)));
	var FIRST_GAME_TRACKS = COMPANIES.ids.map((id) => TRACKS.of(components.setup.firstGameTracks[id] ?? id));
	function priceAt(state, space, discount) {
		const price = CARD_CRATE[state.cardDisplay[space]] + MODIFIER[space] - discount;
		return price > 0 ? price : 0;
	}
	function listBuys(state, budget, discount, out) {
		for (let space = 0; space < DISPLAY.size; space++) {
			const card = state.cardDisplay[space];
			if (card >= 0 && priceAt(state, space, discount) <= budget) out.push(BUY[card]);
		}
	}
	function canBuy(state, budget, discount) {
		for (let space = 0; space < DISPLAY.size; space++) if (state.cardDisplay[space] >= 0 && priceAt(state, space, discount) <= budget) return true;
		return false;
	}
	function takeCard(state, seat, card, discount, paidWith, emit) {
		const space = state.cardDisplay.indexOf(card);
		const price = priceAt(state, space, discount);
		state.cardDisplay[space] = -1;
		state.place[seat * CARDS.size + card] = 1;
		if (emit) emit({
			type: "cardBought",
			seat,
			card: CARDS.ids[card],
			space: DISPLAY.ids[space],
			price,
			paidWith
		});
		return price;
	}
	function refuseBuy(state, command, rule, budget, discount) {
		const card = CARDS.find(command.card);
		if (card < 0) return unknown(command);
		const space = state.cardDisplay.indexOf(card);
		if (space < 0) return because(rule, {
			card: command.card,
			inDisplay: false
		});
		const price = priceAt(state, space, discount);
		return because(rule, {
			card: command.card,
			space: DISPLAY.ids[space],
			price,
			budget
		});
	}
	function pushBuy(state, seat, discount, optional) {
		pushFrame(state, "buy", seat, -1, discount, optional ? 1 : 0, 0);
	}
	var buy = decision({
		rule: "M8.6",
		list(state, { seat, amount, set }, out) {
			listBuys(state, state.pounds[seat], amount, out);
			if (set === 1) out.push(DECLINE);
		},
		apply(state, { seat, amount }, command, emit) {
			popFrame(state);
			if (command.type === "buy") spend(state, seat, takeCard(state, seat, CARDS.find(command.card), amount, "pounds", emit), "purchase", emit);
			else if (emit) emit({
				type: "purchaseDeclined",
				seat
			});
		},
		refuse: {
			buy: (state, { seat, amount }, command) => refuseBuy(state, command, "M8.6", state.pounds[seat], amount),
			decline: notOffered("M8.6")
		},
		show({ kind, seat, amount, set }) {
			return {
				kind,
				seat,
				amount,
				optional: set === 1
			};
		},
		read(shown) {
			return frameOf(shown, {
				amount: shown.amount ?? 0,
				set: shown.optional ? 1 : 0
			});
		}
	});
	function postsLeft(state, company) {
		let left = 0;
		for (let column = company * 3; column < (company + 1) * 3; column++) left += state.posts[column];
		return left;
	}
	function shareValue(state, company) {
		let coins = 0;
		for (let column = company * 3; column < (company + 1) * 3; column++) coins += COLUMN_COINS[coinsIndex(column, state.lastOpen[column], state.posts[column])];
		return coins;
	}
	function isTwin(state, column) {
		const twin = COLUMN_TWIN[column];
		return twin >= 0 && state.posts[twin] === state.posts[column] && state.lastOpen[twin] === state.lastOpen[column];
	}
	function uncover(state, column) {
		state.posts[column]--;
		if (state.posts[column] === 0) state.lastOpen[column] = 1;
	}
	function columnOf(command) {
		return COMPANIES.find(command.company) * 3 + command.column - 1;
	}
	function refuseColumn(state, command, rule) {
		const company = COMPANIES.find(command.company);
		const isColumn = Number.isInteger(command.column) && command.column >= 1 && command.column <= 3;
		if (company < 0 || !isColumn) return unknown(command);
		const posts = state.posts[columnOf(command)];
		return because(rule, {
			company: command.company,
			column: command.column,
			posts
		});
	}
	var post = decision({
		rule: "M6.5",
		list(state, { company }, out) {
			for (let column = company * 3; column < (company + 1) * 3; column++) if (state.posts[column] > 0 && !isTwin(state, column)) out.push(POST[column]);
		},
		apply(state, { seat, company, item }, command, emit) {
			if (command.type !== "post") return;
			popFrame(state);
			uncover(state, columnOf(command));
			state.regions[item] |= 1 << company;
			if (emit) emit({
				type: "regionEntered",
				seat,
				company: command.company,
				region: REGIONS.ids[item],
				column: command.column
			});
		},
		refuse: { post: (state, _frame, command) => refuseColumn(state, command, "M6.5") },
		show({ kind, seat, company, item }) {
			return {
				kind,
				seat,
				company: COMPANIES.ids[company],
				region: REGIONS.ids[item]
			};
		},
		read(shown) {
			return frameOf(shown, {
				company: COMPANIES.find(shown.company),
				item: REGIONS.find(shown.region)
			});
		}
	});
	function pushReturns(state, seat, company, entered) {
		for (let other = COMPANIES.size - 1; other >= 0; other--) if (other !== company && displacedRegion(state, other, entered) >= 0) pushFrame(state, "return", seat, other, 0, entered, 0);
	}
	function displacedRegion(state, company, regions) {
		for (let region = 0; region < REGIONS.size; region++) if (regions >> region & 1 && state.regions[region] >> company & 1) return region;
		return -1;
	}
	function hasRoom(state, column) {
		return state.posts[column] < COLUMN_SPACES[column] - state.lastOpen[column];
	}
	var returning = decision({
		rule: "M6.8",
		list(state, { company }, out) {
			for (let column = company * 3; column < (company + 1) * 3; column++) if (hasRoom(state, column) && !isTwin(state, column)) out.push(RETURN[column]);
		},
		apply(state, frame, command, emit) {
			if (command.type !== "return") return;
			state.posts[columnOf(command)]++;
			takeFromRegion(state, frame, command.column, emit);
		},
		lose(state, frame, emit) {
			state.lostPosts[frame.company]++;
			takeFromRegion(state, frame, null, emit);
		},
		refuse: { return: (state, _frame, command) => refuseColumn(state, command, "M6.8") },
		show({ kind, seat, company, set }) {
			return {
				kind,
				seat,
				company: COMPANIES.ids[company],
				regions: regionsIn(set)
			};
		},
		read(shown) {
			return frameOf(shown, {
				company: COMPANIES.find(shown.company),
				set: regionSet(shown.regions ?? [])
			});
		}
	});
	function takeFromRegion(state, frame, column, emit) {
		const { company, set } = frame;
		const region = displacedRegion(state, company, set);
		state.regions[region] &= ~(1 << company);
		if (emit) emit({
			type: "postReturned",
			company: COMPANIES.ids[company],
			region: REGIONS.ids[region],
			column
		});
		if (displacedRegion(state, company, set) < 0) popFrame(state);
	}
	function pushRemove(state, seat, posts) {
		if (posts > 0) pushFrame(state, "remove", seat, -1, posts, 0, 0);
	}
	var remove = decision({
		rule: "M10.6",
		list(state, _frame, out) {
			for (let column = 0; column < REMOVE.length; column++) if (state.posts[column] > 0 && !isTwin(state, column)) out.push(REMOVE[column]);
		},
		apply(state, frame, command, emit) {
			if (command.type !== "remove") return;
			frame.amount--;
			if (frame.amount === 0) popFrame(state);
			uncover(state, columnOf(command));
			state.lostPosts[COMPANIES.find(command.company)]++;
			if (emit) emit({
				type: "postRemoved",
				seat: frame.seat,
				company: command.company,
				column: command.column
			});
		},
		refuse: { remove: (state, _frame, command) => refuseColumn(state, command, "M10.6") },
		...amountOnly
	});
	function permanentOf(state, seat, company) {
		return TRACK[state.tracks[company]].permanent[state.usable[seat * COMPANIES.size + company]];
	}
	function faceUpCard(state, seat, slot) {
		return state.faceDown[seat] >> slot & 1 ? -1 : state.slots[seat * SLOTS.size + slot];
	}
	function hasTile(state, seat, tile) {
		return state.tileHolder[tile] === seat && !(state.faceDown[seat] >> SLOTS.size + tile & 1);
	}
	function tiledSlot(state, seat) {
		return state.tileHolder[GOODS_TILE] === seat ? state.goodsTileSlot : -1;
	}
	function cardPlus(state, seat, good) {
		let plus = 0;
		const from = seat * COMPANIES.size;
		for (let company = 0; company < COMPANIES.size; company++) if (state.usable[from + company] > 0) plus += permanentOf(state, seat, company).cardPlus[good];
		return plus;
	}
	function expansionPlus(state, seat) {
		let plus = 0;
		const from = seat * COMPANIES.size;
		for (let company = 0; company < COMPANIES.size; company++) if (state.usable[from + company] > 0) plus += permanentOf(state, seat, company).expansion;
		return plus;
	}
	function goodsValue(state, seat, slot) {
		const card = state.slots[seat * SLOTS.size + slot];
		const value = CARD_VALUE[card] + cardPlus(state, seat, CARD_KIND[card]);
		return tiledSlot(state, seat) === slot ? value + TILE[GOODS_TILE].plusUnits : value;
	}
	function goodsTotal(state, seat, good) {
		const tiled = tiledSlot(state, seat);
		let total = 0;
		let cards = 0;
		for (let slot = 0; slot < SLOTS.size; slot++) {
			const card = faceUpCard(state, seat, slot);
			if (card < 0 || CARD_KIND[card] !== good) continue;
			total += CARD_VALUE[card];
			if (slot === tiled) total += TILE[GOODS_TILE].plusUnits;
			cards++;
		}
		return cards === 0 ? 0 : total + cards * cardPlus(state, seat, good);
	}
	function canExpand(state, seat) {
		for (let slot = 0; slot < SLOTS.size; slot++) {
			const card = faceUpCard(state, seat, slot);
			if (card >= 0 && CARD_KIND[card] === EXPANSION) return true;
		}
		for (let tile = 0; tile < TILES.size; tile++) if (hasTile(state, seat, tile) && TILE[tile].kind === EXPANSION) return true;
		return false;
	}
	function expansionTotal(state, seat) {
		let total = 0;
		let any = false;
		for (let slot = 0; slot < SLOTS.size; slot++) {
			const card = faceUpCard(state, seat, slot);
			if (card < 0 || CARD_KIND[card] !== EXPANSION) continue;
			total += CARD_VALUE[card];
			any = true;
		}
		for (let tile = 0; tile < TILES.size; tile++) {
			if (!hasTile(state, seat, tile) || TILE[tile].kind !== EXPANSION) continue;
			total += TILE[tile].expansion;
			any = true;
		}
		return any ? total + expansionPlus(state, seat) : 0;
	}
	function kindTotal(state, seat, kind) {
		return kind < 3 ? goodsTotal(state, seat, kind) : expansionTotal(state, seat);
	}
	function countFaceUp(state, seat, kind) {
		let count = 0;
		for (let slot = 0; slot < SLOTS.size; slot++) {
			const card = faceUpCard(state, seat, slot);
			if (card >= 0 && CARD_KIND[card] === kind) count++;
		}
		return count;
	}
	function stepForward(state, seat, company, emit) {
		const at = seat * COMPANIES.size + company;
		const space = ++state.steps[at];
		if (emit) emit({
			type: "stepped",
			seat,
			company: COMPANIES.ids[company],
			space
		});
		const payout = TRACK[state.tracks[company]].payout[space];
		if (payout === 0) return;
		receive(state, seat, payout, "special", emit);
		for (let other = 0; other < state.seats; other++) if (other !== seat && state.steps[other * COMPANIES.size + company] >= space) receive(state, other, payout, "special", emit);
	}
	function atEnd(state, seat, company) {
		return state.steps[seat * COMPANIES.size + company] >= TRACK[state.tracks[company]].length;
	}
	function callAhead(state, seat, company) {
		return TRACK[state.tracks[company]].call[state.steps[seat * COMPANIES.size + company]];
	}
	function listGoodsSteps(state, seat, out) {
		let free = false;
		for (let company = 0; company < COMPANIES.size; company++) {
			if (atEnd(state, seat, company)) continue;
			const cost = callAhead(state, seat, company);
			if (cost === 0) {
				free = true;
				out.push(STEP[company]);
			} else if (cost <= state.pounds[seat]) out.push(STEP_PAYING[company][cost]);
		}
		if (!free) out.push(FORFEIT);
	}
	function stepForGoods(state, seat, company, emit) {
		spend(state, seat, callAhead(state, seat, company), "capitalCall", emit);
		stepForward(state, seat, company, emit);
	}
	var refuseGoodsStep = {
		step(state, { seat }, command) {
			const company = COMPANIES.find(command.company);
			if (company < 0) return unknown(command);
			if (atEnd(state, seat, company)) return because("M9.3", { company: command.company });
			const cost = callAhead(state, seat, company);
			if (cost > 0) return because("M9.2", {
				company: command.company,
				cost,
				pounds: state.pounds[seat]
			});
			return because("M5.2", { company: command.company });
		},
		forfeit: () => because("M5.7")
	};
	var steps = decision({
		rule: "M5.5",
		list(state, { seat }, out) {
			listGoodsSteps(state, seat, out);
		},
		apply(state, frame, command, emit) {
			if (command.type === "step") {
				frame.amount--;
				if (frame.amount === 0) popFrame(state);
				stepForGoods(state, frame.seat, COMPANIES.find(command.company), emit);
				return;
			}
			if (emit) emit({
				type: "stepsLost",
				seat: frame.seat,
				amount: frame.amount
			});
			popFrame(state);
		},
		refuse: refuseGoodsStep,
		...amountOnly
	});
	function pushAdvance(state, seat, company, steps) {
		if (steps > 0) pushFrame(state, "advance", seat, company, steps, 0, 0);
	}
	var advance = decision({
		rule: "M9.2",
		run(state, frame, emit) {
			const { seat, company } = frame;
			while (frame.amount > 0 && !atEnd(state, seat, company)) {
				const cost = callAhead(state, seat, company);
				if (cost > 0 && cost <= state.pounds[seat]) return false;
				if (cost > 0) break;
				frame.amount--;
				stepForward(state, seat, company, emit);
			}
			if (frame.amount > 0 && emit) emit({
				type: "stepsLost",
				seat,
				amount: frame.amount
			});
			popFrame(state);
			return true;
		},
		list(_state, { company }, out) {
			out.push(PAY[company], DECLINE);
		},
		apply(state, frame, command, emit) {
			if (command.type === "pay") payCall(state, frame, emit);
			else declineCall(state, frame, emit);
		},
		refuse: {
			pay: notOffered("M9.2"),
			decline: notOffered("M9.2")
		},
		show({ kind, seat, company, amount }) {
			return {
				kind,
				seat,
				company: COMPANIES.ids[company],
				amount
			};
		},
		read(shown) {
			return frameOf(shown, {
				company: COMPANIES.find(shown.company),
				amount: shown.amount ?? 0
			});
		}
	});
	function payCall(state, frame, emit) {
		const { seat, company } = frame;
		spend(state, seat, callAhead(state, seat, company), "capitalCall", emit);
		frame.amount--;
		stepForward(state, seat, company, emit);
	}
	function declineCall(state, { seat, company, amount }, emit) {
		if (emit) emit({
			type: "callDeclined",
			seat,
			company: COMPANIES.ids[company]
		});
		if (emit) emit({
			type: "stepsLost",
			seat,
			amount
		});
		popFrame(state);
	}
	var STEP_BITS = 6;
	var STEP_MASK = 63;
	function packSteps(steps) {
		let packed = 0;
		for (let company = 0; company < steps.length; company++) packed |= steps[company] << company * STEP_BITS;
		return packed;
	}
	function unpackSteps(packed, company) {
		return packed >> company * STEP_BITS & STEP_MASK;
	}
	function pushTracks(state, seat, due, count) {
		if (count > 0) pushFrame(state, "tracks", seat, -1, count, packSteps(due), 0);
	}
	var tracks = decision({
		rule: "M9.9",
		run(state, frame) {
			let due = 0;
			let first = -1;
			for (let company = 0; company < COMPANIES.size; company++) {
				if (unpackSteps(frame.set, company) === 0) continue;
				due++;
				if (first < 0) first = company;
			}
			if (due > frame.amount || due > 1 && orderMatters(state, frame)) return false;
			chooseTrack(state, frame, first);
			return true;
		},
		list(_state, { set }, out) {
			for (let company = 0; company < COMPANIES.size; company++) if (unpackSteps(set, company) > 0) out.push(ADVANCE[company]);
		},
		apply(state, frame, command) {
			if (command.type === "advance") chooseTrack(state, frame, COMPANIES.find(command.company));
		},
		refuse: { advance: notOffered("M9.9") },
		show({ kind, seat, amount, set }) {
			return {
				kind,
				seat,
				amount,
				steps: stepsById(set)
			};
		},
		read(shown) {
			const due = COMPANIES.ids.map((company) => shown.steps?.[company] ?? 0);
			return frameOf(shown, {
				amount: shown.amount ?? 0,
				set: packSteps(due)
			});
		}
	});
	function stepsById(packed) {
		const out = {};
		for (let company = 0; company < COMPANIES.size; company++) {
			const due = unpackSteps(packed, company);
			if (due > 0) out[COMPANIES.ids[company]] = due;
		}
		return out;
	}
	function orderMatters(state, { seat, set }) {
		for (let paying = 0; paying < COMPANIES.size; paying++) {
			if (!meets$1(state, seat, paying, unpackSteps(set, paying), "payout")) continue;
			for (let asking = 0; asking < COMPANIES.size; asking++) if (asking !== paying && meets$1(state, seat, asking, unpackSteps(set, asking), "call")) return true;
		}
		return false;
	}
	function meets$1(state, seat, company, steps, what) {
		const track = TRACK[state.tracks[company]];
		const space = state.steps[seat * COMPANIES.size + company];
		for (let step = 0; step < steps && space + step < track.length; step++) if (what === "call" ? track.call[space + step] > 0 : track.payout[space + step + 1] > 0) return true;
		return false;
	}
	function meetsCall(state, seat, company, steps) {
		return meets$1(state, seat, company, steps, "call");
	}
	function chooseTrack(state, frame, company) {
		const due = unpackSteps(frame.set, company);
		frame.set &= ~(STEP_MASK << company * STEP_BITS);
		frame.amount--;
		if (frame.amount === 0) popFrame(state);
		pushAdvance(state, frame.seat, company, due);
	}
	function moveDiamonds(state, seat, steps, emit) {
		if (steps === 0) return;
		const room = DIAMOND_END - state.diamonds[seat];
		const moved = steps < room ? steps : room;
		if (moved > 0) {
			state.diamonds[seat] += moved;
			if (emit) emit({
				type: "diamondsMoved",
				seat,
				space: state.diamonds[seat]
			});
		}
		receive(state, seat, (steps - moved) * DIAMOND_OVERFLOW, "diamonds", emit);
	}
	function grant(state, seat, reward, reason, emit) {
		receive(state, seat, reward.pounds + goodsPounds(state, seat, reward), reason, emit);
		moveDiamonds(state, seat, reward.diamonds, emit);
		pushRemove(state, seat, reward.removePosts);
		if (reward.company >= 0) pushAdvance(state, seat, reward.company, reward.steps);
		pushPoints(state, seat, reward.points);
	}
	function goodsPounds(state, seat, { good, minus }) {
		if (good < 0) return 0;
		const pounds = goodsTotal(state, seat, good) - minus;
		return pounds > 0 ? pounds : 0;
	}
	function slotOf(state, seat, card) {
		for (let slot = 0; slot < SLOTS.size; slot++) if (state.slots[seat * SLOTS.size + slot] === card) return slot;
		return -1;
	}
	function hasTwinBefore(state, seat, slot) {
		const face = CARD_FACE[state.slots[seat * SLOTS.size + slot]];
		const tiled = tiledSlot(state, seat);
		if (tiled === slot) return false;
		for (let other = 0; other < slot; other++) {
			if (state.inUse >> other & 1 || other === tiled) continue;
			const twin = faceUpCard(state, seat, other);
			if (twin >= 0 && CARD_FACE[twin] === face) return true;
		}
		return false;
	}
	function listUsable(state, seat, kind, table, out) {
		for (let slot = 0; slot < SLOTS.size; slot++) {
			const card = faceUpCard(state, seat, slot);
			if (card >= 0 && CARD_KIND[card] === kind && !hasTwinBefore(state, seat, slot)) out.push(table[card]);
		}
		for (let tile = 0; tile < TILES.size; tile++) if (hasTile(state, seat, tile) && TILE[tile].kind === kind) out.push(table[CARDS.size + tile]);
	}
	function startUsing(state, seat, id, emit) {
		const card = CARDS.find(id);
		const bit = card >= 0 ? slotOf(state, seat, card) : SLOTS.size + TILES.find(id);
		startAction(state);
		state.inUse |= 1 << bit;
		if (emit) emit({
			type: "cardInUse",
			seat,
			card: id
		});
	}
	function startAction(state) {
		state.frames[state.frames.length - 1].kind = "finish";
	}
	function refuseCard(rule) {
		return (state, { seat }, command) => {
			const card = CARDS.find(command.card);
			const tile = TILES.find(command.card);
			if (card < 0 && tile < 0) return unknown(command);
			const slot = card < 0 ? -1 : slotOf(state, seat, card);
			return because((slot >= 0 ? faceUpCard(state, seat, slot) === card : tile >= 0 && hasTile(state, seat, tile)) ? rule : "M4.5", { card: command.card });
		};
	}
	var BOARD = BOARD_SPACE.length;
	function spaceCompany(space) {
		return space < BOARD ? -1 : space - BOARD >> 1;
	}
	function extraLevel(space) {
		return space - BOARD & 1;
	}
	function spaceRule(state, space) {
		if (space < BOARD) return BOARD_SPACE[space];
		return TRACK[state.tracks[spaceCompany(space)]].extra[extraLevel(space)];
	}
	function listBonus(state, seat, out) {
		if (state.markers[seat] === 0) return;
		for (let space = 0; space < SPACES.size; space++) if (isOpen(state, seat, space)) out.push(BONUS[space]);
	}
	function isOpen(state, seat, space) {
		if (state.spaces[space] >= 0) return false;
		const rule = spaceRule(state, space);
		if (rule === void 0 || rule.cost > state.pounds[seat]) return false;
		if (space >= BOARD && !extraOpen(state, seat, space)) return false;
		if (rule.notOpening && state.opening === 1) return false;
		if (rule.majority >= 0 && !hasMajority(state, seat, rule)) return false;
		if (rule.discards.length > 0 && !canDiscard(state, seat, rule)) return false;
		return rule.buyDiscount < 0 || rule.buyOptional || canBuy(state, state.pounds[seat] - rule.cost, rule.buyDiscount);
	}
	function extraOpen(state, seat, space) {
		const level = extraLevel(space);
		const other = level === 0 ? space + 1 : space - 1;
		return state.usable[seat * COMPANIES.size + spaceCompany(space)] > level && state.spaces[other] !== seat;
	}
	function hasMajority(state, seat, { majority, tiers }) {
		const total = kindTotal(state, seat, majority);
		if (total < tiers[0].min) return false;
		for (let other = 0; other < state.seats; other++) if (other !== seat && state.ended[other] === 0 && kindTotal(state, other, majority) > total) return false;
		return true;
	}
	function placeMarker(state, seat, id, emit) {
		const space = SPACES.find(id);
		const rule = spaceRule(state, space);
		startAction(state);
		state.spaces[space] = seat;
		state.markers[seat]--;
		if (emit) emit({
			type: "markerPlaced",
			seat,
			space: id
		});
		spend(state, seat, rule.cost, "space", emit);
		if (rule.firstPlayer) {
			state.firstPlayer = seat;
			if (emit) emit({
				type: "firstPlayer",
				seat
			});
		}
		moveDiamonds(state, seat, rule.diamonds, emit);
		pushPoints(state, seat, rule.points);
		if (rule.buyDiscount >= 0) pushBuy(state, seat, rule.buyDiscount, rule.buyOptional);
		if (rule.discards.length > 0) pushFrame(state, "discard", seat, -1, 0, 0, space);
		if (rule.majority >= 0) pushFrame(state, "tier", seat, -1, 0, 0, space);
		if (rule.choices.length > 0) pushFrame(state, "choice", seat, -1, 0, 0, space);
		if (rule.otherTracks > 0) pushTracks(state, seat, otherSteps(space, rule), rule.otherTracks);
	}
	function otherSteps(space, { otherSteps: steps }) {
		const own = spaceCompany(space);
		return COMPANIES.ids.map((_, company) => company === own ? 0 : steps);
	}
	function refuseBonus(state, { seat }, command) {
		const space = SPACES.find(command.space);
		const rule = space < 0 ? void 0 : spaceRule(state, space);
		if (rule === void 0) return unknown(command);
		if (state.markers[seat] === 0) return because("M8.4", { markers: 0 });
		if (state.spaces[space] >= 0) return because("M8.4", {
			space: command.space,
			seat: state.spaces[space]
		});
		const company = spaceCompany(space);
		if (company >= 0 && !extraOpen(state, seat, space)) return because("M9.9", {
			space: command.space,
			bonus: state.usable[seat * COMPANIES.size + company]
		});
		if (rule.cost > state.pounds[seat]) return because("M8.4", {
			space: command.space,
			cost: rule.cost,
			pounds: state.pounds[seat]
		});
		return refuseRequirement(state, seat, rule);
	}
	function refuseRequirement(state, seat, rule) {
		if (rule.notOpening && state.opening === 1) return because("M8.5");
		if (rule.majority >= 0) {
			const totals = state.ended.map((_, other) => kindTotal(state, other, rule.majority));
			return because("M8.8", {
				total: totals[seat],
				needed: rule.tiers[0].min,
				best: Math.max(...totals)
			});
		}
		return rule.buyDiscount >= 0 ? because("M8.6", { pounds: state.pounds[seat] }) : because("M8.7");
	}
	var spaceOnly = {
		show: ({ kind, seat, item }) => ({
			kind,
			seat,
			space: SPACES.ids[item]
		}),
		read: (shown) => frameOf(shown, { item: SPACES.find(shown.space) })
	};
	function canDiscard(state, seat, { discards }) {
		for (let card = 0; card < CARDS.size; card++) if (state.place[seat * CARDS.size + card] === 1 && discards[CARD_KIND[card]]) return true;
		return false;
	}
	function hasTwinInHand(state, seat, card) {
		const twins = EARLIER_TWINS[card];
		for (let i = 0; i < twins.length; i++) if (state.place[seat * CARDS.size + twins[i]] === 1) return true;
		return false;
	}
	var discard = decision({
		rule: "M8.7",
		list(state, { seat, item }, out) {
			const { discards } = spaceRule(state, item);
			for (let card = 0; card < CARDS.size; card++) {
				if (state.place[seat * CARDS.size + card] !== 1 || !discards[CARD_KIND[card]]) continue;
				if (!hasTwinInHand(state, seat, card)) out.push(DISCARD[card]);
			}
		},
		apply(state, { seat, item }, command, emit) {
			if (command.type !== "discard") return;
			const card = CARDS.find(command.card);
			popFrame(state);
			state.place[seat * CARDS.size + card] = 0;
			state.discard.push(card);
			if (emit) emit({
				type: "cardDiscarded",
				seat,
				card: command.card
			});
			const { discardPlus } = spaceRule(state, item);
			receive(state, seat, CARD_CRATE[card] + discardPlus, "discard", emit);
		},
		refuse: { discard: (state, { seat }, command) => because("M8.7", { inHand: state.place[seat * CARDS.size + CARDS.find(command.card)] === 1 }) },
		...spaceOnly
	});
	var tier = decision({
		rule: "M8.8",
		list(state, { seat, item }, out) {
			const { majority, tiers } = spaceRule(state, item);
			const total = kindTotal(state, seat, majority);
			for (let i = 0; i < tiers.length; i++) if (tiers[i].min <= total) out.push(TIER[tiers[i].min]);
		},
		apply(state, { seat, item }, command, emit) {
			if (command.type !== "tier") return;
			const { tiers } = spaceRule(state, item);
			const chosen = tiers.findIndex(({ min }) => min === command.min);
			popFrame(state);
			if (emit) emit({
				type: "rewardChosen",
				seat,
				space: SPACES.ids[item],
				option: chosen + 1
			});
			grant(state, seat, tiers[chosen].reward, "majority", emit);
		},
		refuse: { tier: notOffered("M8.8") },
		...spaceOnly
	});
	var choice = decision({
		rule: "M9.9",
		list(state, { item }, out) {
			const { choices } = spaceRule(state, item);
			for (let option = 1; option <= choices.length; option++) out.push(CHOOSE[option]);
		},
		apply(state, { seat, item }, command, emit) {
			if (command.type !== "choose") return;
			const { points, diamonds } = spaceRule(state, item).choices[command.option - 1];
			popFrame(state);
			if (emit) emit({
				type: "rewardChosen",
				seat,
				space: SPACES.ids[item],
				option: command.option
			});
			moveDiamonds(state, seat, diamonds, emit);
			pushPoints(state, seat, points);
		},
		refuse: { choose: notOffered("M9.9") },
		...spaceOnly
	});
	function noMeans() {
		return {
			goods: [
				0,
				0,
				0
			],
			expansion: 0,
			helpers: 0,
			bookkeepers: 0,
			merchants: 0
		};
	}
	function countMeans(state, seat, means) {
		const { goods } = means;
		goods[0] = goods[1] = goods[2] = 0;
		const tiled = tiledSlot(state, seat);
		let points = 0;
		let expansions = 0;
		let bookkeepers = 0;
		let merchants = 0;
		for (let slot = 0; slot < SLOTS.size; slot++) {
			const card = faceUpCard(state, seat, slot);
			if (card < 0) continue;
			const kind = CARD_KIND[card];
			if (kind < 3) {
				goods[kind] += CARD_VALUE[card] + cardPlus(state, seat, kind);
				if (slot === tiled) goods[kind] += TILE[GOODS_TILE].plusUnits;
			} else if (kind === EXPANSION) {
				points += CARD_VALUE[card];
				expansions++;
			} else if (kind === BOOKKEEPER) bookkeepers++;
			else if (kind === MERCHANT) merchants++;
		}
		for (let tile = 0; tile < TILES.size; tile++) {
			if (!hasTile(state, seat, tile)) continue;
			const { kind, expansion } = TILE[tile];
			if (kind === EXPANSION) {
				points += expansion;
				expansions++;
			} else if (kind === BOOKKEEPER) bookkeepers++;
			else if (kind === MERCHANT) merchants++;
		}
		means.expansion = expansions === 0 ? 0 : points + expansionPlus(state, seat);
		means.bookkeepers = bookkeepers;
		means.merchants = merchants;
		means.helpers = bookkeepers + merchants - 1;
		return means;
	}
	var scratch = noMeans();
	function inkwellReach(state, seat) {
		const step = state.inkwell[seat];
		if (step === INK_END || state.ledger[seat * STEPS + step + 1] < 0) return step;
		return reachWith(state, seat, countMeans(state, seat, scratch));
	}
	function reachWith(state, seat, means) {
		const from = seat * STEPS;
		let step = state.inkwell[seat];
		while (step < INK_END && mayEnter(state.ledger[from + step + 1], means)) step++;
		return step;
	}
	function mayEnter(entry, means) {
		return entry >= 0 && (isFaceDown(entry) || meets(BOOK_NEEDS[entryBook(entry)], means));
	}
	function meets(needs, { goods, expansion, helpers }) {
		if (expansion < needs.expansion || helpers < needs.helpers) return false;
		for (let good = 0; good < 3; good++) if (goods[good] < needs.goods[good]) return false;
		if (needs.any.length === 0) return true;
		return meetsAny(needs, goods, needs.any.length - 1, needs.goods[0], needs.goods[1], needs.goods[2]);
	}
	function meetsAny(needs, goods, index, coffee, banana, cotton) {
		if (index < 0) return true;
		const more = needs.any[index];
		return goods[0] >= coffee + more && meetsAny(needs, goods, index - 1, coffee + more, banana, cotton) || goods[1] >= banana + more && meetsAny(needs, goods, index - 1, coffee, banana + more, cotton) || goods[2] >= cotton + more && meetsAny(needs, goods, index - 1, coffee, banana, cotton + more);
	}
	function listBookkeepers(state, seat, out) {
		listUsable(state, seat, BOOKKEEPER, USE_BOOKKEEPER, out);
	}
	function useBookkeeper(state, seat, id, emit) {
		startUsing(state, seat, id, emit);
		const card = CARDS.find(id);
		pushFrame(state, "bookkeeper", seat, -1, card >= 0 ? CARD_VALUE[card] : TILE[tileInUse(state)].points, 0, 0);
	}
	function tileInUse(state) {
		return 31 - Math.clz32(state.inUse) - SLOTS.size;
	}
	var bookkeeper = decision({
		rule: "M7.2",
		list(state, { seat, set }, out) {
			const from = seat * STEPS;
			if (set === 0 && state.pounds[seat] >= TURN_BOOK_COST) for (let step = state.inkwell[seat] + 1; step <= INK_END; step++) {
				const entry = state.ledger[from + step];
				if (entry >= 0 && !isFaceDown(entry)) out.push(TURN_BOOK[step]);
			}
			const reach = inkwellReach(state, seat);
			for (let step = state.inkwell[seat] + 1; step <= reach; step++) out.push(MOVE[step]);
			out.push(STAY);
		},
		apply(state, frame, command, emit) {
			if (command.type === "turnBook") turnBook(state, frame, command.step, emit);
			else finishBookkeeping(state, frame, command.type === "move" ? command.step : null, emit);
		},
		refuse: {
			turnBook(state, { seat, set }, { step }) {
				if (set === 1) return because("M7.1", { once: true });
				if (state.pounds[seat] < TURN_BOOK_COST) return because("M7.1", {
					cost: TURN_BOOK_COST,
					pounds: state.pounds[seat]
				});
				if (!isStep(step)) return because("M7.1");
				if (step <= state.inkwell[seat]) return because("R18", { step });
				const entry = state.ledger[seat * STEPS + step];
				return because("M7.1", {
					step,
					faceDown: entry >= 0 && isFaceDown(entry)
				});
			},
			move(state, { seat }, { step }) {
				if (!isStep(step) || step <= state.inkwell[seat]) return because("M7.2");
				for (let on = state.inkwell[seat] + 1; on <= step; on++) if (state.ledger[seat * STEPS + on] < 0) return because("M7.4", { step: on });
				return because("M7.2", { step });
			},
			stay: notOffered("M7.2")
		},
		show({ kind, seat, amount, set }) {
			return {
				kind,
				seat,
				amount,
				turned: set === 1
			};
		},
		read(shown) {
			return frameOf(shown, {
				amount: shown.amount ?? 0,
				set: shown.turned ? 1 : 0
			});
		}
	});
	function finishBookkeeping(state, { seat, amount }, step, emit) {
		popFrame(state);
		pushPoints(state, seat, amount);
		if (step === null) {
			if (emit) emit({
				type: "inkwellStays",
				seat
			});
			return;
		}
		state.inkwell[seat] = step;
		if (emit) emit({
			type: "inkwellMoved",
			seat,
			step
		});
		const entry = state.ledger[seat * STEPS + step];
		if (!isFaceDown(entry)) grant(state, seat, BOOK_REWARD[entryBook(entry)], "book", emit);
	}
	function turnBook(state, frame, step, emit) {
		const { seat } = frame;
		const at = seat * STEPS + step;
		const book = entryBook(state.ledger[at]);
		frame.set = 1;
		spend(state, seat, TURN_BOOK_COST, "turnBook", emit);
		state.ledger[at] = ledgerEntry(book, true);
		if (emit) emit({
			type: "bookTurned",
			seat,
			step,
			book: BOOKS.ids[book]
		});
	}
	function entryCost(state, company, region) {
		const here = state.regions[region];
		if (here >> company & 1) return 0;
		let cost = BASE_COST[company][region];
		const neighbours = NEIGHBOURS[region];
		for (let i = 0; i < neighbours.length; i++) {
			const border = neighbours[i];
			if (state.regions[border.region] >> company & 1 && (cost === 0 || border.cost < cost)) cost = border.cost;
		}
		return cost > 0 && here !== 0 ? cost + FOREIGN_POST_COST : cost;
	}
	function canEnter(state, company, points) {
		if (postsLeft(state, company) === 0) return false;
		const near = BASE_REGIONS[company];
		for (let i = 0; i < near.length; i++) {
			const cost = entryCost(state, company, near[i]);
			if (cost > 0 && cost <= points) return true;
		}
		for (let region = 0; region < REGIONS.size; region++) {
			const cost = entryCost(state, company, region);
			if (cost > 0 && cost <= points) return true;
		}
		return false;
	}
	function listExpand(state, seat, out) {
		if (!canExpand(state, seat)) return;
		const points = expansionTotal(state, seat);
		for (let company = 0; company < COMPANIES.size; company++) if (canEnter(state, company, points)) out.push(EXPAND[company]);
		out.push(EXPAND_NOTHING);
	}
	function useExpansion(state, seat, company, emit) {
		const points = expansionTotal(state, seat);
		startAction(state);
		for (let slot = 0; slot < SLOTS.size; slot++) {
			const card = faceUpCard(state, seat, slot);
			if (card < 0 || CARD_KIND[card] !== EXPANSION) continue;
			state.inUse |= 1 << slot;
			if (emit) emit({
				type: "cardInUse",
				seat,
				card: CARDS.ids[card]
			});
		}
		for (let tile = 0; tile < TILES.size; tile++) {
			if (TILE[tile].kind !== EXPANSION || !hasTile(state, seat, tile)) continue;
			state.inUse |= 1 << SLOTS.size + tile;
			if (emit) emit({
				type: "cardInUse",
				seat,
				card: TILES.ids[tile]
			});
		}
		if (company === null) {
			if (emit) emit({
				type: "expansionForgone",
				seat,
				points
			});
			return;
		}
		if (emit) emit({
			type: "expansionBegins",
			seat,
			company,
			points
		});
		pushFrame(state, "enter", seat, COMPANIES.find(company), points, 0, 0);
	}
	function refuseExpand(state, { seat }, command) {
		if (!canExpand(state, seat)) return because("M6.1");
		const company = COMPANIES.find(command.company);
		if (company < 0) return unknown(command);
		const points = expansionTotal(state, seat);
		return because("M6.6", {
			company: command.company,
			points,
			posts: postsLeft(state, company)
		});
	}
	var enter = decision({
		rule: "M6.3",
		list(state, { company, amount, set }, out) {
			if (postsLeft(state, company) > 0) for (let region = 0; region < REGIONS.size; region++) {
				const cost = entryCost(state, company, region);
				if (cost > 0 && cost <= amount) out.push(ENTER[region]);
			}
			if (set !== 0) out.push(STOP);
		},
		apply(state, frame, command, emit) {
			if (command.type === "enter") enterRegion(state, frame, REGIONS.find(command.region));
			else stopEntering(state, frame, emit);
		},
		refuse: {
			enter(state, { company, amount }, command) {
				const region = REGIONS.find(command.region);
				if (region < 0) return unknown(command);
				if (postsLeft(state, company) === 0) return because("M6.6", { region: command.region });
				const cost = entryCost(state, company, region);
				if (cost === 0) return because("M6.3", { region: command.region });
				return because("M6.4", {
					region: command.region,
					cost,
					points: amount
				});
			},
			stop: () => because("M6.6")
		},
		show({ kind, seat, company, amount, set }) {
			return {
				kind,
				seat,
				company: COMPANIES.ids[company],
				amount,
				regions: regionsIn(set)
			};
		},
		read(shown) {
			const { company, amount = 0, regions = [] } = shown;
			return frameOf(shown, {
				company: COMPANIES.find(company),
				amount,
				set: regionSet(regions)
			});
		}
	});
	function enterRegion(state, frame, region) {
		frame.amount -= entryCost(state, frame.company, region);
		frame.set |= 1 << region;
		pushFrame(state, "post", frame.seat, frame.company, 0, 0, region);
	}
	function stopEntering(state, frame, emit) {
		const { seat, company } = frame;
		popFrame(state);
		if (emit) emit({
			type: "expansionEnds",
			seat,
			company: COMPANIES.ids[company],
			pointsLost: frame.amount
		});
		pushReturns(state, seat, company, frame.set);
		collectRewards(state, seat, company, frame.set, emit);
	}
	function collectRewards(state, seat, company, entered, emit) {
		let pounds = 0;
		let diamonds = 0;
		let points = 0;
		let withSteps = 0;
		for (let region = 0; region < REGIONS.size; region++) {
			if (!(entered >> region & 1)) continue;
			const reward = REGION[region];
			pounds += reward.pounds;
			diamonds += reward.diamonds;
			points += reward.points;
			if (reward.steps > 0) withSteps |= 1 << region;
		}
		receive(state, seat, pounds, "region", emit);
		moveDiamonds(state, seat, diamonds, emit);
		if (withSteps !== 0) pushFrame(state, "collect", seat, company, 0, withSteps, 0);
		pushPoints(state, seat, points);
	}
	var collect = decision({
		rule: "M6.7",
		run(state, frame) {
			let first = -1;
			let steps = 0;
			let unequal = false;
			for (let region = 0; region < REGIONS.size; region++) {
				if (!(frame.set >> region & 1)) continue;
				if (first >= 0 && REGION[region].steps !== REGION[first].steps) unequal = true;
				if (first < 0) first = region;
				steps += REGION[region].steps;
			}
			if (unequal && meetsCall(state, frame.seat, frame.company, steps)) return false;
			collectRegion(state, frame, first);
			return true;
		},
		list(_state, { set }, out) {
			for (let region = 0; region < REGIONS.size; region++) {
				if (!(set >> region & 1)) continue;
				let alike = false;
				for (let other = 0; other < region; other++) if (set >> other & 1 && REGION[other].steps === REGION[region].steps) alike = true;
				if (!alike) out.push(COLLECT[region]);
			}
		},
		apply(state, frame, command, emit) {
			if (command.type !== "collect") return;
			if (emit) emit({
				type: "regionCollected",
				seat: frame.seat,
				region: command.region
			});
			collectRegion(state, frame, REGIONS.find(command.region));
		},
		refuse: { collect: () => because("M6.7") },
		show({ kind, seat, company, set }) {
			return {
				kind,
				seat,
				company: COMPANIES.ids[company],
				regions: regionsIn(set)
			};
		},
		read(shown) {
			return frameOf(shown, {
				company: COMPANIES.find(shown.company),
				set: regionSet(shown.regions ?? [])
			});
		}
	});
	function collectRegion(state, frame, region) {
		frame.set &= ~(1 << region);
		if (frame.set === 0) popFrame(state);
		pushAdvance(state, frame.seat, frame.company, REGION[region].steps);
	}
	function listFirstGoods(state, seat, out) {
		for (let slot = 0; slot < SLOTS.size; slot++) {
			const card = faceUpCard(state, seat, slot);
			if (card >= 0 && CARD_KIND[card] < 3 && !hasTwinBefore(state, seat, slot)) out.push(GOODS_CARD[card]);
		}
	}
	function useGoods(state, seat, card, emit) {
		startUsing(state, seat, card, emit);
		pushFrame(state, "goods", seat, -1, 0, 0, 0);
	}
	function typesIn(state, seat, slots) {
		let types = 0;
		for (let slot = 0; slot < SLOTS.size; slot++) if (slots >> slot & 1) types |= 1 << CARD_KIND[state.slots[seat * SLOTS.size + slot]];
		return types;
	}
	function valueOf$1(state, seat, slots) {
		let value = 0;
		for (let slot = 0; slot < SLOTS.size; slot++) if (slots >> slot & 1) value += goodsValue(state, seat, slot);
		return value;
	}
	function discountFor(state, seat, types) {
		let discount = 0;
		for (let company = 0; company < COMPANIES.size; company++) {
			const bonus = permanentOf(state, seat, company);
			discount += bonus.anyDiscount;
			for (let good = 0; good < 3; good++) if (types >> good & 1) discount += bonus.discount[good];
		}
		return discount;
	}
	function faceUpGoods(state, seat) {
		let slots = 0;
		for (let slot = 0; slot < SLOTS.size; slot++) {
			const card = faceUpCard(state, seat, slot);
			if (card >= 0 && CARD_KIND[card] < 3) slots |= 1 << slot;
		}
		return slots;
	}
	function mayMix(state, seat) {
		let allowed = false;
		for (let company = 0; company < COMPANIES.size; company++) if (permanentOf(state, seat, company).mixGoods) allowed = true;
		if (!allowed) return false;
		const all = faceUpGoods(state, seat);
		return canBuy(state, valueOf$1(state, seat, all), discountFor(state, seat, typesIn(state, seat, all)));
	}
	function isMixed(types) {
		return (types & types - 1) !== 0;
	}
	function valueInUse(state, seat) {
		return valueOf$1(state, seat, state.inUse);
	}
	function discountInUse(state, seat) {
		return discountFor(state, seat, typesIn(state, seat, state.inUse));
	}
	var goods = decision({
		rule: "M5.1",
		list(state, { seat }, out) {
			const used = state.inUse;
			const types = typesIn(state, seat, used);
			const mixed = isMixed(types);
			const rest = faceUpGoods(state, seat) & ~used;
			const others = rest !== 0 && (mixed || mayMix(state, seat));
			for (let slot = 0; slot < SLOTS.size; slot++) {
				if (!(rest >> slot & 1)) continue;
				const card = state.slots[seat * SLOTS.size + slot];
				if ((others || types >> CARD_KIND[card] & 1) && !hasTwinBefore(state, seat, slot)) out.push(GOODS_CARD[card]);
			}
			listBuys(state, valueOf$1(state, seat, used), discountFor(state, seat, types), out);
			if (!mixed) listGoodsSteps(state, seat, out);
		},
		apply(state, frame, command, emit) {
			if (command.type === "goods") addGoods(state, frame.seat, command.card, emit);
			else spendGoods(state, frame.seat, command, emit);
		},
		refuse: {
			goods: refuseGoods,
			buy: (state, { seat }, command) => refuseBuy(state, command, "M5.3", valueInUse(state, seat), discountInUse(state, seat)),
			...refuseGoodsStep
		},
		...bare
	});
	function addGoods(state, seat, card, emit) {
		state.inUse |= 1 << slotOf(state, seat, CARDS.find(card));
		if (emit) emit({
			type: "cardInUse",
			seat,
			card
		});
	}
	function spendGoods(state, seat, command, emit) {
		popFrame(state);
		let value = valueInUse(state, seat);
		if (command.type === "buy") value -= takeCard(state, seat, CARDS.find(command.card), discountInUse(state, seat), "goods", emit);
		else if (command.type === "step") {
			value--;
			stepForGoods(state, seat, COMPANIES.find(command.company), emit);
		} else {
			if (emit) emit({
				type: "stepsLost",
				seat,
				amount: value
			});
			return;
		}
		if (value > 0) pushFrame(state, "steps", seat, -1, value, 0, 0);
	}
	function refuseGoods(state, { seat }, command) {
		const card = CARDS.find(command.card);
		if (card < 0) return unknown(command);
		const slot = slotOf(state, seat, card);
		if (slot < 0 || faceUpCard(state, seat, slot) !== card) return because("M4.5", { card: command.card });
		if (CARD_KIND[card] < 3 && state.inUse !== 0) return because("R13", { card: command.card });
		return because("M5.1", { card: command.card });
	}
	function beginTurn(state, seat, emit) {
		state.turn = seat;
		if (emit) emit({
			type: "turnBegins",
			seat
		});
		readyBonuses(state, seat, emit);
		pushFrame(state, "turn", seat, -1, 0, 0, 0);
	}
	function readyBonuses(state, seat, emit) {
		for (let company = 0; company < COMPANIES.size; company++) {
			const at = seat * COMPANIES.size + company;
			const level = TRACK[state.tracks[company]].level[state.steps[at]];
			if (level === state.usable[at]) continue;
			const before = permanentOf(state, seat, company).markers;
			state.usable[at] = level;
			state.markers[seat] += permanentOf(state, seat, company).markers - before;
			if (emit) emit({
				type: "bonusUsable",
				seat,
				company: COMPANIES.ids[company],
				bonus: level
			});
		}
	}
	function isAvailable(state, seat, slot) {
		const unlock = SLOT_UNLOCK[slot];
		if (unlock === "diamond") return state.diamonds[seat] >= DIAMOND_UNLOCK;
		if (unlock === "bookkeeping") return state.inkwell[seat] >= INK_UNLOCK;
		return true;
	}
	function isPlanned(state, seat) {
		return state.planned[seat] === SLOTS.size;
	}
	function beginPlanning(state, emit) {
		state.phase = "planning";
		state.turn = -1;
		if (emit) emit({
			type: "planning",
			round: state.round
		});
		for (let seat = 0; seat < state.seats; seat++) {
			state.planned[seat] = 0;
			skipDecided(state, seat);
			if (isPlanned(state, seat) && emit) emit({
				type: "planFinished",
				seat
			});
		}
		revealWhenAllPlanned(state, emit);
	}
	function nextSlot(state, seat, from) {
		let slot = from;
		while (slot < SLOTS.size && !isAvailable(state, seat, slot)) slot++;
		return slot;
	}
	function skipDecided(state, seat) {
		state.planned[seat] = hasCardToPlan(state, seat) ? nextSlot(state, seat, state.planned[seat]) : SLOTS.size;
	}
	function hasCardToPlan(state, seat) {
		for (let card = 0; card < CARDS.size; card++) if (HAS_ACTION[card] && state.place[seat * CARDS.size + card] === 1) return true;
		return false;
	}
	var planning = {
		rule: "M3.1",
		isOpen: (state, seat) => !isPlanned(state, seat),
		list(state, seat, out) {
			const slot = state.planned[seat];
			if (slot === SLOTS.size) {
				if (hadChoice(state, seat)) out.push(REPLAN);
				return;
			}
			for (let card = 0; card < CARDS.size; card++) {
				if (!HAS_ACTION[card] || state.place[seat * CARDS.size + card] !== 1) continue;
				if (!hasTwinInHand(state, seat, card)) out.push(PLAN[slot][card]);
			}
			out.push(PLAN[slot][CARDS.size]);
		},
		apply(state, seat, command, emit) {
			if (command.type === "replan") takeBack(state, seat, emit);
			if (command.type !== "plan") return;
			if (emit) emit({
				type: "planned",
				seat,
				slot: command.slot,
				card: command.card
			}, [seat]);
			planSlot(state, seat, command.card === null ? -1 : CARDS.find(command.card));
			if (!isPlanned(state, seat)) return;
			if (emit) emit({
				type: "planFinished",
				seat
			});
			revealWhenAllPlanned(state, emit);
		},
		refuse: {
			plan(state, seat, command) {
				const slot = SLOTS.find(command.slot);
				if (slot < 0) return unknown(command);
				if (isPlanned(state, seat)) return because("M3.5", { finished: true });
				if (!isAvailable(state, seat, slot)) return because("M3.2", { slot: command.slot });
				if (slot !== state.planned[seat]) return because("M3.1", { slot: SLOTS.ids[state.planned[seat]] });
				const card = CARDS.find(command.card);
				if (card < 0) return unknown(command);
				if (!HAS_ACTION[card]) return because("M3.4", { card: command.card });
				const inHand = state.place[seat * CARDS.size + card] === 1;
				return because("M3.1", {
					card: command.card,
					inHand,
					...inHand ? { same: sameCard(CARDS.ids[card]) } : {}
				});
			},
			replan: () => because("M3.5")
		}
	};
	function hadChoice(state, seat) {
		for (let slot = 0; slot < SLOTS.size; slot++) if (state.slots[seat * SLOTS.size + slot] >= 0) return true;
		return hasCardToPlan(state, seat);
	}
	function planSlot(state, seat, card) {
		if (card >= 0) {
			state.slots[seat * SLOTS.size + state.planned[seat]] = card;
			state.place[seat * CARDS.size + card] = 2;
		}
		state.planned[seat]++;
		skipDecided(state, seat);
	}
	function takeBack(state, seat, emit) {
		if (emit) emit({
			type: "planTakenBack",
			seat
		});
		clearPlan(state, seat);
	}
	function clearPlan(state, seat) {
		for (let slot = 0; slot < SLOTS.size; slot++) {
			const card = state.slots[seat * SLOTS.size + slot];
			if (card < 0) continue;
			state.slots[seat * SLOTS.size + slot] = -1;
			state.place[seat * CARDS.size + card] = 1;
		}
		state.planned[seat] = 0;
		skipDecided(state, seat);
	}
	function revealWhenAllPlanned(state, emit) {
		for (let seat = 0; seat < state.seats; seat++) if (!isPlanned(state, seat)) return;
		state.revealed++;
		state.phase = "action";
		state.opening = 1;
		for (let seat = 0; seat < state.seats; seat++) if (emit) emit({
			type: "planRevealed",
			seat,
			cards: planOf(state, seat)
		});
		beginTurn(state, state.firstPlayer, emit);
	}
	function planOf(state, seat) {
		return SLOTS.ids.map((_, slot) => {
			const card = state.slots[seat * SLOTS.size + slot];
			return card < 0 ? null : CARDS.ids[card];
		});
	}
	function endRound(state, emit) {
		state.turn = -1;
		if (state.round === ROUNDS) {
			state.phase = "over";
			if (emit) emit({ type: "gameEnds" });
			return;
		}
		state.round++;
		for (let seat = 0; seat < state.seats; seat++) state.ended[seat] = 0;
		if (emit) emit({
			type: "roundBegins",
			round: state.round
		});
		layCoins(state, emit);
		sweepCards(state, emit);
		fillCards(state, emit);
		returnMarkers(state, emit);
		beginPlanning(state, emit);
	}
	function layCoins(state, emit) {
		const laid = coinSpaces(state.round).slice(0, roundCoins(state.seats, state.round));
		for (const space of laid) state.bookCoins[space]++;
		if (emit) emit({
			type: "coinsLaid",
			spaces: laid.map((space) => BOOK_DISPLAY.ids[space])
		});
	}
	function sweepCards(state, emit) {
		const swept = [];
		for (let row = 0; row < DISPLAY_ROWS.length; row++) {
			const spaces = DISPLAY_ROWS[row];
			let to = spaces.length - 1;
			const last = state.cardDisplay[spaces[to]];
			if (last >= 0) {
				state.discard.push(last);
				swept.push(CARDS.ids[last]);
			}
			state.cardDisplay[spaces[to]] = -1;
			for (let from = to - 1; from >= 0; from--) {
				const card = state.cardDisplay[spaces[from]];
				if (card < 0) continue;
				state.cardDisplay[spaces[from]] = -1;
				state.cardDisplay[spaces[to]] = card;
				to--;
			}
		}
		if (emit) emit({
			type: "cardsSwept",
			cards: swept
		});
	}
	function fillCards(state, emit) {
		for (let i = 0; i < FILL_ORDER.length && state.deck.length > 0; i++) {
			if (state.cardDisplay[FILL_ORDER[i]] >= 0) continue;
			state.cardDisplay[FILL_ORDER[i]] = state.deck.pop();
			state.revealed++;
		}
		if (emit) emit({
			type: "cardsDrawn",
			display: state.cardDisplay.map((card) => card < 0 ? null : CARDS.ids[card])
		});
	}
	function returnMarkers(state, emit) {
		for (let space = 0; space < SPACES.size; space++) {
			const seat = state.spaces[space];
			if (seat < 0) continue;
			state.spaces[space] = -1;
			state.markers[seat]++;
			const tile = space < BOARD_SPACE.length ? BOARD_SPACE[space].tile : -1;
			if (tile < 0) continue;
			state.tileHolder[tile] = seat;
			if (emit) emit({
				type: "tileReceived",
				seat,
				tile: TILES.ids[tile]
			});
		}
		if (emit) emit({ type: "markersReturned" });
	}
	var SEATS = {
		min: 2,
		max: 4
	};
	var OPTIONS = { setup: {
		kind: "choice",
		values: ["first", "later"],
		default: "first",
		rule: "M2.2"
	} };
	function newGame(given, seats, seed) {
		checkSeats(SEATS, seats);
		const { setup } = parseOptions(OPTIONS, given);
		const rng = dealRng(seed);
		const state = emptyTable(setup, seats, below(rng, seats));
		state.tracks = setup === "first" ? [...FIRST_GAME_TRACKS] : dealtTracks(rng);
		state.deck = CARDS_BY_LETTER.flatMap((cards) => shuffle(rng, [...cards])).reverse();
		state.supply = BOOKS_BY_LETTER.map((books) => shuffle(rng, [...books]));
		fillCards(state, null);
		refillBooks(state, null);
		state.revealed = 0;
		for (let place = 0; place < seats; place++) dealHand(state, (state.firstPlayer + place) % seats, place);
		if (setup === "later") {
			state.dealtTiles = shuffle(rng, START_TILES.ids.map((_, tile) => tile)).slice(0, seats * TILES_DEALT);
			return state;
		}
		for (let place = 0; place < seats; place++) state.startTile[(state.firstPlayer + place) % seats] = FIRST_GAME_TILES[place];
		layStartTiles(state, null);
		return state;
	}
	function emptyTable(setup, seats, firstPlayer) {
		const each = (value, size = 1) => new Array(seats * size).fill(value);
		const list = (size, value) => new Array(size).fill(value);
		return {
			revealed: 0,
			setup,
			seats,
			phase: "tiles",
			round: 1,
			firstPlayer,
			turn: -1,
			opening: 0,
			inUse: 0,
			goodsTileSlot: -1,
			frames: [],
			tracks: [],
			posts: [...COLUMN_SPACES],
			lastOpen: COLUMN_SPACES.map(() => 0),
			lostPosts: COMPANIES.ids.map(() => 0),
			regions: list(REGIONS.size, 0),
			deck: [],
			cardDisplay: list(DISPLAY.size, -1),
			discard: [],
			supply: [],
			bookDisplay: list(BOOK_DISPLAY.size, -1),
			bookCoins: list(BOOK_DISPLAY.size, 0),
			taken: [],
			lostBooks: [],
			spaces: list(SPACES.size, -1),
			tileHolder: list(TILES.size, -1),
			dealtTiles: [],
			startTile: each(-1),
			pounds: each(START_POUNDS),
			diamonds: each(0),
			inkwell: each(0),
			markers: each(startMarkers(seats)),
			ended: each(0),
			faceDown: each(0),
			planned: each(SLOTS.size),
			place: each(0, CARDS.size),
			slots: each(-1, SLOTS.size),
			steps: each(0, COMPANIES.size),
			usable: each(0, COMPANIES.size),
			ledger: each(-1, STEPS),
			covered: []
		};
	}
	function dealtTracks(rng) {
		return shuffle(rng, TRACK_CARDS.map((_, card) => card)).map((card) => TRACK_CARDS[card][below(rng, 2)]);
	}
	function dealHand(state, seat, place) {
		for (let card = 0; card < START_CARDS; card++) state.place[seat * CARDS.size + card] = 1;
		state.place[seat * CARDS.size + SEAT_CARD[place]] = 1;
	}
	var tiles = {
		rule: "M2.11",
		isOpen: (state, seat) => state.startTile[seat] < 0,
		list(state, seat, out) {
			if (state.startTile[seat] >= 0) {
				out.push(RECHOOSE);
				return;
			}
			for (let i = 0; i < TILES_DEALT; i++) out.push(KEEP[state.dealtTiles[seat * TILES_DEALT + i]]);
		},
		apply(state, seat, command, emit) {
			if (command.type === "rechoose") chooseAgain(state, seat, emit);
			else if (command.type === "keep") keepTile(state, seat, command.tile, emit);
		},
		refuse: {
			keep: () => because("M2.11"),
			rechoose: () => because("M2.11")
		}
	};
	function chooseAgain(state, seat, emit) {
		state.startTile[seat] = -1;
		if (emit) emit({
			type: "tileTakenBack",
			seat
		});
	}
	function keepTile(state, seat, tile, emit) {
		state.startTile[seat] = START_TILES.find(tile);
		if (emit) emit({
			type: "tileKept",
			seat,
			tile
		}, [seat]);
		if (emit) emit({
			type: "tileChosen",
			seat
		});
		for (let other = 0; other < state.seats; other++) if (state.startTile[other] < 0) return;
		state.revealed++;
		layStartTiles(state, emit);
	}
	function layStartTiles(state, emit) {
		state.phase = "bonuses";
		for (let seat = 0; seat < state.seats; seat++) {
			const tile = state.startTile[seat];
			if (emit) emit({
				type: "startTile",
				seat,
				tile: START_TILES.ids[tile]
			});
			state.ledger[seat * STEPS + 1] = ledgerEntry(SUPPLY_BOOKS + tile, false);
			for (const { card, slot } of START_TILE[tile].resting) state.place[seat * CARDS.size + card] = 3 + slot;
		}
		pushFrame(state, "begin", 0, -1, 0, 0, 0);
		for (let place = state.seats - 1; place >= 0; place--) {
			const seat = (state.firstPlayer + place) % state.seats;
			const { diamonds, steps } = START_TILE[state.startTile[seat]];
			moveDiamonds(state, seat, diamonds, emit);
			pushTracks(state, seat, steps, steps.filter((count) => count > 0).length);
		}
	}
	var begin = decision({
		rule: "M2.12",
		...unasked,
		run(state, _frame, emit) {
			state.frames.length--;
			beginPlanning(state, emit);
			return true;
		}
	});
	function listMerchants(state, seat, out) {
		listUsable(state, seat, MERCHANT, USE_MERCHANT, out);
	}
	function useMerchant(state, seat, id, emit) {
		startUsing(state, seat, id, emit);
		const card = CARDS.find(id);
		if (card < 0) {
			const { diamonds, diamondsPerMerchant } = TILE[TILES.find(id)];
			moveDiamonds(state, seat, diamonds + diamondsPerMerchant * countFaceUp(state, seat, MERCHANT), emit);
			return;
		}
		const { diamonds, pounds, company, minesPerDiamond } = MERCHANTS[card];
		receive(state, seat, pounds, "merchant", emit);
		moveDiamonds(state, seat, diamonds + (minesPerDiamond > 0 ? Math.floor(minesOf(state, company) / minesPerDiamond) : 0), emit);
	}
	function minesOf(state, company) {
		let mines = 0;
		for (let region = 0; region < REGIONS.size; region++) if (state.regions[region] >> company & 1) mines += REGION[region].mines;
		return mines;
	}
	function nextTurn(state, seat, emit) {
		state.opening = 0;
		for (let i = 1; i <= state.seats; i++) {
			const next = (seat + i) % state.seats;
			if (state.ended[next] === 1) continue;
			beginTurn(state, next, emit);
			return;
		}
		endRound(state, emit);
	}
	var turn = decision({
		rule: "M4.2",
		list(state, { seat }, out) {
			listPlusOne(state, seat, out);
			listFirstGoods(state, seat, out);
			listExpand(state, seat, out);
			listBookkeepers(state, seat, out);
			listMerchants(state, seat, out);
			listBonus(state, seat, out);
			out.push(END);
		},
		isOpen(state, { seat }) {
			for (let slot = 0; slot < SLOTS.size; slot++) if (faceUpCard(state, seat, slot) >= 0) return true;
			return false;
		},
		apply(state, { seat }, command, emit) {
			switch (command.type) {
				case "plusOne": return placePlusOne(state, seat, command.card, emit);
				case "goods": return useGoods(state, seat, command.card, emit);
				case "expand": return useExpansion(state, seat, command.company, emit);
				case "bookkeeper": return useBookkeeper(state, seat, command.card, emit);
				case "merchant": return useMerchant(state, seat, command.card, emit);
				case "bonus": return placeMarker(state, seat, command.space, emit);
				default: return chooseEnd(state, seat);
			}
		},
		refuse: {
			plusOne: refuseCard("M8.12"),
			goods: refuseGoods,
			expand: refuseExpand,
			bookkeeper: refuseCard("M4.5"),
			merchant: refuseCard("M4.5"),
			bonus: refuseBonus,
			end: notOffered("M4.2")
		},
		...bare
	});
	function listPlusOne(state, seat, out) {
		if (!hasTile(state, seat, GOODS_TILE) || state.goodsTileSlot >= 0) return;
		for (let slot = 0; slot < SLOTS.size; slot++) {
			const card = faceUpCard(state, seat, slot);
			if (card >= 0 && CARD_KIND[card] < 3 && !hasTwinBefore(state, seat, slot)) out.push(PLUS_ONE[card]);
		}
	}
	function placePlusOne(state, seat, card, emit) {
		state.goodsTileSlot = slotOf(state, seat, CARDS.find(card));
		if (emit) emit({
			type: "plusOnePlaced",
			seat,
			card
		});
	}
	function chooseEnd(state, seat) {
		startAction(state);
		pushFrame(state, "pile", seat, -1, 0, 0, 0);
	}
	function pilesOf(state, seat) {
		let piles = 0;
		for (let card = 0; card < CARDS.size; card++) {
			const slot = state.place[seat * CARDS.size + card] - 3;
			if (slot >= 0) piles |= 1 << slot;
		}
		return piles;
	}
	var pile = decision({
		rule: "M8.15",
		run(state, { seat }, emit) {
			const piles = pilesOf(state, seat);
			if (piles !== 0 && state.round < ROUNDS) return false;
			endPhase(state, seat, piles === 0 ? -1 : 31 - Math.clz32(piles & -piles), emit);
			return true;
		},
		list(state, { seat }, out) {
			const piles = pilesOf(state, seat);
			for (let slot = 0; slot < SLOTS.size; slot++) if (piles >> slot & 1) out.push(TAKE_PILE[slot]);
		},
		apply(state, { seat }, command, emit) {
			if (command.type === "pile") endPhase(state, seat, SLOTS.find(command.slot), emit);
		},
		refuse: { pile: notOffered("M8.15") },
		...bare
	});
	function endPhase(state, seat, taken, emit) {
		const from = seat * CARDS.size;
		popFrame(state);
		if (taken >= 0) {
			for (let card = 0; card < CARDS.size; card++) if (state.place[from + card] === 3 + taken) state.place[from + card] = 1;
		}
		for (let slot = 0; slot < SLOTS.size; slot++) {
			const card = state.slots[seat * SLOTS.size + slot];
			if (card < 0) continue;
			state.slots[seat * SLOTS.size + slot] = -1;
			state.place[from + card] = 3 + slot;
		}
		for (let tile = 0; tile < TILES.size; tile++) {
			if (state.tileHolder[tile] !== seat) continue;
			state.tileHolder[tile] = -1;
			if (tile === GOODS_TILE) state.goodsTileSlot = -1;
		}
		state.faceDown[seat] = 0;
		state.ended[seat] = 1;
		if (emit) emit({
			type: "phaseEnded",
			seat,
			pile: taken < 0 ? null : SLOTS.ids[taken]
		});
	}
	var finish = decision({
		rule: "M4.2",
		...unasked,
		run(state, { seat }, emit) {
			if (state.inUse !== 0) turnDown(state, seat, emit);
			if (state.taken.length > 0) {
				pushPlace(state, seat);
				return true;
			}
			state.frames.length--;
			refillBooks(state, emit);
			nextTurn(state, seat, emit);
			return true;
		}
	});
	function turnDown(state, seat, emit) {
		const used = state.inUse;
		state.inUse = 0;
		state.faceDown[seat] |= used;
		if (!emit) return;
		const cards = [];
		for (let slot = 0; slot < SLOTS.size; slot++) if (used >> slot & 1) cards.push(CARDS.ids[state.slots[seat * SLOTS.size + slot]]);
		for (let tile = 0; tile < TILES.size; tile++) if (used >> SLOTS.size + tile & 1) cards.push(TILES.ids[tile]);
		emit({
			type: "cardsTurned",
			seat,
			cards
		});
	}
	var DECISIONS = decisionTable({
		turn,
		goods,
		steps,
		enter,
		post,
		collect,
		return: returning,
		remove,
		bookkeeper,
		points,
		advance,
		tracks,
		buy,
		discard,
		tier,
		choice,
		place,
		pile,
		finish,
		begin
	});
	var COMMON = {
		tiles,
		planning
	};
	var COMMAND_TYPES = new Set([...DECISIONS.values(), ...Object.values(COMMON)].flatMap(({ refuse }) => Object.keys(refuse)));
	function commonKind({ phase }) {
		return phase === "tiles" || phase === "planning" ? phase : void 0;
	}
	function deciders(state) {
		if (state.frames.length > 0) return [state.frames[state.frames.length - 1].seat];
		const seats = [];
		const kind = commonKind(state);
		if (kind === void 0) return seats;
		for (let seat = 0; seat < state.seats; seat++) if (COMMON[kind].isOpen(state, seat)) seats.push(seat);
		return seats;
	}
	function legal(state, seat) {
		const out = [];
		if (!(seat >= 0 && seat < state.seats)) return out;
		const frame = topFrame(state);
		if (frame !== void 0) {
			if (frame.seat === seat) decisionOf(DECISIONS, frame).list(state, frame, out);
			return out;
		}
		const kind = commonKind(state);
		if (kind !== void 0) COMMON[kind].list(state, seat, out);
		return out;
	}
	function step(state, seat, command, emit) {
		const frame = topFrame(state);
		if (frame !== void 0) decisionOf(DECISIONS, frame).apply(state, frame, command, emit);
		else {
			const kind = commonKind(state);
			if (kind !== void 0) COMMON[kind].apply(state, seat, command, emit);
		}
		settle(state, emit);
	}
	function settle(state, emit) {
		runForced(DECISIONS, state, emit);
	}
	function refuse(state, seat, command) {
		if (!COMMAND_TYPES.has(command.type)) return unknown(command);
		const frame = topFrame(state);
		if (frame !== void 0) {
			const { rule, refuse: reasons } = decisionOf(DECISIONS, frame);
			return reasonIn(reasons, state, frame, command) ?? outOfPlace(rule, frame.kind, command);
		}
		const kind = commonKind(state) ?? "planning";
		const { rule, refuse: reasons } = COMMON[kind];
		return reasonIn(reasons, state, seat, command) ?? outOfPlace(rule, kind, command);
	}
	function outOfPlace(rule, decision, { type }) {
		return because(rule, {
			decision,
			type
		});
	}
	function showFrames(frames) {
		return frames.map((frame) => decisionOf(DECISIONS, frame).show(frame));
	}
	function readFrames(shown) {
		return shown.map((frame) => decisionOf(DECISIONS, frame).read(frame));
	}
	function knownState(view) {
		const { players } = view;
		const tile = view.tiles[TILES.ids[GOODS_TILE]];
		const state = {
			revealed: view.revealed,
			setup: view.setup,
			seats: players.length,
			phase: view.phase,
			round: view.round,
			firstPlayer: view.firstPlayer,
			turn: view.turn ?? -1,
			opening: view.opening ? 1 : 0,
			inUse: 0,
			goodsTileSlot: -1,
			frames: readFrames(view.pending),
			tracks: view.companies.map(({ track }) => TRACKS.of(track)),
			posts: view.companies.flatMap(({ columns }) => columns.map(({ posts }) => posts)),
			lastOpen: view.companies.flatMap(({ columns }) => columns.map(({ lastOpen }) => lastOpen ? 1 : 0)),
			lostPosts: view.companies.map(({ lostPosts }) => lostPosts),
			regions: REGIONS.ids.map((region) => bits(view.regions[region], (id) => COMPANIES.of(id))),
			deck: [],
			cardDisplay: DISPLAY.ids.map((space) => CARDS.find(view.cards.display[space])),
			discard: view.cards.discard.map((card) => CARDS.of(card)),
			supply: [],
			bookDisplay: BOOK_DISPLAY.ids.map((space) => BOOKS.find(view.books.display[space].book)),
			bookCoins: BOOK_DISPLAY.ids.map((space) => view.books.display[space].coins),
			taken: view.books.taken.map((book) => BOOKS.of(book)),
			lostBooks: view.books.lost.map((book) => BOOKS.of(book)),
			spaces: SPACES.ids.map((space) => view.spaces[space] ?? -1),
			tileHolder: TILES.ids.map((id) => view.tiles[id].seat ?? -1),
			dealtTiles: [],
			startTile: players.map(({ startTile }) => START_TILES.find(startTile)),
			pounds: players.map(({ pounds }) => pounds),
			diamonds: players.map(({ diamonds }) => diamonds),
			inkwell: players.map(({ inkwell }) => inkwell),
			markers: players.map(({ markers }) => markers),
			ended: players.map(({ ended }) => ended ? 1 : 0),
			faceDown: players.map((player) => faceDownOf(player, view)),
			planned: players.map(({ planning }) => planning === null ? SLOTS.size : SLOTS.of(planning)),
			place: players.flatMap(placesOf),
			slots: players.flatMap(({ slots }) => slots.map((slot) => CARDS.find(slot?.card))),
			steps: players.flatMap(({ tracks }) => COMPANIES.ids.map((company) => tracks[company].space)),
			usable: players.flatMap(({ tracks }) => COMPANIES.ids.map((company) => tracks[company].bonus)),
			ledger: players.flatMap(ledgerOf),
			covered: players.flatMap(coveredOf)
		};
		if (tile.seat !== null && tile.card !== null) state.goodsTileSlot = slotWith(players[tile.seat], tile.card);
		for (const id of view.inUse) state.inUse |= 1 << useBit(players[state.turn], id);
		return state;
	}
	function bits(set, number) {
		return set.reduce((sum, id) => sum | 1 << number(id), 0);
	}
	function slotWith({ slots }, card) {
		return slots.findIndex((slot) => slot?.card === card);
	}
	function useBit(player, id) {
		const tile = TILES.find(id);
		return tile < 0 ? slotWith(player, id) : SLOTS.size + tile;
	}
	function faceDownOf({ seat, slots }, view) {
		let faceDown = 0;
		for (const [slot, shown] of slots.entries()) if (shown?.faceDown) faceDown |= 1 << slot;
		for (const [index, id] of TILES.ids.entries()) {
			const tile = view.tiles[id];
			if (tile.seat === seat && tile.faceDown && tile.card === null) faceDown |= 1 << SLOTS.size + index;
		}
		return faceDown;
	}
	function placesOf({ hand, slots, piles }) {
		const places = new Array(CARDS.size).fill(0);
		for (const card of hand) places[CARDS.of(card)] = 1;
		for (const slot of slots) if (slot) places[CARDS.of(slot.card)] = 2;
		for (const [pile, cards] of piles.entries()) for (const card of cards) places[CARDS.of(card)] = 3 + pile;
		return places;
	}
	function entryOf({ book, faceDown }) {
		return ledgerEntry(BOOKS.of(book), faceDown);
	}
	function ledgerOf({ books }) {
		return [-1, ...books.map((stack) => stack.length === 0 ? -1 : entryOf(stack[stack.length - 1]))];
	}
	function coveredOf({ seat, books }) {
		return books.flatMap((stack, index) => stack.slice(0, -1).flatMap((book) => [seat * STEPS + index + 1, entryOf(book)]));
	}
	function resample(view, viewer, rng) {
		const state = knownState(view);
		dealDeck(state, rng);
		dealSupply(state, rng);
		if (view.setup === "later") dealTiles(state, view, viewer, rng);
		if (view.phase === "planning") for (const player of view.players) planAgain(state, player, viewer, rng);
		return state;
	}
	function dealDeck(state, rng) {
		const seen = new Set([...state.cardDisplay, ...state.discard]);
		for (const [at, place] of state.place.entries()) if (place !== 0) seen.add(at % CARDS.size);
		state.deck = CARDS_BY_LETTER.flatMap((cards) => shuffle(rng, cards.filter((card) => !seen.has(card)))).reverse();
	}
	function dealSupply(state, rng) {
		const seen = new Set([
			...state.bookDisplay,
			...state.taken,
			...state.lostBooks
		]);
		for (const entry of state.ledger) if (entry >= 0) seen.add(entry >> 1);
		for (let i = 1; i < state.covered.length; i += 2) seen.add(state.covered[i] >> 1);
		state.supply = BOOKS_BY_LETTER.map((books) => shuffle(rng, books.filter((book) => !seen.has(book))));
	}
	function dealTiles(state, view, viewer, rng) {
		const own = view.dealt?.tiles.map((tile) => START_TILES.of(tile)) ?? [];
		const seen = new Set([...own, ...state.startTile]);
		const unseen = shuffle(rng, START_TILES.ids.flatMap((_, tile) => seen.has(tile) ? [] : [tile]));
		for (const { seat, finished } of view.players) {
			const pair = seat === viewer ? own : dealtPair(state.startTile[seat], unseen, rng);
			state.dealtTiles.push(...pair);
			if (view.phase !== "tiles") continue;
			if (seat === viewer) state.startTile[seat] = START_TILES.find(view.dealt?.kept);
			else if (finished) state.startTile[seat] = pair[below(rng, TILES_DEALT)];
		}
	}
	function dealtPair(kept, unseen, rng) {
		const pair = unseen.splice(0, kept < 0 ? TILES_DEALT : TILES_DEALT - 1);
		return kept < 0 ? pair : shuffle(rng, [kept, ...pair]);
	}
	function planAgain(state, { seat, finished }, viewer, rng) {
		if (seat === viewer) return;
		clearPlan(state, seat);
		const slots = below(rng, SLOTS.size);
		for (let count = 0; finished ? !isPlanned(state, seat) : count < slots; count++) {
			if (!finished && nextSlot(state, seat, state.planned[seat] + 1) === SLOTS.size) return;
			planSlot(state, seat, drawnChoice(state, seat, finished, rng));
		}
	}
	function drawnChoice(state, seat, finished, rng) {
		if (!finished && cardsToPlan(state, seat) === 1) return -1;
		const choices = [];
		planning.list(state, seat, choices);
		const choice = choices[below(rng, choices.length)];
		return choice.type === "plan" ? CARDS.find(choice.card) : -1;
	}
	function cardsToPlan(state, seat) {
		return HAS_ACTION.filter((hasAction, card) => hasAction && state.place[seat * CARDS.size + card] === 1).length;
	}
	function sharesOf(state, seat, company) {
		let shares = TRACK[state.tracks[company]].shares[state.steps[seat * COMPANIES.size + company]];
		const cards = SHARE_CARDS[company];
		const from = seat * CARDS.size;
		for (let i = 0; i < cards.length; i++) if (state.place[from + cards[i]] !== 0) shares++;
		return shares;
	}
	function scores(state) {
		const sheets = [];
		for (let seat = 0; seat < state.seats; seat++) {
			const categories = { pounds: state.pounds[seat] };
			let total = state.pounds[seat];
			for (let company = 0; company < COMPANIES.size; company++) {
				const worth = sharesOf(state, seat, company) * shareValue(state, company);
				categories[COMPANIES.ids[company]] = worth;
				total += worth;
			}
			categories["diamonds"] = DIAMOND_SCORE[state.diamonds[seat]];
			categories["bookkeeping"] = INK_SCORE[state.inkwell[seat]];
			total += DIAMOND_SCORE[state.diamonds[seat]] + INK_SCORE[state.inkwell[seat]];
			sheets.push({
				seat,
				categories,
				total
			});
		}
		return sheets;
	}
	function outcome(state) {
		if (state.phase !== "over") return null;
		const sheets = scores(state);
		return {
			sheets,
			ranking: [...new Set(sheets.map(({ total }) => total))].toSorted((a, b) => b - a).map((total) => sheets.filter((sheet) => sheet.total === total).map(({ seat }) => seat))
		};
	}
	function planView(state, seat, viewer, earlier) {
		const inSecret = state.phase === "planning";
		const secret = inSecret && seat !== viewer;
		const planning = inSecret && !secret && !isPlanned(state, seat);
		return {
			hand: handView(state, seat, secret, earlier),
			slots: slotsView(state, seat, secret, earlier),
			planning: planning ? SLOTS.ids[state.planned[seat]] : null
		};
	}
	function playerView(state, seat, viewer, earlier) {
		const plan = planView(state, seat, viewer, earlier);
		return {
			seat,
			pounds: state.pounds[seat],
			tracks: tracksView(state, seat, earlier),
			diamonds: state.diamonds[seat],
			inkwell: state.inkwell[seat],
			books: ledgerView(state, seat, earlier),
			startTile: state.phase === "tiles" ? null : START_TILES.ids[state.startTile[seat]],
			markers: state.markers[seat],
			hand: plan.hand,
			slots: plan.slots,
			openSlots: openSlotsView(state, seat, earlier),
			piles: pilesView(state, seat, earlier),
			ended: state.ended[seat] === 1,
			finished: state.phase === "tiles" ? state.startTile[seat] >= 0 : isPlanned(state, seat),
			planning: plan.planning
		};
	}
	function hasSameCards(earlier, state, seat) {
		return samePart(earlier.state.place, state.place, seat * CARDS.size, (seat + 1) * CARDS.size);
	}
	function hasSame(was, is, seat) {
		return samePart(was, is, seat * COMPANIES.size, (seat + 1) * COMPANIES.size);
	}
	function tracksView(state, seat, earlier) {
		if (earlier !== void 0 && hasSame(earlier.state.steps, state.steps, seat) && hasSame(earlier.state.usable, state.usable, seat) && sameNumbers(earlier.state.tracks, state.tracks) && hasSameCards(earlier, state, seat)) return earlier.view.players[seat].tracks;
		const out = {};
		for (let company = 0; company < COMPANIES.size; company++) {
			const at = seat * COMPANIES.size + company;
			out[COMPANIES.ids[company]] = {
				space: state.steps[at],
				shares: sharesOf(state, seat, company),
				bonus: state.usable[at]
			};
		}
		return out;
	}
	function ledgerView(state, seat, earlier) {
		if (earlier !== void 0 && samePart(earlier.state.ledger, state.ledger, seat * STEPS, (seat + 1) * STEPS) && sameNumbers(earlier.state.covered, state.covered)) return earlier.view.players[seat].books;
		const out = [];
		for (let step = 1; step <= INK_END; step++) out.push([]);
		for (let i = 0; i < state.covered.length; i += 2) {
			const step = state.covered[i] - seat * STEPS;
			if (step > 0 && step <= INK_END) out[step - 1].push(bookView(state.covered[i + 1]));
		}
		for (let step = 1; step <= INK_END; step++) {
			const entry = state.ledger[seat * STEPS + step];
			if (entry >= 0) out[step - 1].push(bookView(entry));
		}
		return out;
	}
	function bookView(entry) {
		return {
			book: BOOKS.ids[entryBook(entry)],
			faceDown: isFaceDown(entry)
		};
	}
	function handView(state, seat, secret, earlier) {
		if (earlier?.state.phase === state.phase && hasSameCards(earlier, state, seat)) return earlier.view.players[seat].hand;
		const out = [];
		for (let card = 0; card < CARDS.size; card++) {
			const place = state.place[seat * CARDS.size + card];
			if (place === 1 || secret && place > 1 && place < 3) out.push(CARDS.ids[card]);
		}
		return out;
	}
	function slotsView(state, seat, secret, earlier) {
		if (earlier?.state.phase === state.phase && earlier.state.faceDown[seat] === state.faceDown[seat] && samePart(earlier.state.slots, state.slots, seat * SLOTS.size, (seat + 1) * SLOTS.size)) return earlier.view.players[seat].slots;
		return SLOTS.ids.map((_, slot) => {
			const card = state.slots[seat * SLOTS.size + slot];
			if (secret || card < 0) return null;
			return {
				card: CARDS.ids[card],
				faceDown: (state.faceDown[seat] >> slot & 1) === 1
			};
		});
	}
	function openSlotsView(state, seat, earlier) {
		if (earlier !== void 0 && earlier.state.diamonds[seat] === state.diamonds[seat] && earlier.state.inkwell[seat] === state.inkwell[seat]) return earlier.view.players[seat].openSlots;
		return SLOTS.ids.map((_, slot) => isAvailable(state, seat, slot));
	}
	function pilesView(state, seat, earlier) {
		if (earlier !== void 0 && hasSameCards(earlier, state, seat)) return earlier.view.players[seat].piles;
		const out = SLOTS.ids.map(() => []);
		for (let card = 0; card < CARDS.size; card++) {
			const pile = state.place[seat * CARDS.size + card] - 3;
			if (pile >= 0) out[pile].push(CARDS.ids[card]);
		}
		return out;
	}
	function view(state, viewer, beside, earlier) {
		if (beside !== void 0) return {
			...beside,
			players: playersBeside(state, viewer, beside.players),
			dealt: dealtView(state, viewer)
		};
		const players = [];
		for (let seat = 0; seat < state.seats; seat++) players.push(playerView(state, seat, viewer, earlier));
		return {
			setup: state.setup,
			phase: state.phase,
			round: state.round,
			revealed: state.revealed,
			firstPlayer: state.firstPlayer,
			turn: state.turn < 0 ? null : state.turn,
			opening: state.opening === 1,
			deciders: deciders(state),
			pending: showFrames(state.frames),
			inUse: inUseView(state),
			companies: companiesView(state, earlier),
			regions: regionsView(state, earlier),
			cards: {
				display: cardDisplayView(state, earlier),
				deck: deckView(state, earlier),
				discard: discardView(state, earlier)
			},
			books: {
				display: bookDisplayView(state, earlier),
				supply: Object.fromEntries(LETTERS.map((letter, index) => [letter, state.supply[index].length])),
				taken: ids(BOOKS.ids, state.taken),
				lost: ids(BOOKS.ids, state.lostBooks)
			},
			roundCoins: roundCoinsView(state, earlier),
			spaces: spacesView(state, earlier),
			tiles: tilesView(state, earlier),
			players,
			dealt: dealtView(state, viewer)
		};
	}
	function ids(names, numbers) {
		const out = [];
		for (let i = 0; i < numbers.length; i++) out.push(names[numbers[i]]);
		return out;
	}
	function inUseView(state) {
		const out = [];
		for (let slot = 0; slot < SLOTS.size; slot++) if (state.inUse >> slot & 1) out.push(CARDS.ids[state.slots[state.turn * SLOTS.size + slot]]);
		for (let tile = 0; tile < TILES.size; tile++) if (state.inUse >> SLOTS.size + tile & 1) out.push(TILES.ids[tile]);
		return out;
	}
	function companiesView(state, earlier) {
		if (earlier !== void 0 && sameNumbers(earlier.state.posts, state.posts) && sameNumbers(earlier.state.lastOpen, state.lastOpen) && sameNumbers(earlier.state.lostPosts, state.lostPosts) && sameNumbers(earlier.state.tracks, state.tracks)) return earlier.view.companies;
		return COMPANIES.ids.map((_, company) => companyView(state, company));
	}
	function companyView(state, company) {
		const columns = [];
		for (let column = company * 3; column < (company + 1) * 3; column++) columns.push({
			posts: state.posts[column],
			lastOpen: state.lastOpen[column] === 1
		});
		return {
			id: COMPANIES.ids[company],
			track: TRACKS.ids[state.tracks[company]],
			columns,
			lostPosts: state.lostPosts[company],
			value: shareValue(state, company)
		};
	}
	function regionsView(state, earlier) {
		if (earlier !== void 0 && sameNumbers(earlier.state.regions, state.regions)) return earlier.view.regions;
		const out = {};
		for (let region = 0; region < REGIONS.size; region++) {
			const companies = [];
			for (let company = 0; company < COMPANIES.size; company++) if (state.regions[region] >> company & 1) companies.push(COMPANIES.ids[company]);
			out[REGIONS.ids[region]] = companies;
		}
		return out;
	}
	function cardDisplayView(state, earlier) {
		if (earlier !== void 0 && sameNumbers(earlier.state.cardDisplay, state.cardDisplay)) return earlier.view.cards.display;
		const out = {};
		for (let space = 0; space < DISPLAY.size; space++) {
			const card = state.cardDisplay[space];
			out[DISPLAY.ids[space]] = card < 0 ? null : CARDS.ids[card];
		}
		return out;
	}
	function deckView(state, earlier) {
		if (earlier !== void 0 && earlier.state.deck.length === state.deck.length) return earlier.view.cards.deck;
		const out = {};
		let drawn = CARDS_BY_LETTER.reduce((total, cards) => total + cards.length, 0) - state.deck.length;
		for (let letter = 0; letter < DECK_LETTERS.length; letter++) {
			const { length } = CARDS_BY_LETTER[letter];
			const gone = Math.min(drawn, length);
			out[DECK_LETTERS[letter]] = length - gone;
			drawn -= gone;
		}
		return out;
	}
	function discardView(state, earlier) {
		if (earlier !== void 0 && sameNumbers(earlier.state.discard, state.discard)) return earlier.view.cards.discard;
		return ids(CARDS.ids, state.discard);
	}
	function bookDisplayView(state, earlier) {
		if (earlier !== void 0 && sameNumbers(earlier.state.bookDisplay, state.bookDisplay) && sameNumbers(earlier.state.bookCoins, state.bookCoins)) return earlier.view.books.display;
		const out = {};
		for (let space = 0; space < BOOK_DISPLAY.size; space++) {
			const book = state.bookDisplay[space];
			out[BOOK_DISPLAY.ids[space]] = {
				book: book < 0 ? null : BOOKS.ids[book],
				coins: state.bookCoins[space]
			};
		}
		return out;
	}
	function roundCoinsView(state, earlier) {
		if (earlier !== void 0 && earlier.state.round === state.round) return earlier.view.roundCoins;
		const out = {};
		for (let round = state.round + 1; round <= ROUNDS; round++) out[round] = roundCoins(state.seats, round);
		return out;
	}
	function spacesView(state, earlier) {
		if (earlier !== void 0 && sameNumbers(earlier.state.spaces, state.spaces) && sameNumbers(earlier.state.tracks, state.tracks)) return earlier.view.spaces;
		const out = {};
		for (let space = 0; space < SPACES.size; space++) {
			if (spaceRule(state, space) === void 0) continue;
			out[SPACES.ids[space]] = state.spaces[space] < 0 ? null : state.spaces[space];
		}
		return out;
	}
	function tilesView(state, earlier) {
		if (earlier !== void 0 && earlier.state.goodsTileSlot === state.goodsTileSlot && sameNumbers(earlier.state.tileHolder, state.tileHolder) && sameNumbers(earlier.state.faceDown, state.faceDown) && sameNumbers(earlier.state.slots, state.slots)) return earlier.view.tiles;
		const out = {};
		for (let tile = 0; tile < TILES.size; tile++) {
			const seat = state.tileHolder[tile];
			const slot = tile === GOODS_TILE ? state.goodsTileSlot : -1;
			const bit = slot >= 0 ? slot : SLOTS.size + tile;
			out[TILES.ids[tile]] = {
				seat: seat < 0 ? null : seat,
				faceDown: seat >= 0 && (state.faceDown[seat] >> bit & 1) === 1,
				card: slot < 0 ? null : CARDS.ids[state.slots[seat * SLOTS.size + slot]]
			};
		}
		return out;
	}
	function playersBeside(state, viewer, beside) {
		if (state.phase !== "planning") return beside;
		return beside.map((player, seat) => ({
			...player,
			...planView(state, seat, viewer, void 0)
		}));
	}
	function dealtView(state, viewer) {
		if (viewer === null || state.setup === "first") return null;
		const kept = state.startTile[viewer];
		return {
			tiles: ids(START_TILES.ids, state.dealtTiles.slice(viewer * TILES_DEALT, (viewer + 1) * TILES_DEALT)),
			kept: kept < 0 ? null : START_TILES.ids[kept]
		};
	}
	var mombasa = defineGame({
		id: "mombasa",
		version: "7",
		seats: SEATS,
		options: OPTIONS,
		figures,
		setup(options, seats, seed) {
			const state = newGame(options, seats, seed);
			settle(state, null);
			return state;
		},
		deciders,
		legal,
		step,
		refuse,
		clone,
		view,
		resample,
		scores,
		round: (state) => state.round,
		outcome
	});
	function roundsAhead(state) {
		return state.phase === "over" ? 0 : ROUNDS - state.round;
	}
	function shareProspect(state, company) {
		const value = shareValue(state, company);
		return value + (.55 + .05 * value) * roundsAhead(state);
	}
	function smooth(scores, end) {
		const marks = scores.flatMap((score, space) => space === 0 || score > scores[space - 1] ? [space] : []);
		return scores.map((score, space) => {
			const next = marks.find((mark) => mark > space);
			const last = marks.findLast((mark) => mark <= space) ?? 0;
			if (next === void 0 || next > end) return score;
			return score + (scores[next] - score) * (space - last) / (next - last);
		});
	}
	var DIAMOND_WORTH = smooth(DIAMOND_SCORE, DIAMOND_END);
	var INK_WORTH = smooth(INK_SCORE, INK_END);
	var SMOOTH_SHARES = TRACK.map(({ shares, length }) => smooth(shares, length));
	function smoothShares(state, seat, company) {
		return SMOOTH_SHARES[state.tracks[company]][state.steps[seat * COMPANIES.size + company]];
	}
	function stepWorth(state, seat, company) {
		const track = TRACK[state.tracks[company]];
		const space = state.steps[seat * COMPANIES.size + company];
		if (space >= track.length) return 0;
		const shares = SMOOTH_SHARES[state.tracks[company]];
		let worth = (shares[space + 1] - shares[space]) * shareProspect(state, company);
		if (track.payout[space + 1] > 0) worth += track.payout[space + 1] + roundsAhead(state);
		else if (track.level[Math.min(track.length, space + 3)] > track.level[space]) worth += .3 * roundsAhead(state);
		return worth - track.call[space];
	}
	function bestStep(state, seat) {
		let best = 0;
		for (let company = 0; company < COMPANIES.size; company++) best = Math.max(best, stepWorth(state, seat, company));
		return best;
	}
	var CARD_USE = CARD_KIND.map((kind, card) => {
		if (kind < 3) return 2 * CARD_VALUE[card];
		if (kind === EXPANSION) return 2.2 * CARD_VALUE[card];
		if (kind === BOOKKEEPER) return 2 + 1.6 * CARD_VALUE[card];
		return kind === MERCHANT ? 2.2 * MERCHANTS[card].diamonds + MERCHANTS[card].pounds : 0;
	});
	var COUNTS_MINES = CARD_KIND.map((kind, card) => kind === MERCHANT && MERCHANTS[card].minesPerDiamond > 0);
	function cardUse(state, card) {
		if (!COUNTS_MINES[card]) return CARD_USE[card];
		const { diamonds, pounds, company, minesPerDiamond } = MERCHANTS[card];
		return 2.2 * (diamonds + Math.floor(minesOf(state, company) / minesPerDiamond)) + pounds;
	}
	function cardWorth(state, card) {
		const share = CARD_SHARE[card];
		return .45 * Math.max(0, roundsAhead(state) - .3) * cardUse(state, card) + (share >= 0 ? shareProspect(state, share) : 0);
	}
	var ASKING = BOOK_NEEDS.map(({ goods, expansion, helpers, any }) => {
		let sum = expansion + 2 * helpers;
		for (const need of goods) sum += need;
		for (const need of any) sum += .8 * need;
		return sum;
	});
	function chainOf(state, seat, chain) {
		chain.length = 0;
		chain.asks = 0;
		for (let step = state.inkwell[seat] + 1; step <= INK_END; step++) {
			const entry = state.ledger[seat * STEPS + step];
			if (entry < 0) return;
			chain.length++;
			if (!isFaceDown(entry)) chain.asks += ASKING[entryBook(entry)];
		}
	}
	function stepsWithin(state, seat) {
		return inkwellReach(state, seat) - state.inkwell[seat];
	}
	var FEATURES = [
		["pounds", 1],
		["pounds ahead", .05],
		["shares at their value", 1],
		["parts of shares", .9],
		["shares ahead", .6],
		["shares of rising companies ahead", .05],
		["diamonds", 1],
		["diamonds ahead", .05],
		["diamond slot ahead", 4],
		["near the diamond slot ahead", 1.5],
		["bookkeeping", 1],
		["bookkeeping ahead", .05],
		["book slot ahead", 4],
		["near the book slot ahead", 1.5],
		["books before the inkwell", .8],
		["worth of the books before the inkwell", .35],
		["what those books ask", -.05],
		["goods owned ahead", .5],
		["largest good owned ahead", .2],
		["expansion owned ahead", .6],
		["bookkeepers owned ahead", .7],
		["merchants owned ahead", 1.2],
		["use of the hand", .1],
		["use of the best pile", .05],
		["cards in hand", 0],
		["coffee face up", 1.2],
		["bananas face up", 1.2],
		["cotton face up", 1.2],
		["largest good face up", .3],
		["expansion face up", 2],
		["bookkeepers face up", 3],
		["books within reach", .9],
		["merchants face up", 4],
		["markers left", 1.2],
		["still in", 0],
		["first player", .3],
		["first player ahead", .1],
		...TILES.ids.map((id) => [`reserved ${id}`, 2]),
		...TRACKS.ids.flatMap((id) => [[`first bonus of ${id} ahead`, .8], [`second bonus of ${id} ahead`, .8]]),
		["ahead", 18],
		["ahead squared", 0],
		["three players", 0],
		["four players", 0]
	];
	var featureNames = FEATURES.map(([name]) => name);
	var handWeights = [...FEATURES.map(([, weight]) => weight), 0];
	var chain$3 = {
		length: 0,
		asks: 0
	};
	var means = noMeans();
	var piles$1 = new Float64Array(SLOTS.size);
	var OF_FACE_UP = 8;
	function features$1(state, seat, out) {
		const ahead = roundsAhead(state);
		const next = ahead > 0 ? 1 : 0;
		const acting = state.phase === "action" && state.ended[seat] === 0;
		let at = 0;
		out[at++] = state.pounds[seat];
		out[at++] = state.pounds[seat] * ahead;
		at = writeShares(state, seat, ahead, out, at);
		const diamonds = DIAMOND_WORTH[state.diamonds[seat]];
		out[at++] = diamonds;
		out[at++] = diamonds * ahead;
		out[at++] = state.diamonds[seat] >= DIAMOND_UNLOCK ? ahead : 0;
		out[at++] = nearness(state.diamonds[seat], DIAMOND_UNLOCK) * ahead;
		const ink = state.inkwell[seat];
		out[at++] = INK_WORTH[ink];
		out[at++] = INK_WORTH[ink] * ahead;
		out[at++] = ink >= INK_UNLOCK ? ahead : 0;
		out[at++] = nearness(ink, INK_UNLOCK) * ahead;
		chainOf(state, seat, chain$3);
		const books = acting || next === 1 ? chain$3.length : 0;
		const booksWorth = books === 0 ? 0 : INK_WORTH[Math.min(INK_END, ink + books)] - INK_WORTH[ink];
		out[at++] = Math.min(books, 2 + 2 * ahead);
		out[at++] = booksWorth;
		out[at++] = books === 0 ? 0 : chain$3.asks;
		at = writeCards$1(state, seat, ahead, out, at);
		at = acting ? writeFaceUp(state, seat, out, at) : writeZeros(out, at, OF_FACE_UP);
		out[at++] = acting ? state.markers[seat] : 0;
		out[at++] = acting ? 1 : 0;
		out[at++] = state.firstPlayer === seat ? next : 0;
		out[at++] = state.firstPlayer === seat ? ahead : 0;
		at = writeTiles$1(state, seat, next, out, at);
		at = writeBonuses(state, seat, ahead, acting, out, at);
		out[at++] = ahead;
		out[at++] = ahead * ahead;
		out[at++] = state.seats === 3 ? 1 : 0;
		out[at++] = state.seats === 4 ? 1 : 0;
	}
	function writeFaceUp(state, seat, out, from) {
		const { goods, expansion, bookkeepers, merchants } = countMeans(state, seat, means);
		let at = from;
		let largest = 0;
		for (let good = 0; good < 3; good++) {
			out[at++] = goods[good];
			if (goods[good] > largest) largest = goods[good];
		}
		out[at++] = largest;
		out[at++] = expansion;
		out[at++] = bookkeepers;
		const ink = state.inkwell[seat];
		const reach = bookkeepers > 0 ? reachWith(state, seat, means) : ink;
		out[at++] = INK_WORTH[reach] - INK_WORTH[ink];
		out[at++] = merchants;
		return at;
	}
	function writeZeros(out, from, count) {
		for (let at = from; at < from + count; at++) out[at] = 0;
		return from + count;
	}
	function nearness(space, unlock) {
		return space >= unlock ? 0 : (space / unlock) ** 2;
	}
	function writeShares(state, seat, ahead, out, at) {
		let points = 0;
		let parts = 0;
		let held = 0;
		let rising = 0;
		for (let company = 0; company < COMPANIES.size; company++) {
			const value = shareValue(state, company);
			const whole = sharesOf(state, seat, company);
			const part = smoothShares(state, seat, company) - TRACK[state.tracks[company]].shares[state.steps[seat * COMPANIES.size + company]];
			points += whole * value;
			parts += part * value;
			const room = Math.min(1, postsLeft(state, company) / 6);
			held += (whole + part) * room;
			rising += (whole + part) * value * room;
		}
		out[at++] = points;
		out[at++] = parts;
		out[at++] = held * ahead;
		out[at++] = rising * ahead;
		return at;
	}
	function writeCards$1(state, seat, ahead, out, at) {
		let goods = 0;
		let expansion = 0;
		let bookkeepers = 0;
		let merchants = 0;
		let hand = 0;
		let inHand = 0;
		let coffee = 0;
		let banana = 0;
		let cotton = 0;
		for (let pile = 0; pile < SLOTS.size; pile++) piles$1[pile] = 0;
		const first = seat * CARDS.size;
		for (let card = 0; card < CARDS.size; card++) {
			const place = state.place[first + card];
			if (place === 0) continue;
			const kind = CARD_KIND[card];
			const value = CARD_VALUE[card];
			if (kind < 3) {
				goods += value;
				if (kind === 0) coffee += value;
				else if (kind === 1) banana += value;
				else cotton += value;
			} else if (kind === EXPANSION) expansion += value;
			else if (kind === BOOKKEEPER) bookkeepers += value;
			else if (kind === MERCHANT) merchants++;
			if (place === 1) {
				hand += cardUse(state, card);
				inHand++;
			} else if (place >= 3) piles$1[place - 3] += cardUse(state, card);
		}
		let best = 0;
		for (let pile = 0; pile < SLOTS.size; pile++) if (piles$1[pile] > best) best = piles$1[pile];
		out[at++] = goods * ahead;
		out[at++] = Math.max(coffee, banana, cotton) * ahead;
		out[at++] = expansion * ahead;
		out[at++] = bookkeepers * ahead;
		out[at++] = merchants * ahead;
		out[at++] = ahead > 0 ? hand : 0;
		out[at++] = ahead > 0 ? best : 0;
		out[at++] = ahead > 0 ? inHand : 0;
		return at;
	}
	function writeTiles$1(state, seat, next, out, at) {
		for (let tile = 0; tile < TILES.size; tile++) out[at + tile] = hasTile(state, seat, tile) ? .5 : 0;
		for (let i = 0; i < TILE_SPACES.length; i++) {
			const space = TILE_SPACES[i];
			if (state.spaces[space] === seat) out[at + BOARD_SPACE[space].tile] += next;
		}
		return at + TILES.size;
	}
	function writeBonuses(state, seat, ahead, acting, out, at) {
		const end = writeZeros(out, at, 2 * TRACKS.size);
		const use = ahead + (acting ? .5 : 0);
		for (let company = 0; company < COMPANIES.size; company++) {
			const track = state.tracks[company];
			const level = TRACK[track].level[state.steps[seat * COMPANIES.size + company]];
			if (level > 0) out[at + 2 * track + level - 1] = use;
		}
		return end;
	}
	var contextNames = [
		"always",
		"rounds ahead",
		"last round",
		"inkwell",
		"book slot open",
		"diamonds",
		"diamond slot open",
		"chain",
		"books within reach",
		"pounds",
		"best stake",
		"two players",
		"four players"
	];
	var chain$2 = {
		length: 0,
		asks: 0
	};
	function context(state, seat, out) {
		const ahead = roundsAhead(state);
		chainOf(state, seat, chain$2);
		let stake = 0;
		for (let company = 0; company < COMPANIES.size; company++) stake = Math.max(stake, TRACK[state.tracks[company]].shares[state.steps[seat * COMPANIES.size + company]] * shareValue(state, company));
		let at = 0;
		out[at++] = 1;
		out[at++] = ahead / 6;
		out[at++] = ahead === 0 ? 1 : 0;
		out[at++] = state.inkwell[seat] / INK_END;
		out[at++] = state.inkwell[seat] >= INK_UNLOCK ? 1 : 0;
		out[at++] = state.diamonds[seat] / DIAMOND_END;
		out[at++] = state.diamonds[seat] >= DIAMOND_UNLOCK ? 1 : 0;
		out[at++] = Math.min(4, chain$2.length) / 4;
		out[at++] = state.phase === "action" && chain$2.length > 0 ? stepsWithin(state, seat) / 3 : 0;
		out[at++] = Math.min(20, state.pounds[seat]) / 20;
		out[at++] = Math.min(60, stake) / 60;
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
	var faces = CARDS.ids.map((_, card) => `${KINDS$2[CARD_KIND[card]]} ${CARD_VALUE[card]}`);
	for (const verb of [
		"plan",
		"goods",
		"buy",
		"discard",
		"plusOne"
	]) for (const face of faces) add(`${verb} ${face}`);
	for (const verb of ["bookkeeper", "merchant"]) for (const name of [...faces, ...TILES.ids]) add(`${verb} ${name}`);
	for (const verb of [
		"step",
		"pay",
		"advance",
		"expand",
		"post",
		"return",
		"remove"
	]) for (const id of COMPANIES.ids) add(`${verb} ${id}`);
	for (const id of REGIONS.ids) add(`enter ${id}`);
	for (const letter of [...LETTERS, "none"]) add(`take ${letter}`);
	for (let step = 1; step <= INK_END; step++) {
		add(`move ${step}`);
		add(`place on ${step}`);
	}
	for (const id of SPACES.ids) add(`bonus ${id}`);
	for (const verb of [
		"plan nothing",
		"expand nothing",
		"keep",
		"rechoose",
		"replan",
		"forfeit",
		"stop",
		"collect",
		"turnBook",
		"stay",
		"cash",
		"pick",
		"tier",
		"choose 1",
		"choose 2",
		"choose",
		"decline",
		"end",
		"pile"
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
	function className(command) {
		switch (command.type) {
			case "plan": return command.card === null ? "plan nothing" : `plan ${faces[CARDS.find(command.card)]}`;
			case "goods":
			case "buy":
			case "discard":
			case "plusOne": return `${command.type} ${faces[CARDS.find(command.card)]}`;
			case "bookkeeper":
			case "merchant": {
				const card = CARDS.find(command.card);
				return `${command.type} ${card < 0 ? command.card : faces[card]}`;
			}
			case "step":
			case "pay":
			case "advance":
			case "post":
			case "return":
			case "remove": return `${command.type} ${command.company}`;
			case "expand": return `expand ${command.company ?? "nothing"}`;
			case "enter": return `enter ${command.region}`;
			case "take": {
				const letter = BOOK_LETTER[BOOKS.find(command.book)];
				return `take ${letter === -1 ? "none" : LETTERS[letter]}`;
			}
			case "place": return `place on ${command.step}`;
			case "move": return `move ${command.step}`;
			case "bonus": return `bonus ${command.space}`;
			case "choose": return `choose ${command.option}`;
			default: return command.type;
		}
	}
	function booksLaid(state, seat) {
		let count = 0;
		for (let step = 1; step <= INK_END; step++) if (state.ledger[seat * STEPS + step] >= 0) count++;
		return count;
	}
	var KINDS$1 = [
		"coffee",
		"bananas",
		"cotton",
		"expansion",
		"bookkeepers",
		"merchants"
	];
	var BOOKS_AHEAD = 4;
	var OF_A_COMPANY$1 = [
		"space",
		"shares",
		"value of shares",
		"best rival shares",
		"lead in shares",
		"rivals before",
		"steps to a share",
		"steps to a special space",
		"bonus",
		"capital call"
	];
	var OF_A_STAKE = [
		"shares",
		"value",
		"worth",
		"best rival shares",
		"posts left"
	];
	var OF_A_BOOK = [
		"there",
		"face down",
		"goods asked",
		"expansion asked",
		"helpers asked",
		"missing of all cards",
		"missing in hand",
		"reward"
	];
	var ownNames = [
		...COMPANIES.ids.flatMap((id) => OF_A_COMPANY$1.map((name) => `${id}: ${name}`)),
		...["best", "second"].flatMap((rank) => OF_A_STAKE.map((name) => `${rank} stake: ${name}`)),
		"diamonds: space",
		"diamonds: points",
		"diamonds: next points",
		"diamonds: spaces to next points",
		"diamonds: slot open",
		"diamonds: at the end",
		"inkwell: step",
		"inkwell: points",
		"inkwell: next points",
		"inkwell: steps to next points",
		"inkwell: slot open",
		"inkwell: at the end",
		"inkwell: within reach",
		"inkwell: chain",
		"inkwell: chain asks",
		"books laid ahead",
		...Array.from({ length: BOOKS_AHEAD }, (_, book) => OF_A_BOOK.map((name) => `book ${book + 1}: ${name}`)).flat(),
		...KINDS$1.flatMap((kind) => [`${kind}: cards`, `${kind}: value`]),
		...KINDS$1.map((kind) => `${kind}: in hand`),
		...KINDS$1.map((kind) => `${kind}: face up`),
		...KINDS$1.map((kind) => `${kind}: resting`),
		...KINDS$1.map((kind) => `${kind}: in the fullest pile`),
		"cards in the fullest pile",
		"largest sum of a kind",
		"cards owned",
		"cards in hand",
		"slots open",
		"pounds",
		"pounds, up to 10",
		"markers left",
		"ended",
		"first player",
		"at turn",
		"turns to wait",
		"plan finished",
		...TILES.ids.map((id) => `holds ${id}`),
		...TILES.ids.map((id) => `reserved ${id}`)
	];
	var chain$1 = {
		length: 0,
		asks: 0
	};
	var owned = new Float64Array(KINDS$1.length);
	var inHand = new Float64Array(KINDS$1.length);
	var resting = new Float64Array(KINDS$1.length);
	var cards = new Float64Array(KINDS$1.length);
	var piles = new Float64Array(SLOTS.size * KINDS$1.length);
	var cardsOwned = 0;
	var cardsInHand = 0;
	var pileCards = new Float64Array(SLOTS.size);
	var shares = new Float64Array(4 * COMPANIES.size);
	var values = new Float64Array(COMPANIES.size);
	var rivals = new Float64Array(COMPANIES.size);
	function nextOf(scores, end) {
		const next = scores.map((score, space) => scores.findIndex((other, at) => at > space && other > score));
		return {
			gain: next.map((at, space) => at < 0 ? 0 : scores[at] - scores[space]),
			way: next.map((at, space) => at < 0 || at > end ? 0 : at - space)
		};
	}
	var DIAMOND_NEXT = nextOf(DIAMOND_SCORE, DIAMOND_END);
	var INK_NEXT = nextOf(INK_SCORE, INK_END);
	var SHARE_NEXT = TRACK.map((track) => nextOf(track.shares, track.length).way);
	var SPECIAL_NEXT = TRACK.map((track) => nextOf(track.level, track.length).way);
	function own(state, seat, out, from) {
		let at = writeCompanies$1(state, seat, out, from);
		const diamonds = state.diamonds[seat];
		out[at++] = diamonds / DIAMOND_END;
		out[at++] = DIAMOND_SCORE[diamonds] / 30;
		out[at++] = DIAMOND_NEXT.gain[diamonds] / 10;
		out[at++] = DIAMOND_NEXT.way[diamonds] / 4;
		out[at++] = diamonds >= DIAMOND_UNLOCK ? 1 : 0;
		out[at++] = diamonds >= DIAMOND_END ? 1 : 0;
		countCards(state, seat);
		at = writeLedger(state, seat, out, at);
		at = writeCards(state, seat, out, at);
		at = writeSeat(state, seat, out, at);
		writeTiles(state, seat, out, at);
	}
	function writeCompanies$1(state, seat, out, from) {
		countShares(state);
		let best = -1;
		let second = -1;
		let bestStake = 0;
		let secondStake = 0;
		let at = from;
		for (let company = 0; company < COMPANIES.size; company++) {
			const track = state.tracks[company];
			const space = state.steps[seat * COMPANIES.size + company];
			const mine = shares[seat * COMPANIES.size + company];
			const value = shareValue(state, company);
			let rival = 0;
			let before = 0;
			for (let other = 0; other < state.seats; other++) {
				if (other === seat) continue;
				const theirs = shares[other * COMPANIES.size + company];
				if (theirs > rival) rival = theirs;
				if (theirs > mine) before++;
			}
			values[company] = value;
			rivals[company] = rival;
			out[at++] = space / 12;
			out[at++] = mine / 6;
			out[at++] = mine * value / 30;
			out[at++] = rival / 6;
			out[at++] = (mine - rival) / 4;
			out[at++] = before / 2;
			out[at++] = SHARE_NEXT[track][space] / 3;
			out[at++] = SPECIAL_NEXT[track][space] / 6;
			out[at++] = TRACK[track].level[space] / 2;
			out[at++] = TRACK[track].call[space] / 3;
			const stake = mine * (1 + value);
			if (best < 0 || stake > bestStake) {
				second = best;
				secondStake = bestStake;
				best = company;
				bestStake = stake;
			} else if (second < 0 || stake > secondStake) {
				second = company;
				secondStake = stake;
			}
		}
		at = writeStake(state, seat, best, out, at);
		return writeStake(state, seat, second, out, at);
	}
	function writeStake(state, seat, company, out, at) {
		const mine = shares[seat * COMPANIES.size + company];
		const value = values[company];
		out[at] = mine / 6;
		out[at + 1] = value / 6;
		out[at + 2] = mine * value / 40;
		out[at + 3] = rivals[company] / 6;
		out[at + 4] = postsLeft(state, company) / 10;
		return at + OF_A_STAKE.length;
	}
	function countShares(state) {
		for (let seat = 0; seat < state.seats; seat++) {
			const first = seat * COMPANIES.size;
			for (let company = 0; company < COMPANIES.size; company++) shares[first + company] = sharesOf(state, seat, company);
		}
	}
	function countCards(state, seat) {
		for (let kind = 0; kind < KINDS$1.length; kind++) owned[kind] = inHand[kind] = resting[kind] = cards[kind] = 0;
		for (let i = 0; i < piles.length; i++) piles[i] = 0;
		for (let pile = 0; pile < SLOTS.size; pile++) pileCards[pile] = 0;
		cardsOwned = 0;
		cardsInHand = 0;
		const first = seat * CARDS.size;
		for (let card = 0; card < CARDS.size; card++) {
			const place = state.place[first + card];
			if (place === 0) continue;
			cardsOwned++;
			if (place === 1) cardsInHand++;
			const kind = CARD_KIND[card];
			if (kind >= KINDS$1.length) continue;
			const value = valueOf(card);
			cards[kind]++;
			owned[kind] += value;
			if (place === 1) inHand[kind] += value;
			else if (place >= 3) {
				resting[kind] += value;
				piles[(place - 3) * KINDS$1.length + kind] += value;
				pileCards[place - 3]++;
			}
		}
	}
	function valueOf(card) {
		return CARD_KIND[card] === MERCHANT ? 1 : CARD_VALUE[card];
	}
	function writeLedger(state, seat, out, from) {
		let at = from;
		const ink = state.inkwell[seat];
		chainOf(state, seat, chain$1);
		out[at++] = ink / INK_END;
		out[at++] = INK_SCORE[ink] / 30;
		out[at++] = INK_NEXT.gain[ink] / 10;
		out[at++] = INK_NEXT.way[ink] / 4;
		out[at++] = ink >= INK_UNLOCK ? 1 : 0;
		out[at++] = ink >= INK_END ? 1 : 0;
		out[at++] = state.phase === "action" && chain$1.length > 0 ? stepsWithin(state, seat) / 3 : 0;
		out[at++] = chain$1.length / 4;
		out[at++] = chain$1.asks / 15;
		let laid = 0;
		for (let step = ink + 1; step <= INK_END; step++) if (state.ledger[seat * STEPS + step] >= 0) laid++;
		out[at++] = laid / 4;
		for (let book = 0; book < BOOKS_AHEAD; book++, at += OF_A_BOOK.length) {
			const step = ink + 1 + book;
			if (step > INK_END || state.ledger[seat * STEPS + step] < 0) break;
			writeBook(state.ledger[seat * STEPS + step], out, at);
		}
		return from + 10 + BOOKS_AHEAD * OF_A_BOOK.length;
	}
	function writeBook(entry, out, at) {
		out[at] = 1;
		if (isFaceDown(entry)) {
			out[at + 1] = 1;
			return;
		}
		const book = entryBook(entry);
		const { goods, expansion, helpers, any } = BOOK_NEEDS[book];
		let asked = 0;
		let missing = Math.max(0, expansion - owned[EXPANSION]);
		let notInHand = Math.max(0, expansion - inHand[EXPANSION]);
		for (let good = 0; good < 3; good++) {
			asked += goods[good];
			missing += Math.max(0, goods[good] - owned[good]);
			notInHand += Math.max(0, goods[good] - inHand[good]);
		}
		for (const amount of any) {
			asked += amount;
			missing += Math.max(0, amount - Math.max(owned[0], owned[1], owned[2]));
			notInHand += Math.max(0, amount - Math.max(inHand[0], inHand[1], inHand[2]));
		}
		const { pounds, diamonds, points, steps, removePosts, good } = BOOK_REWARD[book];
		out[at + 2] = asked / 6;
		out[at + 3] = expansion / 4;
		out[at + 4] = helpers / 2;
		out[at + 5] = missing / 4;
		out[at + 6] = notInHand / 4;
		out[at + 7] = (pounds + 2 * diamonds + points + 2 * steps + removePosts + (good >= 0 ? 2 : 0)) / 6;
	}
	function writeCards(state, seat, out, from) {
		let at = from;
		for (let kind = 0; kind < KINDS$1.length; kind++) {
			out[at++] = cards[kind] / 4;
			out[at++] = owned[kind] / 8;
		}
		for (let kind = 0; kind < KINDS$1.length; kind++) out[at++] = inHand[kind] / 5;
		if (state.phase === "action" && state.ended[seat] === 0) for (let slot = 0; slot < SLOTS.size; slot++) {
			const card = faceUpCard(state, seat, slot);
			if (card >= 0 && CARD_KIND[card] < KINDS$1.length) out[at + CARD_KIND[card]] += valueOf(card) / 5;
		}
		at += KINDS$1.length;
		for (let kind = 0; kind < KINDS$1.length; kind++) out[at++] = resting[kind] / 5;
		let fullest = 0;
		for (let pile = 1; pile < SLOTS.size; pile++) if (pileCards[pile] > pileCards[fullest]) fullest = pile;
		for (let kind = 0; kind < KINDS$1.length; kind++) out[at++] = piles[fullest * KINDS$1.length + kind] / 5;
		out[at++] = pileCards[fullest] / 4;
		out[at++] = Math.max(owned[0], owned[1], owned[2], owned[EXPANSION], owned[BOOKKEEPER]) / 8;
		out[at++] = cardsOwned / 12;
		out[at++] = cardsInHand / 8;
		return at;
	}
	function writeSeat(state, seat, out, from) {
		let at = from;
		const slots = SLOTS.size - 2 + (state.diamonds[seat] >= DIAMOND_UNLOCK ? 1 : 0) + (state.inkwell[seat] >= INK_UNLOCK ? 1 : 0);
		out[at++] = slots / 4;
		out[at++] = state.pounds[seat] / 20;
		out[at++] = Math.min(10, state.pounds[seat]) / 10;
		out[at++] = state.phase === "action" ? state.markers[seat] / 2 : 0;
		out[at++] = state.ended[seat];
		out[at++] = state.firstPlayer === seat ? 1 : 0;
		out[at++] = state.turn === seat ? 1 : 0;
		const first = state.turn >= 0 ? state.turn : state.firstPlayer;
		out[at++] = (seat - first + state.seats) % state.seats / 3;
		out[at++] = state.phase === "planning" && state.planned[seat] >= SLOTS.size ? 1 : 0;
		return at;
	}
	function writeTiles(state, seat, out, at) {
		for (let tile = 0; tile < TILES.size; tile++) if (hasTile(state, seat, tile)) out[at + tile] = 1;
		for (let i = 0; i < TILE_SPACES.length; i++) {
			const space = TILE_SPACES[i];
			if (state.spaces[space] === seat) out[at + TILES.size + BOARD_SPACE[space].tile] = 1;
		}
	}
	var KINDS = [
		"coffee",
		"bananas",
		"cotton",
		"expansion",
		"bookkeepers",
		"merchants"
	];
	var OF_A_COMPANY = [
		"value",
		"posts left",
		"posts on the map",
		"mines"
	];
	var sharedNames = [
		...Array.from({ length: ROUNDS }, (_, round) => `round ${round + 1}`),
		"planning",
		"two players",
		"three players",
		"four players",
		...COMPANIES.ids.flatMap((id) => OF_A_COMPANY.map((name) => `${id}: ${name}`)),
		...COMPANIES.ids.flatMap((id) => Array.from({ length: 3 }, (_, column) => `${id}: posts in column ${column + 1}`)),
		...COMPANIES.ids.flatMap((id) => TRACKS.ids.map((track) => `${id}: track ${track}`)),
		...KINDS.flatMap((kind) => [`${kind} for sale`, `cheapest of ${kind}`]),
		...LETTERS.map((letter) => `books ${letter} for sale`),
		"coins on books",
		...BOARD_SPACE.map((_, space) => `${SPACES.ids[space]} free`)
	];
	var cheapest = new Float64Array(KINDS.length);
	var posts = new Float64Array(COMPANIES.size);
	var mines = new Float64Array(COMPANIES.size);
	function shared(state, out, from) {
		let at = from;
		out[at + state.round - 1] = 1;
		at += ROUNDS;
		out[at++] = state.phase === "action" ? 0 : 1;
		out[at + state.seats - 2] = 1;
		at += 3;
		at = writeCompanies(state, out, at);
		at = writeMarket(state, out, at);
		for (let space = 0; space < BOARD_SPACE.length; space++) out[at++] = state.spaces[space] < 0 ? 1 : 0;
	}
	function writeCompanies(state, out, from) {
		let at = from;
		for (let company = 0; company < COMPANIES.size; company++) posts[company] = mines[company] = 0;
		for (let region = 0; region < REGIONS.size; region++) {
			const here = state.regions[region];
			if (here === 0) continue;
			for (let company = 0; company < COMPANIES.size; company++) {
				if ((here >> company & 1) === 0) continue;
				posts[company]++;
				mines[company] += REGION[region].mines;
			}
		}
		for (let company = 0; company < COMPANIES.size; company++) {
			out[at++] = shareValue(state, company) / 6;
			out[at++] = postsLeft(state, company) / 10;
			out[at++] = posts[company] / 6;
			out[at++] = mines[company] / 4;
		}
		for (let column = 0; column < COMPANIES.size * 3; column++) out[at++] = state.posts[column] / 4;
		for (let company = 0; company < COMPANIES.size; company++) {
			out[at + state.tracks[company]] = 1;
			at += TRACKS.size;
		}
		return at;
	}
	function writeMarket(state, out, from) {
		let at = from;
		cheapest.fill(0);
		for (let space = 0; space < DISPLAY.size; space++) {
			const card = state.cardDisplay[space];
			if (card < 0 || CARD_KIND[card] >= KINDS.length) continue;
			const kind = CARD_KIND[card];
			const value = kind === MERCHANT ? 2 : CARD_VALUE[card];
			out[at + 2 * kind] += value / 6;
			cheapest[kind] = Math.max(cheapest[kind], value / (1 + priceAt(state, space, 0)));
		}
		for (let kind = 0; kind < KINDS.length; kind++) out[at + 2 * kind + 1] = cheapest[kind];
		at += 2 * KINDS.length;
		let coins = 0;
		for (let space = 0; space < BOOK_DISPLAY.size; space++) {
			coins += state.bookCoins[space];
			const book = state.bookDisplay[space];
			if (book >= 0 && BOOK_LETTER[book] >= 0) out[at + BOOK_LETTER[book]] += .25;
		}
		at += LETTERS.length;
		out[at++] = coins / 4;
		return at;
	}
	var categories = [
		"pounds",
		...COMPANIES.ids,
		"diamonds",
		"bookkeeping"
	];
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
		tally: () => void 0,
		close(state, sums) {
			for (const { seat, categories: points } of scores(state)) for (const [place, category] of categories.entries()) sums[seat * categories.length + place] += points[category];
		},
		strategies: {
			ledger: {
				bookkeeping: 2.5,
				"inkwell: step": 40,
				"books before the inkwell": 1.5,
				"bookkeepers owned ahead": 1.2,
				"bookkeepers face up": 3,
				"book slot ahead": 1.5,
				"books within reach": 2
			},
			diamonds: {
				diamonds: .6,
				"merchants owned ahead": 1.5,
				"merchants face up": 2,
				"diamond slot ahead": 1.5,
				"near the diamond slot ahead": 2
			},
			expansion: {
				"expansion owned ahead": .8,
				"expansion face up": 1.5,
				"shares of rising companies ahead": .08
			},
			cards: {
				"goods owned ahead": .6,
				"expansion owned ahead": .5,
				"bookkeepers owned ahead": .4,
				"merchants owned ahead": .8,
				"cards owned": 12
			},
			...Object.fromEntries(COMPANIES.ids.map((id) => [id, {
				[`${id}: shares`]: 12,
				[`${id}: value of shares`]: 9,
				[`${id}: space`]: 8
			}]))
		},
		leaning(view, seat) {
			const tile = view.players[seat].startTile;
			if (tile === null) return null;
			const { steps } = START_TILE[START_TILES.of(tile)];
			const most = Math.max(...steps);
			return most > 0 ? COMPANIES.ids[steps.indexOf(most)] : null;
		},
		habits(state, seat) {
			let cards = 0;
			for (let card = START_CARDS; card < CARDS.size; card++) if (state.place[seat * CARDS.size + card] !== 0) cards++;
			let best = 0;
			let most = 0;
			for (let company = 0; company < COMPANIES.size; company++) {
				const worth = sharesOf(state, seat, company) * shareValue(state, company);
				if (worth > most) {
					most = worth;
					best = company;
				}
			}
			return {
				inkwell: state.inkwell[seat],
				books: booksLaid(state, seat),
				diamonds: state.diamonds[seat],
				"cards kept": cards - 1,
				"best company": most,
				"its value": shareValue(state, best),
				"£30 from books": state.inkwell[seat] >= 9 ? 1 : 0,
				"£30 from diamonds": state.diamonds[seat] >= 16 ? 1 : 0
			};
		}
	};
	function weigh(state, seat, commands, out) {
		for (let i = 0; i < commands.length; i++) out[i] = Math.max(.01, weight(state, seat, commands[i]));
	}
	var chain = {
		length: 0,
		asks: 0
	};
	function weight(state, seat, command) {
		switch (command.type) {
			case "plan": return planWeight(state, seat, command.card);
			case "goods": return goodsWeight(state, CARDS.find(command.card));
			case "buy": return buyWeight(state, seat, CARDS.find(command.card));
			case "step": return square(stepWorth(state, seat, COMPANIES.find(command.company)));
			case "expand": return command.company === null ? .02 : expandWeight(state, seat, COMPANIES.find(command.company));
			case "enter": return enterWeight(state, seat, REGIONS.find(command.region));
			case "stop": return .1;
			case "post":
			case "remove":
			case "return": return postWeight(state, seat, command);
			case "bookkeeper": return 1 + 5 * stepsWithin(state, seat);
			case "move": return moveWeight(state, seat, command.step);
			case "take": return takeWeight(BOOKS.find(command.book));
			case "place": return placeWeight(state, seat, command.step);
			case "merchant": return 5;
			case "bonus": return bonusWeight(state, seat, SPACES.find(command.space));
			case "tier": return square(command.min);
			case "discard": return 1 + CARD_CRATE[CARDS.find(command.card)] - 1.5 * cardWorth(state, CARDS.find(command.card));
			case "pay": return 1 + stepWorth(state, seat, COMPANIES.find(command.company));
			case "advance": return square(stepWorth(state, seat, COMPANIES.find(command.company)));
			case "pile": return pileWeight(state, seat, SLOTS.find(command.slot));
			case "end": return .05;
			case "plusOne": return 3 + CARD_VALUE[CARDS.find(command.card)];
			case "stay":
			case "cash": return .5;
			case "turnBook": return .4;
			case "rechoose":
			case "replan": return .01;
			case "forfeit":
			case "decline":
			case "keep":
			case "collect":
			case "pick":
			case "choose": return 1;
		}
	}
	function square(worth) {
		return worth > 0 ? worth * worth : 0;
	}
	function planWeight(state, seat, id) {
		if (id === null) return .02;
		const card = CARDS.find(id);
		const kind = CARD_KIND[card];
		let same = 0;
		for (let slot = 0; slot < SLOTS.size; slot++) {
			const other = state.slots[seat * SLOTS.size + slot];
			if (other >= 0 && CARD_KIND[other] === kind) same += CARD_VALUE[other];
		}
		const use = cardUse(state, card) * (1 + .4 * asksFor(state, seat, kind));
		if (kind < 3) return square(use * (1 + .35 * same));
		if (kind === EXPANSION) return square(use * (1 + .25 * same));
		if (kind === BOOKKEEPER) {
			chainOf(state, seat, chain);
			return same > 0 ? 2 : square(use + Math.min(4, chain.length));
		}
		return square(use);
	}
	function asksFor(state, seat, kind) {
		let books = 0;
		for (let step = state.inkwell[seat] + 1; step <= state.inkwell[seat] + 2 && step <= INK_END; step++) {
			const entry = state.ledger[seat * STEPS + step];
			if (entry < 0) break;
			if (isFaceDown(entry)) continue;
			const { goods, expansion } = BOOK_NEEDS[entryBook(entry)];
			if (kind < 3 ? goods[kind] > 0 : kind === EXPANSION && expansion > 0) books++;
		}
		return books;
	}
	function goodsWeight(state, card) {
		return state.frames[state.frames.length - 1].kind === "goods" ? 6 * CARD_VALUE[card] : .7 * CARD_VALUE[card];
	}
	function buyWeight(state, seat, card) {
		const price = CARD_CRATE[card];
		return square(cardWorth(state, card) - .5 * price * bestStep(state, seat) + 1);
	}
	function expandWeight(state, seat, company) {
		let others = 0;
		for (let other = 0; other < state.seats; other++) if (other !== seat) others = Math.max(others, sharesOf(state, other, company));
		return 1 + Math.max(0, 1.5 + sharesOf(state, seat, company) - .5 * others);
	}
	function enterWeight(state, seat, region) {
		const { company } = state.frames[state.frames.length - 1];
		const { pounds, diamonds, points, steps, mines } = REGION[region];
		return square((1 + (pounds + 2.2 * diamonds + 1.6 * points + steps * stepWorth(state, seat, company) + .2 * mines)) / Math.max(1, entryCost(state, company, region)));
	}
	function postWeight(state, seat, command) {
		const company = COMPANIES.find(command.company);
		const column = company * 3 + command.column - 1;
		const before = shareValue(state, company);
		const posts = state.posts[column];
		state.posts[column] = command.type === "return" ? posts + 1 : Math.max(0, posts - 1);
		const after = state.lastOpen[column] === 1 && state.posts[column] > 4 ? before : shareValue(state, company);
		state.posts[column] = posts;
		let interest = sharesOf(state, seat, company);
		for (let other = 0; other < state.seats; other++) if (other !== seat) interest -= sharesOf(state, other, company) / (state.seats - 1);
		return Math.exp(Math.max(-3, Math.min(3, .5 * (after - before) * interest)));
	}
	function moveWeight(state, seat, step) {
		const entry = state.ledger[seat * STEPS + step];
		const reward = isFaceDown(entry) ? 0 : rewardWorth(BOOK_REWARD[entryBook(entry)]);
		return square(2 * (step - state.inkwell[seat]) + reward);
	}
	function rewardWorth({ pounds, diamonds, points, removePosts, steps, good }) {
		return pounds + 2.2 * diamonds + 1.6 * points + removePosts + 2 * steps + (good >= 0 ? 2 : 0);
	}
	function takeWeight(book) {
		return 1 + square(4 + BOOK_LETTER[book] + .5 * rewardWorth(BOOK_REWARD[book]) - .7 * ASKING[book]);
	}
	function placeWeight(state, seat, step) {
		const ink = state.inkwell[seat];
		if (step <= ink) return .01;
		if (state.ledger[seat * STEPS + step] >= 0) return .05;
		let gap = ink + 1;
		while (gap <= INK_END && state.ledger[seat * STEPS + gap] >= 0) gap++;
		return step === gap ? 10 : step === gap + 1 ? 1 : .1;
	}
	function bonusWeight(state, seat, space) {
		const rule = spaceRule(state, space);
		if (rule === void 0) return .01;
		const later = roundsAhead(state);
		if (rule.tile >= 0) return later > 0 ? 1.2 : .01;
		if (rule.majority >= 0) {
			const total = kindTotal(state, seat, rule.majority);
			let best = 0;
			for (const { min, reward } of rule.tiers) if (min <= total) best = 2 * reward.steps * (.3 + .2 * shareProspect(state, reward.company));
			return 3 + best;
		}
		if (rule.choices.length > 0 || rule.otherTracks > 0) return 5;
		if (rule.discards.length > 0) return later > 0 ? .6 : 4;
		if (rule.buyDiscount >= 0) return rule.buyOptional ? 4 : .8;
		return later > 0 ? 1.5 : 1;
	}
	function pileWeight(state, seat, pile) {
		let use = 0;
		for (let card = 0; card < CARDS.size; card++) if (state.place[seat * CARDS.size + card] === 3 + pile) use += CARD_KIND[card] === MERCHANT ? 4 : cardUse(state, card);
		return square(use);
	}
	var heuristics = {
		featureNames,
		handWeights,
		spread: 25,
		seats: (state) => state.seats,
		features: features$1,
		weigh,
		turn(state) {
			if (state.phase !== "action") return state.round * ROUND;
			return topFrame(state)?.kind === "turn" ? state.round * ROUND + 1 + done(state) : -1;
		},
		secret: (state) => state.phase === "planning" || state.phase === "tiles",
		horizon(state, _seat, turns) {
			if (turns === 1 && state.phase === "action") return state.round * ROUND + 2 + done(state);
			return (state.round + Math.max(1, turns - 1)) * ROUND;
		},
		perception
	};
	var ROUND = 1e3;
	var ENDED = 16;
	function done(state) {
		let count = 0;
		for (let seat = 0; seat < state.seats; seat++) if (state.ended[seat] === 1) count += ENDED;
		else for (let bits = state.faceDown[seat]; bits !== 0; bits &= bits - 1) count++;
		for (let space = 0; space < state.spaces.length; space++) if (state.spaces[space] >= 0) count++;
		return count;
	}
	var MUCH = 30;
	function tally(first, events, last) {
		const seats = Array.from({ length: last.seats }, () => new Count());
		const table = new Count();
		countEvents(COUNTERS, events, seats, table);
		countActions(events, seats);
		for (const [seat, count] of seats.entries()) countEnd(last, seat, count);
		countTable(last, table);
		return {
			endedBy: "lastRound",
			order: turnOrder(last.seats, first.firstPlayer),
			makeUp: scores(last).map(({ categories }) => makeUpOf(categories)),
			seats: seats.map(({ subjects }) => subjects),
			table: table.subjects
		};
	}
	function makeUpOf(categories) {
		const { pounds, diamonds, bookkeeping } = categories;
		return {
			shares: COMPANIES.ids.reduce((sum, company) => sum + categories[company], 0),
			diamonds,
			bookkeeping,
			pounds
		};
	}
	function kindOf(id) {
		const card = CARDS.find(id);
		return KINDS$2[card >= 0 ? CARD_KIND[card] : TILE[TILES.of(id)].kind];
	}
	function actionIn(event) {
		if (event.type === "cardInUse") return {
			seat: event.seat,
			kind: kindOf(event.card)
		};
		if (event.type === "markerPlaced") return {
			seat: event.seat,
			kind: "bonus"
		};
		return event.type === "phaseEnded" ? {
			seat: event.seat,
			kind: "end"
		} : null;
	}
	function countActions(events, seats) {
		let undecided = false;
		for (const event of events) {
			const action = undecided ? actionIn(event) : null;
			if (action !== null) seats[action.seat].add("actions", action.kind);
			undecided = event.type === "turnBegins" || undecided && action === null;
		}
	}
	var COUNTERS = {
		turnBegins: ({ seat }, seats) => seats[seat].add("turns", "taken"),
		markerPlaced: ({ seat, space }, seats) => seats[seat].add("spaces", space),
		pounds: ({ seat, amount, reason }, seats) => seats[seat].add(amount < 0 ? "poundsPaid" : "poundsGot", reason, Math.abs(amount)),
		cardBought({ seat, paidWith }, seats) {
			seats[seat].add("cards", "bought");
			seats[seat].add("cards", paidWith === "goods" ? "boughtForGoods" : "boughtForPounds");
		},
		cardDiscarded: ({ seat }, seats) => seats[seat].add("cards", "discarded"),
		bookTaken: ({ seat }, seats) => seats[seat].add("books", "taken"),
		bookTurned: ({ seat }, seats) => seats[seat].add("books", "turned"),
		regionEntered: ({ seat, company }, seats) => seats[seat].add("regions", company),
		postRemoved: ({ seat, company }, seats) => seats[seat].add("postsRemoved", company),
		cardsSwept: ({ cards }, _seats, table) => table.add("display", "swept", cards.length)
	};
	function countEnd(state, seat, count) {
		const { categories } = scores(state)[seat];
		for (const [company, id] of COMPANIES.ids.entries()) {
			const steps = state.steps[seat * COMPANIES.size + company];
			count.add("steps", id, steps);
			count.add("shares", id, sharesOf(state, seat, company));
			count.add("shares", "all", sharesOf(state, seat, company));
			if (steps >= TRACK[state.tracks[company]].length) count.add("tracksEnded", "all");
		}
		const best = bestCompany(state, seat);
		count.add("bestCompany", "value", shareValue(state, best));
		count.add("bestCompany", "shares", sharesOf(state, seat, best));
		count.add("bestCompany", "points", categories[COMPANIES.ids[best]]);
		count.add("board", "diamondSteps", state.diamonds[seat]);
		count.add("board", "inkwellSteps", state.inkwell[seat]);
		count.add("board", "diamondsMuch", categories["diamonds"] >= MUCH ? 1 : 0);
		count.add("board", "bookkeepingMuch", categories["bookkeeping"] >= MUCH ? 1 : 0);
		count.add("left", "pounds", state.pounds[seat]);
	}
	function bestCompany(state, seat) {
		const worth = COMPANIES.ids.map((_, company) => sharesOf(state, seat, company) * shareValue(state, company));
		return worth.indexOf(Math.max(...worth));
	}
	function countTable(state, table) {
		const values = COMPANIES.ids.map((_, company) => shareValue(state, company));
		for (const [company, id] of COMPANIES.ids.entries()) table.add("values", id, values[company]);
		table.add("values", "best", Math.max(...values));
		const best = new Set(Array.from({ length: state.seats }, (_, seat) => bestCompany(state, seat)));
		table.add("bestCompanies", "differ", best.size > 1 ? 1 : 0);
	}
	var weights_default = {
		game: "mombasa",
		features: [
			"pounds",
			"pounds ahead",
			"shares at their value",
			"parts of shares",
			"shares ahead",
			"shares of rising companies ahead",
			"diamonds",
			"diamonds ahead",
			"diamond slot ahead",
			"near the diamond slot ahead",
			"bookkeeping",
			"bookkeeping ahead",
			"book slot ahead",
			"near the book slot ahead",
			"books before the inkwell",
			"worth of the books before the inkwell",
			"what those books ask",
			"goods owned ahead",
			"largest good owned ahead",
			"expansion owned ahead",
			"bookkeepers owned ahead",
			"merchants owned ahead",
			"use of the hand",
			"use of the best pile",
			"cards in hand",
			"coffee face up",
			"bananas face up",
			"cotton face up",
			"largest good face up",
			"expansion face up",
			"bookkeepers face up",
			"books within reach",
			"merchants face up",
			"markers left",
			"still in",
			"first player",
			"first player ahead",
			"reserved tile-plus1-good",
			"reserved tile-bookkeeper",
			"reserved tile-merchant",
			"reserved tile-expansion",
			"first bonus of A1 ahead",
			"second bonus of A1 ahead",
			"first bonus of A2 ahead",
			"second bonus of A2 ahead",
			"first bonus of B1 ahead",
			"second bonus of B1 ahead",
			"first bonus of B2 ahead",
			"second bonus of B2 ahead",
			"first bonus of C1 ahead",
			"second bonus of C1 ahead",
			"first bonus of C2 ahead",
			"second bonus of C2 ahead",
			"first bonus of D1 ahead",
			"second bonus of D1 ahead",
			"first bonus of D2 ahead",
			"second bonus of D2 ahead",
			"ahead",
			"ahead squared",
			"three players",
			"four players"
		],
		made: {
			"judged": "by hand",
			"fitted": "5000 games of self-play, 24 iterations, 24 units, seed course"
		},
		judged: [
			1,
			.05,
			1,
			.9,
			.6,
			.05,
			1,
			.05,
			4,
			1.5,
			1,
			.05,
			4,
			1.5,
			.8,
			.35,
			-.05,
			.5,
			.2,
			.6,
			.7,
			1.2,
			.1,
			.05,
			0,
			1.2,
			1.2,
			1.2,
			.3,
			2,
			3,
			.9,
			4,
			1.2,
			0,
			.3,
			.1,
			2,
			2,
			2,
			2,
			.8,
			.8,
			.8,
			.8,
			.8,
			.8,
			.8,
			.8,
			.8,
			.8,
			.8,
			.8,
			.8,
			.8,
			.8,
			.8,
			18,
			0,
			0,
			0,
			0
		],
		fitted: JSON.parse("{\"sum\":[0.847,-0.0134,0.74,0.81,0.369,-0.0172,0.89,-0.066,2.34,1.74,0.757,-0.0316,2.88,0.582,0.0478,0.12,-0.182,0.385,0.166,0.439,0.021,0.568,0.272,0.21,-0.375,1.71,1.71,1.84,0.301,1.47,1.35,0.793,2.31,0.778,-0.51,0.291,0.0133,0.571,1.45,2.22,6.23,0.913,3.58,0.0838,2.93,0.197,0.288,1.27,6.77,-0.118,1.14,0.343,2.9,-0.16,0.0797,0.992,4.5,18,5.36e-11,5.36e-09,-1.1e-08,42.8],\"units\":[-0.0183,-0.203,-0.0252,-0.36,0.00362,0.00626,-0.151,-0.0479,-1.02,-0.585,0.0862,0.0344,0.545,2.44,0.687,0.152,0.137,-0.00814,-0.0302,0.0872,0.587,0.328,-0.281,-0.156,0.363,-0.107,-0.318,0.324,-0.146,-0.163,3.69,0.263,5.44,1.36,-1.86,-1.88,-0.132,-1.61,-2.36,-1.86,-8.34,-0.509,-0.324,0.405,-15.4,-0.199,0.718,-0.608,2.24,0.208,1.08,-0.467,3.91,-0.405,3.83,-2.33,0.958,0.588,0.0923,1.09,0.545,-9.21,-0.172,0.0116,-0.0109,1.41,-0.342,-0.0483,-0.296,-0.0681,0.528,0.0911,-0.123,-0.0118,-0.0491,1.24,0.4,0.0663,0.116,-0.0106,0.0219,-0.114,0.123,0.436,0.019,-0.164,-0.306,1.15,1.59,0.891,0.878,1.09,3.63,-0.278,6.29,2,-13.6,-0.862,0.395,1.23,-2.8,-11.8,-0.417,-0.394,-0.177,-4.86,-0.326,0.386,-0.282,-2.97,8.45,0.195,2.86,0.195,2.09,-0.121,0.483,0.067,11.8,-0.0673,-0.0251,2.16,2.79,6.38,0.172,0.019,-0.0363,-0.171,0.177,-0.00315,-0.184,-0.033,0.759,-1.15,0.081,0.000161,-0.469,1.18,0.451,0.056,0.12,0.19,0.237,0.23,0.396,0.863,0.103,0.234,1.66,0.306,0.462,1.17,0.0821,0.158,2.22,0.286,3.39,1.5,-1.72,-0.0611,0.00144,-0.109,-1.54,0.661,2.86,-0.112,-3.1,-0.0753,2.82,0.233,-0.439,-0.559,-11.3,0.714,4,1.2,3.63,1.64,-0.0473,0.878,4.58,0.67,0.173,2.39,-0.552,-39.9,-0.197,-0.0845,-0.0648,-0.242,-0.0163,-0.0196,-0.215,-0.019,-1.09,1.43,-0.336,-0.0615,-0.262,-1.97,-0.628,0.00087,0.101,-0.0425,-0.0649,0.0534,-0.181,-0.322,-0.0352,-0.133,-0.43,-0.0409,-0.0338,0.175,0.244,1.34,-1.17,-0.623,-0.159,1.52,-3.95,-1.32,-0.0367,-0.597,-3.71,-5.15,1.36,0.196,1.01,-0.179,-22.1,-0.655,-0.783,-2.24,11.8,0.361,0.871,-0.562,-0.28,-0.175,0.365,1.09,3.35,0.525,0.115,-4.97,-3.34,17.1,-2.1e-05,0.024,-0.103,-0.276,0.0419,-0.0138,-0.103,-0.0429,0.137,1.29,-0.0128,0.083,0.988,-0.0609,0.43,0.13,0.196,-0.0604,0.00699,-0.059,-0.22,-0.0427,0.0194,0.0815,-0.446,0.304,0.124,0.153,-0.471,-0.948,-1.04,-0.131,2.93,0.761,1.76,1.07,-0.0471,0.122,-3.3,-2.64,-6.86,0.261,2.13,-0.49,-2.45,-0.369,-1.65,-0.926,-2.94,-0.959,-0.958,-0.494,0.522,1.48,1.63,1.4,6.32,0.158,-0.0283,0.27,-1.16,0.517,0.043,-0.155,0.02,-0.19,-0.0485,-0.0141,0.0312,-0.103,-1.31,0.781,0.209,-0.0035,0.0514,2.04,0.208,-0.00579,0.0337,-0.0289,-0.127,-0.00961,0.126,0.00692,0.0344,-0.195,-0.00556,0.347,0.0879,0.231,-0.204,1.83,2.2,0.24,7.48,-0.29,-4.37,-0.796,0.378,-2.35,-3.76,-13.3,-9,0.0169,-1.16,2.04,-15.4,0.204,1.36,-0.846,-13.1,0.551,2.53,0.293,4.32,1.3,4.49,-1.11,2.11,0.156,0.0181,-2.49,-1.34,2.67,-0.0394,0.00376,-0.0997,0.128,-0.0538,-0.00525,-0.0684,-0.011,-0.272,-0.37,0.0648,-0.0196,0.729,0.848,-0.0565,0.0867,0.103,-0.0586,-0.207,-0.0478,0.24,0.275,-0.347,0.411,0.435,-0.289,-0.279,-0.745,-0.556,-0.409,0.862,-0.0653,-3.95,1.51,-11.8,-1.01,-0.069,-4.17,-5.75,-7.49,-17.7,-0.417,0.0708,-0.787,-7.98,0.0395,0.129,-1.24,-1.36,0.249,-0.234,-0.645,-3.23,-0.331,-0.154,-1.38,-1.66,-0.166,-0.0698,-2.62,-2.23,19.4,-0.00451,0.0189,-0.0386,-0.518,-0.0871,-0.037,-0.0652,-0.0181,0.178,1.62,0.0516,0.0233,0.255,0.638,1.1,0.167,0.181,-0.0133,-0.0419,0.0195,0.162,0.812,0.0083,0.0572,0.217,0.319,0.247,0.0918,-0.418,-0.0139,-0.0871,0.31,-1.96,0.595,-0.788,-1.95,-0.0863,1,-3.89,0.372,-10.4,-0.167,0.635,-0.36,0.817,0.0357,1.08,0.448,9.39,1,1.49,-0.0761,2.21,0.389,1.39,0.467,4.06,0.0715,0.0225,2.88,0.0608,-11.3,0.0201,-0.0652,-0.11,-0.525,-0.0326,-0.0177,0.0603,-0.063,1.31,-0.61,-0.0564,-0.0232,0.552,-1.39,0.398,0.0177,0.121,-0.0754,-0.116,0.00783,-0.385,-0.816,0.255,-0.0319,0.0338,-0.0488,-1.17,-0.698,-1.36,-0.297,-2.92,-0.498,-3.97,0.147,2.88,2.12,-0.193,-0.49,3.14,0.475,1.65,0.388,4.58,0.266,-2.86,-0.601,-1.65,0.753,-37.1,-0.354,1.54,-0.478,0.253,0.858,5.03,0.144,6.48,0.0203,0.0333,-2.95,-4.62,11,0.0873,-0.00746,-0.0332,-0.314,-0.121,-0.00721,-0.0709,0.00267,0.353,0.214,0.0946,0.0769,2.27,1.35,1.54,0.252,0.291,-0.0153,-0.0161,-0.00142,0.0949,0.708,0.088,4.92e-05,0.0735,0.336,0.17,-0.283,-0.116,-0.613,-0.247,0.159,4.71,1.04,-1.09,-1.1,-0.0465,2.21,-0.365,-2.59,-7.55,0.328,0.767,-0.361,3.91,0.153,2.64,2.05,1.71,0.66,2.24,0.445,3.61,0.866,3.57,-0.566,2.78,0.222,0.03,1.15,0.528,-17.8,0.134,0.0321,-0.0869,-0.471,-0.0346,-0.0277,-0.0123,-0.0522,0.342,-0.396,0.041,0.0367,0.763,0.529,1.3,0.257,0.259,-0.00379,-0.0553,-0.147,-0.0378,-0.168,0.204,0.0207,0.366,0.091,-0.434,1,-0.13,0.205,-0.825,-0.19,2.85,0.686,-0.206,-0.0349,0.158,1.14,-2.63,4.79,6.28,0.288,-1.45,-0.788,-14.8,0.513,-8.39,-0.732,-40,-0.111,0.944,-0.156,-4.96,0.786,-1.04,-3.31,2.29,-0.0541,-0.0171,2.09,1.55,-10.6,-0.137,0.149,0.247,-0.0246,0.0305,0.012,-0.179,0.112,0.767,1.2,-0.0298,0.0773,2.41,-2.64,0.533,0.167,0.0819,0.0424,0.0113,0.0731,0.432,0.436,-0.119,0.0963,-0.0287,0.398,0.143,0.237,0.128,0.922,0.583,-0.24,-0.558,0.499,-3.1,-0.0807,-0.356,0.375,-0.401,0.806,3.35,0.0121,2.88,-0.205,-0.474,0.19,-0.894,0.739,-42.4,0.163,-1.23,-0.549,0.5,0.133,0.792,0.0995,3.44,1.07,0.0563,0.87,1.42,-26.2,-0.183,-0.142,0.0138,-0.398,-0.072,-0.00674,0.0357,0.000207,-0.0463,1.27,0.167,0.0431,1.94,1.73,1.26,0.33,0.347,0.00484,0.0697,0.0104,0.303,0.319,0.00496,-0.0441,0.309,-0.636,-0.0386,0.625,0.195,0.129,0.317,0.244,-2.81,2.04,-0.65,-1.75,-0.131,-1.15,-4.99,-5.34,-8.07,0.185,0.368,-0.199,-10.5,0.346,2.07,-0.762,-25.6,0.244,0.711,1.22,0.432,0.775,0.996,0.0168,4.65,0.135,0.058,2.25,0.764,-22.2,-0.0177,0.0598,-0.0872,-0.428,-0.277,-0.0549,-0.119,-0.000268,-0.336,1.81,-0.0598,0.00574,0.012,0.236,0.973,0.154,0.191,0.0124,0.106,-0.0932,0.221,0.752,0.104,-0.114,0.0224,-0.211,-1.21,-1.01,-0.896,-0.627,-0.396,-0.217,-3.34,0.23,-0.916,-1.36,-0.18,1.05,1.49,0.172,-3.53,-0.618,1.08,-1.8,-3.77,0.77,1.09,1.64,0.552,0.117,0.176,-1.29,2.12,0.587,0.831,1.45,-0.519,0.148,0.00627,1.9,3.43,-2.37,0.254,-0.0795,0.035,0.0195,-0.163,-0.0416,0.15,-0.0857,-0.581,-2.3,0.384,-0.0887,1.13,-3.07,0.816,0.202,0.204,-0.0367,-0.0348,-0.0042,0.199,1.47,-0.0139,-0.416,-0.155,0.499,-0.246,-0.564,-0.272,0.763,0.633,0.451,-0.44,-0.182,-0.976,-0.927,-0.0427,-0.955,-5.4,-11.2,-4.82,-0.421,0.346,0.266,12.3,0.41,4.97,-1.19,-23.6,0.235,3.28,-0.321,3.23,0.0636,4.22,1.63,4.65,-0.0865,0.0394,2.6,0.357,-6.46,0.144,-0.0604,0.00736,-0.14,0.0437,-0.00837,-0.149,-0.0331,-0.504,-1.33,0.0184,-0.0488,-0.295,-2.87,1.59,0.231,0.246,0.0394,0.124,-0.142,-0.00245,-0.119,-0.0301,-0.0314,-0.0967,-0.00518,-0.137,0.521,0.292,0.72,-0.231,0.277,-0.654,0.283,-0.927,-2.49,-0.605,3.64,-1.26,-9.1,-1.17,0.411,-1.07,-0.299,-33.3,0.751,-2.05,-0.358,-27.8,0.48,0.708,-0.196,-4.26,-0.603,-1.59,0.178,-0.245,-0.0102,0.0051,3.29,-3.84,-9.84,0.223,-0.0624,-0.0158,-0.813,-0.0653,-0.0186,0.0661,-0.0629,-1.01,-0.803,0.0758,-0.0109,1.07,-2.68,1.28,0.211,0.181,-0.0135,-0.0378,-0.0259,0.216,0.218,-0.0111,-0.144,-0.0932,1.34,0.701,0.314,1.23,-0.286,0.267,-0.0902,-4.59,-0.0245,-1.9,-1.06,0.222,-1.94,-3.47,-4.21,-5.27,-0.916,-3.19,0.332,0.878,0.307,-0.144,-1.9,-28,0.17,-1.66,0.435,1.04,-1.21,0.192,1.19,-0.909,-0.364,-0.0319,0.357,-0.567,-4.87,-0.197,-0.235,0.0616,0.00118,-0.0366,0.00223,0.00265,0.0209,-0.465,1.17,-0.0948,-0.0956,-1.01,-1.45,0.962,0.133,0.139,0.0933,0.159,0.0796,0.33,1.13,0.203,0.168,1.03,0.839,0.726,0.555,0.655,-0.121,1.87,-0.889,0.164,0.162,-0.0396,-0.197,-0.119,1.46,-1.38,-1.25,-3.89,-0.418,3.21,1.55,-0.42,-0.711,2.59,-2.37,10.9,0.46,0.351,0.701,8.34,0.526,1.53,0.203,1.28,0.356,0.0605,-3.94,-4.51,-24.3,0.0174,-0.0514,-0.0812,-0.204,-0.0749,0.0429,-0.0214,-0.00773,-0.101,0.37,0.076,-0.0486,-1.08,-0.118,0.139,0.139,0.174,-0.0321,-0.0264,0.06,0.071,0.101,-0.0195,0.0212,0.144,-0.447,-0.182,-0.286,-0.29,2.21,0.976,-0.452,1.72,2.25,-7.69,-0.971,0.135,-1.58,-1.74,-1.47,0.888,-0.097,1.64,-0.71,-0.561,-0.269,0.723,-5.23,-23.3,-0.257,-1.66,-0.766,2.48,-0.581,0.702,-2.13,1.07,-0.342,0.00904,1.4,0.336,-1.52,-0.143,0.113,-0.0324,-0.0499,-0.185,0.00671,-0.0834,0.0548,0.175,-0.157,-0.258,0.0139,-1.34,0.485,-0.129,-0.0648,-0.0816,-0.00796,-0.00245,-0.194,-0.00941,0.136,0.15,0.409,-0.264,0.347,0.385,0.176,0.113,-3.72,-0.264,0.0911,1.09,2.33,3.55,0.44,-0.136,2.99,1.34,2.83,-12.2,-1.31,-2.36,0.902,-41.6,0.0336,-1.74,-0.286,-40.3,-0.318,-0.614,0.478,-2.2,-0.0272,-1.43,-0.316,-9.75,0.559,0.00402,2.08,2.96,0.507,0.0309,-0.12,-0.15,0.493,-0.186,-0.0238,-0.0614,-0.0973,-1.5,-0.535,-0.0267,0.0182,-0.609,1.53,0.351,0.0642,0.107,-0.0769,-0.177,-0.119,-0.141,0.0478,-0.137,-0.213,-0.535,-0.957,-1.02,-0.855,-0.94,-0.68,-0.25,-0.231,-1.71,0.119,4.23,0.251,-0.0694,-1.79,-1.37,0.42,0.673,-0.52,-2.73,-0.453,-12,-0.172,-0.282,-1.19,-8.1,0.143,-4.01,0.00712,-4.03,-0.663,-2.17,-1.8,-7.06,-0.594,-0.0921,1.87,3.11,21.6,0.0556,-0.0996,0.0536,-0.135,-0.055,-0.0496,-0.0544,-0.211,-0.924,0.465,0.13,0.0467,0.00108,-2.04,0.541,-0.025,0.0891,0.0251,-0.0225,0.0259,0.112,-0.365,-0.0699,-0.686,-1.42,0.0414,-0.176,-0.0163,-0.623,-1.61,-0.71,-0.168,-3.01,-1.12,-5.58,-1.26,0.193,-0.62,-3,-0.903,-2.43,-0.02,-0.506,-1.33,-18.9,0.196,1.84,-2.98,-15.2,0.0784,2.12,-0.676,6.88,-0.565,2.04,-4.08,2.99,1.16,0.248,0.436,1.12,11.8,-0.115,-0.0264,0.103,0.151,-0.213,-0.0255,0.0361,0.0421,1.54,0.176,-0.0748,0.0745,-0.21,2.07,0.668,0.138,0.115,0.0156,-0.0218,0.0921,0.274,-0.144,0.0368,0.261,0.0699,0.373,0.176,-0.327,-0.663,0.363,1.61,-0.35,-0.222,1.56,-0.587,-1.25,0.0958,-1.41,-0.076,7.58,-1.65,0.76,4.06,-0.465,-22.3,0.417,-5.09,-1.4,-8.66,-0.207,1.15,0.00271,0.689,-0.0816,-1.69,-1.86,5.56,0.0965,0.0247,0.62,-0.127,-17.5,-0.149,-0.025,-0.0855,-0.354,-0.0667,0.0287,-0.224,-0.0628,-0.949,1.36,-0.32,0.0138,-0.698,1.2,-0.913,-0.0446,0.0233,-0.0521,-0.0922,-0.0384,-0.103,-0.298,-0.115,-0.00339,0.237,0.779,0.866,0.329,0.759,3.33,1.47,-0.318,7.6,2.15,-1.53,-1.7,0.0568,-0.628,-2.87,-16.7,-20.5,-0.168,0.39,0.147,0.467,0.0552,1.73,0.0839,6.8,0.109,1.92,0.718,2.63,0.477,1.03,1.49,1.02,0.0989,0.0215,-1.49,-1.71,8.34],\"outputs\":[-0.1,0.216,-0.263,0.127,0.0312,0.177,-0.448,-0.0154,0.185,0.0216,-0.193,-0.525,0.0255,0.194,0.227,-0.124,-0.207,-0.153,0.272,0.195,-0.609,0.342,-0.369,0.255]}")
	};
	var ladder = {
		learnt: 1 / 3,
		foresight: {
			strong: 1,
			master: 1
		}
	};
	exports.game = mombasa;
	exports.heuristics = heuristics;
	exports.ladder = ladder;
	exports.rngFromWords = fastRngFromWords;
	exports.tally = tally;
	exports.weights = weights_default;
	return exports;
})({});
return release;
}
