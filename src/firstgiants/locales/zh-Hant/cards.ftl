# 卡牌的效果，每個效果一句。哪個訊息說明哪個效果，見 rules/describe.py。

effect-none = 沒有效果。

## 組成部分

effect-condition =
    每當{ $by ->
        [you] 你
       *[anyone] 任何玩家
    }拿取一張{ $takes ->
        [flying] 飛行類卡牌
        [herbivore] 草食類卡牌
        [carnivore] 肉食類卡牌
        [marine] 海洋類卡牌
        [mammal] 哺乳類卡牌
        [small] 小型卡牌
        [medium] 中型卡牌
        [large] 大型卡牌
       *[new-family] 卡牌，而其家族尚未出現在你的研究室中
    }時，
effect-amber = { $amount } 個琥珀
effect-points = { $amount } 點勝利分數
effect-per = { $per ->
    [flying] 每有 1 張飛行類卡牌
    [herbivore] 每有 1 張草食類卡牌
    [carnivore] 每有 1 張肉食類卡牌
    [marine] 每有 1 張海洋類卡牌
    [mammal] 每有 1 張哺乳類卡牌
    [families] 每有 1 個不同的家族
   *[pairs] 每有 2 張卡牌
}
effect-for-you = { $per ->
    [nothing] { "" }
   *[other] 你的研究室中{ effect-per }，就
}
effect-for-opponents = { $per ->
    [nothing] 每位對手
   *[other] 每位對手的研究室中{ effect-per }，該對手就
}

## 一次性效果

effect-once-amber = { effect-for-you }獲得 { effect-amber }。
effect-once-points = { effect-for-you }獲得 { effect-points }。
effect-once-display = 你可以展示 1 個化石。
effect-once-display-free = 你可以免費展示 1 個化石。
effect-once-display-two-different = 你可以展示最多 2 個不同家族的化石。
effect-once-display-two-same = 你可以展示最多 2 個相同家族的化石。
effect-once-trade = 你可以花費 3 個琥珀，獲得 2 點勝利分數。
effect-once-display-or-point = 你可以展示 1 個化石，或獲得 1 點勝利分數。

effect-once-amber-opponents = { effect-for-opponents }獲得 { effect-amber }。
effect-once-points-opponents = { effect-for-opponents }獲得 { effect-points }。
effect-once-display-opponents = 每位對手可以展示 1 個化石。
effect-once-display-free-opponents = 每位對手可以免費展示 1 個化石。
effect-once-display-two-different-opponents = 每位對手可以展示最多 2 個不同家族的化石。
effect-once-display-two-same-opponents = 每位對手可以展示最多 2 個相同家族的化石。
effect-once-trade-opponents = 每位對手可以花費 3 個琥珀，獲得 2 點勝利分數。
effect-once-display-or-point-opponents = 每位對手可以展示 1 個化石，或獲得 1 點勝利分數。

## 持續性效果

effect-when-amber = { effect-condition }{ effect-for-you }獲得 { effect-amber }。
effect-when-points = { effect-condition }{ effect-for-you }獲得 { effect-points }。
effect-when-display = { effect-condition }你可以展示 1 個化石。
effect-when-display-free = { effect-condition }你可以免費展示 1 個化石。
effect-when-display-two-different = { effect-condition }你可以展示最多 2 個不同家族的化石。
effect-when-display-two-same = { effect-condition }你可以展示最多 2 個相同家族的化石。
effect-when-trade = { effect-condition }你可以花費 3 個琥珀，獲得 2 點勝利分數。
effect-when-display-or-point = { effect-condition }你可以展示 1 個化石，或獲得 1 點勝利分數。

effect-when-amber-opponents = { effect-condition }{ effect-for-opponents }獲得 { effect-amber }。
effect-when-points-opponents = { effect-condition }{ effect-for-opponents }獲得 { effect-points }。
effect-when-display-opponents = { effect-condition }每位對手可以展示 1 個化石。
effect-when-display-free-opponents = { effect-condition }每位對手可以免費展示 1 個化石。
effect-when-display-two-different-opponents = { effect-condition }每位對手可以展示最多 2 個不同家族的化石。
effect-when-display-two-same-opponents = { effect-condition }每位對手可以展示最多 2 個相同家族的化石。
effect-when-trade-opponents = { effect-condition }每位對手可以花費 3 個琥珀，獲得 2 點勝利分數。
effect-when-display-or-point-opponents = { effect-condition }每位對手可以展示 1 個化石，或獲得 1 點勝利分數。
