### 純文字的桌面：一頁標題、清單與按鈕。

text-title = 文字牌桌
text-asked = 目前的問題
text-choices = 你的選擇
text-brings = 結果：{ $what }。
text-other = { $name }：{ $what }
text-dig = 挖取 { $card }，{ $place }
text-show-new = 將 { $card } 展示為新套組，{ $cost ->
    [0] 免費
   *[other] 花 { $cost } 個琥珀
  }
text-show-set = 將 { $card } 展示到套組 { $row }（{ $others }），{ $cost ->
    [0] 免費
   *[other] 花 { $cost } 個琥珀
  }
text-show-size = 將 { $card } 展示到套組 { $row }（{ $others }），體型定為{ $size }，{ $cost ->
    [0] 免費
   *[other] 花 { $cost } 個琥珀
  }
text-use = 先執行 { $card } 的效果
text-about = ：{ $family }，{ $size }。{ $does }
text-plan = 你目前的回合
# Follows the name of a choice.
text-set = { $set }：{ $cards }。{ $tokens ->
    [0] 沒有套組標記。
   *[other] { $tokens } 個套組標記。
  }
text-set-complete = 已完成。
text-markers = 棋子：{ $names }
text-markers-none = 沒有棋子
text-markers-out = 在外的棋子：{ $sites }
text-top = 頂牌：{ $card }
text-supply = 供應區的套組標記
