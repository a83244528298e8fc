# 工坊：製作牌組，以及可能出錯的地方。

ws-title = 工坊
ws-lead = 製作自己的牌組：輸入卡牌、在牌桌上試玩、列印、分享。
ws-loading = 正在打開抽屜…
ws-to-workshop = 前往工坊
ws-back = 返回
ws-search = 搜尋

## 櫃子
ws-mine = 你的牌組
ws-none = 還沒有牌組。從空抽屜開始，或複製內建牌組再隨意修改。
ws-new = 新牌組
ws-new-hint = 檔案可以是 JSON 牌組，或試算表的 CSV 表格。
ws-deck-name = 牌組名稱
ws-unnamed = 未命名牌組
ws-founders-copy = 我的 Founders
ws-make = 從空白開始
ws-copy-founders = 複製內建牌組
ws-import = 開啟檔案
ws-public = 公開牌組
ws-public-none = 還沒有人公開牌組。
ws-public-not-found = 沒有公開牌組的名稱包含這些字。
ws-public-more = 顯示更多牌組
ws-by = 作者：{ $name }
ws-cards = { $count ->
   *[other] { $count } 張卡牌
  }
ws-updated = 最後修改：{ $date }
ws-version = 第 { $number } 版

## 一個牌組
ws-copy = 製作副本
ws-play = 用這個牌組遊玩
ws-play-table = 用這個牌組開一張牌桌
ws-look = 查看卡牌
ws-print = 列印
ws-share = 分享
ws-more = 更多
ws-view = 檢視方式
ws-view-drawer = 抽屜
ws-view-table = 表格
ws-undo = 復原
ws-redo = 重做
ws-no-trouble = 一切正常。
ws-troubles = { $count ->
   *[other] 有 { $count } 張卡牌有問題。
  }
ws-has-trouble = 有問題
ws-empty = 這個牌組還沒有卡牌。新增一張，或切換到表格並從試算表貼上。
ws-all-cards = 所有卡牌
ws-card-add = 新增卡牌
ws-card-number = 卡牌 { $number }
ws-no-card-yet = 家族、體型和效果都看得懂時，卡牌就會出現。

## 儲存
ws-save-saved = 已儲存
ws-save-waiting = 尚未儲存…
ws-save-saving = 儲存中…
ws-save-offline = 沒有連線。你的修改保留在這個瀏覽器中，稍後會送出。
ws-save-conflict = 未儲存
ws-save-refused = 未儲存
ws-conflict = { $count ->
   *[other] 這個牌組也在別處被修改：{ $count } 張卡牌不同。要保留哪些卡牌？
  }
ws-conflict-mine = 保留我的
ws-conflict-theirs = 採用另一份
ws-not-saved-yet = 你最後的修改尚未儲存。請稍後再試。
ws-not-playable = 這副牌組還不能玩。請先修正紅色標示之處。

## 版本
ws-versions = 版本
ws-version-keep = 保留版本
ws-version-kept = 已保留第 { $number } 版。它永遠不變，可以遊玩。
ws-versions-none = 還沒有版本。版本永遠不變：遊戲和連結都可以信賴它。
ws-compare = 比較
ws-same = 卡牌與現在相同。
ws-changed = 之後修改：{ $names }
ws-added = 之後新增：{ $names }
ws-removed = 之後移除：{ $names }
ws-go-back = 回到第 { $number } 版

## 分享
ws-who-sees = 誰可以看到這個牌組
ws-sees-private = 私人
ws-sees-private-hint = 只有你。
ws-sees-link = 憑連結
ws-sees-link-hint = 有連結的人都能看到最新版本並複製。
ws-sees-public = 公開
ws-sees-public-hint = 所有人都能在工坊找到它。
ws-share-needs-version = 請先保留一個版本：別人看到的是最新版本，而不是你正在修改的內容。
ws-description = 說明
ws-link = 這個牌組的連結
ws-copy-link = 複製連結

## 檔案
ws-export-json = 存成牌組檔案（JSON）
ws-export-csv = 存成表格（CSV）
ws-import-here = 用檔案取代所有卡牌
ws-imported = { $count ->
   *[other] 檔案中有 { $count } 張卡牌。按「復原」可找回原來的卡牌。
  }
ws-import-bad = 這既不是 JSON 牌組，也不是卡牌的 CSV 表格。
ws-delete = 刪除這個牌組
ws-delete-named = 刪除 { $name }
ws-delete-sure = 要永久刪除「{ $name }」嗎？用它玩過的遊戲會保留。
ws-delete-no = 保留
ws-delete-yes = 刪除

## 一張卡牌
ws-column-name = 名稱
ws-column-family = 家族
ws-column-size = 體型
ws-column-effects = 效果
ws-column-label = 博物館標籤
ws-column-picture = 圖片
ws-column-id = 識別碼
ws-id-hint = 卡牌在遊戲檔案中的名稱：a-z、0-9 和 -。在你修改之前，它會跟隨名稱。
ws-effect = 效果 { $number }
ws-effect-add = 新增效果
ws-remove = 移除
ws-card-remove = 移除卡牌
ws-duplicate = 複製一張
ws-earlier = 往前移
ws-later = 往後移
ws-when = 時機
ws-when-once = 一次，當你拿取這張卡牌時
ws-when-you = 每當你拿取
ws-when-anyone = 每當任何人拿取
ws-takes = 哪種卡牌
ws-takes-new = 你的研究室中沒有的家族
ws-who = 誰
ws-who-you = 你
ws-who-opponents = 每位對手
ws-do = 發生什麼
ws-do-amber = 獲得琥珀
ws-do-points = 獲得分數
ws-do-display = 展示 1 個化石
ws-do-display-free = 免費展示 1 個化石
ws-do-display-two-different = 展示 2 個，不同家族
ws-do-display-two-same = 展示 2 個，相同家族
ws-do-trade = 花費 3 琥珀換 2 分
ws-do-display-or-point = 展示 1 個化石或獲得 1 分
ws-amount = 多少
ws-per = 每有
ws-per-nothing = 只算一次
ws-per-family = 研究室中的{ $family }卡牌
ws-per-families = 研究室中的不同家族
ws-per-pairs = 研究室中的一對卡牌
ws-all-languages = 所有語言
ws-picture-choose = 選擇圖片
ws-picture-none = 剪影
ws-effects-as-text = 還看不懂這些效果。請以文字修改：

## 表格
ws-grid = 牌組的卡牌
ws-grid-keys = 輸入文字或按 Enter 編輯，Tab 前進，Delete 清空。可在任何地方貼上試算表的列。Shift+空白鍵選取整張卡牌。先按 Esc 再按 Tab 離開表格。
ws-new-row = 新卡牌
ws-pasted = { $count ->
   *[other] 已新增 { $count } 張卡牌。
  }
ws-notation = 效果的寫法
ws-notation-how = 先寫時機和冒號，再寫發生什麼；多個效果以分號隔開：
ws-notation-words = 表示發生什麼的字詞：
ws-misread = 這裡看不懂「{ $word }」。可用：{ $known }

## 列印
ws-print-title = 列印 { $name }
ws-print-how = { $cards } 張卡牌，共 { $pages } 頁，每頁九張，每張 63 × 88 公釐。請以 100 % 無邊界列印，並沿標線裁切。
ws-print-left-out = { $count ->
   *[other] 有 { $count } 張卡牌未列入：它們有問題。
  }
ws-paper = 紙張
ws-paper-a4 = A4
ws-paper-letter = Letter
ws-print-backs = 包含背面，供雙面列印
ws-print-now = 列印或存成 PDF
ws-print-page = 第 { $number } 頁
ws-print-sheets = 列印頁

## 可能出錯的地方
wrong-bad-id = 識別碼由 a-z、0-9 和 - 組成，最多 40 個字元。
wrong-duplicate-id = 另一張卡牌有相同的識別碼。請為這張取別的名稱。
wrong-bad-family = 請選擇家族。
wrong-bad-size = 請選擇體型，或選擇蛋。
wrong-bad-name = 名稱必須是一行，最多 40 個字元。
wrong-bad-label = 標籤必須是一行，最多 200 個字元。
wrong-bad-amount = 數量必須是 1 到 99 的整數。
wrong-too-many-effects = 一張卡牌最多有 6 個效果。
wrong-too-few-cards = 一個牌組至少需要 9 張卡牌。
wrong-too-many-cards = 一個牌組最多有 200 張卡牌。
wrong-bad-do = 請選擇會發生什麼事。
wrong-bad-who = 請選擇由誰執行效果：你，或每位對手。
wrong-bad-by = 請選擇計算誰的卡牌：你的，或任何人的。
wrong-bad-when = 請選擇計算哪些卡牌：某個家族、某種體型，或新的家族。
wrong-bad-new-family = 新的家族只計算你自己的卡牌。
wrong-bad-per = 請選擇計算什麼：某個家族、不同家族，或成對的卡牌。
wrong-only-with-gains = 只有琥珀和分數才有數量，或能以「每」來計算。
wrong-bad-effects = 看不懂這些效果。
wrong-unknown-field = 檔案在這裡有一個效果不認得的欄位。
wrong-not-an-object = 看不懂這個檔案：它的結構不像牌組。
wrong-bad-picture = 沒有這張圖片。
wrong-bad-facts = 這張卡牌的資料不適合博物館標籤：文字太長，或數字不是數字。
wrong-bad-cards = 檔案裡沒有卡牌清單。
wrong-not-json = 有一張卡牌含有無法儲存的內容。
wrong-too-much = 這些卡牌可能帶來超出遊戲所能計算的琥珀或分數。
wrong-too-many-recurring = 持續效果太多：遊戲會沒完沒了。請移除一些；有選擇的或給每位對手的影響最大。
