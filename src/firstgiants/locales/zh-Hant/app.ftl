### First Giants：網頁的文字。以英文為準。

## 大廳
title = First Giants
skip-to-content = 跳至內容
page-broken = 無法載入此頁。請檢查連線後再試一次。
try-again = 再試一次
close = 關閉
language = 語言
menu = 選單
nav = 主選單
nav-open = 開放牌桌
nav-watch = 觀戰
nav-learn = 學習
nav-rules = 規則
nav-cards = 卡牌
nav-workshop = 工坊
nav-leaderboard = 排行榜
nav-about = 關於
nav-me = 你
to-front = 首頁
announcement = 公告
announcement-close = 隱藏這則公告
unofficial = 非官方版本，文字、圖畫與卡牌皆為原創。

## 首頁
front-over = 挖掘 · 研究 · 展示
front-lead = 挖出遠古巨獸，研究牠們，在你的博物館展出。二至五人，二十分鐘。
play-now = 立即遊玩
play-now-hint = 馬上與{ $names }對戰，無需帳號。
front-learn = 邊玩邊學
front-rooms = 探索
front-open = 加入遊戲，即時或分數天進行。
front-watch = 觀看進行中的遊戲。
front-rules = 完整規則，附插圖。
front-cards = 瀏覽所有化石。
front-workshop = 製作自己的牌組。
front-leaderboard = 看看誰最會挖。
my-games = 你的遊戲
my-your-turn = 輪到你
my-playing = 等待其他玩家
my-open = 等待玩家加入
my-finished = 已結束
my-closed = 已關閉
friends-title = 與朋友遊玩
friends-hint = 選擇各座位由誰入座，再分享連結或 QR 碼。
friends-you = 你
friends-seat = 座位 { $number }
friends-nobody = 無人
friends-open = 朋友
friends-bot = 電腦：{ $name }
friends-pace = 時間
pace-none = 不計時
pace-blitz = 每人 5 分鐘
pace-live = 每人 15 分鐘
pace-days = 回合制（每步以天計）
friends-public = 開放給所有人
friends-make = 建立牌桌

## 開始之前
lobby-title = 新牌桌
lobby-full = 大家都到了。
lobby-closed = 此牌桌已關閉：所有人都離開了。
lobby-start = 開始遊戲
lobby-fill = 以電腦補滿空位
lobby-leave = 離開牌桌
seat-free = 空位
seat-bot = 電腦
seat-you = 你
seat-here = 在座
seat-away = 暫離
seat-stand-in = 電腦代打
sit-here = 坐這裡
add-bot = 加入電腦
drop-bot = 移除
invite-title = 邀請
invite-code = 此牌桌的 QR 碼
invite-link = 傳送此連結
invite-copy = 複製連結
invite-copied = 已複製

## 遊戲用語
amber = 琥珀
score-news = 新聞得分
score-sets = 套組得分
score-effects = 效果得分
news = 新聞
study = 研究室
exhibition = 展覽
deck = 牌庫
quarry = 挖掘場
site = 挖掘場 { numeral }
numeral = { $site ->
    [1] I
    [2] II
    [3] III
   *[4] IV
  }
kind-flying = 飛行類
kind-herbivore = 草食類
kind-carnivore = 肉食類
kind-marine = 海洋類
kind-mammal = 哺乳類
kind-small = 小型
kind-medium = 中型
kind-large = 大型
size-egg = 蛋
egg-of = { $family }蛋

## 牌桌
table-title = 牌桌
table-missing = 沒有這張牌桌
museum-yours = 你的博物館
museum-of = { $name } 的博物館
museum-visit = 查看 { $name } 的博物館
study-empty = 還沒有卡牌
study-empty-yours = 你的研究室是空的。去挖掘化石吧。
exhibition-empty = 尚未展示任何化石
set-label = 套組 { $row }，{ $kind }，{ $count } 張卡牌
set-label-one = 套組 { $row }，一張卡牌
set-no-kind = 1 張卡牌
aim-set = 展示於此：{ $name }
new-set = 開始新套組
name-size = 選擇體型
where-study = 在 { $name } 的研究室
where-set = 在 { $name } 的套組 { $row }
where-deck = 牌庫頂
card-label = { $name }，{ $family }，{ $size }，{ $where }
card-label-lit = { $name }，{ $family }，{ $size }，{ $where }。可選擇。
slot-empty = 空
deck-left = { $count ->
    [0] 牌庫沒有卡牌了
   *[other] 牌庫剩 { $count } 張卡牌
  }
deck-hidden = 確認後翻開
deck-empty = 牌庫已空
marker-of = { $name } 在挖掘場 { numeral } 的棋子
markers-left = { $count ->
    [0] 博物館沒有棋子了
   *[other] 博物館剩 { $count } 個棋子
  }
amber-count = { $count } 個琥珀
points-count = 卡牌效果 { $count } 分
score-of = 目前 { $count } 分
clock-of = { $name } 剩餘 { $time }
tokens-left = 剩 { $count } 個套組標記
tokens-left-long = 剩 { $count } 個套組標記。最後一個被拿走時，這一輪就是最後一輪。
ending-short = 最後一輪
ending-tokens = 最後一個套組標記已被拿走。最後一輪！{ $count ->
    [0] 這是最後一個回合。
   *[other] 還沒進行的玩家：{ $names }。
  }
ending-deck = 牌庫已空。最後一輪！{ $count ->
    [0] 這是最後一個回合。
   *[other] 還沒進行的玩家：{ $names }。
  }
news-board = 新聞標記
news-free = { $kind }新聞，{ $points } 分：無人持有。最先擴充此類套組的玩家拿走它。
news-held = { $kind }新聞，{ $points } 分：{ $name } 以 { $length } 張的套組持有。更長的套組可奪走它。
news-safe = { $kind }新聞，{ $points } 分：{ $name } 完成了套組，永久保有。
news-safe-short = 已定
costs = 展示需 { $count } 個琥珀
no-effect = 沒有效果。在你的套組中，蛋可當作任何體型。
would = 如果現在拿取
log = 紀錄
log-empty = 遊戲開始。
log-continued = 從先前一局的第 { $ply } 步接續。
log-show = 顯示此局面
log-show-ply = 顯示第 { $ply } 步後的局面
digest = 自你上一回合以來
chat = 聊天
chat-say = 訊息
chat-send = 送出
chat-muted = 桌主已將你在此桌禁言。
chat-mute = 禁言
chat-mute-name = 將 { $name } 禁言
chat-unmute = 解除禁言
chat-unmute-name = 解除 { $name } 的禁言
chat-react = 快速訊息
chat-react-short = 快速
react-hello = 你好！
react-well-played = 打得好！
react-thanks = 謝謝！
react-wow = 哇！
react-oops = 糟糕！
react-thinking = 思考中……
react-good-game = 玩得很開心！
watching-count = { $count } 人觀戰中
view-as = 以此玩家的視角觀看
take-over = 讓電腦代打
take-back = 取回我的座位
stand-in-plays = 電腦正在替你代打。
leave-table = 離開遊戲
leave-hint = 電腦會替你代打；你可以回來。
leave-hint-daily = 離開就等於在今天的每日牌局棄權。
hint-title = 請教教授
reconnecting = 連線中……

## 現在要做什麼
ask-loading = 正在擺設牌桌……
ask-moment = 正在回顧第 { $ply } 步。
ask-over = 遊戲結束。
ask-waiting = { $name } 正在進行。
ask-other-turn = { $name } 正在思考。
ask-other-choice = { $name } 正在選擇。
ask-turn = 輪到你：挖掘，或收回棋子。
ask-dig-only = 輪到你：挖掘一張卡牌。
ask-reclaim-only = 輪到你：沒有棋子了，請收回。
ask-reclaim = 剩 { $count } 個棋子：每個可展示一個化石，或拿 1 個琥珀。
ask-order = 哪個效果先執行？
ask-display = { $card }：你可以展示一個化石。
ask-display-free = { $card }：你可以免費展示一個化石。
ask-trade = { $card }：花 3 個琥珀換 2 分？
ask-display-or-point = { $card }：展示一個化石，或獲得 1 分。
ask-where = { $card }：放進哪個套組？
ask-size = 兩顆蛋：請選擇此套組的體型。
ask-ready = 這個回合可以嗎？
ask-ready-then = 請確認；接著由 { $name } 選擇。
out-of-turn = 在 { $name } 的回合中：
act-reclaim = 收回 { $count } 個棋子
act-reclaim-hint = 收回你所有的棋子
reclaim-here = 你在挖掘場 { numeral } 的棋子：收回你所有的棋子
act-amber = 拿 1 個琥珀
act-amber-rest = 其餘都拿琥珀
act-trade = 花 3 個琥珀換 2 分
act-point = 拿 1 分
act-skip = 略過
act-undo = 復原
act-restart = 重來
act-commit = 確認
act-now = 回到遊戲
act-skip-moves = 快轉
do-dig = 挖取這張
do-display = 展示這張
do-use = 使用這張
attend-your-turn = 輪到你

## 為何不行
why-loading = 牌桌正在擺設。
why-moment = 你正在回顧先前的一步。回到遊戲才能進行。
why-over = 遊戲結束。
why-watching = 你正在觀戰。
why-busy = 請稍候……
why-ready = 你的回合準備好了：請確認，或復原。
why-not-your-turn = 現在是 { $name } 的回合。
why-theirs = 這屬於 { $name }。
why-deck = 下一張要翻開的卡牌。放到挖掘場後才能挖取。
why-finish-first = 請先完成目前的選擇。
why-own-marker = 你的棋子已在挖掘場 { numeral }。請先收回棋子。
why-no-marker = 你沒有棋子了。請先收回棋子。
why-impossible = 現在不能這麼做。
why-display-later = 收回棋子時，或卡牌效果允許時，才能展示化石。
why-trade = 請先決定是否交換。
why-order = 選一張發亮的卡牌：它的效果先執行。
why-too-dear = 需要 { $cost } 個琥珀，你有 { $amber } 個。
why-pick-card = 請先從研究室選一個化石。
why-set-complete = 此套組已完成。
why-set-mismatch = 這個化石不能放進此套組。
why-rule = 查看規則
notice-offline = 沒有連線。你的計畫已保留，請稍後再試。
notice-retrying = 沒有連線。重新連線中……
notice-stale = 遊戲已有進展。這是目前的局面。
notice-refused = 沒有成功。{ $detail }

## 按鍵
keys-title = 鍵盤快速鍵
keys-more = Tab 在區域間移動，方向鍵在區域內移動，Enter 選擇，Esc 關閉。
key-n = 下一個選擇
key-b = 上一個選擇
key-i = 細看卡牌
key-t = 收回棋子
key-a = 拿 1 個琥珀
key-rest = 剩下的全部拿琥珀
key-p = 拿分數、進行交換
key-s = 略過
key-u = 復原
key-r = 重來此回合
key-c = 確認
key-escape = 快轉其他人的回合
key-l = 前往紀錄
key-slash = 前往聊天
key-help = 顯示此清單
key-h = 請教教授（只有電腦的牌桌）

## 偏好
prefs = 偏好設定
prefs-notice = 輪到我時
prefs-look = 顯示
prefs-table = 遊戲進行
pref-confirm = 回合進行前先由我確認
pref-coach = 教練：勝率降低達到以下程度時先詢問
pref-coach-off = 從不
pref-coach-15 = 15% 以上
pref-coach-10 = 10% 以上
pref-coach-5 = 5% 以上
pref-coach-hint = 僅限只有電腦的牌桌；這些遊戲會標示「有提示」。
pref-motion = 動畫
pref-speed = 其他人的速度
pref-speed-slow = 慢
pref-speed-normal = 普通
pref-speed-fast = 快
pref-speed-instant = 立即
pref-sounds = 播放提示音
pref-notify = 顯示通知
pref-colour = 色盲友善配色
pref-log = 詳細紀錄
pref-card-text = 大卡牌下方的文字

pref-theme = 牌桌
pref-theme-light = 淺色
pref-theme-dark = 深色
pref-theme-system = 跟隨系統
pref-card-size = 卡牌大小
pref-card-size-normal = 一般
pref-card-size-large = 放大
pref-card-sounds = 卡牌與結束音效

## 結束
end-title = 遊戲結束
end-counting = 計算 { $name } 的分數……
end-winner = { $count ->
    [1] { $names } 以 { $points } 分獲勝。
   *[other] { $names } 以 { $points } 分共享勝利。
  }
end-player = 玩家
end-total = 總分
end-skip = 略過
end-rematch = 再戰一局
end-join-rematch = 加入下一局
end-review = 回顧遊戲
end-daily = 與大家比較
assisted-game = 使用提示進行的遊戲。
end-show = 顯示分數
end-text = 一場 First Giants 遊戲。

## 出錯時
problem-unknown = 出了點問題，請再試一次。
problem-offline = 無法連上伺服器。請檢查網路後再試。
problem-invalid-request = 輸入內容有誤，請檢查。
problem-illegal-choice = 這份遊戲檔案有違反規則之處，無法顯示。
problem-bad-record = 這不是完整的遊戲檔案。請使用從遊戲回顧下載的檔案。
problem-cannot-be-rated = 積分賽須有計時、沒有電腦玩家、使用新的牌序和內建牌組，且不用公平起始。
problem-no-such-deal = 只有已結束遊戲的牌序才能重玩。請檢查連結。
problem-table-not-open = 這局遊戲已經開始。你可以觀戰。
problem-table-closed = 這張牌桌已關閉。
problem-table-full = 這個座位剛被坐走。請選別的座位，或觀戰。
problem-no-such-game = 這個網址沒有遊戲。連結可能過期或輸入錯誤。
problem-daily-secret = 這是每日牌局。當天結束後（UTC 午夜過後五分鐘）才能觀看。
problem-daily-played = 你已經開始今天的牌局，每人只有一次機會。你的牌桌在首頁。
problem-no-such-day = 這裡沒有那一天的牌局。
problem-daily-own-try = 每日牌局中沒有人能替你玩。
problem-no-hints-here = 教授只在只有電腦的牌桌幫忙，積分賽和每日牌局都不行。
problem-no-such-table = 這個網址沒有牌桌。連結可能過期或輸入錯誤。
problem-no-such-person = 沒有這位玩家。帳號可能已刪除。
problem-too-many-tables = 你的牌桌已達上限。請先結束或離開一張。
problem-too-many-tables-here = 來自你網路位址的牌桌已達上限。請等其中一些遊戲結束。
problem-too-many-bot-games = 來自你網路位址、只有電腦玩家的遊戲已達上限。請等其中一局結束。
problem-too-many-notices = 超過伺服器允許的數量。
problem-address-refused = 不允許將訊息送往此網址。
problem-too-many-tokens = 你的金鑰已達上限。請先撤銷一個。
problem-has-rated-games = 已有積分賽的帳號，不能再改為程式或真人的帳號。請為程式另外建立帳號。
problem-too-many-jobs = 你先前的分析仍在進行。請等其中一個完成後再試。
problem-nothing-to-review = 這場遊戲還沒有任何一步，沒有可以分析的內容。
problem-login-taken = 這個使用者名稱已有人使用，請換一個。
problem-wrong-password = 使用者名稱或密碼錯誤。
problem-weak-password = 請選擇較難猜到的密碼。
problem-wrong-old-password = 目前的密碼不正確。
problem-no-such-session = 這台裝置已經登出。
problem-too-many-requests = 請求太多。請稍候再試。
problem-try-again = 伺服器正忙，請稍後再試。
problem-not-signed-in = 你在這裡已登出。請重新載入頁面，再登入一次。
problem-stale = 遊戲已有進展。請看過之後再選擇。
problem-not-your-decision = 現在輪到其他玩家選擇。
problem-not-seated = 只有這張牌桌的玩家可以這麼做。
problem-not-host = 只有這張牌桌的桌主可以這麼做。
problem-muted = 桌主已將你在此桌禁言。
problem-banned = { $until ->
    [none] 你已被這個伺服器封鎖：{ $reason }
   *[other] 你已被這個伺服器封鎖到 { $until }：{ $reason }
  }
problem-muted-everywhere = { $until ->
    [none] 你在這個伺服器上被禁言：{ $reason }
   *[other] 你在這個伺服器上被禁言到 { $until }：{ $reason }
  }
problem-taken-over = 這個座位由電腦代打中。
problem-still-has-time = 這位玩家還有時間。
problem-table-not-playing = 遊戲尚未開始，或已經結束。
problem-table-not-finished = 遊戲尚未結束。
problem-too-few-seated = 至少要有兩位玩家入座。
problem-already-seated = 你已在這張牌桌入座。
problem-no-such-seat = 這個座位已經沒有人。
problem-no-bot-there = 這個座位已經沒有電腦玩家。
problem-no-such-moment = 無法從這個局面繼續遊戲。
problem-no-such-token = 這個金鑰已經撤銷。
problem-already-account = 你已經有帳號。請重新載入頁面。
problem-no-account = 你是訪客，沒有密碼。
problem-too-large = 超過伺服器可接受的大小。
problem-bad-choice = 這份遊戲檔案含有無法讀取的一步。
problem-bad-deck = 這副牌組有問題。
problem-unknown-deck = 這局遊戲使用的牌組不在這個伺服器上。
problem-no-such-deck = 找不到這副牌組。它可能已被刪除，或沒有分享。
problem-no-such-deck-report = 還沒有這份報告。
problem-not-owner = 只有牌組的擁有者可以這樣做。
problem-too-many-decks = 你的牌組已達上限。請先刪除一副。
problem-too-many-versions = 版本已達上限。請複製牌組後再繼續。
problem-decks-too-large = 你的牌組佔用太多空間。請先刪除一副。
problem-bad-settings = 這份遊戲檔案中的設定已損壞。
problem-internal = 伺服器出了錯，請再試一次。
problem-continued-game = 接續的遊戲保留座位、順序與新聞。每個座位都有人才能開始。
problem-blocked = 你無法在這裡聯絡這些人或與他們同桌。請選擇其他玩家。
problem-not-acquainted = 你可以向好友、曾一起玩過的人和程式發出挑戰。
problem-not-reliable-enough = 這張牌桌只開放給大多會玩完遊戲的玩家。請先到其他牌桌玩幾場。
problem-account-needed = 這需要帳號。請在你的頁面建立一個。
problem-seat-reserved = 這個座位已為某人保留。請選擇其他座位。
problem-too-many-friends = 好友或待回覆的邀請已達上限。
problem-too-many-challenges = 這位玩家已有待回覆的挑戰。請稍候。
problem-too-many-blocks = 封鎖人數已達上限。請先解除一位。
problem-too-many-notes = 筆記數量已達上限。請先刪除一則。
problem-too-many-reports = 你今天已檢舉多人。請明天再試。
problem-already-reported = 站方已收到你對這位玩家的檢舉。
problem-on-vacation = 你正在休假。請先結束休假。
problem-no-vacation-left = 你今年剩下的休假天數不足。
problem-no-such-puzzle = 沒有這道謎題，或已不存在。
problem-no-puzzle-left = 這一類謎題你都解開了，請選別的主題。
problem-too-many-solvers = 今天已有許多訪客從你的網路解題。請登入帳號，或明天再來。
problem-channel-off = 這個伺服器不再以這種方式傳送訊息。請選擇其他方式。
problem-cross-origin = 這個頁面與伺服器的網址不一致。請從平常的網址重新開啟遊戲。
problem-headers-too-large = 你的瀏覽器送出的資料超過伺服器的上限。請刪除本站的 Cookie，再試一次。
problem-method-not-allowed = 這個頁面比伺服器舊。請重新載入。
problem-no-such-bot = 這個電腦玩家已不在這裡。請另選一個。
problem-no-such-target = 訊息已不再送往那裡。請重新載入頁面。
problem-not-found = 伺服器上沒有這個內容。請重新載入頁面。
problem-too-slow = 傳送花了太久。請檢查網路，再試一次。
problem-unknown-host = 伺服器不使用這個網址。請從平常的網址開啟遊戲。
not-found = 找不到頁面
not-found-hint = 連結可能過期或輸入錯誤。

## 回顧
replay-title = 遊戲回顧
replay-missing = 沒有這局遊戲
replay-start = 第一回合之前的牌桌。
replay-controls = 播放控制
replay-first = 到開頭
replay-back = 上一步
replay-play = 播放
replay-pause = 暫停
replay-next = 下一步
replay-last = 到結尾
replay-scrub = 局面
replay-continue = 從這裡繼續
replay-luck = 運氣與實力
replay-download = 下載遊戲檔案
replay-link = 此局面的連結
replay-upload = 開啟遊戲檔案

## 牌桌廳
open-empty = 目前沒有開放的牌桌。建立一張，其他人會在這裡看到。
sit-down = 加入
watch-now = 進行中的遊戲
watch-empty = 目前沒有公開的遊戲。
watch-finished = 已結束的遊戲
watch-none = 還沒有結束的遊戲。
rated = 積分賽
assisted = 有提示
known-deal = 已知牌序
pace-some-days = 每步 { $count } 天
pace-minutes = 每人 { $count } 分鐘

## 玩家
leader-place = 名次
leader-name = 名字
leader-rating = 積分
leader-games = 局數
leader-empty = 還沒有人玩過積分賽。建立帳號，再建立一張有計時的積分賽牌桌：你的名字就會排在第一個。
person-guest = 訪客
person-account = 玩家
person-bot = 電腦
person-since = { $date } 加入
person-games = 遊戲
me-history = 你的遊戲與積分
me-numbers = 你的數據
me-name = 顯示名稱
me-save = 儲存
me-saved = 已儲存
account = 帳號
account-signed-in = 你以 { $login } 登入。
account-out = 登出
account-new-hint = 選擇使用者名稱與密碼，即可在任何裝置保留你的遊戲與積分。只需要這些。
account-in-hint = 歡迎回來。
account-login = 使用者名稱
account-password = 密碼
account-new = 建立帳號
account-in = 登入
account-to-new = 建立新帳號
account-to-in = 改為登入
password = 密碼
password-old = 目前的密碼
password-new = 新密碼
password-change = 變更密碼
password-changed = 密碼已變更，其他裝置皆已登出。
sessions = 已登入的裝置
sessions-this = 這台裝置
sessions-seen = 上次使用：{ $date }
sessions-unknown = 未知裝置
sessions-end = 登出
sessions-end-name = 登出：{ $device }
sessions-end-others = 登出其他所有裝置
tokens = API 金鑰
tokens-hint = 程式用另外的帳號遊玩。請先標明，讓大家都知道，再建立金鑰。
tokens-label = 用途是？
tokens-make = 建立金鑰
tokens-drop = 撤銷
tokens-made = 請立即複製，之後不會再顯示：
tokens-run = 接著這樣啟動電腦玩家：
me-delete-title = 刪除帳號
me-delete-hint = 你的名字、帳號與偏好設定會被刪除。已結束的遊戲保留，但不含你的名字。
me-delete = 刪除我的帳號
me-delete-sure = 要刪除所有關於你的資料嗎？無法復原。
me-delete-no = 取消
me-delete-yes = 永久刪除

## 關於
about-game = First Giants 是挖掘化石、研究化石並在博物館展出的遊戲。規則依照已出版的遊戲；文字、圖畫與卡牌是我們自己的。
about-made = 如何製作
about-art = 每個化石都由程式依動物的描述畫出：脊椎、肋骨、頭骨、四肢、翅膀、鰭、長牙。沒有任何圖片是抄來的。
about-fair = 每局開始前，伺服器公布其祕密洗牌的指紋；結束後公布祕密本身。任何人都能查證牌庫未被動手腳。
about-fonts = 字體
about-software = 瀏覽器中的開放原始碼軟體
about-docs = 說明文件
about-api = API 文件

## 電腦玩家
bot-tourist = 觀光者
bot-tourist-is = 第一次來參觀：喜歡什麼就拿什麼，輸了也微笑。
bot-hatchling = 雛龍
bot-hatchling-is = 見到發亮的就拿；對新手友善。
bot-volunteer = 志工
bot-volunteer-is = 懂得基本要領，一回合一回合把博物館打理好。
bot-digger = 挖掘員
bot-digger-is = 看化石很有眼光，但很少往前想。
bot-preparator = 標本師
bot-preparator-is = 耐心而精準：拿眼前最好的。
bot-curator = 策展人
bot-curator-is = 提前一回合規劃展覽，並留意新聞。
bot-professor = 教授
bot-professor-is = 也會考慮你的計畫，一領先就結束遊戲。
bot-giant = 巨獸
bot-giant-is = 我們最強的：深思熟慮，毫不留情。

list-comma = 、
list-and = { $some }和{ $last }
