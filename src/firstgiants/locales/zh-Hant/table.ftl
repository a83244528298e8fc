### 只有桌面、教學與回顧使用的文字。

## 目前的問題
ask-soon = 馬上輪到你。
card-of = { $name } 的 { $card }
ask-two-different = { $card }：你可以展示最多兩個不同家族的化石。第一個？
ask-two-same = { $card }：你可以展示最多兩個相同家族的化石。第一個？
ask-second-different = { $card }：再展示第二個不同家族的化石嗎？
ask-second-same = { $card }：再展示第二個相同家族的化石嗎？
why-second-different = 第二個化石必須與第一個屬於不同家族。
why-second-same = 第二個化石必須與第一個屬於相同家族。

## 計畫的結果
plan = 你的計畫的結果
plan-score = 得分
plan-amber = { $amount } 個琥珀
plan-points = { $amount } 分
plan-tokens = { $amount } 個套組標記
plan-complete = { $kind }套組完成
plan-news = { $kind }新聞
plan-news-safe = 永久取得{ $kind }新聞
plan-from = （取自 { $name }）

## 自你上個回合以來
digest-tokens = 少了 { $count } 個套組標記；剩 { $left } 個。
digest-new = 挖掘場的新卡牌：{ $cards }。
digest-more = 完整經過，見紀錄

## 數字
set-points = 套組標記 { $count } 分
news-points = 新聞 { $count } 分
where-study-yours = 在你的研究室
where-set-yours = 在你的套組 { $row }
marker-yours = 你在挖掘場 { $site } 的標記

## 結束
end-rank = 名次
end-won = 獲勝

## 回顧
replay-at = 第 { $ply } 步，共 { $last } 步 · 第 { $turn } 回合
replay-speed = 速度
replay-more = 更多
