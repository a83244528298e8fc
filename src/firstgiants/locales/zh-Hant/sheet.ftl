# 卡牌總覽。

sheet-title = 卡牌
sheet-lead = 牌組中的每一個化石與它的標籤。
sheet-search = 搜尋
sheet-family = 家族
sheet-size = 體型
sheet-timing = 效果
sheet-once = 一次性
sheet-again = 持續
sheet-none = 沒有效果
sheet-count = { $count ->
    [0] 沒有符合的卡牌
   *[other] { $count } 張卡牌
  }
sheet-clear = 全部顯示
sheet-print = 列印
sheet-period = 年代
sheet-length = 長度
sheet-wingspan = 翼展
sheet-egg = 蛋的長度
sheet-where = 發現地
sheet-cost = 展示需 { $count } 個琥珀
sheet-ago = { $from } 至 { $to } 百萬年前
sheet-ago1 = { $from } 百萬年前
sheet-lived = { $period }，{ $ago }
sheet-load = 卡牌載入中……

## Ages
age-cambrian = 寒武紀
age-early-cretaceous = 白堊紀早期
age-early-devonian = 泥盆紀早期
age-early-eocene = 始新世早期
age-early-jurassic = 侏羅紀早期
age-late-carboniferous = 石炭紀晚期
age-late-cretaceous = 白堊紀晚期
age-late-devonian = 泥盆紀晚期
age-late-devonian-to-carboniferous = 泥盆紀晚期至石炭紀
age-late-jurassic = 侏羅紀晚期
age-late-triassic = 三疊紀晚期
age-late-triassic-to-early-jurassic = 三疊紀晚期至侏羅紀早期
age-middle-eocene = 始新世中期
age-middle-jurassic = 侏羅紀中期
age-middle-triassic = 三疊紀中期
age-middle-to-late-jurassic = 侏羅紀中期至晚期
age-miocene-to-pliocene = 中新世至上新世
age-oligocene = 漸新世
age-oligocene-to-miocene = 漸新世至中新世
age-pleistocene = 更新世
age-pleistocene-to-holocene = 更新世至全新世
age-pliocene-to-holocene = 上新世至全新世
age-pliocene-to-pleistocene = 上新世至更新世
