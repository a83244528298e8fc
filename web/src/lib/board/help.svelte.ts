/** Whether the legend and the list of keys are open: the key `?` opens them, and the table's menu. */
export const help = $state({ open: false });
