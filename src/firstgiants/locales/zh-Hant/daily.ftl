### 每日牌局：所有人拿同樣的牌，只能試一次，再看看大家的成績。

daily-title = 每日牌局
daily-lead = 每天一局：同樣的牌、同樣的電腦，每人只有一次機會。
daily-past-lead = 過去的牌局。想玩幾次都可以，但不再計入成績。
daily-you = 你
daily-lineup = 座位，從起始玩家起順時針排列
daily-ends = { $hours } 小時 { $minutes } 分後結束（UTC 午夜）。
daily-play = 玩今天的牌局
daily-resume = 繼續玩
daily-play-past = 玩這一局
daily-one-try = 你只有一次機會。可以關閉頁面，在 UTC 午夜前回來繼續；離開牌桌就等於棄權。
daily-ranked = 你的成績會列入帳號榜。
daily-unranked = 你的成績列入訪客與新帳號的排名；今天以前建立的帳號另有牌局與排名。
daily-won = 你以 { $lead } 分之差獲勝。
daily-behind = 你落後 { $lead } 分。
daily-level-won = 同分，而勝利屬於你。
daily-level-lost = 同分，但平手時由電腦勝出。
daily-score = 你的博物館有 { $score } 分
daily-place = { $of } 人中第 { $place } 名
daily-unfinished = 你當天沒有玩完這一局。
daily-streak = 連續 { $now } 天
daily-longest = 最長連續 { $longest } 天
daily-played = { $played } 局中獲勝 { $won } 局
daily-copy = 複製成績
daily-copied = 已複製。裡面不會透露任何牌或行動。
daily-share-head = First Giants 每日牌局，{ $date }
daily-share-won = 以 { $lead } 分之差獲勝，{ $score } 分
daily-share-lost = 落後 { $lead } 分，{ $score } 分
daily-share-level = 同分，{ $score } 分
daily-compare = 大家的成績
daily-compare-later = 先玩再看。等你玩完，或當天結束後，就能比較成績。
daily-accounts = 帳號
daily-others = 訪客與新帳號
daily-summary = { $tries } 人開始，{ $finished } 人玩完，{ $won } 人獲勝。
daily-nobody = 這裡還沒有人玩完。
daily-bars = 領先最強電腦的分數
daily-bars-table = 以表格顯示
daily-column-lead = 領先
daily-column-score = 分數
daily-column-people = 人數
daily-column-game = 牌局
daily-watch = 觀看
daily-watch-best = 觀看最佳牌局
daily-watch-later = UTC 午夜過後五分鐘即可觀看牌局。
daily-archive = 過去的日子
daily-archive-none = 從明天起，這裡會有過去的牌局。
daily-archive-finished = { $count ->
    [0] 沒有人玩完
   *[other] { $count } 人玩完，最佳 { $best }
  }
daily-archive-you = 你 { $lead }
daily-archive-more = 更早的日子
daily-today = 今天的牌局
daily-door = 同樣的牌和電腦，每人一次機會。
