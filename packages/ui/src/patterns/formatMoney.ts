/** An amount in yuan as it is shown: 29.9 → '￥29.90'. */
export const formatMoney = (yuan: number) => `￥${yuan.toFixed(2)}`;
