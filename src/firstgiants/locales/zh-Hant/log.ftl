### 一局遊戲的故事，逐一事件。$you：讀者是行動者（who）、被奪走者（from），或都不是。

log-you = 你
log-dig = { $who } 在挖掘場 { $site } 挖掘，拿取 { $card }。
log-reclaim = { $who } 收回 { $count } 個標記。
log-amber = { $who } 獲得 { $amount } 個琥珀。
log-amber-card = { $who } 因 { $card } 獲得 { $amount } 個琥珀。
log-points = { $who } 獲得 { $amount } 分。
log-points-card = { $who } 因 { $card } 獲得 { $amount } 分。
log-trade = { $who } 以 { $amount } 個琥珀換得 2 分。
log-declined = { $who } 放棄 { $card } 的效果。
log-lost = { $card } 的效果失去：{ $who } 已展示該卡牌。
log-display-new = { $who } { $cost ->
    [0] 免費展示 { $card }
   *[other] 支付 { $cost } 個琥珀，展示 { $card }
  } 為新套組。
log-display-set = { $who } { $cost ->
    [0] 免費展示 { $card }
   *[other] 支付 { $cost } 個琥珀，展示 { $card }
  }：{ $length } 張的{ $kind }套組。
log-token = { $who } 拿取一個套組標記；剩 { $left } 個。
log-complete = { $who } 完成一個{ $kind }套組：其標記翻為 3 分。
log-news = { $who } 拿取{ $kind }新聞。
log-news-stolen = { $who } 從 { $from } 奪走{ $kind }新聞。
log-news-safe = { $kind }新聞永久屬於 { $who }。
log-refill = { $card } 來到挖掘場 { $site }。
log-end-tokens = 最後一個套組標記被拿走：開始最後一輪。
log-end-deck = 牌庫已空：開始最後一輪。
log-over = { $count ->
    [1] { $who } 以 { $points } 分獲勝。
   *[other] { $who } 以 { $points } 分共享勝利。
  }
