/** The place of the years before the first cycle, where a cycle has its index in `da_yun_list`. */
export const BEFORE_LUCK = -1;
