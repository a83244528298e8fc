### 一局遊戲的故事，逐一事件。$you：讀者是行動者（who）、被奪走者（from），或都不是。

log-you = 你
# 名字之後空一格；「你」之後不空。
log-who = { $you ->
    [who] { $who }
   *[other] { $who }{ " " }
  }
log-dig = { log-who }在挖掘場 { numeral } 挖掘，拿取 { $card }。
log-reclaim = { log-who }收回 { $count } 個棋子。
log-amber = { log-who }拿取 { $amount } 個琥珀。
log-amber-card = { log-who }因 { $card } 獲得 { $amount } 個琥珀。
log-points = { log-who }獲得 { $amount } 分。
log-points-card = { log-who }因 { $card } 獲得 { $amount } 分。
log-trade = { log-who }以 { $amount } 個琥珀換得 2 分。
log-declined = { log-who }略過 { $card } 的效果。
log-declined-second = { log-who }不以 { $card } 展示第二個化石。
log-lost = { $card } 的效果失去：{ log-who }已展示該卡牌。
log-display-new = { log-who }{ $cost ->
    [0] 免費展示 { $card }
   *[other] 支付 { $cost } 個琥珀，展示 { $card }
  } 為新套組。
log-display-set = { log-who }{ $cost ->
    [0] 免費展示 { $card }
   *[other] 支付 { $cost } 個琥珀，展示 { $card }
  }：{ $length } 張的{ $kind }套組。
log-token = { log-who }拿取一個套組標記{ $left ->
    [0] 。
   *[other] ；剩 { $left } 個。
  }
log-complete = { log-who }完成一個{ $kind }套組：其標記翻為 3 分。
log-news = { log-who }拿取{ $kind }新聞。
log-news-stolen = { $you ->
    [from] { $who } 從你手中奪走{ $kind }新聞。
   *[other] { log-who }從 { $from } 奪走{ $kind }新聞。
  }
log-news-safe = { log-who }永久保有{ $kind }新聞。
log-refill = { $card } 在挖掘場 { numeral } 翻開。
log-end-tokens = 最後一個套組標記被拿走：這是最後一輪。
log-end-deck = 牌庫已空：這是最後一輪。
log-over = { $count ->
    [1] { log-who }以 { $points } 分獲勝。
   *[other] { log-who }以 { $points } 分共享勝利。
  }
