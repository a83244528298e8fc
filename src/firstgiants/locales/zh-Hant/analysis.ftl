# The analysis board.
analysis-title = 分析桌
analysis-evaluation = 最佳選擇
analysis-thinking = 思考中……
analysis-margin = ± { $margin }
analysis-best = 最佳
analysis-over = 遊戲在此結束。
analysis-at =
    { $tried ->
        [0] 遊戲第 { $ply } 步之後
       *[other] 遊戲第 { $ply } 步之後，另試了 { $tried } 步
     }
analysis-game = 在遊戲中顯示
analysis-link = 此局面的連結
analysis-open = 試試看
analysis-now = 最佳：{ $choice }
