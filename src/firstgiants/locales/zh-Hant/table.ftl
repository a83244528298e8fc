### 只有桌面、教學與回顧使用的文字。

## 目前的問題
ask-soon = 馬上輪到你。
ask-checking = 教練正在檢查你的回合…
card-of = { $name } 的 { $card }
ask-two-different = { $card }：最多展示兩個不同家族的化石。
ask-two-same = { $card }：最多展示兩個相同家族的化石。
ask-second-different = { $card }：要展示第二個、不同家族的化石嗎？
ask-second-same = { $card }：要展示第二個、相同家族的化石嗎？
why-second-different = 第二個化石必須與第一個屬於不同家族。
why-second-same = 第二個化石必須與第一個屬於相同家族。

## 計畫的結果
plan = 你目前的回合
plan-score = 得分
plan-amber = { $amount } 個琥珀
plan-points = { $amount } 分
plan-complete = { $kind }套組完成
plan-news = { $kind }新聞
plan-news-safe = { $kind }新聞，已定
plan-from = （取自 { $name }）
plan-set = { $kind }套組
plan-markers = 棋子
plan-supply = 剩餘套組標記：{ $from } → { $to }
plan-supply-short = 剩 { $from } → { $to }
plan-ends = 最後一輪
brings-nothing = 沒有分數，也沒有琥珀

## 自你上個回合以來
digest-fell = 你從第 { $from } 名降到第 { $to } 名。
digest-rose = 你從第 { $from } 名升到第 { $to } 名。
digest-amber = 你靠 { $cards } 獲得 { $amount } 個琥珀。
digest-points = 你靠 { $cards } 獲得 { $amount } 分。
digest-tokens-low = 只剩 { $count } 個套組標記：遊戲快結束了。
digest-deck-low = 牌庫只剩 { $count } 張卡牌：遊戲快結束了。
digest-last-turn = 這是你的最後一個回合。
digest-more = 查看完整紀錄

## 數字
set-points = 套組 { $count } 分
news-points = 新聞 { $count } 分
where-study-yours = 在你的研究室
where-set-yours = 在你的套組 { $row }
marker-yours = 你在挖掘場 { numeral } 的棋子

## 結束
end-rank = 名次
end-won = 獲勝
end-you-win = 你以 { $points } 分獲勝！
end-you-share = 你與{ $names }以 { $points } 分並列第一！
end-you-placed = 你以 { $points } 分獲得第 { $place } 名。
end-you-level = 你以 { $points } 分獲得第 { $place } 名，與{ $names }同分。
end-graph = 全局分數變化
end-turn = 第 { $turn } 回合
end-round = 輪
end-rating = 積分 { $before } → { $after }（{ $change }）

## 回顧
replay-at = 第 { $ply } 步，共 { $last } 步 · 第 { $turn } 回合
replay-speed = 速度
replay-more = 更多
continue-hint = 遊戲從第 { $ply } 步繼續。誰玩哪個座位？朋友開啟連結後即可入座。

## People at the table
chat-new = { $count } 則新訊息
chat-line = { $name }：{ $text }
seat-late = 時間已到
still-clock = { $name } 的時間用完後，電腦才能代打。
still-later = 大家等 { $name } 行動滿 { $minutes } 分鐘後，電腦才能代打。
still-asked = 再過 { $minutes } 分鐘，電腦就能代替 { $name }。

## 最後一輪與行動順序
final-round = 最後一輪！還沒進行的玩家：{ $names }。
final-turn = 最後一輪！這是最後一個回合。
turn-order = { $place ->
    [1] 起始玩家
   *[other] 第 { $place } 位行動
  }
## For ears, and for learning the icons
card-full = { $label }；{ $cost }。{ $does }
card-full-lit = { $label }；{ $cost }。可選擇。{ $does }
card-line = { $name }：{ $family }，{ $size }；{ $cost }。{ $does }
look-displayed = 已展示：效果不再生效。
text-on = 純文字牌桌
text-off = 圖像牌桌
help = 圖示與按鍵

## 卡牌圖示的意思
sign-once = 一次：拿取此卡時
sign-again = 每一次：只要此卡在你的研究室
sign-you = 當你拿取……
sign-anyone = 當任何人拿取……
sign-kind = { $kind }卡牌
sign-new-family = 你的研究室尚無的家族的卡牌
sign-then = 則
sign-amber = 獲得這麼多琥珀
sign-points = 獲得這麼多分
sign-display = 你可以展示 1 個化石
sign-display-free = 你可以免費展示 1 個化石
sign-two-different = 你可以展示至多 2 個不同家族的化石
sign-two-same = 你可以展示至多 2 個同家族的化石
sign-trade = 你可以花 3 個琥珀獲得 2 分
sign-or = 或
sign-opponents = 每位對手執行此效果
sign-times = 每有……
sign-families = 你研究室中一個不同的家族
sign-pairs = 你研究室中一對卡牌
sign-egg = 蛋在你的套組中可當任何體型
legend-order = 由左至右讀一列圖示：何時生效、做什麼、做幾次。
legend-when = 何時
legend-does = 做什麼
legend-times = 幾次
legend-families = 家族
legend-sizes = 體型
legend-size = { $size }：{ $cost }
legend-pieces = 標記與棋子
legend-amber = 琥珀用來支付展示
legend-points = 卡牌效果的分數
legend-token = 套組標記：在未完成的套組上值 { $points } 分
legend-token-complete = 套組標記：在已完成的套組上值 { $points } 分
legend-news = 新聞標記：屬於同類最長的套組
legend-marker = 棋子：每位玩家有自己的顏色與形狀

## 最後一輪與行動順序
