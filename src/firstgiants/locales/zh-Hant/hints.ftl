### 只有電腦的牌桌上的提示與教練。

hint-not-now = 現在沒有要你決定的事。輪到你時再來。
hint-warning = 我會排出你的選擇。從此這場遊戲會標示為「有提示」，所有人都看得到。
hint-thinking = 讓我想想……
hint-sure = 勝率，誤差約 { $margin }。下方是每個選擇立即帶來的結果。
hint-unsure = 沒有為這副牌訓練過的模型，所以我比較沒把握。
hint-ask = 顯示排名
hint-chance = { $value } %
hint-loses = −{ $value }%
hint-best = 最佳
hint-plan = 規劃
hint-brings-nothing = 不會立即帶來什麼。
coach-title = 你確定嗎？
coach-loses = 這個回合會讓你的勝率降低約 { $value }%。
coach-better = 更好：{ $choice }（+{ $value }%）
coach-back = 再想想
coach-sure = 照樣執行
coach-off = 照樣執行，不再詢問
