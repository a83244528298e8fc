### First Giants：網頁的文字。以英文為準。

## 大廳
title = First Giants
skip-to-content = 前往內容
page-broken = 無法載入此頁。請檢查連線後再試一次。
try-again = 再試一次
close = 關閉
language = 語言
menu = 選單
nav = 展廳
nav-open = 開放牌桌
nav-watch = 觀戰
nav-learn = 學習
nav-rules = 規則
nav-cards = 卡牌
nav-leaderboard = 排行榜
nav-about = 關於
nav-me = 你
to-front = 回首頁
unofficial = 非官方版本，文字、圖畫與卡牌皆為原創。

## 首頁
front-over = 挖掘 · 研究 · 展示
front-lead = 挖出遠古巨獸，研究牠們，在你的博物館展出。二至五人，二十分鐘。
play-now = 立即遊玩
play-now-hint = 馬上與{ $names }對戰，無需帳號。
front-learn = 邊玩邊學
front-rooms = 其他展廳
front-open = 與其他人同桌，即時或分數日進行。
front-watch = 看別人怎麼玩。
front-rules = 幾頁講完整個遊戲，附圖。
front-cards = 牌庫中每個化石與它的標籤。
front-leaderboard = 誰最會挖。
my-games = 你的遊戲
my-your-turn = 輪到你
my-playing = 其他玩家進行中
my-open = 等待玩家
my-finished = 已結束
my-closed = 已關閉
friends-title = 與朋友遊玩
friends-hint = 選擇各座位由誰入座。你會得到可分享的連結與條碼，座位會隨著人到而坐滿。
friends-you = 你
friends-seat = 座位 { $number }
friends-nobody = 無人
friends-open = 朋友
friends-bot = 電腦：{ $name }
friends-pace = 時間
pace-none = 不計時
pace-blitz = 每人 5 分鐘
pace-live = 每人 15 分鐘
pace-days = 每步以天計
friends-public = 任何人都可入座
friends-make = 擺好牌桌

## 開始之前
lobby-title = 新牌桌
lobby-full = 所有人都到了。
lobby-closed = 此牌桌已關閉，沒有人了。
lobby-start = 開始遊戲
lobby-fill = 以電腦補滿空位
lobby-leave = 離開牌桌
seat-free = 空位
seat-bot = 電腦
seat-you = 你
seat-here = 在座
seat-away = 離開
seat-stand-in = 電腦代打中
sit-here = 坐這裡
add-bot = 加入電腦
drop-bot = 請走
invite-title = 邀請
invite-code = 此牌桌網址的條碼
invite-link = 傳送此連結
invite-copy = 複製連結
invite-copied = 已複製

## 遊戲用語
amber = 琥珀
points = 分數
news = 新聞
set-tokens = 套組標記
study = 研究室
exhibition = 展覽
deck = 牌庫
quarry = 挖掘場
site = 挖掘場 { $site }
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
study-empty-yours = 你的研究室是空的。去挖掘第一個化石吧。
exhibition-empty = 尚未展示任何化石
set-label = 套組 { $row }，{ $kind }，{ $count } 張卡牌
set-label-one = 套組 { $row }，一張卡牌
set-no-kind = 新套組
aim-set = 展示於此：{ $name }
new-set = 開始新套組
name-size = 指定體型
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
marker-of = { $name } 在挖掘場 { $site } 的標記
markers-left = 博物館上剩 { $count } 個標記
amber-count = { $count } 個琥珀
points-count = 遊戲中獲得 { $count } 分
score-of = 目前 { $count } 分
clock-of = { $name } 剩餘 { $time }
tokens-left = 剩 { $count } 個套組標記
tokens-left-long = 剩 { $count } 個套組標記。最後一個被拿走時，開始最後一輪。
ending-short = 最後一輪
ending-tokens = 最後一個套組標記已被拿走：之後直到最後座位的玩家各再進行一個回合。
ending-deck = 牌庫已空：之後直到最後座位的玩家各再進行一個回合。
news-board = 新聞標記
news-free = { $kind }新聞，{ $points } 分：無人持有。最先擴充此類套組的玩家拿走它。
news-held = { $kind }新聞，{ $points } 分：{ $name } 以 { $length } 張的套組持有。更長的套組可奪走它。
news-safe = { $kind }新聞，{ $points } 分：{ $name } 完成了套組，永久保有。
news-safe-short = 已定
costs = 需 { $count } 個琥珀
no-effect = 沒有效果。在你的套組中，蛋可當作任何體型。
would = 現在會發生
log = 紀錄
log-empty = 遊戲開始。
log-continued = 本局從先前一局的第 { $ply } 個選擇接續。
log-show = 顯示此刻
log-show-ply = 顯示第 { $ply } 個選擇之後
digest = 自你上一回合以來
chat = 聊天
chat-say = 說點什麼
chat-send = 送出
chat-muted = 主持人已將你在此桌禁言。
chat-mute = 禁言
chat-mute-name = 將 { $name } 禁言
chat-unmute = 解除禁言
chat-unmute-name = 解除 { $name } 的禁言
chat-react = 快速回應
chat-react-short = …
react-hello = 你好！
react-well-played = 打得好！
react-thanks = 謝謝！
react-wow = 哇！
react-oops = 糟糕！
react-thinking = 我在想……
react-good-game = 好遊戲！
watching-count = { $count } 人觀戰。
view-as = 從此座位看牌桌
absent = { $name } 不在。
take-over = 讓電腦代打
take-back = 取回我的座位
stand-in-plays = 電腦正替你進行。
leave-table = 離開遊戲
leave-hint = 電腦會替你繼續；你可以回來。
reconnecting = 連線中……

## 現在要做什麼
ask-loading = 正在擺設牌桌……
ask-moment = 你正在回顧第 { $ply } 個選擇。
ask-over = 遊戲結束。
ask-waiting = { $name } 正在進行。
ask-other-turn = { $name } 正在思考。
ask-other-choice = { $name } 需要做選擇。
ask-turn = 輪到你：挖掘一張卡牌，或收回標記。
ask-dig-only = 輪到你：挖掘一張卡牌。
ask-reclaim-only = 輪到你：標記都用完了，請收回。
ask-reclaim = 還有 { $count } 個標記：每個可展示一個化石，或拿 1 個琥珀。
ask-order = 多張卡牌有效果。哪張先？
ask-display = { $card }：你可以展示一個化石。
ask-display-free = { $card }：你可以免費展示一個化石。
ask-trade = { $card }：花 3 個琥珀換 2 分？
ask-display-or-point = { $card }：展示一個化石，或獲得 1 分。
ask-where = { $card }：放進哪個套組？
ask-size = 兩個蛋：此套組是什麼體型？
ask-ready = 完成了。確認你的回合？
ask-ready-then = 確認後，{ $name } 需要做選擇。
out-of-turn = 在 { $name } 的回合中：
act-reclaim = 收回 { $count } 個標記
act-reclaim-hint = 收回你所有的標記
reclaim-here = 你在挖掘場 { $site } 的標記：收回你所有的標記
act-amber = 拿 1 個琥珀
act-trade = 花 3 個琥珀換 2 分
act-point = 拿 1 分
act-skip = 放棄
act-undo = 復原
act-restart = 重來
act-commit = 確認
act-now = 回到現在
attend-your-turn = 輪到你

## 為何不行
why-loading = 牌桌正在擺設。
why-moment = 你正在回顧。回到現在才能進行。
why-over = 遊戲結束。
why-watching = 你正在觀戰。
why-busy = 請稍候……
why-ready = 你的回合已計畫好。請確認，或復原一步。
why-not-your-turn = 現在是 { $name } 的回合。
why-theirs = 這屬於 { $name }。
why-deck = 下一張要翻開的卡牌。放到挖掘場後才能挖。
why-finish-first = 先完成你已開始的事。
why-own-marker = 你的標記已在挖掘場 { $site }。請先收回標記。
why-no-marker = 你沒有標記了。請收回標記。
why-impossible = 現在不行。
why-display-later = 收回標記時，或效果允許時，才能展示化石。
why-trade = 現在問的是交換。
why-order = 選一張發亮的卡牌：它的效果先執行。
why-too-dear = 需要 { $cost } 個琥珀，你有 { $amber } 個。
why-pick-card = 先從研究室選一個化石。
why-set-complete = 此套組已完成。
why-set-mismatch = 這個化石不能放進此套組。
why-rule = 規則
notice-offline = 沒有連線。你的計畫已保留，請稍後再試。
notice-retrying = 沒有連線。重新傳送中……
notice-stale = 牌桌已有變化。這是目前的情況。
notice-refused = 沒有成功。{ $detail }

## 按鍵
keys-title = 按鍵
keys-more = Tab 在區域間移動，方向鍵在區域內移動，Enter 選擇，Esc 關閉。
key-n = 下一個可選的
key-b = 上一個
key-i = 細看卡牌
key-t = 收回標記
key-a = 拿 1 個琥珀
key-p = 拿分數、進行交換
key-s = 放棄
key-u = 復原
key-r = 重來此回合
key-c = 確認
key-l = 到紀錄
key-slash = 到聊天
key-help = 這些按鍵

## 偏好
prefs = 偏好
prefs-notice = 輪到我時
prefs-look = 視覺
prefs-table = 牌桌上
pref-confirm = 送出計畫好的回合前先詢問
pref-motion = 顯示卡牌與標記的移動
pref-sounds = 輪到我時輕聲提示
pref-notify = 輪到我時通知
pref-colour = 更易分辨的顏色
pref-log = 紀錄中顯示所有細節

## 結束
end-title = 結束
end-counting = 計算 { $name } 的分數……
end-winner = { $count ->
    [1] { $names } 以 { $points } 分獲勝。
   *[other] { $names } 以 { $points } 分共享勝利。
  }
end-player = 玩家
end-total = 總分
end-skip = 全部顯示
end-rematch = 再玩一次
end-join-rematch = 前往下一局
end-review = 回顧遊戲
end-share = 分享
end-show = 顯示結果

## 出錯時
problem-unknown = 出了點問題，請再試一次。
problem-offline = 無法連上伺服器。請檢查網路後再試。
problem-invalid-request = 格式不正確，請檢查輸入內容。
problem-illegal-choice = 這份紀錄有違反規則之處，無法顯示。
problem-bad-record = 這個檔案不是對局紀錄，或者並不完整。請選擇從重播下載的檔案。
problem-deal-in-play = 這副牌序仍在另一張牌桌進行中。請等那場結束後再回顧。
problem-same-deal-elsewhere = 你正在另一張牌桌玩這副牌序。請先完成那場遊戲。
problem-cannot-be-rated = 計分牌桌須有計時、新的牌序，且沒有電腦玩家。
problem-table-not-open = 遊戲已經開始。你可以觀戰。
problem-table-closed = 這張牌桌已關閉。
problem-table-full = 這個座位剛被坐走。請選別的座位，或觀戰。
problem-no-such-game = 這個網址沒有遊戲。連結可能過期或輸入錯誤。
problem-no-such-table = 這個網址沒有牌桌。連結可能過期或輸入錯誤。
problem-no-such-person = 這個網址沒有人。對方可能已永久離開。
problem-too-many-tables = 你同時擁有的牌桌已達上限。請先結束或離開一張。
problem-too-many-tables-here = 來自你網路位址的牌桌已達上限。請先等其中一些結束。
problem-too-many-bot-games = 來自你網路位址、只有機器人參加的對局已達上限。請等其中一局結束。
problem-too-many-tokens = 你的金鑰已達上限。請先撤銷一個。
problem-login-taken = 這個帳號已有人使用，請換一個。
problem-wrong-password = 帳號與密碼不符，請檢查兩者。
problem-too-many-requests = 太快了。請稍候再試。
problem-try-again = 伺服器正忙，請稍後再試。
not-found = 此網址沒有內容
not-found-hint = 連結可能過期或打錯了。

## 回顧
replay-title = 回顧一局遊戲
replay-missing = 沒有這局遊戲
replay-start = 第一回合之前的牌桌。
replay-controls = 遊戲的時刻
replay-first = 到開頭
replay-back = 退一步
replay-play = 播放
replay-pause = 暫停
replay-next = 進一步
replay-last = 到結尾
replay-scrub = 時刻
replay-continue = 從這裡繼續玩
replay-download = 下載紀錄
replay-link = 此刻的連結
replay-upload = 從檔案觀看紀錄

## 牌桌廳
open-empty = 目前沒有空位。擺一張新牌桌，其他人會在這裡看到。
sit-down = 到牌桌
watch-now = 正在進行
watch-empty = 目前沒有公開進行的遊戲。
watch-finished = 已結束的遊戲
watch-none = 還沒有結束的遊戲。
rated = 計分
pace-some-days = 每步 { $count } 天
pace-minutes = 每人 { $count } 分鐘

## 玩家
leader-place = 名次
leader-name = 名字
leader-rating = 積分
leader-games = 場數
leader-empty = 還沒有人玩過計分對局。建立帳號、開一張有計時的牌桌並設為計分：第一行就是你的。
person-guest = 訪客
person-account = 玩家
person-bot = 電腦
person-since = 自 { $date } 起
person-games = 遊戲
me-history = 你的遊戲與積分
me-name = 別人看到的名字
me-save = 儲存
me-saved = 已儲存
account = 帳號
account-signed-in = 你以 { $login } 登入。
account-out = 登出
account-new-hint = 選擇登入名稱與密碼，即可在任何裝置保留你的遊戲與積分。不需要其他資料。
account-in-hint = 歡迎回來。
account-login = 登入名稱
account-password = 密碼
account-new = 建立帳號
account-in = 登入
account-to-new = 我還沒有帳號
account-to-in = 我已經有帳號
tokens = 程式金鑰
tokens-hint = 金鑰讓你自己的程式以你的名義遊玩。
tokens-label = 用途是？
tokens-make = 建立金鑰
tokens-drop = 撤回
tokens-made = 請立即複製，之後不再顯示：
me-delete-title = 永久離開
me-delete-hint = 你的名字、帳號與偏好會被刪除。已結束的遊戲保留，但不含你的名字。
me-delete = 刪除我
me-delete-sure = 真的要刪除所有關於你的資料嗎？無法復原。
me-delete-no = 保留我
me-delete-yes = 永久刪除我

## 關於
about-game = First Giants 是挖掘化石、研究化石並在博物館展出的遊戲。規則依照已出版的遊戲；文字、圖畫與卡牌是我們自己的。
about-made = 如何製作
about-art = 每個化石都由程式依動物的描述畫出：脊椎、肋骨、頭骨、四肢、翅膀、鰭、長牙。沒有任何圖片是抄來的。
about-fair = 每局開始前，伺服器公布其祕密洗牌的指紋；結束後公布祕密本身。任何人都能查證牌庫未被動過。
about-fonts = 字體
about-software = 頁面中的軟體
about-api = 介面說明

## 電腦玩家
bot-hatchling = 雛龍
bot-hatchling-is = 只看眼前，見到發亮的就拿；對新手友善。
bot-volunteer = 志工
bot-volunteer-is = 懂得基本要領，一步一步把博物館打理好。
bot-digger = 挖掘員
bot-digger-is = 對好化石有感覺，但很少往前想。
bot-preparator = 標本師
bot-preparator-is = 耐心而準確：拿眼前最好的。
bot-curator = 策展人
bot-curator-is = 提前一回合規劃展覽，並留意新聞。
bot-professor = 教授
bot-professor-is = 也會考慮你的計畫；領先時就結束遊戲。
bot-giant = 巨獸
bot-giant-is = 我們最強的：盡可能久地思考，幾乎不留情。

list-comma = 、
list-and = { $some }和{ $last }
