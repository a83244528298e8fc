### 管理頁：給架設伺服器的人。

admin-title = 管理
admin-lead = 給架設這個伺服器的人。在這裡做的每件事都有紀錄。
admin-no-way = 這個伺服器沒有管理密語，你的帳號也不是管理員。請在伺服器設定中寫上 { $setting }，或執行 { $command }。
admin-secret = 管理密語
admin-password = 你的密碼
admin-in = 登入
admin-out = 登出
admin-as = 以 { $who } 登入，到 { $time } 為止。
admin-section = 分區
admin-overview = 總覽
admin-reports = 檢舉
admin-people = 玩家
admin-tables = 牌桌
admin-bans = 封鎖
admin-announcements = 公告
admin-log = 紀錄
admin-search = 搜尋
admin-none = 沒有找到。
admin-reason = 原因（對方看得到）
admin-until = 到期日（空白：永久）
admin-until-date = 到 { $date }
admin-for-good = 永久

## 總覽
figure-status = 狀態
status-ok = 一切正常
status-degraded = 部分故障
status-down = 停擺
figure-people-online = 線上玩家
figure-streams = 連線
figure-tables-playing = 進行中的遊戲
figure-tables-open = 開放牌桌
figure-moves-per-minute = 最近一分鐘的行動
figure-bots-waiting = 等待電腦的牌桌
figure-bots-waiting-since = 最久等了 { $seconds } 秒
figure-reports-open = 待處理的檢舉
figure-accounts = 帳號
figure-guests = 訪客
figure-memory = 記憶體
figure-database = 資料庫
figure-megabytes = { $count } MB
figure-node = 線上玩家、連線與記憶體是這個節點的（{ $node }，版本 { $version }），其餘是整個伺服器的。
backup-title = 備份
backup-hint = 在大家遊戲的同時，把資料庫複製到備份資料夾，並打開副本檢查。
backup-now = 立即備份
backup-made = 已存成 { $name }（{ $size } kB）。

## 檢舉
reports-open = 待處理
reports-handled = 已處理
reports-empty = 這裡沒有檢舉。
report-about = 關於 { $name }
report-by = 來自 { $name }，{ $date }
report-nobody = 已離開的人
report-reason-label = 原因：{ $reason }
report-why-insults = 辱罵
report-why-cheating = 作弊
report-why-leaving = 中途離開
report-why-name = 名字不當
report-why-spam = 洗版
report-why-other = 其他
report-lines = 此人在牌桌上最後說的話
report-table = 看牌桌
report-taken = { $who } 正在處理
report-take = 由我處理
report-dismiss = 不成立
report-act = 記為已處理
report-note = 寫進紀錄的附註
report-person = 看這個人

## 玩家與封鎖
admin-people-search = 名字、使用者名稱或編號
admin-people-seen = 上次來訪 { $date }
look-open = 看 { $name }
look-profile = 個人頁
look-address = 最近的位址：{ $address }
look-no-address = 這個節點啟動後還沒見過此人。
look-facts = 裝置：{ $sessions } · 牌桌：{ $tables } · 檢舉：{ $reports }
look-sanction = 禁言或封鎖
ban-kind = 方式
ban-kind-mute = 全面禁言
ban-kind-ban = 封鎖帳號
ban-kind-address = 封鎖位址
ban-do = 執行
ban-is-mute = 禁言中
ban-is-ban = 封鎖中
ban-lifted = 已解除
ban-lift = 解除
ban-lift-name = 解除：{ $name }
ban-address = IP 位址
ban-address-hint = IPv4；若是 IPv6，則封鎖整個 /64。
ban-address-do = 封鎖此位址
bans-empty = 沒有人被封鎖或禁言。
data-title = 資料
data-export = 匯出成檔案
data-erase = 刪除此人
data-erase-hint = 永遠刪除名字、帳號、積分與聊天。結束的遊戲會留下，但沒有名字。請輸入名字以繼續。
data-erase-name = 名字

## 牌桌
tables-search = 標題、名字或編號
tables-state = 狀態
tables-any = 全部
tables-open = 開放
tables-playing = 進行中
tables-finished = 已結束
tables-closed = 已關閉
table-look = 看
table-close = 關閉
table-close-name = 關閉：{ $name }
table-close-hint = 牌桌對所有人結束，這局不計。

## 公告
announce-hint = 每一頁上的一行字。讀者看到自己的語言；若沒有，就看英文或第一個。
announce-starts = 從
announce-until = 到
announce-text = 文字：{ $language }
announce-do = 發布
announce-withdraw = 移除
announce-span = { $from } 至 { $until }
announce-empty = 沒有公告。

## 紀錄
audit-col-more = 顯示更早的紀錄
audit-col-when = 時間
audit-col-who = 誰
audit-col-what = 做了什麼
audit-col-whom = 對象
audit-col-from = 來自
audit-sign-in = 登入
audit-sign-out = 登出
audit-look = 查看玩家
audit-export = 匯出資料
audit-erase = 刪除玩家
audit-ban = 封鎖
audit-mute = 禁言
audit-lift-ban = 解除封鎖
audit-lift-mute = 解除禁言
audit-close-table = 關閉牌桌
audit-announce = 發布公告
audit-withdraw = 移除公告
audit-backup = 備份
audit-take-report = 接手檢舉
audit-dismiss-report = 檢舉不成立
audit-act-report = 處理檢舉
audit-grant = 授予管理權
audit-revoke = 取消管理權

## 拒絕
problem-not-admin = 只有已登入的管理員可以使用。
problem-wrong-secret = 這不是設定中的密語。
problem-no-such-ban = 這項封鎖已解除。
problem-no-such-report = 沒有這件檢舉。
problem-no-such-announcement = 沒有這則公告。
problem-is-admin = 此人是管理員，請先取消其管理權。
problem-report-handled = 已有人處理這件檢舉。
problem-use-pg-dump = 這是 PostgreSQL 資料庫：請用 pg_dump。
problem-no-backup-folder = 請在設定中指定備份資料夾：backup_folder。
problem-backup-failed = 備份失敗。請檢查資料夾與剩餘空間。
problem-wrong-name = 這不是此人的名字。
problem-bad-address = 這個位址不能封鎖。請寫一個 IPv4 或 IPv6 位址，不能是這台電腦自己的。
problem-bad-ban = 到期日必須在未來。
problem-bad-announcement = 請至少寫一種文字，且結束時間要在未來。
