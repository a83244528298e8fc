### The rooms around the table: front page, lobby, lists, people.

## Opponents
rivals-title = 選擇對手
rivals-hint = 八位對手，從溫和到兇猛。最多選四位，可以重複。
rivals-invite = 邀請
rivals-strength = 強度 { $level }／{ $of }
rivals-bench = 你的對手
rivals-drop = 移除{ $name }
rivals-against = 你將對戰{ $names }。
rivals-none = 請至少邀請一位對手。
rivals-full = 最多 { $count } 位對手。請先移除一位。
rivals-begin = 開始遊戲
play-now-again = 再與{ $names }對戰一局。
play-now-choose = 選擇對手
front-last = 你最近的遊戲
my-waits-for = 輪到 { $name }
game-won = 獲勝

## A new table
friends-minutes = 每人分鐘數
friends-increment = 每回合加秒
friends-days = 每步天數
pace-own = 自訂計時
more-title = 更多設定
more-name = 牌桌名稱
more-first = 起始玩家
more-first-random = 隨機
more-news-family = 家族新聞分數
more-news-size = 體型新聞分數
more-at-once = 坐滿自動開始
more-fair-start = 公平起始
more-fair-start-hint = 較後的座位開局多得琥珀，讓各座位的勝率相近。不適用於積分賽。
more-rated = 積分賽
more-rated-hint = 積分賽須有計時、沒有電腦玩家、使用新的牌序和內建牌組，且不用公平起始。
more-deal = 重玩先前的牌序
more-deal-hint = 貼上已結束遊戲的連結，卡牌就會以相同順序出現。同桌的人都會看到這一點，且不列入積分。
more-deck = 牌組
more-deck-founders = Founders（內建）
more-deck-link = 憑連結…
more-deck-paste = 牌組連結
more-deck-bad = 這個連結沒有通往可玩的牌組。
more-deck-look = 查看卡牌
more-deck-make = 製作牌組

## Before the start
lobby-free = { $count } 個空位
lobby-full-wait = 大家都到了。等待桌主開始。
lobby-host = { $name } 邀請了你。
lobby-join = 加入
lobby-start-now = 不等空位，直接開始
invite-share = 分享……
invite-text = 來和我玩 First Giants。
settings-title = 遊戲設定
link-by-hand = 請按 Ctrl+C 複製，或長按連結。
link-copied-here = 已複製。此連結只能在這台電腦上使用。
invite-only-here = 只有這台電腦能開啟此連結。要和同一個 Wi-Fi 上的朋友一起玩，請用 { $make } 或 { $command } 啟動伺服器。
lobby-name = 你的名字
offer-account = 這局遊戲會持續數天。建立帳號，就能在任何裝置上繼續玩。
offer-later = 暫時不要
settings-seat = { $name }（座位 { $number }）
settings-who = 誰可以加入
settings-public = 任何人
settings-link = 有連結的人
settings-rated = 積分賽
settings-fair-start = 較後的座位多得琥珀
settings-even-start = 所有人的琥珀相同
settings-unrated = 不列入積分
settings-deal = 牌序
settings-deal-new = 為本桌重新洗牌
settings-deal-known = 與一局已結束的遊戲相同：有人可能知道順序
settings-news = 家族 { $family } 分、體型 { $size } 分
settings-begins = 開始
settings-when-full = 坐滿時
settings-by-host = 由桌主開始
settings-change = 更改設定
settings-change-hint = 同桌的人會立刻看到你的更改。
settings-changed = 設定已更改：{ $what }
settings-item = { $label }改為「{ $value }」
settings-increment = { $pace }，每回合 +{ $seconds } 秒

## Lists
open-lead = 加入即時或回合制的遊戲。
open-more = 顯示更多牌桌
watch-others = 顯示其他遊戲
watch-table = { $name } 的牌桌
watch-acts = 行動中
leader-lead = 真人之間的積分賽。贏得越多、玩得越多，積分就越高。
leader-last = 最近一局
leader-start = 查看開放牌桌
person-rated = { $count ->
    [0] 尚無積分賽
   *[other] { $count } 局積分賽後
  }
person-won = 獲勝
person-last-games = 最近 { $count } 局
person-best = 最高分
person-best-hint = 其中一局的分數
person-none-theirs = 尚無結束的遊戲。
person-none = 尚無結束的遊戲。第一局大約二十分鐘。

## About
about-privacy = Cookie 只記三件事：你是誰、你選的語言，以及有帳號時這部裝置曾登入。沒有追蹤，也不從別處載入任何東西。
about-icons = 所有圖示、化石、肖像與標記都是我們自己的繪圖。
about-server = 伺服器上的開放原始碼軟體
about-licence = First Giants 本身是採用 MIT 授權的自由軟體。
about-licence-texts = 所有授權條款全文
about-programs = 程式介面
about-programs-hint = 本頁的一切都透過公開的 API 進行。你自己的程式也可以遊玩、觀戰並讀取遊戲檔案。

## 保留座位、再戰比分、可靠度
nav-friends = 好友
seat-kept-for = 為{ $name }保留
seat-kept = 已為某人保留
seat-kept-you = 有一個座位為你保留。
seat-refuse = 不了，謝謝
seat-blocked = 有你封鎖的人
seat-program = 程式
seat-online = 在線上
seat-vacation = 休假中
invite-people = 邀請玩家
invite-people-hint = 座位會為你選的人保留，對方會在好友頁看到。
invite-people-none = 你還沒有好友或最近一起玩的人可邀請。把連結傳給他們吧。
invite-people-withdraw = 撤銷
series-of = { $name } { $wins }
series-score = { $count ->
   *[other] 比分：{ $wins }，共 { $count } 場
  }
reliability = 可靠度
reliability-any = 所有人
reliability-from = 至少玩完 { $percent }%
reliability-seat = 玩完 { $percent }%
reliability-hint = 未滿五場的新玩家與訪客，除非由你邀請，否則不能入座。

## Puzzles
nav-puzzles = 謎題
front-puzzles = 在真實局面中找出最好的回合。
front-puzzle-title = 每日謎題
front-puzzle-state = { $state ->
    [solved] { $days ->
        [0] 今天已解開。
        [1] 今天已解開。
       *[other] 今天已解開，連續 { $days } 天。
    }
    [failed] 今天已作答，明天會有新題。
   *[open] { $players ->
        [0] 每天一道新題。
       *[other] { $players } 位玩家。你找得到最好的回合嗎？
    }
}
