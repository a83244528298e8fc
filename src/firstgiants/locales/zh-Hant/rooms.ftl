### The rooms around the table: front page, lobby, lists, people.

## Opponents
rivals-title = 選擇對手
rivals-hint = 七種性格，從友善的新手到最強的對手。最多邀請四位，同一位也可以來兩次。
rivals-invite = 邀請
rivals-strength = 強度 { $level }／{ $of }
rivals-bench = 你的對手
rivals-drop = 請走{ $name }
rivals-against = 你將對戰{ $names }。
rivals-none = 請至少邀請一位對手。
rivals-full = 最多 { $count } 位對手。請先請走一位。
rivals-begin = 開始遊戲
play-now-again = 再次對戰{ $names }。
play-now-choose = 選擇對手
front-last = 你最近的遊戲
my-waits-for = 輪到 { $name }
game-won = 獲勝

## A new table
friends-minutes = 每人分鐘數
friends-increment = 每回合補回秒數
friends-days = 每步天數
pace-own = 自訂計時
more-title = 更多設定
more-name = 牌桌名稱
more-first = 起始玩家
more-first-random = 隨機抽選
more-news-family = 家族新聞分數
more-news-size = 體型新聞分數
more-at-once = 座位坐滿即開始
more-rated = 計分對局
more-rated-hint = 計分對局須有計時、全為真人，且使用新的牌序。
more-deal = 與已結束遊戲相同的牌序
more-deal-hint = 貼上已結束遊戲的網址：卡牌將以相同順序出現。同桌的人都會看到這一點，且不計分。

## Before the start
lobby-free = 尚有 { $count } 個空位
lobby-full-wait = 大家都到了。由桌主開始遊戲。
lobby-host = { $name } 邀請你。
lobby-join = 入座
lobby-start-now = 就以在場者開始
invite-share = 分享…
invite-text = 來和我玩 First Giants。
terms-title = 本桌規則
terms-seat = { $name }（座位 { $number }）
terms-who = 誰可入座
terms-public = 任何人
terms-link = 持有連結者
terms-rated = 計分
terms-unrated = 不計分
terms-deal = 牌序
terms-deal-new = 為本桌重新洗牌
terms-deal-known = 與一場已結束的遊戲相同：有人可能知道順序
terms-news = 家族 { $family } 分、體型 { $size } 分
terms-begins = 開始
terms-when-full = 坐滿時
terms-by-host = 由桌主決定
terms-change = 更改設定
terms-change-hint = 同桌的人會立刻看到你的更改。
terms-changed = 設定已更改：{ $what }
terms-item = { $label }改為「{ $value }」
terms-increment = { $pace }，每回合補回 { $seconds } 秒

## Lists
open-lead = 與在場的人同桌，當下對局或分日進行。
open-more = 顯示更多牌桌
watch-others = 顯示其他遊戲
watch-table = { $name } 的牌桌
watch-acts = 行動中
leader-lead = 真人之間的計分對局。勝場越多、越確定，評分就越高。
leader-last = 最近對局
leader-start = 前往開放牌桌
person-rated = { $count ->
    [0] 尚無計分對局
   *[other] { $count } 場計分對局後
  }
person-won = 獲勝
person-last-games = 最近 { $count } 場
person-best = 最高分
person-best-hint = 於其中一場所得
person-none = 尚無結束的遊戲。第一場只需二十分鐘。

## About
about-privacy = Cookie 只記三件事：你是誰、你選的語言，以及有帳號時這部裝置曾登入。沒有追蹤，也不從別處載入任何東西。
about-icons = 所有圖示、化石、肖像與標記都是我們自己的繪圖。
about-server = 伺服器上的軟體
about-licence = First Giants 本身是採用 MIT 授權的自由軟體。
about-licence-texts = 所有授權條款全文
about-programs = 程式介面
about-programs-hint = 本頁的一切都透過公開介面進行。你自己的程式也可以遊玩、觀戰並讀取紀錄。
