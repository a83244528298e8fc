### 積分的變化：依賽季與玩家人數的排行榜，以及個人的曲線。

board-period = 期間
board-season = 本季
board-last = 上季
board-all = 歷來
board-players = 人數
board-any = 不限
board-players-count = { $count } 人
board-from-to = { $from }至 { $until }。每個賽季、每種人數各有積分，從頭算起。
board-empty = 還沒有人玩過這類積分賽。
board-like = 實力相當於
board-provisional = 暫定
board-provisional-hint = 局數太少，還不能與別人比較。
board-levels = 電腦的程度（供比較）
board-levels-hint = 電腦不參加積分賽。這是它們玩很多局後會有的積分，由電腦之間的比賽推算；標本師在尺度上的位置是假設。
like-level = 實力相當於{ $name }
curve-title = 積分的變化
curve-none = 玩過第一局積分賽後，曲線就會開始。
curve-table = 以表格顯示
curve-summary = { $count } 局積分賽：從 { $first } 到 { $last }，最高 { $best }。
curve-date = 日期
curve-place = 名次
curve-place-of = { $players } 人中第 { $place }
curve-change = 變化
curve-game = 遊戲
curve-look = 看這一局
