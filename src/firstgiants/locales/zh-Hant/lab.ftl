# 牌組實驗：電腦反覆遊玩一個牌組，報告說明它玩起來如何。

lab-title = 報告：{ $name }
lab-lead = 電腦會多次遊玩這個牌組。報告會指出哪些卡牌特別突出，以及每個座位的機會是否公平。
lab-open = 讓電腦試玩
lab-to-cards = 查看卡牌

## What to play
lab-plan = 讓電腦玩什麼
lab-level = 由誰來玩
lab-bot-greedy = 貪心的新手（最快）
lab-games = 每種人數的局數
lab-players = 玩家人數
lab-compare = 比較對象
lab-compare-nothing = 無
lab-account = 有帳號就可以要求 4,000 局。
lab-takes = 伺服器沒有其他工作時，約需 { $minutes } 分鐘。
lab-start = 開始試玩

## While they play
lab-wait = 等待空檔…
lab-progress = 已完成 { $done } 局，共 { $total } 局
lab-leave = 你可以離開此頁：電腦會繼續玩，用這個網址就能回來。
lab-failed = 報告沒有完成。請稍後再試。

## The report
lab-about = 每種人數 { $games } 局，由{ $level }遊玩。
lab-unsure = 沒有為這些卡牌訓練過的模型。電腦使用通用模型來玩，因此細微的差異較不確定。
lab-csv = 存成表格（CSV）
lab-json = 存成 JSON
lab-with-players = { $count } 人
lab-findings = 特別突出的卡牌
lab-findings-none = 沒有任何卡牌確定過強或過弱。
lab-finding-dominant = { $card }：拿到它的玩家贏得太多（{ $players }）。
lab-finding-strong = { $card }：拿到它的玩家贏得偏多（{ $players }）。
lab-finding-weak = { $card }：拿到它的玩家贏得偏少（{ $players }）。
lab-finding-dead = { $card }：幾乎沒人要，或讓擁有者輸掉（{ $players }）。
lab-verdict-dominant = 獨強
lab-verdict-strong = 偏強
lab-verdict-fair = 平衡
lab-verdict-weak = 偏弱
lab-verdict-dead = 無用
lab-verdict-unclear = 不明

lab-seats = 座位
lab-seats-hint = 每個座位的勝率比平均高出多少個百分點。座位 1 先手。線段表示 95% 信賴區間。
lab-seat = 座位 { $number }
lab-extra-amber = 額外琥珀 { $amounts }
lab-length = 長度與分數
lab-rounds = 輪數
lab-scores = 分數
lab-mean = 平均 { $value }
lab-most-games = 其中 90%：{ $low }–{ $high }
lab-end-tokens = 因最後一枚套組標記結束
lab-end-deck = 因最後一張卡牌結束

lab-cards = 卡牌
lab-cards-hint = 勝率增幅：拿到這張卡牌的玩家，勝率比平均高出多少個百分點，並附 95% 信賴區間。點選標題即可排序。
lab-card = 卡牌
lab-verdict = 評語
lab-lift = 勝率增幅
lab-wanted = 受歡迎
lab-round = 輪次
lab-kept = 保留
lab-uses = 用途
lab-amber = 琥珀
lab-points = 分數
lab-displays = 展示
lab-given = 給對手
lab-use-exhibited = 只拿來展示
lab-use-both = 發動效果後展示
lab-use-effect = 只發動效果
lab-use-left = 留在研究室
lab-wanted-plot = 每張卡牌受歡迎的程度與勝率增幅
lab-wanted-axis = 放在挖掘場上的局數中，被拿走的比例
lab-pairs = 一起獲勝的組合
lab-pairs-none = { $count } 組之中，沒有任何一組確定比兩張卡牌單獨時贏得更多。
lab-pairs-some = { $count } 組之中，這些組合確定比兩張卡牌單獨時贏得更多：
lab-pair = { $first }與{ $second }：多 { $more } 點，共 { $games } 局

lab-compared = 與{ $name }比較
lab-compared-hint = 兩個牌組使用相同的牌序。數字為此牌組減去另一個；粗體表示差異確定。
lab-added = 新增：{ $names }
lab-removed = 移除：{ $names }
lab-changed = 變更：{ $names }
lab-difference = 差異
lab-interval = 95% 信賴區間
lab-row-seat = 座位 { $number } 的勝率
lab-row-lift = { $card }的勝率增幅

lab-read = 如何閱讀這份報告
lab-read-verdicts = 勝率增幅確定超出 ±5 點為偏強或偏弱，超出 ±10 點為獨強或無用。被拿走的頻率不到中位卡牌的一半，也算無用。平衡表示確定在 ±5 以內；不明表示需要更多局數。
lab-read-lift = 勝率增幅說明誰贏了，而不是為什麼：也許是本來就領先的玩家拿走了它。一次只改一處，留存版本，再比較兩者。
lab-read-columns = 受歡迎：放在挖掘場上的局數中，有人拿走它的比例。輪次：何時被拿走。保留：展示之前在研究室停留幾輪。琥珀、分數和展示是每次拿走時其效果帶來的收穫。
