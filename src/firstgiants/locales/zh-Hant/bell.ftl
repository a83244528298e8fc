# 每個頁面上的鈴鐺，以及沒有網路時頁面上的文字。

bell =
  { $count ->
    [0] 沒有事情在等你
   *[other] 有 { $count } 件事在等你
  }
bell-title = 在等你
bell-none = 沒有事情在等你。
bell-settings = 我們該如何通知你？
bell-with = 與 { $names }
bell-left = 還剩 { $time }
bell-challenge = { $name } 邀請你一起玩
bell-challenge-nobody = 有人邀請你一起玩
bell-asks = { $name } 想加你為好友
next-game = 下一場等你的遊戲：
next-game-more =
  { $count ->
    [0] { $table }
   *[other] { $table }，還有 { $count } 場
  }
notice-offer = 輪到你時要通知你嗎？
notice-offer-yes = 請通知我
notice-offer-done = 好了，我們會通知你。
notice-offer-other = 這個瀏覽器關閉後無法收到通知。看看其他方式：
offline-title = 沒有連線
offline-text = First Giants 需要網路：你的遊戲存放在伺服器上，會照你離開時的樣子等著你。
offline-again = 再試一次
