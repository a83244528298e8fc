### 只有終端機會說的話；其餘與網頁共用。欄位有限，請保持簡短。

## 牌桌
terminal-turn = 第 { $round } 輪 · { $you ->
    [yes] 輪到你
   *[no] 輪到 { $name }
  }
terminal-deck = 牌庫 { $count }
terminal-site = 挖掘場 { numeral }
terminal-next = 下一張
terminal-news = 新聞 { $points }分
terminal-end-near = 再 { $count } 個套組標記就結束
terminal-points = { $count } 分
terminal-sources = 新聞 { $news }，套組 { $sets }，效果 { $effects }
terminal-sets = 套組
terminal-complete = 完成

## 家族、體型與效果的簡寫
terminal-family = { $family ->
    [flying] 飛行
    [herbivore] 草食
    [carnivore] 肉食
    [marine] 海洋
   *[mammal] 哺乳
  }
terminal-size = { $size ->
    [small] 小
    [medium] 中
    [large] 大
   *[egg] 蛋
  }
terminal-takes = { $takes ->
    [flying] 飛行類
    [herbivore] 草食類
    [carnivore] 肉食類
    [marine] 海洋類
    [mammal] 哺乳類
    [small] 小型
    [medium] 中型
    [large] 大型
   *[new-family] 新家族
  }
terminal-per = { $per ->
    [flying] ／每張飛行類
    [herbivore] ／每張草食類
    [carnivore] ／每張肉食類
    [marine] ／每張海洋類
    [mammal] ／每張哺乳類
    [families] ／每個家族
    [pairs] ／每 2 張卡牌
   *[nothing] { "" }
  }
terminal-effect-amber = +{ $amount } 琥珀{ terminal-per }
terminal-effect-points = +{ $amount } 分{ terminal-per }
terminal-effect-display = 展示
terminal-effect-display-free = 免費展示
terminal-effect-display-two-different = 展示 2 個不同家族
terminal-effect-display-two-same = 展示 2 個相同家族
terminal-effect-trade = 3 琥珀換 2 分
terminal-effect-display-or-point = 展示或 +1 分
terminal-effect-opponents = 對手{ $effect }
terminal-effect-when = ↻ { $by ->
    [you] 你拿
   *[anyone] 任何人拿
  }{ terminal-takes }：{ $effect }

## 問與答
terminal-keys = （? 說明，q 離開）
terminal-keys-undo = （? 說明，u 復原，q 離開）
terminal-dig = 輪到你：挖一張卡牌（1–{ $count }）。
terminal-dig-or-reclaim = 輪到你：挖一張卡牌（1–{ $count }），或者
terminal-display = 展示
terminal-or = 或者
terminal-reclaim = 收回你的 { $count } 個棋子：每個給 1 個琥珀或展示一個化石
terminal-show-new = { $card } 開始新套組
terminal-show-set = { $card } 放入{ $set }
terminal-show-size = { $card } 放入{ $set }；體型為{ $size }
terminal-set-one = 套組 { $row }（{ $card }）
terminal-no-number = 請選 1 到 { $count } 的數字，或輸入 ? 看說明。
terminal-no-choice = 這裡不能選 { $word }；請輸入數字或 ?。
terminal-no-card = 沒有名為 { $name } 的卡牌。
terminal-no-undo = 無法復原：其他人已經看到結果了。
terminal-undone = 已復原。
terminal-left = 你已離開牌桌。
terminal-saved = 遊戲已存於 { $file }。

## 說明
terminal-help-dig = 挖掘：把一個棋子放到沒有你棋子的挖掘場，拿一張卡牌到你的研究室並執行效果。帶 ↻ 的效果，只要卡牌還在研究室，每當有人拿到符合的卡牌就會再次執行。
terminal-help-reclaim = 或者收回你所有的棋子：每個給 1 個琥珀或展示一個化石。
terminal-help-display = 展示依體型花費 1、2 或 3 個琥珀，蛋花費 2 個。化石開始新套組或擴充一個套組。家族套組：同一家族、三種體型。體型套組：同一體型、五個家族。
terminal-help-tokens = 每張擴充套組的卡牌帶來一個套組標記：2 分，套組完成後 3 分。同類中最長的套組持有該新聞。套組標記或牌庫用完時，打完這一輪遊戲結束。
terminal-help-answer = 請輸入數字，或輸入選項：{ $example }。
terminal-help-keys = 這份說明
terminal-help-card = 某張卡牌的一切
terminal-help-undo = 復原
terminal-help-log = 到目前為止的紀錄
terminal-help-quit = 離開
terminal-help-enter = 再看牌桌

## 紀錄
terminal-heading = { $names }；牌組 { $deck }，{ $count } 張卡牌。
terminal-unfinished = 遊戲尚未結束：目前 { $count } 步。
terminal-deck-summary = 牌組 { $deck }：{ $count } 張卡牌（{ $families }），{ $recurring } 張為持續效果。
terminal-review-then = 接著：{ $line }
terminal-review-working = 正在分析遊戲
