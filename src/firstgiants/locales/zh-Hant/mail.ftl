# 給不在頁面上的人的訊息。只提到牌桌，不透露遊戲內容。

notice-table = 你的牌桌
notice-somebody = 有人
notice-turn-title = 輪到你
notice-turn-body = { $table }：輪到你了。
notice-reminder-title = 時間快到了
notice-reminder-body = { $table }：還剩 { $hours } 小時。
notice-over-title = 遊戲結束
notice-over-body = { $table }：遊戲已結束。
notice-challenge-title = 有人邀請你
notice-challenge-body = { $name } 在 { $table } 為你保留了座位。
notice-test-title = 設定成功
notice-test-body = First Giants 可以在這裡通知你。

mail-turn-subject =
  { $count ->
    [1] 輪到你了
   *[other] { $count } 張牌桌輪到你了
  }
mail-turn =
  { $count ->
    [1] 輪到你了：
   *[other] { $count } 張牌桌輪到你了：
  }
mail-reminder-subject = 你的時間快到了
mail-reminder = 你的時間快到了：
mail-over-subject =
  { $count ->
    [1] 你的遊戲結束了
   *[other] 你有 { $count } 場遊戲結束了
  }
mail-over =
  { $count ->
    [1] 這場遊戲已結束：
   *[other] 這些遊戲已結束：
  }
mail-challenge-subject =
  { $count ->
    [1] 有人邀請你一起玩
   *[other] 有 { $count } 場遊戲邀請你
  }
mail-challenge =
  { $count ->
    [1] 有座位為你保留：
   *[other] 有 { $count } 張牌桌為你保留座位：
  }
mail-test-subject = First Giants 可以通知你
mail-test = 這是一封測試信。設定成功。
mail-table-left = { $table }（還剩 { $hours } 小時）
mail-table-by = { $table }（{ $name } 邀請）
mail-why = 你收到這封信，是因為你在 { $server } 要求了通知。
mail-stop = 停止這類信件：
mail-confirm-subject = 確認你的電子郵件地址
mail-confirm = { $name } 希望在 First Giants（{ $server }）輪到自己時，於此地址收到通知。如果是你，請在一天內開啟此連結：
mail-confirm-ignore = 如果不是你，請忽略這封信，不會再有其他信件。
