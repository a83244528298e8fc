# Learning from one's own mistakes: positions of reviewed games, asked again.
mistakes-title = 從失誤中學習
mistakes-lead = 來自你自己遊戲的局面，當時有好得多的選擇。答對的會晚一點再出現，答錯的會早一點再出現。
mistakes-due =
    { $due ->
        [0] 目前沒有要複習的局面
       *[other] 有 { $due } 個局面要複習
     } · 共 { $total } 個
mistakes-empty = 還沒有局面。遊戲分析完成後，讓你的勝率損失 10% 以上的選擇會出現在這裡。
mistakes-question = 你選了「{ $choice }」，損失 { $loss }% 的勝率。找出更好的選擇。
mistakes-right = 找得好！
mistakes-near = 幾乎最佳：勝率只少 { $loss }%。
mistakes-wrong = 這會損失 { $loss }% 的勝率。
mistakes-answer = 最佳：{ $choice }
mistakes-next = 下一個局面
mistakes-again = 再試一次
mistakes-show = 顯示答案
mistakes-thinking = 正在檢查你的選擇……
mistakes-tomorrow =
    { $days ->
        [0] 今天會再出現。
        [one] 明天會再出現。
       *[other] { $days } 天後會再出現。
     }
mistakes-start = 開始
mistakes-game = 你在這場遊戲的失誤
mistakes-clean = 這場遊戲中，你沒有任何選擇損失 10% 以上的勝率。
mistakes-analyse = 分析我最近的 { $count } 場遊戲
mistakes-working = 正在分析你的遊戲……
mistakes-to-review = 前往分析
